package dev.banmen.picture;

import dev.banmen.game.Side;
import dev.banmen.record.Markup.Sign;

/**
 * The characters of text pictures, each one column wide.
 *
 * @param grid nine crossings from the upper left corner in reading order, then the lines that join
 *     two of them
 * @param star a crossing marked for the eye
 * @param pieces black's and white's
 * @param lines a drawn line of each side: black across, down, white across, down
 * @param isAscii whether the record's drawings on the board are in ASCII too
 */
record PictureGlyphs(
    String grid, char star, char square, char dot, String pieces, String lines, boolean isAscii) {
  static final PictureGlyphs UNICODE =
      new PictureGlyphs("┌┬┐├┼┤└┴┘─", '╋', '·', '•', "●○", "━┃═║", false);

  static final PictureGlyphs ASCII =
      new PictureGlyphs("......... ", '#', '.', '+', "XO", "-|=H", true);

  private static final int ACROSS = 9;

  char across() {
    return grid.charAt(ACROSS);
  }

  char crossing(int row, int col, int rows, int cols) {
    return grid.charAt(3 * third(row, rows) + third(col, cols));
  }

  private static int third(int at, int of) {
    if (of == 1) {
      return 1;
    }
    return at == 0 ? 0 : at < of - 1 ? 1 : 2;
  }

  char piece(Side side) {
    return pieces.charAt(side.ordinal());
  }

  char line(Side side, boolean upright) {
    return lines.charAt(2 * side.ordinal() + (upright ? 1 : 0));
  }

  char sign(Sign sign) {
    return sign.drawn(isAscii);
  }
}
