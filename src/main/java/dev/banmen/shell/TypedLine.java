package dev.banmen.shell;

import java.util.Locale;

/**
 * A typed line. Immutable.
 *
 * @param line all of it, without blanks around
 * @param name its first word, in lower case
 * @param rest what comes after that, without blanks around
 */
record TypedLine(String line, String name, String rest) {
  private static final int MOST_DIGITS = 9;

  static TypedLine of(String typed) {
    String line = typed.strip();
    int end = 0;
    while (end < line.length() && !Character.isWhitespace(line.charAt(end))) {
      end++;
    }
    String name = line.substring(0, end).toLowerCase(Locale.ROOT);
    return new TypedLine(line, name, line.substring(end).strip());
  }

  /** Whether a text is a number of a few digits. */
  static boolean isNumber(String text) {
    boolean isNumber = !text.isEmpty() && text.length() <= MOST_DIGITS;
    for (int i = 0; i < text.length(); i++) {
      isNumber &= text.charAt(i) >= '0' && text.charAt(i) <= '9';
    }
    return isNumber;
  }
}
