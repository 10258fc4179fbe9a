package dev.banmen.solve;

import dev.banmen.game.Change;
import dev.banmen.game.Mark;
import dev.banmen.game.Move;
import dev.banmen.game.Position;
import dev.banmen.game.solve.GoalSolver;
import dev.banmen.game.solve.GoalVerdict;
import dev.banmen.game.solve.GoalVerdict.Reached;
import dev.banmen.game.solve.SolverGoal;
import java.util.List;
import java.util.Optional;

/** Counts the pieces that the last move flipped. One thread. */
final class FlipSolver implements GoalSolver {
  private final SolverGoal goal;
  private long positions;

  FlipSolver(SolverGoal goal) {
    this.goal = goal;
  }

  @Override
  public GoalVerdict solve(Position position) {
    positions++;
    Mark own = goal.side().mark();
    Mark others = goal.side().opponent().mark();
    int flipped = 0;
    for (Change change : position.changes()) {
      flipped += change.before() == others && change.after() == own ? 1 : 0;
    }
    Optional<Move> last = position.last().filter(move -> move.side() == goal.side());
    boolean isReached = last.isPresent() && flipped == goal.number();
    return new GoalVerdict(isReached ? Reached.YES : Reached.NO, List.of());
  }

  @Override
  public long positions() {
    return positions;
  }
}
