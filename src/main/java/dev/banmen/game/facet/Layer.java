package dev.banmen.game.facet;

import dev.banmen.game.Explanation;
import dev.banmen.game.Position;

/**
 * An overlay that a key switches on: a board's liberties, its chains. Immutable, for any thread.
 */
public interface Layer {
  /** One lower-case word, unique in its game; the game's words say {@code layer.ID} for people. */
  String id();

  /** Returns the overlay of a position: hints on the board, and a sentence that sums them up. */
  Explanation of(Position position);
}
