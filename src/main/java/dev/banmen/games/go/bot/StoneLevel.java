package dev.banmen.games.go.bot;

/**
 * How a level of Go and Capture Go thinks, and what it overlooks.
 *
 * @param games played out in its head for a move
 * @param depth so many moves ahead it remembers what went well; below, it only guesses
 * @param notice in how many of ten cases it sees, in such a game, what is in atari, and a shape
 * @param blindness how many of a hundred moves away from the last one it does not think of
 * @param reads whether it reads ladders
 */
record StoneLevel(int games, int depth, int notice, int blindness, boolean reads) {
  /** Moves within this distance of the last one, rows and columns together, are always seen. */
  static final int NEAR = 2;

  private static final int ANY = Integer.MAX_VALUE;

  /**
   * The last step is much larger than the others: the first level has to lose to a beginner, the
   * last is as strong as it can be, and what lies between is more than ten equal steps.
   */
  private static final StoneLevel[] LEVELS = {
    new StoneLevel(12, 1, 2, 60, false),
    new StoneLevel(25, 1, 4, 45, false),
    new StoneLevel(40, 1, 5, 38, false),
    new StoneLevel(70, 1, 7, 26, false),
    new StoneLevel(110, 1, 9, 17, false),
    new StoneLevel(120, 2, 9, 21, false),
    new StoneLevel(180, 2, 9, 12, false),
    new StoneLevel(220, 3, 9, 8, false),
    new StoneLevel(320, 3, 9, 4, false),
    careful(100_000),
  };

  /** One that overlooks nothing. */
  static StoneLevel careful(int games) {
    return new StoneLevel(games, ANY, 9, 0, true);
  }

  static int count() {
    return LEVELS.length;
  }

  /** Returns a level, from 1. */
  static StoneLevel of(int level) {
    return LEVELS[level - 1];
  }
}
