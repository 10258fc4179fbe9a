package dev.banmen.judge;

import dev.banmen.game.record.Tokens;
import java.io.IOException;
import java.io.InputStream;

/** The words of a stream. Mutable, one thread; does not close the stream. */
final class StreamTokens extends Tokens {
  private final InputStream in;

  StreamTokens(InputStream in) {
    this.in = in;
  }

  @Override
  protected int fill(byte[] target, int offset, int length) throws IOException {
    return in.read(target, offset, length);
  }
}
