package dev.banmen.games.othello.bot;

import dev.banmen.game.SplitMix64;
import dev.banmen.game.bot.SearchWork;
import dev.banmen.games.othello.board.Bits;
import java.util.ArrayList;
import java.util.List;

/**
 * Looks at one board deeper and deeper, and then to the end with surer and surer cuts, until its
 * work or time is over. For one use, one thread.
 */
final class RootSearch {
  /** How sure cuts are before the endgame, and then step by step, see {@link DiscSearch#trust}. */
  private static final int[] SURENESS = {25, 40, 60, Endgame.PROVED};

  private static final int MIDGAME = 30;
  private static final int LEAST_TO_SPARE = 10; // plies that are left to the search to the end
  private static final int ENOUGH = 12; // plies that order the moves well for it

  private static final int OWN_MOVES = 4; // of the other side, until it has flipped the last disc

  private final DiscSearch search;
  private final int empty;
  private final List<RootMove> moves = new ArrayList<>();
  private boolean isEach; // whether each move's value is wanted, not only the best one's

  RootSearch(DiscSearch search, SearchWork work, long own, long other, long seed) {
    this.search = search;
    empty = Long.bitCount(~(own | other));
    for (long rest = Bits.moves(own, other); rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      long flips = Bits.flips(own, other, square);
      moves.add(new RootMove(square, other ^ flips, own | flips | 1L << square));
    }
    shuffle(moves, seed);
    search.begin(work);
  }

  /** Puts the moves in an order of chance: of equal ones, the first is chosen. */
  static <T> void shuffle(List<T> moves, long seed) {
    long random = seed;
    for (int i = moves.size() - 1; i > 0; i--) {
      random = SplitMix64.mix(random + i);
      moves.add(moves.remove((int) Long.remainderUnsigned(random, i + 1)));
    }
  }

  /** Wants a value of each move. */
  RootSearch each() {
    isEach = true;
    return this;
  }

  /**
   * Looks as far as the level and the work allow; returns the moves, best first, without those that
   * soon lose the last disc if there are others.
   */
  List<RootMove> run(OthelloLevel level) {
    if (!isEach && moves.stream().anyMatch(move -> !losesAll(move))) {
      moves.removeIf(RootSearch::losesAll);
    }
    try {
      deepen(level);
    } catch (SearchWork.Over over) {
      // what was found before stands
    }
    return moves;
  }

  private static boolean losesAll(RootMove move) {
    return WipeOut.canForce(move.next, move.mine, OWN_MOVES);
  }

  private void deepen(OthelloLevel level) {
    boolean isEnd = empty <= level.end();
    int most = isEnd ? Math.min(ENOUGH, empty - LEAST_TO_SPARE) : Math.min(level.depth(), empty);
    for (int plies = 1; plies <= most; plies++) {
      iterate(plies, Math.min(plies + 20, MIDGAME));
    }
    if (isEnd) {
      for (int sureness : SURENESS) {
        if (sureness == Endgame.PROVED || empty >= 16) {
          iterate(empty, sureness);
        }
      }
    }
  }

  private void iterate(int plies, int sureness) {
    search.trust(sureness);
    if (isEach) {
      int[] values = new int[moves.size()]; // noted once there are all: only then they compare
      for (int i = 0; i < values.length; i++) {
        values[i] = aimed(moves.get(i), plies);
      }
      for (int i = 0; i < values.length; i++) {
        note(moves.get(i), values[i], plies, sureness);
      }
      moves.sort((a, b) -> b.value - a.value);
    } else {
      best(plies, sureness);
    }
  }

  /** The best move alone: once one has a value, the others are only asked whether they beat it. */
  private void best(int plies, int sureness) {
    RootMove first = moves.get(0);
    int best = aimed(first, plies);
    note(first, best, plies, sureness);
    for (int i = 1; i < moves.size(); i++) {
      RootMove move = moves.get(i);
      int value = -search.value(move.next, move.mine, -best - 1, -best, plies - 1);
      if (value > best) {
        value = value >= 64 ? 64 : -search.value(move.next, move.mine, -64, -best, plies - 1);
      }
      move.value = value;
      if (value > best) {
        best = value;
        note(move, value, plies, sureness);
        moves.remove(i);
        moves.add(0, move);
      }
    }
  }

  private void note(RootMove move, int value, int plies, int sureness) {
    move.value = value;
    move.isProved = plies >= empty && sureness >= Endgame.PROVED;
  }

  /** A move's value, looked for around the one found before. */
  private int aimed(RootMove move, int plies) {
    if (move.value < -64) {
      return -search.value(move.next, move.mine, -64, 64, plies - 1);
    }
    int near = move.value;
    for (int step = 2; ; step *= 3) { // cuts by guess may contradict each other: it must end
      int low = Math.max(-64, near - step);
      int high = Math.min(64, near + step);
      int value = -search.value(move.next, move.mine, -high, -low, plies - 1);
      boolean isInside = (value > low || low == -64) && (value < high || high == 64);
      if (isInside) {
        return value;
      }
      near = Math.max(-64, Math.min(64, value));
    }
  }
}
