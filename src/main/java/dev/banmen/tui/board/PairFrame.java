package dev.banmen.tui.board;

import dev.banmen.game.Game;
import dev.banmen.game.Site;
import dev.banmen.text.Words;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.theme.Role;
import java.util.Optional;

/**
 * How a screen shows two boards of a game side by side or one below the other, each whole and under
 * its title, with the status beside or below both. Immutable.
 *
 * @param now where the present board is
 * @param then where the earlier one is
 * @param status the rest of the screen
 * @param isWide whether the status stands beside the boards
 */
public record PairFrame(BoardView now, BoardView then, Extent status, boolean isWide) {
  private static final int WIDE = 60;
  private static final int STATUS_COLS_LEAST = 24;
  private static final int STATUS_COLS = 40;
  private static final int STATUS_ROWS_LEAST = 4;
  private static final int GAP = 3;
  private static final int TITLE = 1;

  /** Returns the largest boards that fit whole on a screen; empty if there is no room. */
  public static Optional<PairFrame> of(Game game, Extent screen) {
    boolean isWide = screen.cols() >= WIDE;
    Extent area =
        isWide
            ? new Extent(1, 0, screen.cols() - 2 - STATUS_COLS_LEAST - GAP, screen.rows())
            : new Extent(0, 0, screen.cols(), screen.rows() - STATUS_ROWS_LEAST);
    Extent beside = Extent.of((area.cols() - GAP) / 2, area.rows() - TITLE);
    Extent below = Extent.of(area.cols(), area.rows() / 2 - TITLE);
    Extent one = wanted(game, beside);
    Extent other = wanted(game, below);
    boolean isBeside = fits(one, beside);
    if (!isBeside && !fits(other, below)) {
      return Optional.empty();
    }
    return Optional.of(
        isBeside
            ? placed(game, screen, area, one, isWide, one.cols() + GAP, 0)
            : placed(game, screen, area, other, isWide, 0, TITLE + other.rows()));
  }

  private static Extent wanted(Game game, Extent most) {
    return BoardView.wanted(game.lattice(), game.notation(), most);
  }

  private static boolean fits(Extent wanted, Extent most) {
    return most.isAtLeast(wanted.cols(), wanted.rows());
  }

  private static PairFrame placed(
      Game game, Extent screen, Extent area, Extent size, boolean isWide, int right, int down) {
    int cols = size.cols() + right;
    int rows = TITLE + size.rows() + down;
    int x = area.x() + (isWide ? 0 : (area.cols() - cols) / 2);
    int y = area.y() + (isWide ? (area.rows() - rows) / 2 : 0);
    Extent first = new Extent(x, y + TITLE, size.cols(), size.rows());
    Extent second = new Extent(x + right, y + TITLE + down, size.cols(), size.rows());
    int left = x + cols + GAP;
    Extent status =
        isWide
            ? new Extent(left, 0, Math.min(STATUS_COLS, screen.cols() - 1 - left), screen.rows())
            : new Extent(1, rows, screen.cols() - 2, screen.rows() - rows);
    return new PairFrame(view(game, first), view(game, second), status, isWide);
  }

  private static BoardView view(Game game, Extent place) {
    return new BoardView(game.lattice(), game.notation(), place, new Site(0, 0));
  }

  /** Returns both boards as somebody wants to see them. */
  public PairFrame seenAs(BoardLook look) {
    return new PairFrame(now.seenAs(look), then.seenAs(look), status, isWide);
  }

  /** Paints the title of the present board, and the whole earlier one. */
  public void paint(Canvas canvas, Words words, EarlierBoard back, Scene earlier) {
    title(canvas, now, words.text("back.now"));
    title(canvas, then, back.title(words));
    BoardPainter.paint(canvas, then, earlier);
  }

  private static void title(Canvas canvas, BoardView board, String text) {
    Extent window = board.window();
    String cut = Line.cut(text, window.cols() + GAP, canvas.glyphs().more());
    canvas.text(window.x(), window.y() - 1 - TITLE, cut, Role.HEADING);
  }
}
