package dev.banmen.game.solve;

import dev.banmen.game.Position;
import dev.banmen.game.Site;

/**
 * Proves whether a side reaches a goal. It remembers what it has proved, so one solver is for one
 * goal and all positions that follow from the same one. Mutable, one thread.
 */
public interface GoalSolver {
  /** Says whether the goal is reached from a position on, whoever is to move there. */
  GoalVerdict solve(Position position);

  /** The number of positions looked at so far. */
  long positions();

  /**
   * Whether a piece on this site changes nothing in any position looked at so far, so that a move
   * there which changes nothing else is worth as much as a pass.
   */
  default boolean isElsewhere(Site site) {
    return false;
  }
}
