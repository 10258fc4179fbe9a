package dev.banmen.tui.term;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** The bytes of a paint, gathered to be written at once. Mutable, one thread. */
final class PaintBytes {
  private static final int ESC = 0x1b;

  private byte[] bytes = new byte[1 << 14];
  private int size;

  int size() {
    return size;
  }

  /** Removes the bytes gathered after this size. */
  void cutTo(int earlierSize) {
    size = earlierSize;
  }

  void ascii(int b) {
    if (size == bytes.length) {
      bytes = Arrays.copyOf(bytes, size * 2);
    }
    bytes[size++] = (byte) b;
  }

  void ascii(String text) {
    for (int i = 0; i < text.length(); i++) {
      ascii(text.charAt(i));
    }
  }

  void number(int number) {
    if (number >= 10) {
      number(number / 10);
    }
    ascii('0' + number % 10);
  }

  void control() {
    ascii(ESC);
    ascii('[');
  }

  /** Adds ESC [ number letter; a number of 1 is the default and left out. */
  void control(int number, int letter) {
    control();
    if (number != 1) {
      number(number);
    }
    ascii(letter);
  }

  /** Adds text in UTF-8; half a surrogate pair becomes a question mark. */
  void utf8(String text) {
    int i = 0;
    while (i < text.length()) {
      int c = text.codePointAt(i);
      i += Character.charCount(c);
      utf8(Character.getType(c) == Character.SURROGATE ? '?' : c);
    }
  }

  private void utf8(int c) {
    if (c < 0x80) {
      ascii(c);
    } else if (c < 0x800) {
      ascii(0xc0 | c >> 6);
      ascii(0x80 | c & 0x3f);
    } else if (c < 0x10000) {
      ascii(0xe0 | c >> 12);
      ascii(0x80 | c >> 6 & 0x3f);
      ascii(0x80 | c & 0x3f);
    } else {
      ascii(0xf0 | c >> 18);
      ascii(0x80 | c >> 12 & 0x3f);
      ascii(0x80 | c >> 6 & 0x3f);
      ascii(0x80 | c & 0x3f);
    }
  }

  @Override
  public String toString() {
    return new String(bytes, 0, size, StandardCharsets.UTF_8);
  }

  /** Writes everything gathered, in one write. */
  void writeTo(OutputStream out) throws IOException {
    if (size > 0) {
      int length = size;
      size = 0;
      out.write(bytes, 0, length);
      out.flush();
    }
  }
}
