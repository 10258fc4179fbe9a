package dev.banmen.game.record;

import java.io.IOException;

/** The words of a file, or of bytes in memory. Mutable, one thread. */
final class ByteTokens extends Tokens {
  private final Bytes bytes;
  private long at;

  ByteTokens(Bytes bytes) {
    super(bytes.size());
    this.bytes = bytes;
  }

  @Override
  protected int fill(byte[] target, int offset, int length) throws IOException {
    int n = bytes.read(at, target, offset, length);
    at += n;
    return n == 0 ? -1 : n;
  }
}
