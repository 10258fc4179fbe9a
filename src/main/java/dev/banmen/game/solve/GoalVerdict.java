package dev.banmen.game.solve;

import dev.banmen.game.Move;
import java.util.List;

/**
 * A solver's verdict on a position. Immutable.
 *
 * @param line how it comes about, both sides doing their best; may be empty
 */
public record GoalVerdict(Reached reached, List<Move> line) {
  /** Whether the goal is reached. */
  public enum Reached {
    YES,
    /** The goal is reached only if its side has all the ko threats that it needs. */
    BY_KO,
    NO,
    /** The solver has looked at as many positions as it may, and has given up. */
    UNDECIDED
  }

  public GoalVerdict {
    line = List.copyOf(line);
  }

  public boolean isReached() {
    return reached == Reached.YES;
  }
}
