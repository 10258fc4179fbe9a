package dev.banmen.text;

/**
 * Characters for machines, which no writer of recordings puts into a text. Stateless.
 *
 * <p>A line feed isn't one of them. Nor are those beyond ASCII, U+0080 to U+009F: in records they
 * are what is left of text that was read in a wrong charset, and could still be repaired.
 */
public final class ControlCharacters {
  /** What stands for one where a blank would mean something else. */
  public static final char STAND_IN = '?';

  private ControlCharacters() {}

  /** Whether a character is one. */
  public static boolean is(int c) {
    return c < ' ' && c != '\n' || c == 0x7f;
  }

  /** The text with another character in place of each. */
  public static String replaced(String text, char by) {
    StringBuilder plain = new StringBuilder(text);
    for (int i = 0; i < plain.length(); i++) {
      if (is(plain.charAt(i))) {
        plain.setCharAt(i, by);
      }
    }
    return plain.toString();
  }
}
