package dev.banmen.games.othello.bot;

import dev.banmen.games.othello.board.Bits;

/** What a board is worth at a glance. Immutable. */
class DiscEvaluation {
  private final int greed;

  private DiscEvaluation(int greed) {
    this.greed = greed;
  }

  /** Returns a judgement that only counts discs, in so many hundredths of it. */
  static DiscEvaluation greedy(int greed) {
    return new DiscEvaluation(greed);
  }

  /** By how many discs the side to move will probably win, -64 to 64. */
  int value(long own, long other) {
    long empty = ~(own | other);
    int mobility = Long.bitCount(Bits.moves(own, other)) - Long.bitCount(Bits.moves(other, own));
    long c = 0x8100000000000081L;
    int corners = Long.bitCount(own & c) - Long.bitCount(other & c);
    int value = 2 * mobility + 8 * corners;
    if (greed > 0) {
      int discs = Long.bitCount(own) - Long.bitCount(other);
      value = (value * (100 - greed) + discs * greed) / 100;
    }
    return Math.max(-64, Math.min(64, value));
  }
}
