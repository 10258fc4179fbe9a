package dev.banmen.game.solve;

import dev.banmen.game.Position;
import java.util.Optional;

/**
 * Games with solvers of their own, and no others. A {@code Family} that has them implements it: it
 * must where the marks on the board and the side to move don't say all, as with a ko.
 */
public interface GoalSolvers {
  /**
   * Returns a solver; empty if the game has none of its own for this kind of goal.
   *
   * @param start the position that the goal was set for
   * @param most the number of positions to look at before giving up
   */
  Optional<GoalSolver> goalSolver(Position start, SolverGoal goal, long most);
}
