package dev.banmen.cli;

/**
 * How a user begins games where nothing else is said. Immutable.
 *
 * @param isCoached whether a coach warns of moves in them
 */
record Habits(UsualGames games, boolean isCoached) {
  static final Habits NONE = new Habits(UsualGames.NONE, false);
}
