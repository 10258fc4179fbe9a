package dev.banmen.tui.board;

import dev.banmen.tui.term.Input;
import java.util.OptionalInt;
import java.util.function.IntFunction;

/** Zooms a board through its scales. Stateless. */
public final class Zoom {
  private Zoom() {}

  /** Returns 1 for the key that makes the board larger, -1 for smaller, 0 for neither. */
  public static int by(Input.Key key) {
    boolean isLarger = key.is('+') || key.is('=');
    return isLarger ? 1 : key.is('-') ? -1 : 0;
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
