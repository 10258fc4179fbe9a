package dev.banmen.bot;

/**
 * How a level of a game without players of its own thinks, and what it overlooks.
 *
 * @param games played out in its head for a move
 * @param blindness how many of a hundred moves away from the last one it does not think of
 */
record TreeLevel(int games, int blindness) {
  private static final TreeLevel[] LEVELS = {
    new TreeLevel(10, 50),
    new TreeLevel(20, 35),
    new TreeLevel(40, 20),
    new TreeLevel(80, 10),
    new TreeLevel(220, 4),
    new TreeLevel(200, 0),
    new TreeLevel(700, 0),
    new TreeLevel(1200, 0),
    new TreeLevel(3000, 0),
    new TreeLevel(10_000, 0),
  };

  static int count() {
    return LEVELS.length;
  }

  /** Returns a level, from 1. */
  static TreeLevel of(int level) {
    return LEVELS[level - 1];
  }
}
