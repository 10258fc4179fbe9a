package dev.banmen.game.solve;

import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Pass;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.solve.GoalVerdict.Reached;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;

/** What can be proved of the groups of a count, with so much work at most. Mutable, one thread. */
public final class GroupProofs {
  /** The number of empty points around a group that are few. */
  static final int NARROW = 5;

  /** What it is worth in positions to set up a board or a solver. */
  static final int BOARD = 25;

  private final GoalSolvers solvers;
  private final long each; // positions
  private long left;

  /** Proofs for one group, for which so many positions are looked at before giving up. */
  public GroupProofs(GoalSolvers solvers, long most) {
    this(solvers, most, most);
  }

  /**
   * Proofs for several groups.
   *
   * @param each the number of positions to look at for each of them before giving up
   * @param most the same for all of them
   */
  GroupProofs(GoalSolvers solvers, long each, long most) {
    this.solvers = solvers;
    this.each = each;
    left = most;
  }

  /** Whether it has given up, and proves nothing more. */
  boolean isSpent() {
    return left < 0;
  }

  /** Takes off what some other work is worth in positions. */
  void spend(long positions) {
    left -= positions;
  }

  /** Whether few empty points are connected to a group: what is read there is read to the end. */
  public static boolean isNarrow(Position counted, BitSet group) {
    return room(counted, group) <= NARROW;
  }

  /** The number of empty points that are connected to a group. */
  static int room(Position counted, BitSet group) {
    List<Site> stones = counted.lattice().sites(group);
    return connected(counted, stones, index -> counted.at(index) == Mark.EMPTY).cardinality();
  }

  /** Returns the sites of a kind that are connected to these by others of that kind. */
  static BitSet connected(Position position, Collection<Site> from, IntPredicate isOfKind) {
    Lattice lattice = position.lattice();
    BitSet found = new BitSet();
    Deque<Site> open = new ArrayDeque<>(from);
    while (!open.isEmpty()) {
      for (Site beside : lattice.beside(open.pop())) {
        int index = lattice.index(beside);
        if (!found.get(index) && isOfKind.test(index)) {
          found.set(index);
          open.add(beside);
        }
      }
    }
    return found;
  }

  /** Whether a side is proved not to reach a goal although it moves first. */
  public boolean isRefuted(Position counted, Side side, GoalKind kind, KoThreats ko, Site group) {
    Position first = counted.movers().isEmpty() ? counted.playedOn() : counted;
    if (!first.toMove().equals(Optional.of(side))
        && first.play(new Pass(side.opponent())) instanceof Played played) {
      first = played.after();
    }
    return reached(first, side, kind, ko, group) == Reached.NO;
  }

  /** Whether a side, which moves first, reaches a goal. */
  Reached reached(Position first, Side side, GoalKind kind, KoThreats ko, Site group) {
    SolverGoal goal = new SolverGoal(side, kind, Optional.of(group), Set.of(), ko);
    Optional<GoalSolver> solver =
        isSpent() ? Optional.empty() : solvers.goalSolver(first, goal, Math.min(each, left));
    Reached reached = solver.map(one -> one.solve(first).reached()).orElse(Reached.UNDECIDED);
    solver.ifPresent(one -> spend(BOARD + one.positions()));
    return isSpent() ? Reached.UNDECIDED : reached;
  }
}
