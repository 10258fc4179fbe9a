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
    new OthelloLevel(68, 1, 4, 2_000),
    new OthelloLevel(59, 1, 4, 2_000),
    new OthelloLevel(50, 1, 6, 2_000),
    new OthelloLevel(54, 2, 6, 5_000),
    new OthelloLevel(46, 2, 8, 5_000),
    new OthelloLevel(9, 2, 8, 5_000),
    new OthelloLevel(15, 3, 10, 20_000),
    new OthelloLevel(0, 4, 13, 60_000),
    new OthelloLevel(0, 6, 16, 300_000),
    new OthelloLevel(0, 60, 26, 6_000_000),
  };

  /** Looks until the end, or until the thought is over. */
  static final OthelloLevel PERFECT = new OthelloLevel(0, 60, 64, Long.MAX_VALUE);

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
