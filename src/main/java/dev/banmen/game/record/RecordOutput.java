package dev.banmen.game.record;

import java.io.IOException;
import java.io.OutputStream;

/**
 * The output of a format or a judge: bytes for a stream, gathered into large pieces. Mutable, one
 * thread; does not close the stream.
 */
public class RecordOutput {
  private static final int PIECE = 1 << 16;

  private final OutputStream out;
  private final byte[] buffer = new byte[PIECE];
  private int size;

  public RecordOutput(OutputStream out) {
    this.out = out;
  }

  /** Writes a piece out. */
  protected void write(byte[] bytes, int length) throws IOException {
    out.write(bytes, 0, length);
  }

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
