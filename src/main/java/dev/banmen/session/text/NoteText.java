package dev.banmen.session.text;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Writes any text as the rest of a line: characters that would not survive become {@code %XX}. */
final class NoteText {
  private static final String DIGITS = "0123456789ABCDEF";

  private NoteText() {}

  static String of(String text) {
    StringBuilder line = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); ) {
      int c = text.codePointAt(i);
      int end = i + Character.charCount(c);
      boolean isOuter = i == 0 || end == text.length();
      if (c < ' ' || c == 0x7f || c == '%' || isOuter && Character.isWhitespace(c)) {
        for (byte b : text.substring(i, end).getBytes(StandardCharsets.UTF_8)) {
          escape(b, line);
        }
      } else {
        line.appendCodePoint(c);
      }
      i = end;
    }
    return line.toString();
  }

  static void escape(byte b, StringBuilder line) {
    line.append('%').append(DIGITS.charAt((b & 0xFF) >> 4)).append(DIGITS.charAt(b & 15));
  }

  /** Reads such a text; empty if it isn't valid. */
  static Optional<String> text(String rest) {
    if (rest.indexOf('%') < 0) {
      return Optional.of(rest);
    }
    byte[] line = rest.getBytes(StandardCharsets.UTF_8);
    ByteArrayOutputStream text = new ByteArrayOutputStream(line.length);
    for (int i = 0; i < line.length; i++) {
      if (line[i] != '%') {
        text.write(line[i]);
        continue;
      }
      int high = i + 2 < line.length ? DIGITS.indexOf(line[i + 1]) : -1;
      int low = high < 0 ? -1 : DIGITS.indexOf(line[i + 2]);
      if (low < 0) {
        return Optional.empty();
      }
      text.write(high << 4 | low);
      i += 2;
    }
    return Optional.of(text.toString(StandardCharsets.UTF_8));
  }
}
