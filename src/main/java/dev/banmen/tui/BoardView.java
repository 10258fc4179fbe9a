package dev.banmen.tui;

import dev.banmen.game.Ground;
import dev.banmen.game.Lattice;
import dev.banmen.game.Notation;
import dev.banmen.game.Site;

/**
 * Where each site of a lattice appears in a rectangle of the screen. A site's cell has its middle,
 * and room for a sign at its left and at its right. A board that does not fit is shown in part,
 * around the cursor. Immutable.
 */
final class BoardView {
  /** The row for the labels of the columns. */
  private static final int HEADER = 1;

  private final Lattice lattice;
  private final Notation notation;
  private final boolean roomy;
  private final int gutter; // columns for the labels of the rows
  private final Extent window;
  private final int left; // what of the board is cut off
  private final int top;

  BoardView(Lattice lattice, Notation notation, Extent area, Site cursor) {
    this.lattice = lattice;
    this.notation = notation;
    gutter = widest(lattice, notation) + 1;
    int cols = area.cols() - gutter;
    int rows = area.rows() - HEADER;
    roomy = isRoomy(lattice, cols, rows);
    int shownCols = Math.min(cols, boardCols());
    int shownRows = Math.min(rows, boardRows());
    left = cut(x(cursor.col()), shownCols, boardCols(), stepX());
    top = cut(y(cursor.row()), shownRows, boardRows(), stepY());
    window = new Extent(area.x() + gutter, area.y() + HEADER, shownCols, shownRows);
  }

  /** How many columns and rows a board would like, labels included. */
  static Extent wanted(Lattice lattice, Notation notation, Extent atMost) {
    BoardView view = new BoardView(lattice, notation, atMost, new Site(0, 0));
    return Extent.of(view.gutter + view.boardCols(), HEADER + view.boardRows());
  }

  /** Squares get a border each where there is room. */
  private static boolean isRoomy(Lattice lattice, int cols, int rows) {
    return lattice.ground() == Ground.SQUARES
        && 4 * lattice.cols() + 1 <= cols
        && 2 * lattice.rows() + 1 <= rows;
  }

  private static int widest(Lattice lattice, Notation notation) {
    int widest = 0;
    for (int row = 0; row < lattice.rows(); row++) {
      widest = Math.max(widest, notation.row(row).length());
    }
    return widest;
  }

  /** How much to cut off before a window so that the cursor is in its middle, if need be. */
  private static int cut(int cursor, int shown, int all, int step) {
    int wanted = Math.max(0, Math.min(cursor - shown / 2, all - shown));
    return (wanted + step - 1) / step * step;
  }

  private int stepX() {
    return roomy ? 4 : 2;
  }

  private int stepY() {
    return roomy ? 2 : 1;
  }

  private int boardCols() {
    return stepX() * lattice.cols() + 1;
  }

  private int boardRows() {
    return roomy ? 2 * lattice.rows() + 1 : lattice.rows();
  }

  boolean roomy() {
    return roomy;
  }

  /** The rectangle that shows the board itself. */
  Extent window() {
    return window;
  }

  /** The column of a site's middle on the whole board. */
  int x(int col) {
    return roomy ? 4 * col + 2 : 2 * col + 1;
  }

  /** The row of a site's middle on the whole board. */
  int y(int row) {
    return roomy ? 2 * row + 1 : row;
  }

  int left() {
    return left;
  }

  int top() {
    return top;
  }

  /** The site shown at a place on the screen; off the lattice where there is none. */
  Site siteAt(int col, int row) {
    if (!window.contains(col, row)) {
      return new Site(-1, -1);
    }
    int x = col - window.x() + left;
    int y = row - window.y() + top;
    Site last = lastShown();
    return new Site(Math.min(last.row(), y / stepY()), Math.min(last.col(), x / stepX()));
  }

  /** The first site in reading order of which something may be seen. */
  Site firstShown() {
    return new Site(top / stepY(), left / stepX());
  }

  /** The last one. */
  Site lastShown() {
    return new Site(
        Math.min(lattice.rows() - 1, (top + window.rows()) / stepY()),
        Math.min(lattice.cols() - 1, (left + window.cols()) / stepX()));
  }

  /** Writes the coordinates along the left and upper edge. */
  void paintLabels(Canvas canvas) {
    for (int row = 0; row < lattice.rows(); row++) {
      String label = notation.row(row);
      int at = y(row) - top;
      if (at >= 0 && at < window.rows()) {
        canvas.text(window.x() - 1 - label.length(), window.y() + at, label, Role.LABEL);
      }
    }
    int free = 0;
    for (int col = 0; col < lattice.cols(); col++) {
      String label = notation.column(col);
      int at = x(col) - left - (label.length() - 1) / 2;
      if (!label.isEmpty() && at >= free && at + label.length() <= window.cols()) {
        canvas.text(window.x() + at, window.y() - 1, label, Role.LABEL);
        free = at + label.length() + 1;
      }
    }
  }
}
