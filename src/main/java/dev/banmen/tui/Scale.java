package dev.banmen.tui;

import dev.banmen.game.Lattice;

/**
 * How large a board is drawn. Immutable.
 *
 * @param stepX columns from one site to the next
 * @param stepY rows from one site to the next
 * @param firstX the column of the first site's middle
 * @param firstY its row
 * @param bordered whether each site is a square with lines around it
 * @param large whether a piece is drawn five cells wide and three high
 */
record Scale(int stepX, int stepY, int firstX, int firstY, boolean bordered, boolean large) {
  /** The smallest there is; a board that does not fit even so is shown in part. */
  static final Scale SMALL = new Scale(2, 1, 1, 0, false, false);

  private static final Scale MIDDLE = new Scale(4, 2, 1, 0, false, false);

  private static final Scale[] SQUARES = {
    new Scale(8, 4, 4, 2, true, true), new Scale(4, 2, 2, 1, true, false), SMALL
  };
  private static final Scale[] CROSSINGS = {new Scale(6, 3, 3, 1, false, true), MIDDLE, SMALL};
  private static final Scale[] LINES = {new Scale(6, 3, 1, 0, false, false), MIDDLE, SMALL};

  /**
   * The largest in which all of a board fits, or the smallest; with a zoom so many steps larger, or
   * smaller, as far as there are any.
   */
  static Scale fitting(Lattice lattice, int cols, int rows, int zoom) {
    Scale[] scales =
        switch (lattice.ground()) {
          case SQUARES -> SQUARES;
          case CROSSINGS -> CROSSINGS;
          case LINES -> LINES;
        };
    int fitting = 0;
    while (fitting < scales.length - 1 && !scales[fitting].fits(lattice, cols, rows)) {
      fitting++;
    }
    return scales[Math.max(0, Math.min(scales.length - 1, fitting - zoom))];
  }

  private boolean fits(Lattice lattice, int cols, int rows) {
    return cols(lattice) <= cols && rows(lattice) <= rows;
  }

  /** How many columns all of a board takes. */
  int cols(Lattice lattice) {
    return stepX * (lattice.cols() - 1) + 2 * firstX + 1;
  }

  /** How many rows. */
  int rows(Lattice lattice) {
    return stepY * (lattice.rows() - 1) + 2 * firstY + 1;
  }

  /** The column of a site's middle on the whole board. */
  int x(int col) {
    return stepX * col + firstX;
  }

  /** The row of a site's middle on the whole board. */
  int y(int row) {
    return stepY * row + firstY;
  }

  /** Of which column of sites the nearest is, from 0 on. */
  int col(int x) {
    return Math.max(0, (x - firstX + stepX / 2) / stepX);
  }

  /** Of which row. */
  int row(int y) {
    return Math.max(0, (y - firstY + stepY / 2) / stepY);
  }

  /** How far from a piece's middle the signs around it stand. */
  int reach() {
    return large ? 3 : 1;
  }

  /** Whether two sites are so far apart that signs can stand around a sign beside a piece. */
  boolean hasRoomAround() {
    return !bordered && stepX >= 4;
  }
}
