package dev.banmen.tui.board;

import dev.banmen.game.Ground;
import dev.banmen.game.Lattice;
import dev.banmen.game.Site;

/**
 * How large a board is drawn. Immutable.
 *
 * @param stepX columns from one site to the next
 * @param stepY rows from one site to the next
 * @param firstX the column of the first site's middle
 * @param firstY its row
 * @param endX the columns from the last site's middle to the end of the board, with its own
 * @param endY the same of rows
 * @param bordered whether each site is a square, which may have lines around it
 * @param large whether a piece that colours do not show is a disc of five columns and three rows,
 *     and not one character
 */
public record Scale(
    int stepX,
    int stepY,
    int firstX,
    int firstY,
    int endX,
    int endY,
    boolean bordered,
    boolean large) {
  /** The smallest scale; a board that doesn't fit even so is shown in part. */
  static final Scale SMALL = new Scale(2, 1, 1, 0, 2, 1, false, false);

  /** The most rows from one site to the next. */
  private static final int LARGEST = 21;

  /** The least number of sites a side shown of a board that is larger than its place. */
  private static final int SEEN = 3;

  /**
   * Between lines further apart than this, in columns and rows, a cell beside a line is its own.
   */
  private static final int WIDE = 3;

  private static final int HIGH = 2;

  private static final Scale[] SQUARES = scales(Ground.SQUARES);
  private static final Scale[] CROSSINGS = scales(Ground.CROSSINGS);

  /** Two sites are from dot to dot; lines longer than these would only be empty. */
  private static final Scale[] LINES = {SMALL, lines(2), lines(3)};

  /** Returns the scales, the smallest first. */
  private static Scale[] scales(Ground ground) {
    Scale[] scales = new Scale[LARGEST];
    scales[0] = SMALL;
    for (int i = 1; i < scales.length; i++) {
      scales[i] = ground == Ground.SQUARES ? squares(i + 1) : crossings(i + 1);
    }
    return scales;
  }

  /**
   * Returns the scale of crossings so many rows apart. A piece leaves one column to the next; of an
   * even number of rows, the crossing is in the upper one of the two in the middle.
   */
  private static Scale crossings(int step) {
    int firstY = (step - 1) / 2;
    return new Scale(2 * step, step, step - 1, firstY, step + 1, step - firstY, false, step > 2);
  }

  /** Returns the scale of squares so many rows high; the board ends with a line. */
  private static Scale squares(int step) {
    int half = step / 2;
    return new Scale(2 * step, step, step, half, step + 1, step - half + 1, true, step > 3);
  }

  private static Scale lines(int step) {
    return new Scale(2 * step, step, 1, 0, 2, 1, false, false);
  }

  static int count() {
    return CROSSINGS.length;
  }

  /**
   * Returns the largest scale in which the whole board fits, or the smallest; with a zoom, this
   * many steps larger or smaller, as far as there are scales and a few sites are visible.
   */
  static Scale fitting(Lattice lattice, int cols, int rows, int zoom) {
    Scale[] scales =
        switch (lattice.ground()) {
          case SQUARES -> SQUARES;
          case CROSSINGS -> CROSSINGS;
          case LINES -> LINES;
        };
    int fitting = scales.length - 1;
    while (fitting > 0 && !scales[fitting].fits(lattice, cols, rows)) {
      fitting--;
    }
    int most = scales.length - 1;
    while (most > Math.max(2, fitting) && !scales[most].shows(cols, rows)) {
      most--;
    }
    return scales[Math.max(0, Math.min(most, fitting + zoom))];
  }

  private boolean shows(int cols, int rows) {
    return SEEN * stepX <= cols && SEEN * stepY <= rows;
  }

  private boolean fits(Lattice lattice, int cols, int rows) {
    return cols(lattice) <= cols && rows(lattice) <= rows;
  }

  int cols(Lattice lattice) {
    return firstX + stepX * (lattice.cols() - 1) + endX;
  }

  int rows(Lattice lattice) {
    return firstY + stepY * (lattice.rows() - 1) + endY;
  }

  /** Returns the column of a site's middle on the whole board. */
  public int x(int col) {
    return stepX * col + firstX;
  }

  /** Returns the row of a site's middle on the whole board. */
  public int y(int row) {
    return stepY * row + firstY;
  }

  /** Returns the column of the site with this cell, from 0. */
  int col(int x) {
    return Math.max(0, (x - left()) / stepX);
  }

  /** Returns the row of the site with this cell, from 0. */
  int row(int y) {
    return Math.max(0, (y - top()) / stepY);
  }

  /**
   * Returns the site of a board of lines that a click on this cell means: a dot only on the dot
   * itself, a line on it or right beside it, and a box inside. It may be off the board.
   */
  Site meant(int x, int y) {
    int col = nearestDot(x - firstX, stepX);
    int row = nearestDot(y - firstY, stepY);
    int across = Math.abs(x - x(col));
    int down = Math.abs(y - y(row));
    if (across == 0 && down == 0) {
      return new Site(row, col);
    }
    boolean isUpright = across <= (stepX > WIDE ? 1 : 0) && down > 0;
    boolean isLevel = down <= (stepY > HIGH ? 1 : 0) && across > 0;
    if (isUpright && (!isLevel || across * stepY < down * stepX)) {
      return new Site(between(y - firstY, stepY), col);
    }
    int boxCol = between(x - firstX, stepX);
    return new Site(isLevel ? row : between(y - firstY, stepY), boxCol);
  }

  private static int nearestDot(int from, int step) {
    return 2 * Math.floorDiv(from + step, 2 * step);
  }

  private static int between(int from, int step) {
    return 2 * Math.floorDiv(from, 2 * step) + 1;
  }

  /** Returns the first column of the first site; of lines, the longest begin before the board. */
  private int left() {
    return firstX + endX < stepX ? firstX - stepX / 2 : 0;
  }

  private int top() {
    return firstY + endY < stepY ? firstY - stepY / 2 : 0;
  }

  /** Returns how far from a piece's middle the signs around it stand. */
  public int reach() {
    return large ? 3 : 1;
  }

  /**
   * Returns how many cells on each side of a piece signs may take: one or two beside small ones.
   */
  int room() {
    return stepX > SMALL.stepX ? 2 : 1;
  }
}
