package dev.banmen.picture;

import java.io.IOException;
import java.io.Writer;

/** Passes JSON on as {@link JsonText#printable} makes it, in pieces. One thread. */
final class PrintableJson extends Writer {
  private static final int PIECE = 1 << 13;

  private final Writer target;

  PrintableJson(Writer target) {
    this.target = target;
  }

  @Override
  public void write(char[] text, int from, int length) throws IOException {
    write(new String(text, from, length), 0, length);
  }

  @Override
  public void write(String text, int from, int length) throws IOException {
    int end = from + length;
    for (int at = from; at < end; ) {
      int next = Math.min(end, at + PIECE);
      if (next < end && Character.isHighSurrogate(text.charAt(next - 1))) {
        next++;
      }
      target.write(JsonText.printable(text.substring(at, next)));
      at = next;
    }
  }

  @Override
  public void flush() throws IOException {
    target.flush();
  }

  @Override
  public void close() throws IOException {
    target.close();
  }
}
