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
  private static final OthelloLevel[] ALL = {
    new OthelloLevel(100, 1, 0, 1_000),
    new OthelloLevel(85, 1, 2, 1_000),
    new OthelloLevel(70, 1, 4, 1_000),
    new OthelloLevel(50, 1, 6, 1_000),
    new OthelloLevel(30, 1, 8, 2_000),
    new OthelloLevel(0, 1, 8, 5_000),
    new OthelloLevel(0, 2, 10, 10_000),
    new OthelloLevel(0, 4, 14, 50_000),
    new OthelloLevel(0, 7, 18, 300_000),
    new OthelloLevel(0, 60, 26, 6_000_000),
  };

  /** Looks until the end, or until the thought is over. */
  static final OthelloLevel PERFECT = new OthelloLevel(0, 60, 64, Long.MAX_VALUE);

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
