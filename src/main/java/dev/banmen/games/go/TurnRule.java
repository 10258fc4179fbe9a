package dev.banmen.games.go;

/** Who may move when. */
public enum TurnRule {
  ALTERNATE,
  /** Either colour at any time, as the exercises have it. */
  ANY,
  /**
   * Whoever is named moves, and passes end nothing, as records have it; whose turn it is, is told
   * as of {@link #ALTERNATE}.
   */
  AS_NAMED
}
