package dev.banmen.tui;

import dev.banmen.game.Game;
import dev.banmen.game.Site;

/**
 * How a game's page divides the screen: the board, the status beside it or, on a narrow screen,
 * below it, and a line of keys. Immutable.
 *
 * @param wide whether the status stands beside the board
 */
record GameFrame(BoardView board, Extent status, Extent keys, boolean wide) {
  /** The smallest screen that shows a board and its status. */
  static final Extent LEAST = Extent.of(20, 8);

  private static final int WIDE = 60;
  private static final int STATUS_COLS = 36;
  private static final int STATUS_COLS_LEAST = 24;
  private static final int TALL = 14;
  private static final int STATUS_ROWS_TALL = 5;
  private static final int STATUS_ROWS_LEAST = 3;
  private static final int GAP = 3;

  static GameFrame of(Game game, Extent screen, Site cursor) {
    Extent keys = new Extent(1, screen.rows() - 1, screen.cols() - 2, 1);
    return screen.cols() >= WIDE
        ? wide(game, screen, cursor, keys)
        : narrow(game, screen, cursor, keys);
  }

  private static GameFrame wide(Game game, Extent screen, Site cursor, Extent keys) {
    int rows = screen.rows() - 1;
    Extent most = Extent.of(screen.cols() - STATUS_COLS_LEAST - GAP - 2, rows);
    Extent wanted = BoardView.wanted(game.lattice(), game.notation(), most);
    int boardCols = Math.min(wanted.cols(), most.cols());
    int boardRows = Math.min(wanted.rows(), rows);
    int statusCols = Math.min(STATUS_COLS, screen.cols() - 2 - boardCols - GAP);
    // In the middle of a large screen the eye need not go far.
    int x = Math.max(1, (screen.cols() - boardCols - GAP - statusCols) / 2);
    int y = Math.max(0, (rows - boardRows) / 2);
    Extent board = new Extent(x, y, boardCols, boardRows);
    int statusY = Math.max(0, Math.min(y, rows - TALL - 2));
    Extent status =
        new Extent(x + boardCols + GAP, statusY, statusCols, screen.rows() - 1 - statusY);
    return new GameFrame(view(game, board, cursor), status, keys, true);
  }

  private static GameFrame narrow(Game game, Extent screen, Site cursor, Extent keys) {
    int rows = screen.rows() - 1;
    int statusLeast = rows >= TALL ? STATUS_ROWS_TALL : STATUS_ROWS_LEAST;
    Extent most = Extent.of(screen.cols(), rows - statusLeast);
    Extent wanted = BoardView.wanted(game.lattice(), game.notation(), most);
    int boardCols = Math.min(wanted.cols(), most.cols());
    int boardRows = Math.min(wanted.rows(), most.rows());
    Extent board = new Extent((screen.cols() - boardCols) / 2, 0, boardCols, boardRows);
    Extent status = new Extent(1, boardRows, screen.cols() - 2, rows - boardRows);
    return new GameFrame(view(game, board, cursor), status, keys, false);
  }

  private static BoardView view(Game game, Extent board, Site cursor) {
    return new BoardView(game.lattice(), game.notation(), board, cursor);
  }
}
