package dev.banmen.games.go.solve;

import dev.banmen.game.Board;
import dev.banmen.game.Countable;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.solve.GoalKind;
import dev.banmen.game.solve.GoalSolver;
import dev.banmen.game.solve.GoalVerdict;
import dev.banmen.game.solve.GoalVerdict.Reached;
import dev.banmen.game.solve.SolverGoal;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Proves how many points the end of a game of Go is worth: both sides play in a region, or pass,
 * until both have passed. Then the stones played here that don't join a stone of their side from
 * before count as dead, those that the goal calls dead likewise, and all others as alive. The rules
 * of the game say what is legal and count the points. Mutable, one thread.
 */
public final class PointSolver implements GoalSolver {
  private static final int DEEPEST = 200; // moves

  /**
   * The end of a game that both sides play as well as they can.
   *
   * @param margin points of Black more than White's
   * @param first the first move on the way; null at the end
   */
  private record PointLine(double margin, Move first, PointLine rest) {}

  private final Position start;
  private final SolverGoal goal;
  private final int[] region;
  private final boolean isTerritory; // a move at home, or one that is lost, costs a point
  private final long most;
  private final Set<Long> path = new HashSet<>(); // the boards on the way to the current one
  private final Optional<PointLine> best;
  private long positions;
  private boolean isSpent;

  private PointSolver(Position start, SolverGoal goal, boolean isTerritory, long most) {
    this.start = start;
    this.goal = goal;
    this.isTerritory = isTerritory;
    this.most = most;
    Lattice lattice = start.lattice();
    region = goal.region().stream().mapToInt(lattice::index).toArray();
    best = line(start);
  }

  /**
   * Returns the solver of a goal; empty if it is of another kind, or names no region.
   *
   * @param isTerritory whether stones at home cost their points
   * @param most the number of positions to look at, for each answer, before giving up
   */
  public static Optional<GoalSolver> of(
      Position start, SolverGoal goal, boolean isTerritory, long most) {
    return goal.kind().hasTarget() || goal.region().isEmpty()
        ? Optional.empty()
        : Optional.of(new PointSolver(start, goal, isTerritory, most));
  }

  @Override
  public GoalVerdict solve(Position position) {
    Optional<PointLine> end = best.isEmpty() ? best : valued(position);
    if (end.isEmpty()) {
      return new GoalVerdict(Reached.UNDECIDED, List.of());
    }
    double margin = ours(end.get());
    boolean isReached = goal.kind() == GoalKind.WINS ? margin > 0 : margin >= ours(best.get());
    List<Move> moves = new ArrayList<>();
    for (PointLine at = end.get(); at.first() != null; at = at.rest()) {
      moves.add(at.first());
    }
    return new GoalVerdict(isReached ? Reached.YES : Reached.NO, moves);
  }

  private double ours(PointLine line) {
    return goal.side() == Side.BLACK ? line.margin() : -line.margin();
  }

  /** The end from a position on; a stone elsewhere that captures nothing counts as a pass. */
  private Optional<PointLine> valued(Position position) {
    boolean isElsewhere =
        position.ply() > start.ply()
            && position.last().orElse(null) instanceof Place place
            && !goal.region().contains(place.site())
            && position.changes().size() == 1;
    if (!isElsewhere) {
      return line(position);
    }
    Move move = position.last().get();
    Board board = position.after(position.ply() - 1).board().copy();
    if (board.play(move.side(), Board.PASS) != 0) {
      return Optional.empty();
    }
    Optional<PointLine> line = line(board, move.side().opponent());
    double cost = !isTerritory ? 0 : move.side() == Side.BLACK ? -1 : 1;
    return line.map(end -> new PointLine(end.margin() + cost, end.first(), end.rest()));
  }

  private Optional<PointLine> line(Position position) {
    return line(position.board().copy(), position.toMove().orElse(goal.side()));
  }

  private Optional<PointLine> line(Board board, Side side) {
    long before = positions;
    isSpent = false;
    path.clear();
    PointLine line =
        search(board, side, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, before);
    return isSpent ? Optional.empty() : Optional.of(line);
  }

  private PointLine search(Board board, Side side, double alpha, double beta, long before) {
    positions++;
    if (positions - before > most || path.size() > DEEPEST) {
      isSpent = true;
    }
    if (isSpent || board.movers().isEmpty()) {
      return end(board);
    }
    long here = board.hash() * 4 + (side == Side.BLACK ? 1 : 0) + (isPassed(board) ? 2 : 0);
    if (!path.add(here)) {
      isSpent = true; // an endless circle, which these rules allow
      return new PointLine(0, null, null);
    }
    boolean isBlack = side == Side.BLACK;
    PointLine found = null;
    double low = alpha;
    double high = beta;
    for (int i = 0; i <= region.length && low < high; i++) {
      int site = i < region.length ? region[i] : Board.PASS;
      if (board.play(side, site) != 0) {
        continue;
      }
      PointLine rest = search(board, side.opponent(), low, high, before);
      board.undo();
      if (found == null
          || (isBlack ? rest.margin() > found.margin() : rest.margin() < found.margin())) {
        found = new PointLine(rest.margin(), move(side, site), rest);
      }
      low = isBlack ? Math.max(low, rest.margin()) : low;
      high = isBlack ? high : Math.min(high, rest.margin());
    }
    path.remove(here);
    return found == null ? end(board) : found;
  }

  private PointLine end(Board board) {
    double margin =
        board instanceof Countable countable
            ? countable.score(dead(board, countable), new BitSet()).margin()
            : board.score().margin();
    return new PointLine(margin, null, null);
  }

  /** The stones in the region that are not joined to one of the start, and those called dead. */
  private BitSet dead(Board board, Countable countable) {
    BitSet dead = new BitSet();
    for (Site site : goal.dead()) {
      int stone = start.lattice().index(site);
      if (board.at(stone) == start.at(stone)) {
        dead.or(countable.group(stone));
      }
    }
    for (int site : region) {
      Mark mark = board.at(site);
      if (mark != Mark.EMPTY && !dead.get(site)) {
        BitSet group = countable.group(site);
        if (group.stream().noneMatch(stone -> start.at(stone) == mark)) {
          dead.or(group);
        }
      }
    }
    return dead;
  }

  private static boolean isPassed(Board board) {
    return board.ply() > 0 && board.last() == Board.PASS;
  }

  private Move move(Side side, int site) {
    Site at = site == Board.PASS ? null : start.lattice().site(site);
    return at == null ? new Pass(side) : new Place(side, at);
  }

  @Override
  public long positions() {
    return positions;
  }
}
