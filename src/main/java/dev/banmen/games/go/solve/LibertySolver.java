package dev.banmen.games.go.solve;

import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Position;
import dev.banmen.game.Site;
import dev.banmen.game.solve.GoalSolver;
import dev.banmen.game.solve.GoalVerdict;
import dev.banmen.game.solve.GoalVerdict.Reached;
import dev.banmen.game.solve.SolverGoal;
import java.util.BitSet;
import java.util.List;

/** Counts the liberties that the last move has left to a group. One thread. */
final class LibertySolver implements GoalSolver {
  private static final int[][] STEPS = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

  private final SolverGoal goal;
  private long positions;

  LibertySolver(SolverGoal goal) {
    this.goal = goal;
  }

  @Override
  public GoalVerdict solve(Position position) {
    positions++;
    Site stone = goal.targets().get(0);
    boolean isReached =
        position.last().filter(move -> move.side() == goal.side()).isPresent()
            && position.at(stone) == goal.side().opponent().mark()
            && liberties(position, stone, new BitSet()) == goal.number();
    return new GoalVerdict(isReached ? Reached.YES : Reached.NO, List.of());
  }

  /** The empty points beside a group that were not seen yet. */
  private static int liberties(Position position, Site stone, BitSet seen) {
    Lattice lattice = position.lattice();
    Mark mark = position.at(stone);
    seen.set(lattice.index(stone));
    int count = 0;
    for (int[] step : STEPS) {
      Site beside = stone.plus(step[0], step[1]);
      if (lattice.contains(beside) && !seen.get(lattice.index(beside))) {
        if (position.at(beside) == Mark.EMPTY) {
          seen.set(lattice.index(beside));
          count++;
        } else if (position.at(beside) == mark) {
          count += liberties(position, beside, seen);
        }
      }
    }
    return count;
  }

  @Override
  public long positions() {
    return positions;
  }
}
