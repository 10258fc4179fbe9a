package dev.banmen.app;

/**
 * The choices about a table beside the terms of its game. Immutable.
 *
 * @param isPrivate whether others do not see it in the lobby: who has its code comes in
 * @param isRated whether its result counts for the players' ratings
 */
public record TableOptions(boolean isPrivate, boolean isRated) {
  /** A table for all to see, which is not rated. */
  public static final TableOptions OPEN = new TableOptions(false, false);
}
