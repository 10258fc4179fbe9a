package dev.banmen.tui.page;

import dev.banmen.game.Game;
import dev.banmen.game.Site;
import dev.banmen.tui.board.BoardLook;
import dev.banmen.tui.board.BoardView;
import dev.banmen.tui.board.PairFrame;
import dev.banmen.tui.board.Scale;
import dev.banmen.tui.board.ShownPart;
import dev.banmen.tui.canvas.Extent;
import java.util.Optional;

/**
 * How a page with one board divides the screen: the board, as large as it can be, a column beside
 * it or, on a narrow screen, below it, and a line of keys. Immutable.
 *
 * @param status the column
 * @param isWide whether the column stands beside the board
 */
public record GameFrame(BoardView board, Extent status, Extent keys, boolean isWide) {
  private static final int WIDE = 60;
  private static final int SIDE_COLS = 35;
  private static final int SIDE_COLS_LEAST = 28;
  private static final int SIDE_COLS_MOST = 48;
  private static final int GAP = 3;
  private static final int GAP_MOST = 11;

  /** In fewer rows, the column starts in the first one. */
  private static final int ROWS_WITH_MARGIN = 16;

  /** A board with more rows than this to spare stands in the middle. */
  private static final int ROWS_TO_SPARE = 6;

  public static GameFrame of(Game game, Extent screen, Site cursor) {
    return of(game, screen, cursor, 0);
  }

  /**
   * Returns the frame with a board zoomed by this many steps; smaller, if below 0. A board that is
   * cut beside the column, and whole above it, stands above it.
   */
  public static GameFrame of(Game game, Extent screen, Site cursor, int zoom) {
    return of(game, ShownPart.whole(game.lattice()), screen, cursor, zoom);
  }

  /** Returns the frame with a part of a board, in which the cursor is. */
  public static GameFrame of(Game game, ShownPart part, Extent screen, Site cursor, int zoom) {
    GameFrame above = narrow(game, part, screen, cursor, zoom);
    if (screen.cols() < WIDE) {
      return above;
    }
    GameFrame beside = wide(game, part, screen, cursor, zoom);
    return above.board.isWhole() && !beside.board.isWhole() ? above : beside;
  }

  /** Returns the frame with the board as somebody wants to see it. */
  public GameFrame seenAs(BoardLook look) {
    return new GameFrame(board.seenAs(look), status, keys, isWide);
  }

  /** Returns two boards in place of the one beside a column, which stays; empty if none fit. */
  public Optional<PairFrame> pair(Game game) {
    return isWide ? PairFrame.beside(game, status, keys.y()) : Optional.empty();
  }

  /** Returns the frame of two boards, and the column for what they show. */
  public static GameFrame of(PairFrame pair, Extent screen) {
    return new GameFrame(pair.now(), pair.status(), keys(screen), true);
  }

  private static Extent keys(Extent screen) {
    return new Extent(1, screen.rows() - 1, screen.cols() - 2, 1);
  }

  private static GameFrame wide(Game game, ShownPart part, Extent screen, Site cursor, int zoom) {
    int rows = screen.rows() - 1;
    int cols = screen.cols() - 2;
    Extent most = Extent.of(cols - SIDE_COLS_LEAST - GAP, rows);
    Scale scale = BoardView.scale(part, game.notation(), most, zoom);
    Extent wanted = BoardView.wanted(part, game.notation(), scale);
    int boardCols = Math.min(wanted.cols(), most.cols());
    int boardRows = Math.min(wanted.rows(), rows);
    int left = cols - boardCols - GAP;
    int sideCols = Math.min(left, left > 2 * SIDE_COLS ? SIDE_COLS_MOST : SIDE_COLS);
    int spare = left - sideCols;
    // On a large screen, the eye has less far to go if the board and the column stay together.
    int margin = Math.max(0, (spare - GAP_MOST + GAP) / 2);
    int x = 1 + margin + (spare - 2 * margin) / 2;
    int over = rows - boardRows;
    int y = over > ROWS_TO_SPARE ? over / 2 : over > 1 ? 1 : 0; // above the keys rather than below
    Extent board = new Extent(x, y, boardCols, boardRows);
    int top = rows < ROWS_WITH_MARGIN ? 0 : 1;
    Extent side = new Extent(1 + cols - margin - sideCols, top, sideCols, rows - top);
    return new GameFrame(view(game, part, board, cursor, scale), side, keys(screen), true);
  }

  private static GameFrame narrow(Game game, ShownPart part, Extent screen, Site cursor, int zoom) {
    int rows = screen.rows() - 1;
    int whole = part.rows() + 1;
    Extent most = Extent.of(screen.cols(), rows - statusRowsLeast(rows, whole));
    Scale scale = BoardView.scale(part, game.notation(), most, zoom);
    Extent wanted = BoardView.wanted(part, game.notation(), scale);
    int boardCols = Math.min(wanted.cols(), most.cols());
    int boardRows = Math.min(wanted.rows(), most.rows());
    Extent board = new Extent((screen.cols() - boardCols) / 2, 0, boardCols, boardRows);
    Extent status = new Extent(1, boardRows, screen.cols() - 2, rows - boardRows);
    return new GameFrame(view(game, part, board, cursor, scale), status, keys(screen), false);
  }

  /** Returns the least rows of the column on a narrow screen: fewer if the whole board fits so. */
  private static int statusRowsLeast(int rows, int whole) {
    if (rows >= 14 && whole + 4 != rows) {
      return 5;
    }
    return rows >= 9 ? 4 : 3;
  }

  private static BoardView view(Game game, ShownPart part, Extent board, Site cursor, Scale scale) {
    return new BoardView(part, game.notation(), board, cursor, scale);
  }

  /** Returns where completions are shown. */
  public Extent aboveKeys() {
    return new Extent(keys.x(), keys.y() - 1, keys.cols(), 1);
  }
}
