package dev.banmen.app.local;

/**
 * How a user begins games where nothing else is said. Immutable.
 *
 * @param isCoached whether a coach warns of moves in them
 */
public record PlayDefaults(UsualGames games, boolean isCoached) {
  /** Those of a user who has chosen nothing. */
  public static final PlayDefaults NONE = new PlayDefaults(UsualGames.NONE, false);
}
