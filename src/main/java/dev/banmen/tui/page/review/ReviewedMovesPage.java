package dev.banmen.tui.page.review;

import com.googlecode.lanterna.input.KeyStroke;
import dev.banmen.game.Ground;
import dev.banmen.game.Move;
import dev.banmen.game.Overlay;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Site;
import dev.banmen.tui.board.BoardPainter;
import dev.banmen.tui.board.Scene;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.page.GameFrame;
import dev.banmen.tui.page.KeyLine;
import dev.banmen.tui.page.LineRows;
import dev.banmen.tui.page.ListPage;
import dev.banmen.tui.page.PageAction;
import dev.banmen.tui.page.TextPage;
import dev.banmen.tui.theme.Role;
import java.util.Optional;

/**
 * A page that lists moves of a game beside the board that the chosen one led to, and says something
 * of it. Immutable.
 */
interface ReviewedMovesPage extends ListPage {

  /** Returns the position on the board. */
  Position shown();

  /** Returns what is marked on the board. */
  Overlay overlay();

  /** Returns the chosen move; empty if there is none. */
  Optional<Move> move();

  /** Returns the list, and what is said of the chosen move, for the area beside the board. */
  ReviewList list(Extent area);

  /** Paints what stands in that area. */
  void paint(Canvas beside, ReviewList list);

  /** Returns a heading and all that is said of the chosen move. */
  String whole();

  /** Returns one sentence to show; often empty. */
  String notice();

  private GameFrame frame(Extent screen) {
    Site focus = move().orElse(null) instanceof Place place ? place.site() : new Site(0, 0);
    return GameFrame.of(shown().game(), screen, focus);
  }

  /** Whether what is said of the chosen move doesn't fit. */
  default boolean isCut(Extent screen) {
    return list(frame(screen).status()).isCut();
  }

  /** Opens what is said of the chosen move, if it doesn't fit. */
  default PageAction explained(KeyStroke key, Extent screen) {
    return isCut(screen) ? TextPage.open(words(), whole(), this) : unused(key);
  }

  @Override
  default LineRows listed(Extent screen) {
    return list(frame(screen).status()).rows();
  }

  @Override
  default Ground ground() {
    return shown().lattice().ground();
  }

  @Override
  default void paintList(Canvas canvas) {
    GameFrame frame = frame(canvas.extent());
    BoardPainter.paint(canvas, frame.board(), Scene.still(shown(), overlay()));
    paint(canvas.part(frame.status()), list(frame.status()));
    Canvas foot = canvas.part(frame.keys());
    if (notice().isEmpty()) {
      KeyLine.paint(foot, keyHints(canvas.extent()));
    } else {
      foot.text(0, 0, notice(), foot.cols(), Role.KEYS);
    }
  }
}
