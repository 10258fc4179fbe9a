package dev.banmen.tui.board;

import dev.banmen.tui.term.Input;
import java.util.OptionalInt;
import java.util.function.IntFunction;

/** How keys make a board larger and smaller, by the scales that there are. Stateless. */
public final class Zoom {
  private Zoom() {}

  /** Whether a key makes the board larger, 1, or smaller, -1; 0 if neither. */
  public static int by(Input.Key key) {
    boolean isLarger = key.is('+') || key.is('=') || key.is('z');
    return isLarger ? 1 : key.is('-') || key.is('Z') ? -1 : 0;
  }

  /**
   * The zoom with which the board is next larger or smaller than it is; empty if there is none.
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

  /** What is said where there is no other scale. */
  public static String none(int by) {
    return by > 0 ? "zoom.most" : "zoom.least";
  }
}
