package dev.banmen.games.othello.bot;

import dev.banmen.games.othello.board.Bits;

/**
 * Plays out the last few empty squares, without a table: squares of regions with an odd number of
 * empty squares first, as who moves last there gains. All values are by how much the side to move
 * wins, the empty squares to the winner; all searches only ask whether that is above {@code alpha}.
 * Sources: Andersson's endgame searcher of Zebra, and Delorme's notes on Edax, on parity and on
 * functions of their own for the last squares. Stateless.
 */
final class LastMoves {
  /** The most empty squares it is meant for. */
  static final int MOST = 6;

  private static final int NOTHING = -65;

  /** The squares around each square. */
  private static final long[] AROUND = around();

  /** The squares of the quadrants whose bits are set. */
  private static final long[] QUADRANTS = quadrants();

  private LastMoves() {}

  /** The bit of a square's quadrant. */
  static int quadrant(int square) {
    return 1 << (square >>> 5 << 1 | square >>> 2 & 1);
  }

  /** The quadrants with an odd number of these squares. */
  static int odd(long empty) {
    int odd = 0;
    for (int i = 0; i < 4; i++) {
      odd |= (Long.bitCount(empty & QUADRANTS[1 << i]) & 1) << i;
    }
    return odd;
  }

  static long squares(int quadrants) {
    return QUADRANTS[quadrants];
  }

  /** The value of a board on which nobody can move. */
  static int end(long own, long other) {
    int mine = Long.bitCount(own);
    int theirs = Long.bitCount(other);
    int lead = mine - theirs;
    return lead > 0 ? 64 - 2 * theirs : lead < 0 ? 2 * mine - 64 : 0;
  }

  /** The value with up to {@link #MOST} empty squares. */
  static int value(long own, long other, int alpha, int odd) {
    long empty = ~(own | other);
    switch (Long.bitCount(empty)) {
      case 0:
        return end(own, other);
      case 1:
        return LastDisc.value(own, other, Long.numberOfTrailingZeros(empty));
      case 2:
        int last = 63 - Long.numberOfLeadingZeros(empty);
        return two(own, other, alpha, Long.numberOfTrailingZeros(empty), last);
      case 3:
        return three(own, other, alpha, odd);
      case 4:
        return four(own, other, alpha, odd);
      default:
        return several(own, other, alpha, odd);
    }
  }

  /** Five squares or more: the moves are found all at once. */
  private static int several(long own, long other, int alpha, int odd) {
    long moves = Bits.moves(own, other);
    if (moves == 0) {
      return Bits.moves(other, own) == 0 ? end(own, other) : -several(other, own, -alpha - 1, odd);
    }
    boolean isFive = Long.bitCount(own | other) == 59;
    int best = NOTHING;
    long first = moves & QUADRANTS[odd];
    long rest = first == 0 ? moves : first;
    long later = moves ^ rest;
    while (rest != 0) {
      int square = Long.numberOfTrailingZeros(rest);
      rest &= rest - 1;
      long flips = Bits.flips(own, other, square);
      long mine = own | flips | 1L << square;
      int left = odd ^ quadrant(square);
      int value =
          isFive
              ? -four(other ^ flips, mine, -alpha - 1, left)
              : -several(other ^ flips, mine, -alpha - 1, left);
      if (value > best) {
        best = value;
        if (value > alpha) {
          return value;
        }
      }
      if (rest == 0) {
        rest = later;
        later = 0;
      }
    }
    return best;
  }

  private static int four(long own, long other, int alpha, int odd) {
    long empty = ~(own | other);
    long first = empty & QUADRANTS[odd];
    long rest = first == 0 ? empty : first;
    long later = empty ^ rest;
    int best = NOTHING;
    while (rest != 0) {
      int square = Long.numberOfTrailingZeros(rest);
      rest &= rest - 1;
      if ((AROUND[square] & other) != 0) {
        long flips = Bits.flips(own, other, square);
        if (flips != 0) {
          long mine = own | flips | 1L << square;
          int value = -three(other ^ flips, mine, -alpha - 1, odd ^ quadrant(square));
          if (value > best) {
            best = value;
            if (value > alpha) {
              return value;
            }
          }
        }
      }
      if (rest == 0) {
        rest = later;
        later = 0;
      }
    }
    if (best != NOTHING) {
      return best;
    }
    return Bits.moves(other, own) == 0 ? end(own, other) : -four(other, own, -alpha - 1, odd);
  }

  private static int three(long own, long other, int alpha, int odd) {
    long empty = ~(own | other);
    long alone = empty & QUADRANTS[odd];
    int a = Long.numberOfTrailingZeros(alone == 0 ? empty : alone);
    empty &= ~(1L << a);
    int b = Long.numberOfTrailingZeros(empty);
    int c = 63 - Long.numberOfLeadingZeros(empty);
    int best = triple(own, other, alpha, a, b, c);
    if (best != NOTHING) {
      return best;
    }
    best = triple(other, own, -alpha - 1, a, b, c);
    return best != NOTHING ? -best : end(own, other);
  }

  /** The value for a side that may move on one of three squares, or {@link #NOTHING}. */
  private static int triple(long own, long other, int alpha, int a, int b, int c) {
    int best = NOTHING;
    if ((AROUND[a] & other) != 0) {
      long flips = Bits.flips(own, other, a);
      if (flips != 0) {
        best = -two(other ^ flips, own | flips | 1L << a, -alpha - 1, b, c);
        if (best > alpha) {
          return best;
        }
      }
    }
    if ((AROUND[b] & other) != 0) {
      long flips = Bits.flips(own, other, b);
      if (flips != 0) {
        best = Math.max(best, -two(other ^ flips, own | flips | 1L << b, -alpha - 1, a, c));
        if (best > alpha) {
          return best;
        }
      }
    }
    if ((AROUND[c] & other) != 0) {
      long flips = Bits.flips(own, other, c);
      if (flips != 0) {
        best = Math.max(best, -two(other ^ flips, own | flips | 1L << c, -alpha - 1, a, b));
      }
    }
    return best;
  }

  private static int two(long own, long other, int alpha, int a, int b) {
    int best = pair(own, other, alpha, a, b);
    if (best != NOTHING) {
      return best;
    }
    best = pair(other, own, -alpha - 1, a, b);
    return best != NOTHING ? -best : end(own, other);
  }

  private static int pair(long own, long other, int alpha, int a, int b) {
    int best = NOTHING;
    if ((AROUND[a] & other) != 0) {
      long flips = Bits.flips(own, other, a);
      if (flips != 0) {
        best = -LastDisc.value(other ^ flips, own | flips | 1L << a, b);
        if (best > alpha) {
          return best;
        }
      }
    }
    if ((AROUND[b] & other) != 0) {
      long flips = Bits.flips(own, other, b);
      if (flips != 0) {
        return Math.max(best, -LastDisc.value(other ^ flips, own | flips | 1L << b, a));
      }
    }
    return best;
  }

  private static long[] around() {
    long[] around = new long[64];
    for (int square = 0; square < 64; square++) {
      for (int other = 0; other < 64; other++) {
        int rows = Math.abs((other >>> 3) - (square >>> 3));
        int cols = Math.abs((other & 7) - (square & 7));
        around[square] |= Math.max(rows, cols) == 1 ? 1L << other : 0;
      }
    }
    return around;
  }

  private static long[] quadrants() {
    long[] squares = new long[16];
    for (int square = 0; square < 64; square++) {
      for (int some = 0; some < 16; some++) {
        squares[some] |= (some & quadrant(square)) != 0 ? 1L << square : 0;
      }
    }
    return squares;
  }
}
