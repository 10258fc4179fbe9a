#!/usr/bin/python3
"""Writes what train.py wrote with 16-bit weights, as the program's own network is kept.

    halve.py net.bin.gz src/main/resources/dev/banmen/games/go/net/own.net.gz

Each block of weights begins with @F16@ in place of @BIN@. Blocks of a number a channel, those of
norms and biases, stay as they are: they are small, and a variance may be too large for 16 bits.
"""
import gzip
import struct
import sys

MARK = b'@BIN@'


def halved(whole):
    """The file with halves; each block has as many numbers as the words of the line before say."""
    out, at, sizes = bytearray(), 0, []
    while True:
        start = whole.find(MARK, at)
        if start < 0:
            return bytes(out + whole[at:])
        text = whole[at:start]
        sizes = text.split(b'\n')[-2].split() or sizes  # a norm's four blocks share one line
        count = int(sizes[0])
        for size in sizes[1:4] if len(sizes) != 4 else []:
            count *= int(size)
        at = start + len(MARK) + 4 * count
        weights = whole[start + len(MARK):at]
        if len(sizes) in (2, 6):  # a matrix or a convolution
            mark, form = b'@F16@', '<%de' % count
            weights = struct.pack(form, *struct.unpack('<%df' % count, weights))
        else:
            mark = MARK
        out += text + mark + weights


def main():
    with gzip.open(sys.argv[1]) as file:
        whole = file.read()
    with open(sys.argv[2], 'wb') as file, gzip.GzipFile('', 'wb', 9, file, mtime=0) as packed:
        packed.write(halved(whole))


if __name__ == '__main__':
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main()
