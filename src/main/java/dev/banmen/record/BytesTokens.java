package dev.banmen.record;

import dev.banmen.game.record.Bytes;
import dev.banmen.game.record.Tokens;
import java.io.IOException;

/** The words of a file. Mutable, one thread. */
final class BytesTokens extends Tokens {
  private final Bytes file;
  private long at;

  BytesTokens(Bytes file) {
    super(file.size());
    this.file = file;
  }

  @Override
  protected int fill(byte[] target, int offset, int length) throws IOException {
    int n = file.read(at, target, offset, length);
    at += n;
    return n == 0 ? -1 : n;
  }
}
