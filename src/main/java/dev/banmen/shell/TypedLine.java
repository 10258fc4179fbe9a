package dev.banmen.shell;

import java.util.Locale;

/**
 * A typed line. Immutable.
 *
 * @param line all of it, without blanks around
 * @param name its first word, in lower case
 * @param rest what comes after that, without blanks around
 */
public record TypedLine(String line, String name, String rest) {
  public static TypedLine of(String typed) {
    String line = typed.strip();
    int end = 0;
    while (end < line.length() && !Character.isWhitespace(line.charAt(end))) {
      end++;
    }
    String name = line.substring(0, end).toLowerCase(Locale.ROOT);
    return new TypedLine(line, name, line.substring(end).strip());
  }

  /** Whether a text is a number of up to nine digits. */
  public static boolean isNumber(String text) {
    return text.matches("[0-9]{1,9}");
  }
}
