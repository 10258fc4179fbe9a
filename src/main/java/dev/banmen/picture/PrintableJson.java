package dev.banmen.picture;

import dev.banmen.text.Printable;
import java.io.IOException;
import java.io.Writer;
import java.util.Locale;

/** Makes JSON safe to show on a terminal, and passes it on in pieces. One thread. */
public final class PrintableJson extends Writer {
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
      target.write(of(text.substring(at, next)));
      at = next;
    }
  }

  /**
   * Returns the same value, with an escape for each character that {@link Printable} does not show;
   * such characters occur in strings only.
   */
  public static String of(String json) {
    String shown = Printable.of(json);
    StringBuilder text = new StringBuilder(json.length());
    int at = 0; // in what is shown
    for (int i = 0; i < json.length(); ) {
      int c = json.codePointAt(i);
      int end = i + Character.charCount(c);
      int instead = shown.codePointAt(at);
      at += Character.charCount(instead);
      if (c == instead) {
        text.appendCodePoint(c);
      } else {
        json.substring(i, end)
            .chars()
            .forEach(unit -> text.append(String.format(Locale.ROOT, "\\u%04x", unit)));
      }
      i = end;
    }
    return text.toString();
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
