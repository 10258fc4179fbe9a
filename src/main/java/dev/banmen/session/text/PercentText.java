package dev.banmen.session.text;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** Writes any text within a line: characters that would not survive become {@code %XX}. */
final class PercentText {
  /** What is no visible ASCII. */
  private static final Pattern OUTSIDE_WORD = Pattern.compile("[^!-~]|%");

  private static final Pattern OUTSIDE_LINE =
      Pattern.compile("[\\x00-\\x1f\\x7f%]|^\\p{javaWhitespace}|\\p{javaWhitespace}\\z");

  private static final Pattern VALID = Pattern.compile("(?:[^%]|%[0-9A-F]{2})*+");
  private static final String EMPTY = "%";

  private PercentText() {}

  /** One word of visible ASCII. */
  static String word(String text) {
    return text.isEmpty() ? EMPTY : escaped(text, OUTSIDE_WORD);
  }

  /** The rest of a line. */
  static String rest(String text) {
    return escaped(text, OUTSIDE_LINE);
  }

  private static String escaped(String text, Pattern unsafe) {
    return unsafe.matcher(text).replaceAll(found -> percent(found.group()));
  }

  private static String percent(String character) {
    StringBuilder escaped = new StringBuilder();
    for (byte b : character.getBytes(StandardCharsets.UTF_8)) {
      escaped.append(String.format(Locale.ROOT, "%%%02X", b));
    }
    return escaped.toString();
  }

  /** Reads a word; empty if it isn't valid. */
  static Optional<String> ofWord(String word) {
    if (OUTSIDE_WORD.matcher(word.replace('%', '-')).find()) {
      return Optional.empty();
    }
    return word.equals(EMPTY) ? Optional.of("") : ofRest(word);
  }

  /** Reads the rest of a line; empty if it isn't valid. */
  static Optional<String> ofRest(String rest) {
    return VALID.matcher(rest).matches()
        ? Optional.of(URLDecoder.decode(rest.replace("+", "%2B"), StandardCharsets.UTF_8))
        : Optional.empty();
  }
}
