package dev.banmen.tui.page.view;

import dev.banmen.game.Game;
import dev.banmen.game.Site;
import dev.banmen.tui.board.BoardView;
import dev.banmen.tui.board.PairFrame;
import dev.banmen.tui.board.Scale;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.page.GameFrame;
import dev.banmen.tui.page.view.RecordViewState.RecordPane;

/**
 * How the page of a recording divides the screen: the board, beside it the status, the comment, the
 * tree and the game's info, as far as there is room, the timeline, a line of keys. On a narrow
 * screen the status is below the board, and the others replace both. Immutable.
 *
 * @param isWide whether the status stands beside the board
 */
public record RecordFrame(
    BoardView board, PaneExtents panes, Extent timeline, Extent keys, boolean isWide) {
  private static final int WIDE = 60;
  private static final int SIDE_COLS = 38;
  private static final int SIDE_COLS_LEAST = 26;
  private static final int SIDE_ROWS = 32;
  private static final int COLUMN_COLS_LEAST = 30;
  private static final int COLUMN_COLS = 60;
  private static final int GAP = 3;

  /**
   * Returns the frame of one board and the panes about it.
   *
   * @param focus the site to centre a board on that doesn't fit
   * @param zoom how many steps larger the board is than fits all of it
   */
  static RecordFrame of(Game game, Extent screen, Site focus, int zoom) {
    return screen.cols() >= WIDE
        ? wide(game, screen, focus, zoom)
        : narrow(game, screen, focus, zoom);
  }

  /** Returns the frame of two boards, and the status for what they show. */
  static RecordFrame of(PairFrame pair, Extent screen) {
    PaneExtents panes = PaneExtents.of(pair.status(), pair.status());
    return new RecordFrame(pair.now(), panes, timeline(screen, 1), keys(screen), pair.isWide());
  }

  private static Extent keys(Extent screen) {
    return new Extent(1, screen.rows() - 1, screen.cols() - 2, 1);
  }

  private static Extent timeline(Extent screen, int rows) {
    return new Extent(1, screen.rows() - 1 - rows, screen.cols() - 2, rows);
  }

  private static RecordFrame wide(Game game, Extent screen, Site focus, int zoom) {
    int cols = screen.cols() - 2;
    int strip = stripRows(game, screen, cols - SIDE_COLS_LEAST - GAP);
    int rows = screen.rows() - 1 - strip;
    Extent most = Extent.of(cols - SIDE_COLS_LEAST - GAP, rows);
    Scale scale = BoardView.scale(game.lattice(), game.notation(), most, zoom);
    Extent wanted = BoardView.wanted(game.lattice(), game.notation(), scale);
    int boardCols = Math.min(wanted.cols(), most.cols());
    int boardRows = Math.min(wanted.rows(), rows);
    int left = cols - boardCols - GAP;
    boolean hasColumn = left >= SIDE_COLS + GAP + COLUMN_COLS_LEAST;
    int sideCols = Math.min(SIDE_COLS, left);
    int columnCols = hasColumn ? Math.min(COLUMN_COLS, left - sideCols - GAP) : 0;
    int all = boardCols + GAP + sideCols + (hasColumn ? GAP + columnCols : 0);
    int x = 1 + (cols - all) / 2;
    Extent board = new Extent(x, (rows - boardRows) / 2, boardCols, boardRows);
    BoardView view = new BoardView(game.lattice(), game.notation(), board, focus, scale);
    int top = Math.max(0, Math.min(board.y(), (rows - SIDE_ROWS) / 2));
    Extent side = new Extent(x + boardCols + GAP, top, sideCols, rows - 2 * top);
    Extent column = new Extent(side.x() + sideCols + GAP, top, columnCols, rows - 2 * top);
    PaneExtents panes =
        hasColumn ? PaneExtents.twoColumns(side, column) : PaneExtents.oneColumn(side);
    return new RecordFrame(view, panes, timeline(screen, strip), keys(screen), true);
  }

  /** Returns two rows for the timeline, or one if that makes the board larger. */
  private static int stripRows(Game game, Extent screen, int cols) {
    Extent less = Extent.of(cols, screen.rows() - 3);
    Extent more = Extent.of(cols, screen.rows() - 2);
    int rows = BoardView.wanted(game.lattice(), game.notation(), less).rows();
    int larger = BoardView.wanted(game.lattice(), game.notation(), more).rows();
    return larger > rows && larger <= more.rows() || rows > less.rows() ? 1 : 2;
  }

  private static RecordFrame narrow(Game game, Extent screen, Site focus, int zoom) {
    Extent without = Extent.of(screen.cols(), screen.rows() - 1);
    GameFrame above = GameFrame.of(game, without, focus, zoom);
    Extent all = new Extent(1, 0, screen.cols() - 2, screen.rows() - 2);
    PaneExtents panes = PaneExtents.of(above.status(), all);
    return new RecordFrame(above.board(), panes, timeline(screen, 1), keys(screen), false);
  }

  /** Whether the board stays visible while keys go to this pane. */
  boolean isBoardSeen(RecordPane focus) {
    return isWide || !panes.isInstead(focus);
  }

  Extent aboveKeys() {
    return new Extent(keys.x(), keys.y() - 1, keys.cols(), 1);
  }
}
