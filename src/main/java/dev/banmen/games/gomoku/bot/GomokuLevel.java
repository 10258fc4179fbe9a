package dev.banmen.games.gomoku.bot;

/**
 * How much a computer player of Gomoku looks at, and what it overlooks. Immutable.
 *
 * @param depth plies it looks ahead, besides those that are forced; 0 for a glance
 * @param boards it looks at for a move, at most
 * @param blindness how many of a hundred points away from the last move it does not think of, at a
 *     glance
 * @param whim how much a point may seem better at a glance than it is, by chance
 * @param hasty how many of a hundred moves it makes {@link #atAGlance}
 */
record GomokuLevel(int depth, long boards, int blindness, int whim, int hasty) {
  private static final int DEEP = 40;

  private static final GomokuLevel[] ALL = {
    new GomokuLevel(0, 0, 92, 300, 0),
    new GomokuLevel(0, 0, 70, 300, 0),
    new GomokuLevel(0, 0, 0, 1_700, 0),
    new GomokuLevel(0, 0, 0, 500, 0),
    new GomokuLevel(4, 3_000, 0, 0, 85),
    new GomokuLevel(4, 3_000, 0, 0, 65),
    new GomokuLevel(4, 3_000, 0, 0, 40),
    new GomokuLevel(DEEP, 5_000, 0, 0, 20),
    new GomokuLevel(DEEP, 15_000, 0, 0, 6),
    new GomokuLevel(DEEP, 60_000, 0, 0, 0),
  };

  static int count() {
    return ALL.length;
  }

  /** Returns a level, from 1. */
  static GomokuLevel of(int level) {
    return ALL[level - 1];
  }

  /** Returns the level that answers questions: one that looks no move ahead has no values. */
  GomokuLevel asked() {
    return depth > 0 ? this : of(5);
  }

  /** Looks at what a stone makes and stops, and no further. */
  static GomokuLevel atAGlance() {
    return new GomokuLevel(0, 0, 0, 20, 0);
  }

  /** The highest level with so much more work. */
  static GomokuLevel strongest() {
    return new GomokuLevel(DEEP, 1_000_000, 0, 0, 0);
  }

  /**
   * The level for reviews.
   *
   * @param times how many times as much work as for a first look
   */
  static GomokuLevel reviewing(int times) {
    return new GomokuLevel(DEEP, 100_000L * times, 0, 0, 0);
  }
}
