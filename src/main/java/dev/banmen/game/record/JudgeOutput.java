package dev.banmen.game.record;

import dev.banmen.game.Miss;
import java.io.IOException;

/**
 * A judge's output: plain ASCII, gathered into large pieces, and beside it explanations of misses
 * if wanted. Mutable, one thread.
 */
public abstract class JudgeOutput {
  private static final int PIECE = 1 << 16;

  private final byte[] buffer = new byte[PIECE];
  private int size;

  /** Writes a piece out. */
  protected abstract void write(byte[] bytes, int length) throws IOException;

  /** Whether to explain misses; explaining is slow. */
  public abstract boolean explains();

  /**
   * Reports a refused step, by its line in the input, in the order of the steps, and only if {@link
   * #explains}; the sentence is one line.
   */
  public abstract void missed(long line, Miss miss, String sentence);

  public final void put(int b) throws IOException {
    if (size == PIECE) {
      flush();
    }
    buffer[size++] = (byte) b;
  }

  /** Writes ASCII text. */
  public final void put(String ascii) throws IOException {
    for (int i = 0; i < ascii.length(); i++) {
      put(ascii.charAt(i));
    }
  }

  public final void put(byte[] bytes) throws IOException {
    put(bytes, bytes.length);
  }

  /** Writes the first bytes of an array as they are. */
  public final void put(byte[] bytes, int length) throws IOException {
    if (length > PIECE) {
      flush();
      write(bytes, length);
      return;
    }
    if (size + length > PIECE) {
      flush();
    }
    System.arraycopy(bytes, 0, buffer, size, length);
    size += length;
  }

  /** Writes a number in decimal. */
  public final void number(long number) throws IOException {
    if (number >= 0 && number < 10) {
      put((int) ('0' + number));
    } else {
      put(Long.toString(number));
    }
  }

  public final void flush() throws IOException {
    if (size > 0) {
      write(buffer, size);
      size = 0;
    }
  }
}
