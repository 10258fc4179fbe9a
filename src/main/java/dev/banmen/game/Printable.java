package dev.banmen.game;

/**
 * What may be shown of text that came from outside: no character that a terminal obeys, or that
 * makes other text look different from what it is (U+202E turns it round). Stateless.
 */
public final class Printable {
  /** What stands for a character that is not shown. */
  public static final char STAND_IN = '?';

  private Printable() {}

  /** Whether a code point is shown as it is. */
  public static boolean is(int codePoint) {
    if (codePoint >= ' ' && codePoint < 0x7f) {
      return true;
    }
    return switch (Character.getType(codePoint)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.UNASSIGNED ->
          false;
      default -> true;
    };
  }

  /** Whether bytes may be text, in whatever characters: none of them is for machines alone. */
  public static boolean isText(byte[] bytes) {
    for (byte b : bytes) {
      if (!isText(b & 0xff)) {
        return false;
      }
    }
    return true;
  }

  /** Whether a byte or character may stand in a text, as all do but those for machines alone. */
  public static boolean isText(int c) {
    boolean isBreak = c >= '\t' && c <= '\r';
    return c >= ' ' || isBreak || c == 0x1a || c == 0x1b; // DOS's end, ISO-2022's shift
  }

  /** The text with {@link #STAND_IN} for each code point that is not shown. */
  public static String of(String text) {
    StringBuilder shown = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); ) {
      int c = text.codePointAt(i);
      i += Character.charCount(c);
      shown.appendCodePoint(is(c) ? c : STAND_IN);
    }
    return shown.toString();
  }
}
