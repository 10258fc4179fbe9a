package dev.banmen.tui.text;

import dev.banmen.text.Printable;
import dev.banmen.tui.term.CellWidth;
import java.text.Normalizer;

/** Fits text from any source into the cells of a screen. Stateless. */
public final class CellText {
  /** Java's replacement for bytes that the locale can't decode. */
  private static final int UNDECODED = 0xFFFD;

  private static final int FIRST_MARK = 0x0300;
  private static final char EMOJI = '\uFE0F';

  /** How many more chars than the first code point may be shown as one with it. */
  private static final int MOST_JOINED = 3;

  private CellText() {}

  /**
   * Returns the character shown for a code point: itself, or a question mark if it could act as a
   * terminal control, has no cell, or terminals differ about its width.
   */
  public static char shown(int codePoint) {
    if (isPlain(codePoint)) {
      return (char) codePoint;
    }
    boolean isKnown = codePoint != UNDECODED && Printable.is(codePoint);
    return isKnown && CellWidth.isSure(codePoint) ? (char) codePoint : Printable.STAND_IN;
  }

  /**
   * Returns the end of the letters and marks shown as one character from here on: a screen's cell
   * has room for one.
   */
  public static int end(String text, int begin) {
    int first = begin + Character.charCount(text.codePointAt(begin));
    int end = first;
    while (end < text.length() && end < first + MOST_JOINED && isJoined(text.charAt(end))) {
      end++;
    }
    while (end > first && composed(text, begin, end) < 0) {
      end--;
    }
    return end;
  }

  private static boolean isJoined(char c) {
    return c >= FIRST_MARK && (c == EMOJI || Printable.isMark(c));
  }

  /** Returns the one character for a piece of a text; -1 if there is none. */
  private static int composed(String text, int begin, int end) {
    String one = Normalizer.normalize(text.substring(begin, end), Normalizer.Form.NFC);
    boolean isEmoji = one.length() == 2 && one.charAt(1) == EMOJI && Printable.of(one).equals(one);
    return one.length() == 1 || isEmoji ? one.charAt(0) : -1;
  }

  /** Returns the character shown for a piece of a text found by {@link #end}. */
  public static char shown(String text, int begin, int end) {
    int c = text.codePointAt(begin);
    return shown(end > begin + Character.charCount(c) ? composed(text, begin, end) : c);
  }

  public static int width(String text, int begin, int end) {
    return CellWidth.of(shown(text, begin, end));
  }

  /** Returns a character as a text that is safe to show. */
  public static String plain(int codePoint) {
    return Character.toString(shown(codePoint));
  }

  public static int width(String text) {
    if (isPlain(text)) {
      return text.length();
    }
    int cells = 0;
    for (int i = 0; i < text.length(); ) {
      int end = end(text, i);
      cells += width(text, i, end);
      i = end;
    }
    return cells;
  }

  /** Returns how many chars of a text's start fit into this many cells; whole characters only. */
  public static int fitting(String text, int cells) {
    return fitting(text, 0, cells);
  }

  /**
   * Returns the end of what fits into this many cells, from a char of a text; whole characters
   * only. Looks at no more of the text than that.
   */
  public static int fitting(String text, int from, int cells) {
    int i = from;
    int left = cells;
    while (i < text.length()) {
      int end = end(text, i);
      left -= width(text, i, end);
      if (left < 0) {
        break;
      }
      i = end;
    }
    return i;
  }

  /** Whether a code point is surely shown as it is in one cell. */
  public static boolean isPlain(int codePoint) {
    return codePoint >= ' ' && codePoint < 0x7f;
  }

  /** Whether every char is shown as it is in one cell, as most are. */
  private static boolean isPlain(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (!isPlain(text.charAt(i))) {
        return false;
      }
    }
    return true;
  }

  /** Whether a text starts with a character that takes one cell. */
  public static boolean beginsNarrow(String text) {
    char first = text.charAt(0);
    return shown(first) == first && CellWidth.of(first) == 1;
  }
}
