package dev.banmen.tui.text;

import dev.banmen.text.Clusters;
import dev.banmen.tui.term.CellWidth;

/**
 * Finds where a text may be broken into lines: at a blank, and on either side of a wide character,
 * as Chinese has no blanks. No line starts with a closing or continuing character or ends with an
 * opening one. Stateless.
 */
public final class LineBreaks {
  private static final String NOT_FIRST =
      ",.;:!?)]}%\u2019\u201d\u2026\u3001\u3002\u300b\u300d\u300f\u3011\u3015\uff01\uff05\uff09"
          + "\uff0c\uff0e\uff1a\uff1b\uff1f\uff3d\uff5d\uff5e";

  private static final String NOT_LAST =
      "([{\u2018\u201c\u300a\u300c\u300e\u3010\u3014\uff08\uff3b\uff5b";

  /** The most characters of a Chinese word, and one more. */
  private static final int A_WORD = 4;

  private LineBreaks() {}

  public static boolean isWide(int codePoint) {
    return !CellText.isPlain(codePoint) && CellWidth.of(codePoint) == 2;
  }

  /**
   * Returns where to end a line of a text whose rest doesn't fit.
   *
   * @param begin the start of the line
   * @param fitting the end of what fits, before the end of the text
   * @return after its start; a blank that stands there belongs to no line
   */
  public static int last(String text, int begin, int fitting) {
    for (int i = fitting; i > begin; i--) {
      if (text.charAt(i) == ' ' || isBetween(text, i)) {
        return betweenWords(text, begin, i);
      }
    }
    return Math.max(fitting, CellText.end(text, begin));
  }

  /** Returns where a word or a clause ends shortly before a break; else the break. */
  private static int betweenWords(String text, int begin, int end) {
    for (int i = end; i > Math.max(begin + A_WORD, end - A_WORD); i--) {
      boolean isClause = NOT_FIRST.indexOf(text.charAt(i - 1)) >= 0 && isBetween(text, i);
      if (text.charAt(i) == ' ' || isClause) {
        return i;
      }
    }
    return end;
  }

  /** Whether a text may be broken before a char, even without a blank there. */
  static boolean isBetween(String text, int at) {
    int before = text.codePointBefore(at);
    int after = text.codePointAt(at);
    return before != ' '
        && after != ' '
        && (isWide(before) || isWide(after))
        && !Clusters.isJoined(text, at)
        && NOT_FIRST.indexOf(after) < 0
        && NOT_LAST.indexOf(before) < 0;
  }
}
