package dev.banmen.game.facet;

import dev.banmen.game.Explanation;
import dev.banmen.game.Position;

/**
 * A way of looking at a board that a key lays over it: its liberties, its chains. Immutable, for
 * any thread.
 */
public interface Layer {
  /** One lower-case word, unique in its game; the game's words say {@code layer.ID} for people. */
  String id();

  /** What is to be seen of a position: signs on the board, and a sentence that sums them up. */
  Explanation of(Position position);
}
