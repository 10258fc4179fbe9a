package dev.banmen.game.bot;

import dev.banmen.game.Move;
import java.util.List;

/**
 * A move that a computer player looked at. Immutable.
 *
 * @param value what it is worth to the side that makes it: where exact, by how many points, discs
 *     or boxes that side will be ahead at the end (empty squares go to the winner; only boxes still
 *     to come count); else the share of wins it expects, from 0 to 1
 * @param isExact whether the value has been proved
 * @param line the moves expected, this one first
 */
public record Candidate(Move move, double value, boolean isExact, List<Move> line) {
  public Candidate {
    line = List.copyOf(line);
  }
}
