package dev.banmen.tui.text;

import dev.banmen.text.Printable;
import dev.banmen.tui.term.CellWidth;
import java.text.Normalizer;

/** How text from anywhere is put into the cells of a screen. Stateless. */
public final class CellText {
  /** What Java makes of bytes that the locale cannot decode. */
  private static final int UNDECODED = 0xFFFD;

  private static final int FIRST_MARK = 0x0300;
  private static final char EMOJI = '\uFE0F';

  /** How many chars more than the first code point may be shown as one with it. */
  private static final int MOST_JOINED = 3;

  private CellText() {}

  /**
   * The character that is shown for a code point: itself, or a question mark where terminals might
   * obey it, have no cell for it, or differ about how wide it is.
   */
  public static char shown(int codePoint) {
    if (isPlain(codePoint)) {
      return (char) codePoint;
    }
    boolean isKnown = codePoint != UNDECODED && Printable.is(codePoint);
    return isKnown && CellWidth.isSure(codePoint) ? (char) codePoint : Printable.STAND_IN;
  }

  /**
   * Where the letters and marks of a text end that are shown as one character from here on: a
   * screen's cell has room for one.
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

  /** The one character that stands for a piece of a text; -1 if there is none. */
  private static int composed(String text, int begin, int end) {
    String one = Normalizer.normalize(text.substring(begin, end), Normalizer.Form.NFC);
    boolean isEmoji = one.length() == 2 && one.charAt(1) == EMOJI && Printable.of(one).equals(one);
    return one.length() == 1 || isEmoji ? one.charAt(0) : -1;
  }

  /** The character that is shown for a piece of a text that {@link #end} has found. */
  public static char shown(String text, int begin, int end) {
    int c = text.codePointAt(begin);
    return shown(end > begin + Character.charCount(c) ? composed(text, begin, end) : c);
  }

  /** How many cells such a piece takes. */
  public static int width(String text, int begin, int end) {
    return CellWidth.of(shown(text, begin, end));
  }

  /** A character as a text that may be shown. */
  public static String plain(int codePoint) {
    return Character.toString(shown(codePoint));
  }

  /** How many cells a text takes. */
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

  /** How many chars of a text's beginning fit into so many cells; whole characters only. */
  public static int fitting(String text, int cells) {
    return fitting(text, 0, cells);
  }

  /**
   * Where what fits into so many cells ends, from a char of a text on; whole characters only. Looks
   * at no more of the text than that.
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

  /** Whether a code point is shown as it is in one cell, for sure. */
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

  /** Whether a text begins with a character that is shown in one cell. */
  public static boolean beginsNarrow(String text) {
    char first = text.charAt(0);
    return shown(first) == first && CellWidth.of(first) == 1;
  }
}
