package dev.banmen.record.server;

import dev.banmen.record.charset.PlainText;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/**
 * One line of a file, or a part of it. Immutable.
 *
 * @param number from 1
 * @param bytes without the line end; each character is one byte
 * @param charset what the bytes are decoded with
 */
record ServerLine(int number, String bytes, Charset charset) {
  /** The line as ASCII: each other byte is one character. Without blanks around it. */
  String ascii() {
    return bytes.strip();
  }

  /** The line as text, without blanks around it. */
  String text() {
    return new String(raw(), charset).strip();
  }

  boolean isText() {
    return PlainText.isIn(raw(), charset);
  }

  private byte[] raw() {
    return bytes.getBytes(StandardCharsets.ISO_8859_1);
  }

  boolean isBlank() {
    return bytes.isBlank();
  }

  ServerLine in(Charset other) {
    return new ServerLine(number, bytes, other);
  }

  /** A part of the line, with the line's number. */
  ServerLine part(String part) {
    return new ServerLine(number, part, charset);
  }
}
