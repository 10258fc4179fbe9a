package dev.banmen.games.othello.bot;

/**
 * How much a computer player of 8x8 looks at, and what it overlooks. Immutable.
 *
 * @param greed hundredths of its judgement that only count discs, as beginners do
 * @param depth plies it looks ahead before the endgame
 * @param end empty squares from which it tries to play perfectly
 * @param nodes boards it looks at for a move, leaves not counted
 * @param exact empty squares from which it plays perfectly, however many boards that takes; or 0
 * @param hasty how many of a hundred moves it makes {@link #atAGlance}
 */
record OthelloLevel(int greed, int depth, int end, long nodes, int exact, int hasty) {
  private static final OthelloLevel[] ALL = {
    new OthelloLevel(80, 1, 2, 2_000, 0, 0),
    new OthelloLevel(71, 1, 2, 2_000, 0, 0),
    new OthelloLevel(62, 1, 4, 2_000, 0, 0),
    new OthelloLevel(45, 1, 6, 2_000, 0, 0),
    new OthelloLevel(0, 5, 12, 20_000, 0, 79),
    new OthelloLevel(0, 5, 12, 20_000, 0, 44),
    new OthelloLevel(0, 5, 12, 20_000, 0, 13),
    new OthelloLevel(0, 8, 16, 100_000, 0, 12),
    new OthelloLevel(0, 10, 20, 300_000, 0, 2),
    new OthelloLevel(0, 60, 26, 300_000, 20, 0),
  };

  private static final int SQUARES = 64;

  /** Looks until the end, or until so many boards or the thought is over. */
  static OthelloLevel perfect(long nodes) {
    return new OthelloLevel(0, 60, SQUARES, nodes, 0, 0);
  }

  /** The highest level, with more time to look. */
  static OthelloLevel strongest() {
    return new OthelloLevel(0, 60, 26, 6_000_000, 20, 0);
  }

  /**
   * The highest level, with a limit on the boards that it looks at.
   *
   * @param times how many times as many as for a first look
   */
  static OthelloLevel reviewing(int times) {
    return new OthelloLevel(0, 60, 26, 600_000L * times, 0, 0);
  }

  /** Looks at what the board is like after each move, and no further. */
  static OthelloLevel atAGlance() {
    return new OthelloLevel(0, 1, 6, 2_000, 0, 0);
  }

  /** Returns how many boards it looks at for a move with so many empty squares. */
  long nodes(int empty) {
    return empty <= exact ? Long.MAX_VALUE : nodes;
  }

  /** Whether only what is proved counts. */
  boolean isPerfect() {
    return end == SQUARES;
  }

  /** Looks just far enough to say how the game stands, where there is no choice. */
  OthelloLevel brief() {
    return new OthelloLevel(greed, Math.min(depth, 4), Math.min(end, 12), nodes, 0, 0);
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
