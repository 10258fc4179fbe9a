package dev.banmen.games.go;

/** The rule of who may move when. */
public enum TurnRule {
  ALTERNATE,
  /** Either colour at any time, as in the exercises. */
  ANY,
  /**
   * The named side moves, and passes end nothing, as in records; turns are shown as for {@link
   * #ALTERNATE}.
   */
  AS_NAMED
}
