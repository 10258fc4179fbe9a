package dev.banmen.tui;

import dev.banmen.game.Printable;
import dev.banmen.tui.term.CellWidth;

/** How text from anywhere is put into the cells of a screen. Stateless. */
final class Cells {
  /** What Java makes of bytes that the locale cannot decode. */
  private static final int UNDECODED = 0xFFFD;

  private Cells() {}

  /**
   * The character that is shown for a code point: itself, or a question mark where terminals might
   * obey it, have no cell for it, or differ about how wide it is.
   */
  static char shown(int codePoint) {
    if (isPlain(codePoint)) {
      return (char) codePoint;
    }
    boolean isKnown = codePoint != UNDECODED && Printable.is(codePoint);
    return isKnown && CellWidth.isSure(codePoint) ? (char) codePoint : Printable.STAND_IN;
  }

  /** A character as a text that may be shown. */
  static String plain(int codePoint) {
    return Character.toString(shown(codePoint));
  }

  /** How many cells a text takes. */
  static int width(String text) {
    if (isPlain(text)) {
      return text.length();
    }
    int cells = 0;
    for (int i = 0; i < text.length(); ) {
      int c = text.codePointAt(i);
      i += Character.charCount(c);
      cells += CellWidth.of(shown(c));
    }
    return cells;
  }

  /** How many cells a code point takes. */
  static int width(int codePoint) {
    return CellWidth.of(shown(codePoint));
  }

  /** How many chars of a text's beginning fit into so many cells; whole characters only. */
  static int fitting(String text, int cells) {
    return fitting(text, 0, cells);
  }

  /**
   * Where what fits into so many cells ends, from a char of a text on; whole characters only. Looks
   * at no more of the text than that.
   */
  static int fitting(String text, int from, int cells) {
    int i = from;
    int left = cells;
    while (i < text.length()) {
      int c = text.codePointAt(i);
      left -= isPlain(c) ? 1 : CellWidth.of(shown(c));
      if (left < 0) {
        break;
      }
      i += Character.charCount(c);
    }
    return i;
  }

  /** Whether a code point is shown as it is in one cell, for sure. */
  static boolean isPlain(int codePoint) {
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
  static boolean beginsNarrow(String text) {
    char first = text.charAt(0);
    return shown(first) == first && CellWidth.of(first) == 1;
  }
}
