package dev.banmen.game.facet;

import dev.banmen.game.Move;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Warns of moves that cost a player something, as far as one game's rules show it without looking
 * far ahead. What it says is true; whether it is bad, the player decides. Immutable, for any
 * thread.
 */
public interface Coach {
  /** Returns what a move gives away; empty if nothing is found, or the move is refused. */
  Optional<Warning> warning(Position before, Move move);

  /** Returns the names of the claims of explanations that speak for a move. */
  default Set<String> merits() {
    return Set.of();
  }

  /**
   * Returns what a move does that its explanation gives no reason for, in a sentence; empty if it
   * has one, or nothing can be said.
   */
  default Optional<String> reason(Position before, Move move) {
    return Optional.empty();
  }

  /**
   * Returns such a reason if it says more than what could be said of most moves; by default each
   * one does.
   */
  default Optional<String> strongReason(Position before, Move move) {
    return reason(before, move);
  }

  /** Returns what two moves are compared by where nothing else is known, the weightiest first. */
  default List<Trait> traits() {
    return List.of();
  }

  /**
   * Returns a move that people who play well begin with; empty if any is as good, or the game has
   * begun.
   */
  default Optional<Move> opening(Position before, Side side) {
    return Optional.empty();
  }

  /**
   * Returns what moves of one side, between two positions, have permanently changed in the count.
   * The game's words {@code coach.gained} say what its points are, as a heading, and {@code
   * coach.gained.none} that no move has gained any.
   */
  Optional<Gain> gain(Position before, Position after);

  /** Returns the part of such a change that the other side could want to prevent. */
  default Optional<Gain> loss(Position before, Position after) {
    return gain(before, after);
  }
}
