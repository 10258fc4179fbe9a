package dev.banmen.app.local;

/**
 * How a user begins games where nothing else is said. Immutable.
 *
 * @param isCoached whether a coach warns of moves in them
 */
public record Habits(UsualGames games, boolean isCoached) {
  /** Those of a user who has chosen nothing. */
  public static final Habits NONE = new Habits(UsualGames.NONE, false);
}
