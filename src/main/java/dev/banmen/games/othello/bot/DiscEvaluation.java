package dev.banmen.games.othello.bot;

/** The value of a board at a glance, by its patterns. Mutable, one thread. */
final class DiscEvaluation {
  private static final int MOST = 62; // a win by 64 can't be seen at a glance

  private final PatternWeights weights;
  private final int greed;
  private final int[] found = new int[DiscPatterns.COUNT];

  /**
   * Creates an evaluation.
   *
   * @param greed hundredths of it that only count discs
   */
  DiscEvaluation(PatternWeights weights, int greed) {
    this.weights = weights;
    this.greed = greed;
  }

  /** The number of discs by which the side to move will probably win, -62 to 62. */
  int value(long own, long other) {
    DiscPatterns.find(own, other, found);
    short[] worth = weights.at(Long.bitCount(~(own | other)));
    int sum = 0;
    for (int i = 0; i < DiscPatterns.COUNT; i++) {
      sum += worth[found[i]];
    }
    if (greed > 0) {
      int discs = Long.bitCount(own) - Long.bitCount(other);
      sum = (sum * (100 - greed) + discs * greed * PatternWeights.DISC) / 100;
    }
    int value = sum + PatternWeights.DISC / 2 >> 7; // to the nearest disc
    return Math.max(-MOST, Math.min(MOST, value));
  }
}
