package dev.banmen.app.local;

/**
 * How a user starts games by default. Immutable.
 *
 * @param isCoached whether a coach warns of moves in them
 */
public record PlayDefaults(GameDefaults games, boolean isCoached) {
  /** The defaults of a user who has chosen nothing. */
  public static final PlayDefaults NONE = new PlayDefaults(GameDefaults.NONE, false);
}
