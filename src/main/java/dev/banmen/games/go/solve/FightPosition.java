package dev.banmen.games.go.solve;

import dev.banmen.game.solve.ReachState;
import dev.banmen.game.solve.ReachStep;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * Stones on a board in a {@link CaptureFight}, with a side to move. A suicide is illegal; a ko may
 * be taken back by a side with threats, and after a pass or a move elsewhere. Immutable.
 */
final class FightPosition implements ReachState<FightPosition> {
  /** The move that is none here: the side plays elsewhere. */
  static final int PASS = 0;

  private static final int ROOM = 80; // bytes beside the stones

  private final CaptureFight fight;
  private final byte[] colour;
  private final byte toMove;
  private final int ko; // where the side to move may not take back without a threat; 0 for nowhere
  private final int threats; // of a side that has only some, how many are left
  private final int quiet; // moves without atari that the hunter has left
  private final int left; // moves that the hunter has left, where they are counted
  private final long stones;
  private final int outcome; // 1: reached, -1: lost

  private FightPosition(
      CaptureFight fight,
      byte[] colour,
      byte toMove,
      int ko,
      int threats,
      int quiet,
      int left,
      long stones,
      int outcome) {
    this.fight = fight;
    this.colour = colour;
    this.toMove = toMove;
    this.ko = ko;
    this.threats = threats;
    this.quiet = quiet;
    this.left = left;
    this.stones = stones;
    this.outcome = outcome;
  }

  /**
   * Returns a board with a side to move.
   *
   * @param colour the stones, from now on its own
   * @param made the moves that the hunter has made, where they are counted
   */
  static FightPosition of(CaptureFight fight, byte[] colour, byte toMove, int ko, int made) {
    long stones = 0;
    for (int point = 0; point < colour.length; point++) {
      boolean isStone = colour[point] == CaptureFight.BLACK || colour[point] == CaptureFight.WHITE;
      stones ^= isStone ? fight.key(colour[point], point) : 0;
    }
    int few = Math.min(fight.hunterThreats, fight.huntedThreats);
    int many = Math.max(fight.hunterThreats, fight.huntedThreats);
    int threats = many == CaptureFight.ALWAYS ? few : many;
    int open = fight.threats(toMove) == CaptureFight.ALWAYS ? 0 : ko;
    return new FightPosition(
        fight,
        colour,
        toMove,
        open,
        threats,
        fight.quietMoves(),
        Math.max(0, fight.mostMoves() - made),
        stones,
        outcome(fight, colour));
  }

  /** The decision on a board: 1 if the hunter has reached it, -1 if it has lost. */
  private static int outcome(CaptureFight fight, byte[] colour) {
    byte owner = fight.joins() ? fight.hunter : fight.hunted;
    boolean isGone = fight.target != 0 && colour[fight.target] != owner;
    isGone |= fight.second() != 0 && colour[fight.second()] != owner;
    return isGone ? (fight.joins() ? -1 : 1) : isJoined(fight, colour) ? 1 : 0;
  }

  private static boolean isJoined(CaptureFight fight, byte[] colour) {
    return fight.joins()
        && fight.chain(0).at(colour, fight.target, Integer.MAX_VALUE).has(fight.second());
  }

  @Override
  public long key() {
    return stones ^ fight.key(toMove, ko, threats, quiet, left) ^ outcome;
  }

  @Override
  public boolean isHunters() {
    return toMove == fight.hunter;
  }

  @Override
  public boolean isReached() {
    return outcome > 0;
  }

  @Override
  public boolean isLost() {
    if (outcome < 0 || outcome == 0 && fight.mostMoves() > 0 && left == 0) {
      return true;
    } else if (fight.target == 0 || fight.joins() || !isHunters()) {
      return false;
    } else if (!fight.hasRegion()) {
      return liberties(colour, fight.target, Integer.MAX_VALUE) - 2 > quiet;
    }
    return isOut(fight.target) && (fight.second() == 0 || isOut(fight.second()));
  }

  /** Whether a group has a liberty where nobody plays, and so stays. */
  private boolean isOut(int stone) {
    Chain chain = fight.chain(0).at(colour, stone, Integer.MAX_VALUE);
    boolean isOut = false;
    for (int i = 0; i < chain.liberties(); i++) {
      isOut |= fight.isOutside(chain.liberty(i));
    }
    return isOut;
  }

  /** Counts a group's liberties, up to a number. */
  private int liberties(byte[] stones, int stone, int most) {
    return fight.chain(0).at(stones, stone, most).liberties();
  }

  /** The liberties of all groups of a side that have exactly so many. */
  int[] liberties(byte side, int count) {
    BitSet found = new BitSet();
    for (int point = 0; point < colour.length; point++) {
      Chain chain = colour[point] == side ? fight.chain(0).at(colour, point, count + 1) : null;
      for (int i = 0; chain != null && chain.liberties() == count && i < count; i++) {
        found.set(chain.liberty(i));
      }
    }
    return found.stream().toArray();
  }

  @Override
  public int[] moves() {
    return isHunters() || ko != 0 || !canBeTaken() ? all() : sorted(saving(), true);
  }

  private int[] all() {
    int[] moves = fight.hasRegion() ? fight.region() : new NearMoves(fight, colour).find();
    return sorted(moves, !isHunters() || ko != 0);
  }

  /** The moves to an empty point, the most promising first, the pass last. */
  private int[] sorted(int[] moves, boolean passes) {
    int count = 0;
    long[] ranked = new long[moves.length];
    for (int move : moves) {
      if (colour[move] == CaptureFight.EMPTY) {
        ranked[count++] = ((long) -worth(move) << 32) + move;
      }
    }
    Arrays.sort(ranked, 0, count);
    int[] sorted = new int[count + (passes ? 1 : 0)];
    for (int i = 0; i < count; i++) {
      sorted[i] = (int) ranked[i];
    }
    return sorted;
  }

