package dev.banmen.game;

/**
 * What may be shown of text that came from outside: no character that a terminal obeys, that makes
 * other text look different from what it is (U+202E turns it round), or that nobody can see, so
 * that two names look like one. Letters that merely look alike, such as Latin a and Cyrillic a, are
 * shown. Stateless.
 */
public final class Printable {
  /** What stands for a character that is not shown. */
  public static final char STAND_IN = '?';

  private Printable() {}

  /**
   * Whether a code point is shown as it is. A mark, such as U+0301, is shown only on a letter; see
   * {@link #of}.
   */
  public static boolean is(int codePoint) {
    if (codePoint >= ' ' && codePoint < 0x7f) {
      return true;
    } else if (Unseen.is(codePoint)) {
      return false;
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

  /** Whether a code point is shown with the letter before it, and has no cell of its own. */
  public static boolean isMark(int codePoint) {
    return Marks.isMark(codePoint);
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

  /**
   * The text with {@link #STAND_IN} for each code point that is not shown: those that {@link #is}
   * refuses, unless they join or choose emoji, and marks that {@link Marks} refuses.
   */
  public static String of(String text) {
    int plain = plain(text);
    if (plain == text.length()) {
      return text;
    }
    StringBuilder shown = new StringBuilder(text.length()).append(text, 0, plain);
    Marks marks = new Marks();
    for (int i = plain; i < text.length(); ) {
      int c = text.codePointAt(i);
      i += Character.charCount(c);
      shown.appendCodePoint(
          marks.takes(c, i < text.length() ? text.codePointAt(i) : 0) ? c : STAND_IN);
    }
    return shown.toString();
  }

  /**
   * How many chars at the beginning are ASCII, but for the last of them, which may carry a mark.
   */
  private static int plain(String text) {
    int i = 0;
    while (i < text.length() && text.charAt(i) >= ' ' && text.charAt(i) < 0x7f) {
      i++;
    }
    return i == text.length() ? i : Math.max(0, i - 1);
  }
}
