package dev.banmen.laws;

import dev.banmen.game.Board;
import dev.banmen.game.Mark;
import dev.banmen.game.Movers;
import dev.banmen.game.Outcome;
import dev.banmen.game.Score;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Go from the logical rules of Tromp and Taylor, with the other presets as departures from them.
 * Repetitions are searched in every earlier position, one by one.
 */
public final class ReferenceGo implements Reference {
  public enum SlowKo {
    NONE,
    SIMPLE,
    POSITIONAL,
    SITUATIONAL
  }

  /**
   * The differences between presets.
   *
   * @param suicide whether it is allowed
   * @param anyTurns whether either side may move at any time, as in the exercise
   * @param territory whether surrounded points and prisoners count, rather than area
   * @param passStones whether each pass gives the opponent a prisoner, and White passes last
   * @param komi White's points for moving second, and for a handicap
   */
  public record Rules(
      SlowKo ko,
      boolean suicide,
      boolean anyTurns,
      boolean territory,
      boolean passStones,
      double komi) {
    Rules(SlowKo ko, boolean suicide, boolean anyTurns, boolean territory, double komi) {
      this(ko, suicide, anyTurns, territory, false, komi);
    }
  }

  private final Rules rules;
  private final ModelStones stones;
  private final Side toMove;
  private final Optional<Side> passed;
  private final int byBlack;
  private final int byWhite;
  private final Optional<ReferenceGo> before;

  private ReferenceGo(
      Rules rules,
      ModelStones stones,
      Side toMove,
      Optional<Side> passed,
      int byBlack,
      int byWhite,
      Optional<ReferenceGo> before) {
    this.rules = rules;
    this.stones = stones;
    this.toMove = toMove;
    this.passed = passed;
    this.byBlack = byBlack;
    this.byWhite = byWhite;
    this.before = before;
  }

  public static ReferenceGo of(Rules rules, int rows, int cols, Setup setup) {
    return of(rules, ModelStones.of(rows, cols, setup), setup.toMove().orElse(Side.BLACK));
  }

  public static ReferenceGo of(Rules rules, ModelStones stones, Side toMove) {
    return new ReferenceGo(rules, stones, toMove, Optional.empty(), 0, 0, Optional.empty());
  }

  public ModelStones stones() {
    return stones;
  }

  @Override
  public int miss(Side side, int site) {
    if (isOver()) {
      return 6;
    }
    if (!rules.anyTurns && side != toMove) {
      return 5;
    }
    if (site == Board.PASS) {
      return 0;
    }
    if (site == Board.OFF) {
      return 4;
    }
    if (stones.at(site) != '.') {
      return 1;
    }
    ModelStones captured = placed(side, site).lifted(side.opponent());
    if (!rules.suicide && !captured.hasLiberty(site)) {
      return 2;
    }
    return repeats(side, captured.lifted(side)) ? 3 : 0;
  }

  @Override
  public List<Integer> misses(Side side, int site) {
    List<Integer> misses = new ArrayList<>();
    if (isOver()) {
      misses.add(6);
    } else if (!rules.anyTurns && side != toMove) {
      misses.add(5);
    }
    if (site == Board.OFF) {
      misses.add(4);
    } else if (site != Board.PASS && stones.at(site) != '.') {
      misses.add(1);
    } else if (site != Board.PASS) {
      ModelStones captured = placed(side, site).lifted(side.opponent());
      if (!rules.suicide && !captured.hasLiberty(site)) {
        misses.add(2);
      }
      if (repeats(side, captured.lifted(side))) {
        misses.add(3);
      }
    }
    return misses;
  }

  /** Both sides have passed, one right after the other. */
  private boolean isOver() {
    return passed.isPresent() && before.flatMap(b -> b.passed).equals(passed.map(Side::opponent));
  }

  private ModelStones placed(Side side, int site) {
    return stones.with(site, ModelStones.letter(side));
  }

  private boolean repeats(Side side, ModelStones next) {
    return switch (rules.ko) {
      case NONE -> false;
      case SIMPLE -> retakes(side, next);
      case POSITIONAL -> hasBeen(next, Optional.empty());
      case SITUATIONAL -> hasBeen(next, Optional.of(side.opponent()));
    };
  }

  /** Whether the opponent's last move took a single stone and would be undone by this one. */
  private boolean retakes(Side side, ModelStones next) {
    return before.isPresent()
        && side == toMove
        && passed.isEmpty()
        && byBlack + byWhite - before.get().byBlack - before.get().byWhite == 1
        && before.get().stones.equals(next);
  }

