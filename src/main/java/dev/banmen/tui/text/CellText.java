package dev.banmen.tui.text;

import dev.banmen.text.Clusters;
import dev.banmen.text.Printable;
import dev.banmen.tui.term.CellWidth;
import java.text.Normalizer;

/** Fits text from any source into the cells of a screen. Stateless. */
public final class CellText {
  /** Java's replacement for bytes that the locale can't decode. */
  private static final int UNDECODED = 0xFFFD;

  private CellText() {}

  /** Returns the end of the letters, marks or emoji that are seen as one character from here on. */
  public static int end(String text, int begin) {
    return Clusters.end(text, begin);
  }

  /**
   * Returns what is shown of a character found by {@link #end}: itself, or a question mark if it
   * could act as a terminal control, or has no cell.
   */
  public static String shown(String text, int begin, int end) {
    int c = text.codePointAt(begin);
    String one = text.substring(begin, end);
    boolean isLonger = end > begin + Character.charCount(c);
    return isLonger ? Normalizer.normalize(one, Normalizer.Form.NFC) : plain(c);
  }

  /** Returns what is shown of a character of 16 bits, in the same way. */
  public static char shown(char c) {
    return isShown(c) ? c : Printable.STAND_IN;
  }

  /** Returns a code point as a text that is safe to show. */
  public static String plain(int codePoint) {
    return Character.toString(isShown(codePoint) ? codePoint : Printable.STAND_IN);
  }

  private static boolean isShown(int codePoint) {
    return isPlain(codePoint)
        || codePoint != UNDECODED && Printable.is(codePoint) && !Printable.isMark(codePoint);
  }

  /** Returns how many cells a character found by {@link #end} takes. */
  public static int width(String text, int begin, int end) {
    int c = text.codePointAt(begin);
    boolean isLonger = end > begin + Character.charCount(c);
    return isLonger ? CellWidth.of(text.substring(begin, end)) : isShown(c) ? CellWidth.of(c) : 1;
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
