package dev.banmen.games.go.solve;

import dev.banmen.game.Lattice;
import dev.banmen.game.Position;
import dev.banmen.game.Site;
import dev.banmen.game.solve.GoalSolver;
import dev.banmen.game.solve.GoalVerdict;
import dev.banmen.game.solve.GoalVerdict.Reached;
import dev.banmen.game.solve.SolverGoal;
import java.util.List;

/** Counts the liberties that the last move has left to a group. One thread. */
final class LibertySolver implements GoalSolver {
  private final SolverGoal goal;
  private final CaptureFight fight; // gives the board its points
  private long positions;

  LibertySolver(Position start, SolverGoal goal) {
    this.goal = goal;
    Lattice lattice = start.lattice();
    fight = new CaptureFight(lattice.rows(), lattice.cols(), CaptureFight.BLACK, 0, false, 0, 0);
  }

  @Override
  public GoalVerdict solve(Position position) {
    positions++;
    Site stone = goal.targets().get(0);
    boolean isReached =
        position.last().filter(move -> move.side() == goal.side()).isPresent()
            && position.at(stone) == goal.side().opponent().mark()
            && liberties(position, stone) == goal.number();
    return new GoalVerdict(isReached ? Reached.YES : Reached.NO, List.of());
  }

  private int liberties(Position position, Site stone) {
    int point = fight.point(position.lattice().index(stone));
    return fight.chain(0).at(fight.stones(position), point, Integer.MAX_VALUE).liberties();
  }

  @Override
  public long positions() {
    return positions;
  }
}
