package dev.banmen.tui.page.home;

import dev.banmen.tui.canvas.Extent;

/**
 * How the first page divides the screen; a low one has no hint, a narrow one no board. Immutable.
 */
public record HomeFrame(Extent list, Extent hint, Extent board, Extent keys) {
  private static final int WIDE = 60;
  private static final int TALL = 14;
  private static final int AIRY = 20;
  private static final int HIGH = 26;
  private static final int LIST_COLS_LEAST = 34;
  private static final int LIST_COLS_MOST = 50;
  private static final int HINT_ROWS = 3;

  public static HomeFrame of(Extent screen) {
    boolean wide = screen.cols() >= WIDE;
    int rows = screen.rows() - 1;
    int cols = wide ? listCols(screen.cols()) : screen.cols() - 2;
    int hintRows = screen.rows() >= AIRY ? HINT_ROWS : screen.rows() >= TALL ? HINT_ROWS - 1 : 0;
    int x = 1 + cols + 2;
    int top = screen.rows() >= HIGH ? 2 : 1; // below the title
    return new HomeFrame(
        new Extent(1, top, cols, Math.max(0, rows - hintRows - top)),
        new Extent(1, rows - hintRows, cols, hintRows),
        new Extent(x, 0, wide ? screen.cols() - x - 1 : 0, rows),
        new Extent(1, rows, screen.cols() - 2, 1));
  }

  private static int listCols(int cols) {
    return Math.max(LIST_COLS_LEAST, Math.min(LIST_COLS_MOST, cols * 5 / 12));
  }
}
