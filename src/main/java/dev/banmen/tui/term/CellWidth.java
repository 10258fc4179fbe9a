package dev.banmen.tui.term;

import com.googlecode.lanterna.TerminalTextUtils;
import org.jline.utils.WCWidth;

/** How many cells of a terminal a character takes. Stateless. */
public final class CellWidth {
  private CellWidth() {}

  /** 1 or 2, as Lanterna's screen counts them. */
  public static int of(char c) {
    // The first that is wide is a Hangul letter; the table behind it is slow to load.
    return c >= 0x1100 && TerminalTextUtils.isCharDoubleWidth(c) ? 2 : 1;
  }

  /** Whether a code point has cells, and as many on a terminal as on Lanterna's screen. */
  public static boolean isSure(int codePoint) {
    return codePoint < Character.MIN_SUPPLEMENTARY_CODE_POINT
        && WCWidth.wcwidth(codePoint) == of((char) codePoint);
  }
}
