package dev.banmen.games.othello.bot;

import dev.banmen.games.othello.board.Bits;

/**
 * Sees that a side with few discs on 8x8 is about to lose the last, which a look at one board
 * doesn't. Stateless.
 */
final class WipeOut {
  /** With more discs left than that nobody looks ahead: to lose all of them so soon is rare. */
  private static final int FEW = 6;

  private WipeOut() {}

  /**
   * Whether a side that is to move can flip the other one's last disc, whatever that one answers:
   * at once, or by moves after each of which that one has six discs at most.
   *
   * @param moves so many of its own at most
   */
  static boolean canForce(long own, long other, int moves) {
    for (long rest = Bits.moves(own, other); rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      long flips = Bits.flips(own, other, square);
      long left = other & ~flips;
      boolean isFew = moves > 1 && Long.bitCount(left) <= FEW;
      if (left == 0 || isFew && isLost(left, own | flips | 1L << square, moves - 1)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a side that is to move loses its last disc, whatever it plays. */
  private static boolean isLost(long own, long other, int moves) {
    long answers = Bits.moves(own, other);
    for (long rest = answers; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      long flips = Bits.flips(own, other, square);
      if (!canForce(other ^ flips, own | flips | 1L << square, moves)) {
        return false;
      }
    }
    return answers != 0 || canForce(other, own, moves);
  }
}
