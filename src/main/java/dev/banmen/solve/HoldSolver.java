package dev.banmen.solve;

import dev.banmen.game.Position;
import dev.banmen.game.solve.GoalKind;
import dev.banmen.game.solve.GoalSolver;
import dev.banmen.game.solve.GoalVerdict;
import dev.banmen.game.solve.GoalVerdict.Reached;
import dev.banmen.game.solve.SolverGoal;
import java.util.Optional;

/** Proves that the opponent can't win, by its solver. One thread. */
final class HoldSolver implements GoalSolver {
  private final GoalSolver others;

  HoldSolver(GoalSolver others) {
    this.others = others;
  }

  /** The goal that the opponent would have to reach. */
  static SolverGoal against(SolverGoal goal) {
    return new SolverGoal(
        goal.side().opponent(), GoalKind.WINS, Optional.empty(), goal.region(), goal.ko());
  }

  @Override
  public GoalVerdict solve(Position position) {
    GoalVerdict verdict = others.solve(position);
    Reached reached =
        switch (verdict.reached()) {
          case YES -> Reached.NO;
          case UNDECIDED -> Reached.UNDECIDED;
          case NO, BY_KO -> Reached.YES;
        };
    return new GoalVerdict(reached, verdict.line());
  }

  @Override
  public long positions() {
    return others.positions();
  }
}
