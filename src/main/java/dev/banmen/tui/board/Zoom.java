package dev.banmen.tui.board;

import com.googlecode.lanterna.input.KeyStroke;
import dev.banmen.tui.term.Keys;
import java.util.OptionalInt;
import java.util.function.IntFunction;

/** Zooms a board through its scales. Stateless. */
public final class Zoom {
  private Zoom() {}

  /** Returns 1 for the key that makes the board larger, -1 for smaller, 0 for neither. */
  public static int by(KeyStroke key) {
    boolean isLarger = Keys.is(key, '+') || Keys.is(key, '=');
    return isLarger ? 1 : Keys.is(key, '-') ? -1 : 0;
  }

  /**
   * Returns the zoom that makes the board the next size larger or smaller; empty if there is none.
   *
   * @param now the zoom of the board that is shown
   * @param boards what a board looks like with each zoom
   */
  public static OptionalInt next(int now, int by, IntFunction<BoardView> boards) {
    Scale shown = boards.apply(now).scale();
    for (int zoom = now + by; Math.abs(zoom) < Scale.count(); zoom += by) {
      if (boards.apply(zoom).scale() != shown) {
        return OptionalInt.of(zoom);
      }
    }
    return OptionalInt.empty();
  }

  /** Returns the notice that there is no other scale. */
  public static String none(int by) {
    return by > 0 ? "zoom.most" : "zoom.least";
  }
}
