package dev.banmen.session.text;

import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Writes any text as one word of visible ASCII: other characters become {@code %XX}. */
final class EscapedWord {
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
        NoteText.escape(b, word);
      }
    }
    return word.length() == 0 ? "%" : word.toString();
  }

  /** Reads such a word; empty if it isn't valid. */
  static Optional<String> text(String word) {
    boolean isEmpty = word.isEmpty() || word.equals("%");
    if (!isEmpty && !isPlain(word.replace('%', '-'))) {
      return Optional.empty();
    }
    return isEmpty ? Optional.of("") : NoteText.text(word);
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
