package dev.banmen.games.go.solve;

import dev.banmen.game.Change;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Move;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.solve.GoalKind;
import dev.banmen.game.solve.GoalSolver;
import dev.banmen.game.solve.GoalVerdict;
import dev.banmen.game.solve.GoalVerdict.Reached;
import dev.banmen.game.solve.KoThreats;
import dev.banmen.game.solve.ReachSearch;
import dev.banmen.game.solve.SolverGoal;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * Proves that stones are captured or connected, or that they never can be: two searches, one
 * without the help of a ko, and one with all of it, which tells what is reached by a ko. Where the
 * rules forbid that a board comes up again, a third one finds out whether a group lives only by
 * repeating, which then counts as a ko. Otherwise both sides may repeat a board here, whatever the
 * rules. Mutable, one thread.
 */
public final class StoneSolver implements GoalSolver {
  private final SolverGoal goal;
  private final Lattice lattice;
  private final int firstPly;
  private final boolean isHunter; // the goal's side, not its opponent
  private final CaptureFight strict;
  private final CaptureFight lenient;
  private final ReachSearch<FightPosition> search;
  private final ReachSearch<FightPosition> byKo;
  private final Optional<ReachSearch<SafetySearch>> escape; // where no board may come up again

  private StoneSolver(
      Position start, SolverGoal goal, boolean endsWithCapture, boolean bansRepetition, long most) {
    this.goal = goal;
    lattice = start.lattice();
    firstPly = start.ply();
    isHunter = goal.kind() != GoalKind.LIVES && goal.kind() != GoalKind.CUTS;
    boolean isOne = goal.ko() == KoThreats.ONE;
    strict = fight(start, endsWithCapture, isOne ? 1 : 0, isOne ? 0 : CaptureFight.ALWAYS);
    lenient = fight(start, endsWithCapture, CaptureFight.ALWAYS, 0);
    search = new ReachSearch<>(most);
    byKo = new ReachSearch<>(most);
    escape = bansRepetition && !isHunter ? Optional.of(new ReachSearch<>(most)) : Optional.empty();
  }

  /**
   * Returns the solver of a goal; empty if it is of another kind, or of two targets without a
   * region.
   *
   * @param endsWithCapture whether the first capture ends the game, and wins it
   * @param bansRepetition whether a board may not come up again, however long ago it was
   */
  public static Optional<GoalSolver> of(
      Position start, SolverGoal goal, boolean endsWithCapture, boolean bansRepetition, long most) {
    if (goal.kind() == GoalKind.LEAVES) {
      return Optional.of(new LibertySolver(start, goal));
    }
    boolean isKnown =
        goal.kind().hasTarget()
            ? goal.targets().size() < 2 || !goal.region().isEmpty()
            : endsWithCapture && goal.kind() == GoalKind.WINS;
    return isKnown
        ? Optional.of(new StoneSolver(start, goal, endsWithCapture, bansRepetition, most))
        : Optional.empty();
  }

  private CaptureFight fight(Position start, boolean endsWithCapture, int own, int others) {
    byte hunter = CaptureFight.colour(isHunter ? goal.side() : goal.side().opponent());
    CaptureFight any =
        new CaptureFight(lattice.rows(), lattice.cols(), hunter, 0, endsWithCapture, own, others);
    int[] targets =
        goal.targets().stream().mapToInt(site -> any.point(lattice.index(site))).toArray();
    int target = targets.length == 0 ? 0 : targets[0];
    CaptureFight fight =
        new CaptureFight(
            lattice.rows(),
            lattice.cols(),
            hunter,
            target,
            endsWithCapture,
            isHunter ? own : others,
            isHunter ? others : own);
    fight.in(goal.number());
    if (targets.length > 1) {
      fight.also(targets[1], goal.kind().hasTwoTargets());
    }
    byte[] stones = fight.stones(start);
    BitSet region = new BitSet();
    goal.region().forEach(site -> region.set(fight.point(lattice.index(site))));
    if (target == 0 && region.isEmpty()) {
      for (int site = 0; site < lattice.size(); site++) {
        region.set(fight.point(site));
      }
    } else if (goal.kind() == GoalKind.LIVES || goal.kind() == GoalKind.KILLS) {
      if (region.isEmpty()) {
        region.or(new HuntedSpace(fight, stones).find());
      } else {
        addLiberties(fight, stones, targets, region);
      }
    }
    if (region.isEmpty()) {
      fight.near(fight.chain(0).at(stones, target, Integer.MAX_VALUE).liberties());
    } else {
      fight.within(region.stream().toArray());
    }
    return fight;
  }

