package dev.banmen.games.othello.bot;

import dev.banmen.games.othello.board.Bits;

/**
 * A plain opponent to measure others by: alpha-beta of some plies that counts corners, the squares
 * before them and free choice of moves, and discs once the game is over. Mutable, one thread.
 */
final class PlainOthello {
  private static final long CORNERS = 0x8100000000000081L;
  private static final long BEFORE_CORNERS = 0x0042000000004200L;
  private static final int WIN = 10_000;

  private final int depth;
  private int best;

  PlainOthello(int depth) {
    this.depth = depth;
  }

  int move(long own, long other) {
    value(own, other, -2 * WIN, 2 * WIN, depth);
    return best;
  }

  private int value(long own, long other, int alpha, int beta, int left) {
    long moves = Bits.moves(own, other);
    if (moves == 0) {
      if (Bits.moves(other, own) == 0) {
        int lead = Long.bitCount(own) - Long.bitCount(other);
        return lead + WIN * Integer.signum(lead);
      }
      return -value(other, own, -beta, -alpha, left);
    }
    if (left == 0) {
      return worth(own, other) - worth(other, own);
    }
    int low = alpha;
    int bestHere = -1;
    for (long rest = moves; rest != 0 && low < beta; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      long flips = Bits.flips(own, other, square);
      int value = -value(other ^ flips, own | flips | 1L << square, -beta, -low, left - 1);
      if (value > low || bestHere < 0) {
        low = Math.max(low, value);
        bestHere = square;
      }
    }
    best = bestHere;
    return low;
  }

  private static int worth(long own, long other) {
    return 25 * Long.bitCount(own & CORNERS)
        - 8 * Long.bitCount(own & BEFORE_CORNERS)
        + 3 * Long.bitCount(Bits.moves(own, other));
  }
}
