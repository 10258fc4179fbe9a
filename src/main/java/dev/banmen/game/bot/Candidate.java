package dev.banmen.game.bot;

import dev.banmen.game.Move;
import java.util.List;
import java.util.OptionalDouble;

/**
 * A move that a computer player looked at. Immutable.
 *
 * @param value what it is worth to the side that makes it: where exact, by how many points, discs
 *     or boxes that side will be ahead at the end (empty squares go to the winner; only boxes still
 *     to come count); else the share of wins it expects, from 0 to 1
 * @param isExact whether the value has been proved
 * @param line the moves expected, this one first
 * @param lead by how many points the side that makes it will probably be ahead at the end, komi
 *     included, below 0 if behind; empty where nobody estimates that
 * @param visits how many looks or games played out were spent on it; 0 if they aren't counted
 * @param prior how likely it seemed before any look, from 0 to 1; 0 if nobody says
 */
public record Candidate(
    Move move,
    double value,
    boolean isExact,
    List<Move> line,
    OptionalDouble lead,
    int visits,
    double prior) {
  public Candidate {
    line = List.copyOf(line);
  }

  /** A move of which no more is known than what it is worth. */
  public Candidate(Move move, double value, boolean isExact, List<Move> line) {
    this(move, value, isExact, line, OptionalDouble.empty(), 0, 0);
  }

  /** A copy that is worth something else. */
  public Candidate worth(double other, boolean isProved) {
    return new Candidate(move, other, isProved, line, lead, visits, prior);
  }

  /** A copy with another lead. */
  public Candidate leading(OptionalDouble points) {
    return new Candidate(move, value, isExact, line, points, visits, prior);
  }

  /** A copy with other moves expected. */
  public Candidate expecting(List<Move> moves) {
    return new Candidate(move, value, isExact, moves, lead, visits, prior);
  }
}
