package dev.banmen.solve;

import dev.banmen.game.Board;
import dev.banmen.game.Lattice;
import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.solve.GoalSolver;
import dev.banmen.game.solve.GoalVerdict;
import dev.banmen.game.solve.GoalVerdict.Reached;
import dev.banmen.game.solve.ReachSearch;
import dev.banmen.game.solve.SolverGoal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Proves who wins by trying all moves that the rules allow. Mutable, one thread. */
final class RulesSolver implements GoalSolver {
  private final SolverGoal goal;
  private final ReachSearch<RulesState> search;

  RulesSolver(SolverGoal goal, long most) {
    this.goal = goal;
    search = new ReachSearch<>(most);
  }

  @Override
  public GoalVerdict solve(Position position) {
    Lattice lattice = position.lattice();
    boolean[] open = new boolean[lattice.size()];
    for (int site = 0; site < open.length; site++) {
      open[site] = goal.region().isEmpty() || goal.region().contains(lattice.site(site));
    }
    Side first = position.toMove().orElse(goal.side());
    RulesState root = RulesState.of(position.board(), first, goal.side(), open);
    Optional<Boolean> wins = search.reaches(root);
    if (wins.isEmpty()) {
      return new GoalVerdict(Reached.UNDECIDED, List.of());
    }
    return new GoalVerdict(
        wins.get() ? Reached.YES : Reached.NO, moves(search.line(root), first, lattice));
  }

  private static List<Move> moves(List<Integer> line, Side first, Lattice lattice) {
    List<Move> moves = new ArrayList<>();
    Side side = first;
    for (int site : line) {
      moves.add(site == Board.PASS ? new Pass(side) : new Place(side, lattice.site(site)));
      side = side.opponent();
    }
    return moves;
  }

  @Override
  public long positions() {
    return search.positions();
  }
}