  /** Whether the hunter may take the target with its next move if nothing is done about it. */
  private boolean canBeTaken() {
    return !fight.hasRegion() && liberties(colour, fight.target, 2) == 1;
  }

  /**
   * All moves that may save a target in atari: its liberty, and captures of stones next to it, or
   * of any stones where that ends the game.
   */
  private int[] saving() {
    Chain target = fight.chain(3).at(colour, fight.target, Integer.MAX_VALUE);
    BitSet moves = new BitSet();
    moves.set(target.liberty(0));
    for (int i = 0; i < target.count(); i++) {
      for (int step : fight.steps) {
        addCapture(target.stone(i) + step, moves);
      }
    }
    for (int point = 0; fight.endsWithCapture && point < colour.length; point++) {
      addCapture(point, moves);
    }
    return moves.stream().toArray();
  }

  private void addCapture(int stone, BitSet moves) {
    if (colour[stone] == fight.hunter) {
      Chain chain = fight.chain(4).at(colour, stone, 2);
      if (chain.liberties() == 1) {
        moves.set(chain.liberty(0));
      }
    }
  }

  @Override
  public Optional<FightPosition> passed() {
    boolean hasAll = isHunters() || fight.hasRegion() || ko == 0 && canBeTaken();
    return hasAll ? Optional.empty() : Optional.of(after(PASS));
  }

  @Override
  public int[] disturbing(List<ReachStep<FightPosition>> proof) {
    BitSet looked = fight.touchedBy(() -> proof.forEach(FightPosition::look));
    if (fight.endsWithCapture) {
      looked.set(0, colour.length); // a stone that is captured on the way ends the game
    }
    int[] moves = new int[colour.length];
    int count = 0;
    BitSet near = new BitSet();
    for (int move : all()) {
      near.set(move);
    }
    for (int point = 1; point < colour.length; point++) {
      if (colour[point] == CaptureFight.EMPTY && !near.get(point) && looked.get(point)) {
        moves[count++] = point;
      }
    }
    return sorted(Arrays.copyOf(moves, count), false);
  }

  /** Looks again at what a move of a proof depends on. */
  private static void look(ReachStep<FightPosition> step) {
    FightPosition before = step.state();
    if (!before.isHunters() && before.canBeTaken()) {
      before.saving();
    }
    before.after(step.move());
  }

  @Override
  public int room() {
    return ROOM + colour.length;
  }

  /** Whether a move is a pass, or to an empty point. */
  boolean isFree(int move) {
    return move == PASS || colour[move] == CaptureFight.EMPTY;
  }

  /** How promising a move looks. */
  private int worth(int move) {
    int worth = 0;
    int room = 0;
    for (int step : fight.steps) {
      int there = move + step;
      byte stone = colour[there];
      if (stone == CaptureFight.EMPTY) {
        room++;
      } else if (stone != CaptureFight.EDGE) {
        int few = liberties(colour, there, 3);
        boolean isOwn = stone == toMove;
        worth += few == 1 ? (isOwn ? 30 : 60) : few == 2 ? 10 : 0;
        worth += stone == fight.hunted ? 5 : 0;
      }
    }
    return worth + 4 * room;
  }

  @Override
  public FightPosition after(int move) {
    byte next = CaptureFight.other(toMove);
    if (move == PASS) {
      return new FightPosition(
          fight, colour, next, 0, threats, quiet, left - spent(), stones, outcome);
    }
    int threatsLeft = threats;
    if (move == ko) {
      if (fight.threats(toMove) == 0 || threats == 0) {
        return null;
      }
      threatsLeft--;
    }
    byte[] after = colour.clone();
    after[move] = toMove;
    long hash = stones ^ fight.key(toMove, move);
    int taken = 0;
    int last = 0;
    boolean isTargetTaken = false;
    for (int step : fight.steps) {
      int there = move + step;
      if (after[there] == next) {
        Chain chain = fight.chain(1).at(after, there, 1);
        if (chain.liberties() == 0) {
          for (int i = 0; i < chain.count(); i++) {
            last = chain.stone(i);
            after[last] = CaptureFight.EMPTY;
            hash ^= fight.key(next, last);
            isTargetTaken |= fight.isTarget(last);
            taken++;
          }
        }
      }
    }
    Chain own = fight.chain(2).at(after, move, 2);
    int liberties = own.liberties();
    if (liberties == 0) {
      return null;
    }
    int calm = quiet;
    if (isHunters() && !fight.hasRegion() && !isTargetTaken) {
      calm -= liberties(after, fight.target, 2) > 1 ? 1 : 0;
      if (calm < 0) {
        return null;
      }
    }
    boolean isKo = taken == 1 && own.count() == 1 && liberties == 1;
    int forbidden = isKo && fight.threats(next) != CaptureFight.ALWAYS ? last : 0;
    return new FightPosition(
        fight,
        after,
        next,
        forbidden,
        threatsLeft,
        calm,
        left - spent(),
        hash,
        outcome(after, taken, isTargetTaken));
  }

  /** The counted moves that a move of this side takes. */
  private int spent() {
    return isHunters() && fight.mostMoves() > 0 ? 1 : 0;
  }

  private int outcome(byte[] after, int taken, boolean isTargetTaken) {
    if (toMove != fight.hunter) {
      return isTargetTaken || taken > 0 && fight.endsWithCapture ? -1 : 0;
    }
    boolean isReached =
        fight.joins() ? isJoined(fight, after) : fight.target == 0 ? taken > 0 : isTargetTaken;
    return isReached ? 1 : taken > 0 && fight.endsWithCapture ? -1 : 0;
  }
}
