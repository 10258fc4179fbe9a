package dev.banmen.solve;

import dev.banmen.game.Family;
import dev.banmen.game.Position;
import dev.banmen.game.bot.Bot;
import dev.banmen.game.bot.HasBots;
import dev.banmen.game.solve.GoalKind;
import dev.banmen.game.solve.GoalSolver;
import dev.banmen.game.solve.GoalSolvers;
import dev.banmen.game.solve.SolverGoal;
import java.util.Optional;

/** The solvers of all games. Stateless. */
public final class Solvers {
  /** A board that knows only its game's rules takes so many times the room of another. */
  private static final int ROOM_OF_A_BOARD = 10;

  /** A player of exact values has tables of one size, so it may look at so many times more. */
  private static final int EXACT = 10;

  private Solvers() {}

  /**
   * Returns a solver; empty if there is none for this goal in this game.
   *
   * @param start the position that the goal was set for
   * @param most the number of positions to look at before giving up; a tenth of it where only the
   *     rules of the game are known, ten times as many, for each answer, by a player of exact
   *     values
   */
  public static Optional<GoalSolver> of(Family family, Position start, SolverGoal goal, long most) {
    if (goal.kind() == GoalKind.FLIPS) {
      return Optional.of(new FlipSolver(goal));
    } else if (goal.kind() == GoalKind.HOLDS) {
      return of(family, start, HoldSolver.against(goal), most).map(HoldSolver::new);
    } else if (family instanceof GoalSolvers solvers) {
      return solvers.goalSolver(start, goal, most); // kos and counts are not on the board alone
    } else if (goal.kind().hasTarget()) {
      return Optional.empty();
    }
    Optional<Bot> exact =
        family instanceof HasBots own
            ? own.bots().solver(start.game(), EXACT * most)
            : Optional.empty();
    if (exact.isPresent()) {
      return Optional.of(new ScoreSolver(exact.get(), start, goal));
    }
    return goal.kind() == GoalKind.WINS
        ? Optional.of(new RulesSolver(goal, most / ROOM_OF_A_BOARD))
        : Optional.empty();
  }
}
