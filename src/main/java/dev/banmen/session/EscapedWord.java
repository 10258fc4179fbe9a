package dev.banmen.session;

import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Writes any text as one word of visible ASCII: other characters become {@code %XX}. */
final class EscapedWord {
  private static final String DIGITS = "0123456789ABCDEF";

  private EscapedWord() {}

  static String of(String text) {
    if (isPlain(text)) {
      return text;
    }
    StringBuilder word = new StringBuilder();
    for (byte b : text.getBytes(StandardCharsets.UTF_8)) {
      if (isPlain(b)) {
        word.append((char) b);
      } else {
        word.append('%').append(DIGITS.charAt((b & 0xFF) >> 4)).append(DIGITS.charAt(b & 15));
      }
    }
    return word.length() == 0 ? "%" : word.toString();
  }

  /** Reads such a word; empty if it isn't valid. */
  static Optional<String> text(String word) {
    if (isPlain(word)) {
      return Optional.of(word);
    }
    if (word.equals("%")) {
      return Optional.of("");
    }
    byte[] bytes = new byte[word.length()];
    int size = 0;
    for (int i = 0; i < word.length(); i++) {
      char c = word.charAt(i);
      if (c == '%') {
        int high = i + 2 < word.length() ? DIGITS.indexOf(word.charAt(i + 1)) : -1;
        int low = high < 0 ? -1 : DIGITS.indexOf(word.charAt(i + 2));
        if (low < 0) {
          return Optional.empty();
        }
        bytes[size++] = (byte) (high << 4 | low);
        i += 2;
      } else if (isPlain(c)) {
        bytes[size++] = (byte) c;
      } else {
        return Optional.empty();
      }
    }
    return Optional.of(new String(bytes, 0, size, StandardCharsets.UTF_8));
  }

  private static boolean isPlain(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (!isPlain(text.charAt(i))) {
        return false;
      }
    }
    return !text.isEmpty();
  }

  private static boolean isPlain(int c) {
    return c > ' ' && c < 0x7f && c != '%';
  }
}
