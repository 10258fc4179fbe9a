package dev.banmen.game.facet;

import dev.banmen.game.Move;
import dev.banmen.game.Position;
import java.util.Optional;

/**
 * Whoever sees what costs a player something, as far as the rules of one game can tell without
 * looking far ahead. What it says is true; whether it is bad, the player decides. Immutable, for
 * any thread.
 */
public interface Coach {
  /** What a move gives away; empty where nothing is seen, or the move is refused. */
  Optional<Warning> warning(Position before, Move move);

  /**
   * What moves of one side have changed for good in the count.
   *
   * @param before the position they were made in
   * @param after the position after the last of them
   */
  Optional<Gain> gain(Position before, Position after);

  /** Of such a change, what the other side would like to have prevented. */
  default Optional<Gain> loss(Position before, Position after) {
    return gain(before, after);
  }
}
