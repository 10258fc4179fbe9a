package dev.banmen.game.facet;

import dev.banmen.game.Explanation;
import dev.banmen.game.Position;
import java.util.function.Function;

/**
 * An overlay that a key switches on: a board's liberties, its chains. Immutable, for any thread.
 *
 * @param id one lower-case word, unique in its game; the game's words say {@code layer.ID} for
 *     people
 * @param view makes the overlay of a position: hints on the board, and a sentence that sums them up
 */
public record Layer(String id, Function<Position, Explanation> view) {
  /** Returns the overlay of a position. */
  public Explanation of(Position position) {
    return view.apply(position);
  }
}
