package dev.banmen.tui.board;

import dev.banmen.game.Game;
import dev.banmen.game.Site;
import dev.banmen.text.Words;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.theme.Role;
import java.util.Optional;

/**
 * How a screen shows two boards of a game side by side or one below the other, each whole and under
 * its title, with the status beside both. Immutable.
 *
 * @param now where the present board is
 * @param then where the earlier one is
 * @param status the rest of the screen
 */
public record PairFrame(BoardView now, BoardView then, Extent status) {
  private static final int GAP = 3;
  private static final int GAP_LEAST = 1;
  private static final int TITLE = 1;

  /**
   * Returns the largest boards that fit whole on the left of a column, which stays where it is;
   * empty if there is no room. Where there is room for the coordinates of one board alone, the
   * earlier one has none.
   *
   * @param rows the rows that the boards may take
   */
  public static Optional<PairFrame> beside(Game game, Extent column, int rows) {
    Extent area = Extent.of(column.x() - GAP_LEAST, rows);
    return pair(game, area)
        .or(() -> halfLabelled(game, area))
        .map(
            pair -> {
              Extent last = pair.then.area();
              int right = (area.cols() - last.x() - last.cols()) / 2;
              int down = (rows - pair.bottom()) / 2;
              return new PairFrame(
                  pair.now.moved(right, down), pair.then.moved(right, down), column);
            });
  }

  /** Returns the boards side by side, else one below the other, at the top left of an area. */
  private static Optional<PairFrame> pair(Game game, Extent area) {
    Extent beside = Extent.of((area.cols() - GAP_LEAST) / 2, area.rows() - TITLE);
    Extent below = Extent.of(area.cols(), area.rows() / 2 - TITLE);
    Extent one = BoardView.wanted(game.lattice(), game.notation(), beside);
    Extent other = BoardView.wanted(game.lattice(), game.notation(), below);
    if (beside.isAtLeast(one.cols(), one.rows())) {
      int gap = Math.min(GAP, Math.max(GAP_LEAST, (area.cols() + 1 - 2 * one.cols()) / 2));
      return Optional.of(placed(game, area, one, one.cols() + gap, 0));
    }
    return below.isAtLeast(other.cols(), other.rows())
        ? Optional.of(placed(game, area, other, 0, TITLE + other.rows()))
        : Optional.empty();
  }

  private static PairFrame placed(Game game, Extent area, Extent size, int right, int down) {
    Extent first = new Extent(0, TITLE, size.cols(), size.rows());
    Extent second = new Extent(right, TITLE + down, size.cols(), size.rows());
    return new PairFrame(view(game, first), view(game, second), area);
  }

  /** Returns the smallest boards side by side, the earlier one without coordinates. */
  private static Optional<PairFrame> halfLabelled(Game game, Extent area) {
    Extent room = Extent.of(0, area.rows() - TITLE);
    Extent size = BoardView.wanted(game.lattice(), game.notation(), room);
    BoardView first = view(game, new Extent(0, TITLE, size.cols(), size.rows()));
    int x = size.cols() + GAP_LEAST;
    int rows = first.window().rows();
    Extent left = new Extent(x, first.window().y(), Math.max(0, area.cols() - x), rows);
    BoardView second = BoardView.picture(game.lattice(), game.notation(), left);
    return room.rows() >= size.rows() && second.isWhole()
        ? Optional.of(new PairFrame(first, second, area))
        : Optional.empty();
  }

  private static BoardView view(Game game, Extent area) {
    return new BoardView(game.lattice(), game.notation(), area, new Site(0, 0));
  }

  private int bottom() {
    Extent last = then.area();
    return last.y() + last.rows();
  }

  /** Returns both boards as somebody wants to see them. */
  public PairFrame seenAs(BoardLook look) {
    BoardLook other = then.look().hasLabels() ? look : look.labelled(false);
    return new PairFrame(now.seenAs(look), then.seenAs(other), status);
  }

  /** Paints the title of the present board, and the whole earlier one. */
  public void paint(Canvas canvas, Words words, EarlierBoard back, Scene earlier) {
    title(canvas, now, words.text("back.now"));
    title(canvas, then, back.title(words));
    BoardPainter.paint(canvas, then, earlier);
  }

  private static void title(Canvas canvas, BoardView board, String text) {
    Extent area = board.area();
    canvas.text(board.window().x(), area.y() - TITLE, text, area.cols(), Role.HEADING);
  }
}
