package dev.banmen.tui.term;

import com.googlecode.lanterna.TextCharacter;
import org.jline.utils.WCWidth;

/**
 * The width of characters in terminal cells: two for those that Unicode's East Asian Width calls
 * wide, and for emoji. Stateless.
 */
public final class CellWidth {
  private static final char FIRST_JAMO = 0x1100;
  private static final char LAST_JAMO = 0x115f;
  private static final char FIRST_PICTURE = 0x231a; // in the blocks of symbols, some are wide
  private static final char FIRST_LINE = 0x2500;
  private static final char LAST_DISC = 0x25fc; // of the signs and lines of boards
  private static final char FIRST_IDEOGRAPH = 0x2e80;
  private static final int FIRST_EMOJI = 0x1f000;
  private static final char EMOJI_STYLE = '\ufe0f';

  private CellWidth() {}

  /** Returns 1 or 2. */
  public static int of(int codePoint) {
    if (!isMaybeWide(codePoint)) {
      return 1;
    }
    boolean isEmoji = // a skin alone, and those that are newer than the table
        codePoint >= 0x1f3fb && codePoint <= 0x1f3ff
            || codePoint >= 0x1fa70 && codePoint <= 0x1faff
            || codePoint == 0x1f6d8;
    return isEmoji || WCWidth.wcwidth(codePoint) == 2 ? 2 : 1;
  }

  /** Returns 1 or 2 for what is shown as one character. */
  public static int of(String text) {
    return text.indexOf(EMOJI_STYLE) > 0 ? 2 : of(text.codePointAt(0));
  }

  static int of(TextCharacter cell) {
    return cell instanceof Cell own ? own.width() : cell.isDoubleWidth() ? 2 : 1;
  }

  /** Whether to consult the table, which takes time to load and to search. */
  private static boolean isMaybeWide(int codePoint) {
    return codePoint >= FIRST_JAMO
        && (codePoint <= LAST_JAMO
            || codePoint >= FIRST_PICTURE && codePoint < FIRST_LINE
            || codePoint > LAST_DISC);
  }

  /**
   * Whether terminals agree about the width of one character: not about emoji, nor about vowels
   * beside a letter.
   */
  static boolean isSure(char c) {
    return c < FIRST_JAMO
        ? c < 0x900 || Character.getType(c) != Character.COMBINING_SPACING_MARK
        : c >= FIRST_IDEOGRAPH || of(c) == 1;
  }

  /** Returns how many cells a text takes on a terminal that shows its code points one by one. */
  static int apart(String text) {
    return text.codePoints().map(c -> c >= FIRST_EMOJI ? 2 : Math.max(0, WCWidth.wcwidth(c))).sum();
  }
}
