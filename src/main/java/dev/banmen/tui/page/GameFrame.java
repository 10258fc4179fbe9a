package dev.banmen.tui.page;

import dev.banmen.game.Game;
import dev.banmen.game.Site;
import dev.banmen.tui.board.BoardView;
import dev.banmen.tui.board.PairFrame;
import dev.banmen.tui.board.Scale;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.PaintCache;
import dev.banmen.tui.page.ViewState.Pane;

/**
 * How a game's page divides the screen: the board, the status beside it or, on a narrow screen,
 * below it, the moves if there is room for them, and a line of keys. Immutable.
 *
 * @param moves where moves are always listed; empty if there is no room for that
 * @param isWide whether the status stands beside the board
 */
public record GameFrame(BoardView board, Extent status, Extent moves, Extent keys, boolean isWide) {
  private static final int WIDE = 60;
  private static final int STATUS_COLS = 36;
  private static final int STATUS_COLS_LEAST = 24;
  private static final int STATUS_ROWS = 21;
  private static final int MOVES_COLS = 20;
  private static final int MOVES_ROWS = 8;
  private static final int GAP = 3;
  private static final Extent NOWHERE = Extent.of(0, 0);

  public static GameFrame of(Game game, Extent screen, Site cursor) {
    return of(game, screen, cursor, 0);
  }

  /** Returns the frame with a board zoomed by this many steps; smaller, if below 0. */
  public static GameFrame of(Game game, Extent screen, Site cursor, int zoom) {
    return screen.cols() >= WIDE
        ? wide(game, screen, cursor, zoom)
        : narrow(game, screen, cursor, zoom);
  }

  /** Returns the same, reusing the rectangles found last for such a screen. */
  public static GameFrame of(Game game, Extent screen, Site cursor, int zoom, PaintCache cache) {
    Object[] origin = {game, screen.cols(), screen.rows(), zoom};
    if (cache.find(PaintCache.Thing.FRAME, origin) instanceof GameFrame known) {
      return known.around(cursor);
    }
    GameFrame frame = of(game, screen, cursor, zoom);
    cache.save(PaintCache.Thing.FRAME, frame, origin);
    return frame;
  }

  private GameFrame around(Site cursor) {
    return new GameFrame(board.around(cursor), status, moves, keys, isWide);
  }

  /** Returns the frame of two boards, and the status for what they show. */
  public static GameFrame of(PairFrame pair, Extent screen) {
    return new GameFrame(pair.now(), pair.status(), NOWHERE, keys(screen), pair.isWide());
  }

  private static Extent keys(Extent screen) {
    return new Extent(1, screen.rows() - 1, screen.cols() - 2, 1);
  }

  private static GameFrame wide(Game game, Extent screen, Site cursor, int zoom) {
    int rows = screen.rows() - 1;
    int cols = screen.cols() - 2;
    Extent most = Extent.of(cols - STATUS_COLS_LEAST - GAP, rows);
    Scale scale = BoardView.scale(game.lattice(), game.notation(), most, zoom);
    Extent wanted = BoardView.wanted(game.lattice(), game.notation(), scale);
    int boardCols = Math.min(wanted.cols(), most.cols());
    int boardRows = Math.min(wanted.rows(), rows);
    int statusCols = Math.min(STATUS_COLS, cols - boardCols - GAP);
    boolean hasColumn = cols - boardCols - statusCols - 2 * GAP >= MOVES_COLS && rows >= MOVES_ROWS;
    int all = boardCols + GAP + statusCols + (hasColumn ? GAP + MOVES_COLS : 0);
    // In the middle of a large screen, the eye has less far to go.
    int x = 1 + (cols - all) / 2;
    int y = (rows - boardRows) / 2;
    Extent board = new Extent(x, y, boardCols, boardRows);
    int top = Math.max(0, Math.min(y, rows - STATUS_ROWS));
    Extent side = new Extent(x + boardCols + GAP, top, statusCols, rows - top);
    BoardView view = view(game, board, cursor, scale);
    if (hasColumn) {
      int movesX = side.x() + statusCols + GAP;
      Extent moves = new Extent(movesX, top, MOVES_COLS, Math.max(boardRows, rows - 2 * top));
      return new GameFrame(view, side, moves, keys(screen), true);
    }
    return below(view, side, keys(screen));
  }

  private static GameFrame below(BoardView view, Extent side, Extent keys) {
    if (side.rows() < STATUS_ROWS + MOVES_ROWS) {
      return new GameFrame(view, side, NOWHERE, keys, true);
    }
    Extent status = new Extent(side.x(), side.y(), side.cols(), STATUS_ROWS);
    int rows = side.rows() - STATUS_ROWS;
    Extent moves = new Extent(side.x(), side.y() + STATUS_ROWS, side.cols(), rows);
    return new GameFrame(view, status, moves, keys, true);
  }

  private static GameFrame narrow(Game game, Extent screen, Site cursor, int zoom) {
    int rows = screen.rows() - 1;
    int whole = game.lattice().rows() + 1;
    Extent most = Extent.of(screen.cols(), rows - statusRowsLeast(rows, whole));
    Scale scale = BoardView.scale(game.lattice(), game.notation(), most, zoom);
    Extent wanted = BoardView.wanted(game.lattice(), game.notation(), scale);
    int boardCols = Math.min(wanted.cols(), most.cols());
    int boardRows = Math.min(wanted.rows(), most.rows());
    Extent board = new Extent((screen.cols() - boardCols) / 2, 0, boardCols, boardRows);
    Extent status = new Extent(1, boardRows, screen.cols() - 2, rows - boardRows);
    return new GameFrame(view(game, board, cursor, scale), status, NOWHERE, keys(screen), false);
  }

  /** Returns the least rows of the status on a narrow screen: fewer if the whole board fits so. */
  private static int statusRowsLeast(int rows, int whole) {
    if (rows >= 14 && whole + 4 != rows) {
      return 5;
    }
    return rows >= 9 ? 4 : 3;
  }

  private static BoardView view(Game game, Extent board, Site cursor, Scale scale) {
    return new BoardView(game.lattice(), game.notation(), board, cursor, scale);
  }

  /** Returns where a list replaces the status; empty if it doesn't. */
  public Extent insteadOfStatus(Pane pane) {
    return pane == Pane.BOARD || pane == Pane.MOVES && moves.rows() > 0 ? NOWHERE : status;
  }

  /** Returns where the moves are listed while keys go to this pane; empty if they aren't. */
  public Extent listOfMoves(Pane pane) {
    return pane == Pane.MOVES && moves.rows() == 0 ? insteadOfStatus(pane) : moves;
  }

  /** Returns where completions are shown. */
  public Extent aboveKeys() {
    return new Extent(keys.x(), keys.y() - 1, keys.cols(), 1);
  }
}
