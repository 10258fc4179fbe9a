package dev.banmen.tui.term;

import com.googlecode.lanterna.TerminalTextUtils;
import com.googlecode.lanterna.TextCharacter;
import org.jline.utils.WCWidth;

/** How many cells of a terminal a character takes. Stateless. */
public final class CellWidth {
  private CellWidth() {}

  /** 1 or 2, as Lanterna's screen counts them. */
  public static int of(char c) {
    return isMaybeWide(c) && TerminalTextUtils.isCharDoubleWidth(c) ? 2 : 1;
  }

  /** 1 or 2, as Lanterna's screen counts it; its table is asked only where it need be. */
  static int of(TextCharacter cell) {
    String text = cell.getCharacterString();
    return (isMaybeWide(text.charAt(0)) || text.length() > 1) && cell.isDoubleWidth() ? 2 : 1;
  }

  /**
   * Hangul letters, and what follows the signs and the lines that boards are drawn with: the table
   * behind the answer is slow to load and to ask.
   */
  private static boolean isMaybeWide(char c) {
    return c >= 0x1100 && (c < 0x1200 || c >= 0x2e80);
  }

  /** Whether a code point has cells, and as many on a terminal as on Lanterna's screen. */
  public static boolean isSure(int codePoint) {
    return codePoint < Character.MIN_SUPPLEMENTARY_CODE_POINT
        && TerminalTextUtils.isPrintableCharacter((char) codePoint)
        && WCWidth.wcwidth(codePoint) == of((char) codePoint);
  }
}
