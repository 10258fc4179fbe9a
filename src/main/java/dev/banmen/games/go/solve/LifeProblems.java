package dev.banmen.games.go.solve;

import dev.banmen.game.Lattice;
import dev.banmen.game.Move;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.solve.FoundProblem;
import dev.banmen.game.solve.GoalKind;
import dev.banmen.game.solve.KoThreats;
import dev.banmen.game.solve.ProblemFinder;
import dev.banmen.game.solve.ReachSearch;
import dev.banmen.game.solve.SolverGoal;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Finds groups in a closed room of few empty points that exactly one move captures, or saves, and
 * no ko has to do with it. Nobody can break the room open in time: the groups around have more
 * liberties elsewhere than the hunted side has moves until it is captured. The same place is looked
 * at once. Mutable, one thread.
 */
public final class LifeProblems implements ProblemFinder {
  /** The most empty points of a room. */
  static final int MOST_EMPTY = 12;

  private final boolean bansRepetition;
  private final long most;
  private final Set<List<Integer>> seen = new HashSet<>();

  /**
   * Looks at positions of one game, where suicide is forbidden.
   *
   * @param bansRepetition whether a board may not come up again, however long ago it was
   * @param most positions to look at for one group, roughly
   */
  public LifeProblems(boolean bansRepetition, long most) {
    this.bansRepetition = bansRepetition;
    this.most = most;
  }

  @Override
  public Optional<FoundProblem> find(Position position) {
    Lattice lattice = position.lattice();
    Side mover = position.toMove().orElseThrow();
    CaptureFight board =
        new CaptureFight(
            lattice.rows(), lattice.cols(), CaptureFight.BLACK, 0, false, 0, 0); // for its points
    byte[] stones = board.stones(position);
    BitSet done = new BitSet();
    Optional<FoundProblem> found = Optional.empty();
    for (int site = 0; site < lattice.size() && found.isEmpty(); site++) {
      int point = board.point(site);
      if (stones[point] != CaptureFight.EMPTY && !done.get(point)) {
        Chain chain = board.chain(0).at(stones, point, Integer.MAX_VALUE);
        for (int i = 0; i < chain.count(); i++) {
          done.set(chain.stone(i));
        }
        found =
            ClosedRoom.of(board, stones, point, MOST_EMPTY)
                .filter(room -> room.least() > 1 && isNew(room, stones, point, mover))
                .flatMap(room -> new HuntedGroup(lattice, stones, point, room, mover).problem());
      }
    }
    return found;
  }

  private boolean isNew(ClosedRoom room, byte[] stones, int target, Side mover) {
    List<Integer> place = new ArrayList<>(List.of(target, mover.ordinal()));
    room.points().stream().forEach(point -> place.add(4 * point + stones[point]));
    return seen.add(place);
  }

  /** A move with what is proved of it. */
  private record JudgedMove(int move, boolean isRight, int rank) {}

  /** One group, and the searches that prove what becomes of it. For one use. */
  private final class HuntedGroup {
    private final Lattice lattice;
    private final int target;
    private final ClosedRoom room;
    private final Side mover;
    private final boolean isHunter; // the mover, of this group
    private final CaptureFight fight; // in which the hunted side wins each ko
    private final FightPosition root;
    private final FightPosition easy; // the same where the hunter wins each ko
    private final ReachSearch<FightPosition> killing = new ReachSearch<>(most);
    private final ReachSearch<FightPosition> easier = new ReachSearch<>(most);
    private final ReachSearch<SafetySearch> saving = new ReachSearch<>(most);

    HuntedGroup(Lattice lattice, byte[] stones, int target, ClosedRoom room, Side mover) {
      this.lattice = lattice;
      this.target = target;
      this.room = room;
      this.mover = mover;
      byte toMove = CaptureFight.colour(mover);
      byte hunter = CaptureFight.other(stones[target]);
      isHunter = hunter == toMove;
      fight = fight(hunter, 0, CaptureFight.ALWAYS);
      root = FightPosition.of(fight, stones.clone(), toMove, 0, 0);
      easy = FightPosition.of(fight(hunter, CaptureFight.ALWAYS, 0), stones.clone(), toMove, 0, 0);
    }

    private CaptureFight fight(byte hunter, int own, int others) {
      CaptureFight one =
          new CaptureFight(lattice.rows(), lattice.cols(), hunter, target, false, own, others);
      one.within(room.points().stream().toArray());
      return one;
    }

    Optional<FoundProblem> problem() {
      List<JudgedMove> wrong = new ArrayList<>();
      JudgedMove right = null;
      Optional<JudgedMove> passed = judged(FightPosition.PASS);
      if (passed.isEmpty() || passed.get().isRight()) {
        return Optional.empty();
      }
      for (int move : root.moves()) {
        if (move != FightPosition.PASS && root.after(move) != null) {
          Optional<JudgedMove> one = judged(move);
          if (one.isEmpty() || one.get().isRight() && right != null) {
            return Optional.empty();
          } else if (one.get().isRight()) {
            right = one.get();
          } else {
            wrong.add(one.get());
          }
        }
      }
      if (right == null || wrong.isEmpty()) {
        return Optional.empty();
      }
      wrong.sort(Comparator.comparingInt(one -> -one.rank())); // those that hold out longest
      int rank = isHunter ? right.rank() : Math.max(passed.get().rank(), wrong.get(0).rank());
      int moves = rank / 2 + 1; // of the hunted side, the first one included
      boolean isOneMove = isHunter ? rank == 0 : passed.get().rank() < 2;
      return isOneMove || room.least() <= moves
          ? Optional.empty()
          : Optional.of(
              new FoundProblem(
                  goal(), moves, line(right), wrong.stream().map(this::line).toList()));
    }

    /** What is proved of a move; empty if it isn't known, or has to do with a ko. */
    private Optional<JudgedMove> judged(int move) {
      FightPosition after = root.after(move);
      Optional<Boolean> killed = killing.reaches(after);
      boolean isKilled = killed.orElse(false);
      if (killed.isEmpty() || !isKilled && !isSafe(easy.after(move))) {
        return Optional.empty();
      }
      int rank = isKilled ? killing.rank(after) : 0;
      return Optional.of(new JudgedMove(move, isKilled == isHunter, rank));
    }

    private boolean isSafe(FightPosition after) {
      return after != null
          && !easier.reaches(after).orElse(true)
          && (!bansRepetition || saving.reaches(new SafetySearch(after)).orElse(false));
    }

    private List<Move> line(JudgedMove one) {
      boolean isKilled = one.isRight() == isHunter;
      List<Integer> line =
          isKilled ? killing.line(root.after(one.move())) : easier.line(easy.after(one.move()));
      return fight.moves(mover, one.move(), line, lattice);
    }

    private SolverGoal goal() {
      Set<Site> region = new TreeSet<>();
      room.points().stream().forEach(point -> region.add(lattice.site(fight.site(point))));
      return new SolverGoal(
          mover,
          isHunter ? GoalKind.KILLS : GoalKind.LIVES,
          Optional.of(lattice.site(fight.site(target))),
          region,
          KoThreats.NONE);
    }
  }
}
