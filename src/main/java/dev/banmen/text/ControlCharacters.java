package dev.banmen.text;

/**
 * Control characters, which no writer of recordings puts into a text. Stateless.
 *
 * <p>A line feed isn't one of them. Nor are those beyond ASCII, U+0080 to U+009F: in records they
 * come from text that was read in a wrong charset, and could still be repaired.
 */
public final class ControlCharacters {
  /** Replaces a control character where a blank would mean something else. */
  public static final char STAND_IN = '?';

  private ControlCharacters() {}

  /** Whether this is a control character. */
  public static boolean is(int c) {
    return c < ' ' && c != '\n' || c == 0x7f;
  }

  /** Returns the text with each of them replaced by another character. */
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
