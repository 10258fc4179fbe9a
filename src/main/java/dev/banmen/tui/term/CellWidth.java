package dev.banmen.tui.term;

import com.googlecode.lanterna.TerminalTextUtils;
import com.googlecode.lanterna.TextCharacter;
import org.jline.utils.WCWidth;

/** The width of characters in terminal cells. Stateless. */
public final class CellWidth {
  private CellWidth() {}

  /** Returns 1 or 2, as Lanterna's screen counts. */
  public static int of(char c) {
    return isMaybeWide(c) && TerminalTextUtils.isCharDoubleWidth(c) ? 2 : 1;
  }

  /** Returns 1 or 2, as Lanterna's screen counts; its table is consulted only if need be. */
  static int of(TextCharacter cell) {
    String text = cell.getCharacterString();
    return (isMaybeWide(text.charAt(0)) || text.length() > 1) && cell.isDoubleWidth() ? 2 : 1;
  }

  /**
   * Whether to consult the table, which is slow to load and to search: for Hangul letters, and
   * characters after the signs and lines of boards. Blocks of two halves, see {@link Cell}, are
   * narrow.
   */
  private static boolean isMaybeWide(char c) {
    return c >= 0x1100 && (c < 0x1200 || c >= 0x2e80) && !Character.isSurrogate(c);
  }

  /** Whether a code point has cells, and the same number on a terminal as on Lanterna's screen. */
  public static boolean isSure(int codePoint) {
    return codePoint < Character.MIN_SUPPLEMENTARY_CODE_POINT
        && TerminalTextUtils.isPrintableCharacter((char) codePoint)
        && WCWidth.wcwidth(codePoint) == of((char) codePoint);
  }
}