  /** Whether these stones stood here before, with that side to move if one is named. */
  private boolean hasBeen(ModelStones next, Optional<Side> mover) {
    ReferenceGo earlier = this;
    while (true) {
      if (earlier.stones.equals(next) && mover.orElse(earlier.toMove) == earlier.toMove) {
        return true;
      }
      if (earlier.before.isEmpty()) {
        return false;
      }
      earlier = earlier.before.get();
    }
  }

  @Override
  public ReferenceGo after(Side side, int site) {
    if (site == Board.PASS) {
      return passed(side);
    }
    ModelStones next = placed(side, site).lifted(side.opponent()).lifted(side);
    ModelStones full = placed(side, site);
    int whiteLost = full.count('W') - next.count('W');
    int blackLost = full.count('B') - next.count('B');
    return next(side, next, Optional.empty(), byBlack + whiteLost, byWhite + blackLost);
  }

  private ReferenceGo passed(Side side) {
    int given = rules.passStones ? 1 : 0;
    boolean over = passed.equals(Optional.of(side.opponent()));
    int last = over && side == Side.BLACK ? given : 0;
    return side == Side.BLACK
        ? next(side, stones, Optional.of(side), byBlack + last, byWhite + given)
        : next(side, stones, Optional.of(side), byBlack + given, byWhite);
  }

  private ReferenceGo next(
      Side side, ModelStones next, Optional<Side> passed, int byBlack, int byWhite) {
    return new ReferenceGo(
        rules, next, side.opponent(), passed, byBlack, byWhite, Optional.of(this));
  }

  @Override
  public Mark at(int site) {
    return stones.mark(site);
  }

  @Override
  public Set<Side> movers() {
    if (isOver()) {
      return Movers.NOBODY;
    }
    return rules.anyTurns ? Movers.BOTH : Movers.only(toMove);
  }

  @Override
  public Score score() {
    return score(Set.of(), Set.of());
  }

  @Override
  public Score score(Set<Integer> dead, Set<Integer> neutral) {
    ModelStones alive = stones.without(dead);
    List<Mark> owners = owners(dead, neutral);
    int black = Collections.frequency(owners, Mark.BLACK);
    int white = Collections.frequency(owners, Mark.WHITE);
    if (!rules.territory) {
      return new Score(black, white + rules.komi);
    }
    int deadBlack = stones.count('B') - alive.count('B');
    int deadWhite = stones.count('W') - alive.count('W');
    return new Score(
        black - alive.count('B') + byBlack + deadWhite,
        white - alive.count('W') + byWhite + deadBlack + rules.komi);
  }

  /** A living stone's point is its side's; empty points are that of the only side they reach. */
  @Override
  public List<Mark> owners(Set<Integer> dead, Set<Integer> neutral) {
    ModelStones alive = stones.without(dead);
    List<Mark> owners = new ArrayList<>();
    for (int site = 0; site < stones.marks().length(); site++) {
      owners.add(alive.mark(site));
    }
    Set<Integer> seen = new TreeSet<>();
    for (int site = 0; site < owners.size(); site++) {
      if (alive.at(site) == '.' && !seen.contains(site)) {
        Set<Integer> region = alive.group(site);
        seen.addAll(region);
        for (int point : region) {
          owners.set(point, neutral.contains(point) ? Mark.EMPTY : owner(alive, region));
        }
      }
    }
    return owners;
  }

  private static Mark owner(ModelStones alive, Set<Integer> region) {
    boolean black = alive.reaches(region, 'B');
    if (black == alive.reaches(region, 'W')) {
      return Mark.EMPTY;
    }
    return black ? Mark.BLACK : Mark.WHITE;
  }

  @Override
  public Set<Integer> region(int site, Set<Integer> dead) {
    ModelStones alive = stones.without(dead);
    return alive.at(site) == '.' ? alive.group(site) : Set.of();
  }

  /** A group with those of its side that it reaches over empty points: they share their eyes. */
  @Override
  public Set<Integer> together(int site) {
    char own = stones.at(site);
    if (own == '.') {
      return Set.of();
    }
    ModelStones filled =
        new ModelStones(stones.rows(), stones.cols(), stones.marks().replace('.', own));
    Set<Integer> together = new TreeSet<>(filled.group(site));
    together.removeIf(point -> stones.at(point) != own);
    return together;
  }

  @Override
  public int captures(Side side) {
    return side == Side.BLACK ? byBlack : byWhite;
  }

  @Override
  public Optional<Outcome> outcome() {
    return isOver() ? Optional.of(Outcome.of(score())) : Optional.empty();
  }
}