  private static void addLiberties(
      CaptureFight fight, byte[] stones, int[] targets, BitSet region) {
    for (int target : targets) {
      Chain chain = fight.chain(0).at(stones, target, Integer.MAX_VALUE);
      for (int i = 0; i < chain.liberties(); i++) {
        region.set(chain.liberty(i));
      }
    }
  }

  private FightPosition stand(CaptureFight fight, Position position) {
    byte[] stones = fight.stones(position);
    byte toMove = CaptureFight.colour(position.toMove().orElse(goal.side()));
    int made = goal.number() == 0 ? 0 : made(position);
    return FightPosition.of(fight, stones, toMove, ko(fight, position, stones), made);
  }

  /** The moves that the goal's side has made since the start. */
  private int made(Position position) {
    List<Move> moves = position.lastMoves(position.ply() - firstPly);
    return (int) moves.stream().filter(move -> move.side() == goal.side()).count();
  }

  /** The point where the last move took one stone in a ko; 0 if it did not. */
  private int ko(CaptureFight fight, Position position, byte[] stones) {
    List<Change> changes = position.changes();
    if (changes.size() != 2 || !(position.last().orElse(null) instanceof Place place)) {
      return 0;
    }
    for (Change change : changes) {
      if (change.after() == Mark.EMPTY) {
        Chain chain = fight.chain(0).at(stones, fight.point(lattice.index(place.site())), 2);
        boolean isKo = chain.liberties() == 1 && chain.count() == 1;
        return isKo ? fight.point(lattice.index(change.site())) : 0;
      }
    }
    return 0;
  }

  @Override
  public GoalVerdict solve(Position position) {
    if (position.movers().isEmpty()) {
      return over(position);
    }
    FightPosition stand = stand(strict, position);
    Optional<Boolean> hunted = search.reaches(stand);
    if (hunted.isEmpty()) {
      return new GoalVerdict(Reached.UNDECIDED, List.of());
    }
    boolean isReached = hunted.get() == isHunter;
    Reached reached = isReached ? Reached.YES : Reached.NO;
    if (isReached && escape.isPresent()) {
      Optional<Boolean> escapes = escape.get().reaches(new SafetySearch(stand));
      reached = escapes.map(is -> is ? Reached.YES : Reached.BY_KO).orElse(Reached.UNDECIDED);
    }
    if (!isReached) {
      Optional<Boolean> other = byKo.reaches(stand(lenient, position));
      reached = other.isPresent() && other.get() == isHunter ? Reached.BY_KO : Reached.NO;
    }
    return new GoalVerdict(reached, line(position, stand));
  }

  private GoalVerdict over(Position position) {
    Optional<Side> winner = position.outcome().flatMap(outcome -> outcome.winner());
    boolean isReached =
        goal.kind() == GoalKind.WINS
            ? winner.equals(Optional.of(goal.side()))
            : stand(strict, position).isReached() == isHunter;
    return new GoalVerdict(isReached ? Reached.YES : Reached.NO, List.of());
  }

  private List<Move> line(Position position, FightPosition stand) {
    Side side = position.toMove().orElse(goal.side());
    return strict.moves(side, search.line(stand), lattice);
  }

  @Override
  public long positions() {
    long escapes = escape.map(ReachSearch::positions).orElse(0L);
    return search.positions() + byKo.positions() + escapes;
  }

  @Override
  public boolean isElsewhere(Site site) {
    int point = strict.point(lattice.index(site));
    return !strict.touched.get(point) && !lenient.touched.get(point);
  }
}
