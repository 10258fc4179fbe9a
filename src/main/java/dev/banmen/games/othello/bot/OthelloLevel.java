package dev.banmen.games.othello.bot;

/**
 * How much a computer player of 8x8 looks at, and what it overlooks. Immutable.
 *
 * @param greed hundredths of its judgement that only count discs, as beginners do
 * @param depth plies it looks ahead before the endgame
 * @param end empty squares from which it tries to play perfectly
 * @param nodes boards it looks at for a move, leaves not counted
 */
record OthelloLevel(int greed, int depth, int end, long nodes) {
  /**
   * The last step is much larger than the others: the first level has to lose to a beginner, the
   * last is as strong as it can be, and what lies between is more than ten equal steps.
   */
  private static final OthelloLevel[] ALL = {
    new OthelloLevel(80, 1, 2, 2_000),
    new OthelloLevel(70, 1, 2, 2_000),
    new OthelloLevel(60, 1, 4, 2_000),
    new OthelloLevel(41, 1, 6, 2_000),
    new OthelloLevel(47, 2, 6, 5_000),
    new OthelloLevel(32, 2, 8, 5_000),
    new OthelloLevel(36, 3, 8, 10_000),
    new OthelloLevel(38, 4, 10, 30_000),
    new OthelloLevel(0, 4, 13, 60_000),
    new OthelloLevel(0, 60, 26, 6_000_000),
  };

  private static final int SQUARES = 64;

  /** Looks until the end, or until so many boards or the thought is over. */
  static OthelloLevel perfect(long nodes) {
    return new OthelloLevel(0, 60, SQUARES, nodes);
  }

  /** Whether only what is proved counts. */
  boolean isPerfect() {
    return end == SQUARES;
  }

  /** Looks just far enough to say how the game stands, where there is no choice. */
  OthelloLevel brief() {
    return new OthelloLevel(greed, Math.min(depth, 4), Math.min(end, 12), nodes);
  }

  static int count() {
    return ALL.length;
  }

  /**
   * Returns a level's work.
   *
   * @param level 1 to {@link #count}
   */
  static OthelloLevel of(int level) {
    return ALL[level - 1];
  }
}
