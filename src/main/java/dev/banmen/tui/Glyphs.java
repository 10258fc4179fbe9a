package dev.banmen.tui;

import dev.banmen.game.Hint;
import dev.banmen.game.Side;

/**
 * The characters that boards are drawn with. Everything that is to be told apart differs here,
 * whatever the colours.
 *
 * @param grid the lines that pieces stand on: nine crossings from the upper left corner in reading
 *     order, then what joins two of them across and down
 * @param border the lines between squares, likewise
 * @param square an empty square without borders
 * @param star a crossing marked for the eye
 * @param dot a dot of a doubled lattice
 * @param lines a drawn line of each side: black across, down, white across, down
 * @param hints one for each hint: {@link Hint#LEGAL} and {@link Hint#LIBERTY} stand on a site that
 *     is empty, all others at its left
 */
record Glyphs(
    String grid,
    String border,
    char square,
    char star,
    char dot,
    char black,
    char white,
    String lines,
    String hints) {
  static final Glyphs UNICODE =
      new Glyphs("┌┬┐├┼┤└┴┘─│", "┌┬┐├┼┤└┴┘─│", '·', '╋', '•', '●', '○', "━┃═║", "◦~◇×=!");

  static final Glyphs ASCII =
      new Glyphs("......... |", "+++++++++-|", '.', '+', '+', 'X', 'O', "-|=H", "*~%x=!");

  private static final int ACROSS = 9;
  private static final int DOWN = 10;

  /** A piece of a side. */
  char piece(Side side) {
    return side == Side.BLACK ? black : white;
  }

  /** A drawn line. */
  char line(Side side, boolean upright) {
    return lines.charAt((side == Side.BLACK ? 0 : 2) + (upright ? 1 : 0));
  }

  char hint(Hint hint) {
    return hints.charAt(hint.ordinal());
  }

  /** What joins two crossings side by side. */
  char across(String lines) {
    return lines.charAt(ACROSS);
  }

  /** What joins two crossings one above the other. */
  char down(String lines) {
    return lines.charAt(DOWN);
  }

  /** The crossing in a row and column of so many. */
  char crossing(String lines, int row, int col, int rows, int cols) {
    return lines.charAt(3 * third(row, rows) + third(col, cols));
  }

  private static int third(int at, int of) {
    if (of == 1) {
      return 1;
    }
    return at == 0 ? 0 : at < of - 1 ? 1 : 2;
  }
}
