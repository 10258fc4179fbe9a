#!/usr/bin/env python3
"""Measures how soon the table of a large file of games is on the screen.

usage: table.py ROUNDS SMALL LARGE BANMEN

In a pseudo-terminal of 80x24 the launcher BANMEN shows the recording SMALL; then LARGE is opened by
typing its name. The time is from the last key to the first answer, and to the table's first rows.
Rows are told by the word Player, as the made collections have it.
"""
import fcntl
import os
import pty
import select
import struct
import sys
import termios
import time


def read(screen, until, longest):
    """What arrives until it holds some bytes; where there are none, until nothing has for a while."""
    data, first, begun = b'', None, time.monotonic()
    while time.monotonic() - begun < longest:
        if select.select([screen], [], [], 0.3 if until is None else 0.05)[0]:
            data += os.read(screen, 1 << 16)
            first = first or time.monotonic()
            if until is not None and until in data:
                break
        elif until is None and data:
            break
    return first, time.monotonic()


def once(small, large, banmen):
    child, screen = pty.fork()
    if child == 0:
        os.environ['TERM'] = 'xterm-256color'
        os.execvp(banmen, [banmen, 'view', small])
    fcntl.ioctl(screen, termios.TIOCSWINSZ, struct.pack('HHHH', 24, 80, 0, 0))
    read(screen, None, 20)
    os.write(screen, b':open ' + large.encode())
    read(screen, None, 5)
    begun = time.monotonic()
    os.write(screen, b'\r')
    first, table = read(screen, b'Player', 20)
    os.kill(child, 9)
    os.waitpid(child, 0)
    os.close(screen)
    return (table - begun) * 1000, (first - begun) * 1000


def main(rounds, small, large, banmen):
    times = sorted(once(small, large, banmen) for _ in range(int(rounds)))
    table, first = times[len(times) // 2]
    print(f'first answer {first:.0f} ms, table {table:.0f} ms (median of {len(times)};'
          f' least {times[0][0]:.0f})')


if len(sys.argv) != 5:
    sys.exit(__doc__)
main(*sys.argv[1:])
