package dev.banmen.games.othello.bot;

import dev.banmen.games.othello.board.Bits;

/** The moves of one board, best first as far as asked for. Mutable, one thread. */
final class DiscMoves {
  private static final int MOST = 40; // no board of Othello is known with more than 33

  /** The values of corners, edges and the squares before corners on their own, by square. */
  private static final byte[] WORTH = worth();

  final int[] squares = new int[MOST];
  final long[] flips = new long[MOST];
  final int[] scores = new int[MOST];
  int count;

  /** Lists these legal moves with what they flip; scores are the caller's. */
  void fill(long own, long other, long moves) {
    count = 0;
    for (long rest = moves; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      squares[count] = square;
      flips[count++] = Bits.flips(own, other, square);
    }
  }

  /** Brings the best of the moves from here to the front of them. */
  void bringBest(int from) {
    int best = from;
    for (int i = from + 1; i < count; i++) {
      if (scores[i] > scores[best]) {
        best = i;
      }
    }
    if (best != from) {
      int square = squares[best];
      squares[best] = squares[from];
      squares[from] = square;
      long flip = flips[best];
      flips[best] = flips[from];
      flips[from] = flip;
      int score = scores[best];
      scores[best] = scores[from];
      scores[from] = score;
    }
  }

  /** The value of a square on its own, -8 to 9. */
  static int worth(int square) {
    return WORTH[square];
  }

  private static byte[] worth() {
    int[] quarter = {9, -4, 5, 3, -4, -8, 0, 1, 5, 0, 3, 2, 3, 1, 2, 0};
    byte[] worth = new byte[64];
    for (int square = 0; square < 64; square++) {
      int row = Math.min(square >>> 3, 7 - (square >>> 3));
      int col = Math.min(square & 7, 7 - (square & 7));
      worth[square] = (byte) quarter[4 * row + col];
    }
    return worth;
  }
}
