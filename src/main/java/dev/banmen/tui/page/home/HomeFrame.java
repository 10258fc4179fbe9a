package dev.banmen.tui.page.home;

import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.page.LineRows;

/**
 * How the first page divides the screen: a list in the left column, with what it is above and a few
 * lines to say something below, and a board beside it. A narrow screen has no board. Immutable.
 *
 * @param head the title, and the line below it
 * @param board with its caption below it; empty if there is no room
 */
public record HomeFrame(Extent head, Extent list, Extent hint, Extent board, Extent keys) {
  private static final int LIST_COLS = 34;
  private static final int GAP = 1;
  private static final int FULL = 78; // columns for a list of that width beside a board
  private static final int WIDE = 60;
  private static final int HIGH = 30;
  private static final int HIGHEST = 50;

  /** The least number of rows of two lines to be seen at once; of the menu, all rows are. */
  private static final int FEW = 5;

  /** The least heights for a head of two lines, a gap below it, a hint of one, two, four lines. */
  private static final int ROOMY = 20;

  private static final int SNUG = 12;

  /** Divides the screen for a list; the menu, which has little to say, needs one line for it. */
  public static HomeFrame of(Extent screen, HomePart part) {
    int rows = screen.rows() - 1;
    int top = rows >= HIGHEST ? rows / 12 : rows >= HIGH ? 2 : rows >= ROOMY ? 1 : 0;
    int headRows = rows >= SNUG ? 2 : 1;
    int gap = rows >= HIGH ? 2 : rows >= SNUG ? 1 : 0;
    int most = part == HomePart.MENU ? 1 : 4;
    int hint = Math.min(most, rows >= ROOMY ? 4 : rows >= ROOMY - 4 ? 2 : rows >= 9 ? 1 : 0);
    boolean hasBoard = screen.cols() >= WIDE && rows >= SNUG;
    int x = left(screen, rows);
    int cols = !hasBoard ? screen.cols() - 2 : x == 1 ? screen.cols() / 2 - 2 : LIST_COLS;
    int listTop = top + headRows + gap;
    int boardX = x + cols + (x == 1 ? 2 : GAP);
    int boardTop = rows >= ROOMY ? 1 : 0;
    return new HomeFrame(
        new Extent(x, top, cols, headRows),
        new Extent(x, listTop, cols, Math.max(1, rows - hint - listTop)),
        new Extent(x, rows - hint, cols, hint),
        hasBoard
            ? new Extent(boardX, boardTop, room(screen.cols() - boardX - 1, rows), rows - boardTop)
            : Extent.of(0, 0),
        new Extent(1, rows, screen.cols() - 2, 1));
  }

  /** Returns how wide the part of a board can be: a board is hardly wider than high. */
  private static int room(int cols, int rows) {
    return Math.min(cols, widest(rows));
  }

  private static int widest(int rows) {
    return 2 * rows + 2;
  }

  /** Returns the column of the list: list and board stand in the middle of a large screen. */
  private static int left(Extent screen, int rows) {
    if (screen.cols() < FULL) {
      return 1;
    }
    return Math.max(2, (screen.cols() - LIST_COLS - GAP - widest(rows)) / 2);
  }

  /**
   * Returns the rows of the current list: as far apart as there is room, and scrolled to the chosen
   * one if not all fit.
   */
  LineRows rows(HomePage page) {
    int count = page.count();
    int height = list.rows();
    boolean isMenu = page.part() == HomePart.MENU;
    int seen = isMenu || 2 * count <= height ? count : Math.min(count, FEW);
    boolean isForm = page.part() == HomePart.OPTIONS;
    int pitch = isForm ? 1 : 3 * seen - 1 <= height ? 3 : 2 * seen <= height ? 2 : 1;
    return LineRows.around(page.at(), list, count, pitch, Math.min(pitch, 2));
  }

  /** Returns how many lines are left below the last row of a list. */
  int free(LineRows rows) {
    return list.rows() - rows.line(rows.top() + rows.shown() - 1) - Math.min(rows.pitch(), 2);
  }

  boolean hasBoard() {
    return board.cols() > 0;
  }
}
