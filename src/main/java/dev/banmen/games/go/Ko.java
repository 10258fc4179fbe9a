package dev.banmen.games.go;

/** The boards that a play may not repeat. */
public enum Ko {
  /** Anything may be repeated. */
  NONE,
  /** Not the board as it was before the opponent's last move. */
  SIMPLE,
  /** No earlier board, whoever was to move. */
  POSITIONAL,
  /** No earlier board with the same side to move; boards left by a pass count. */
  SITUATIONAL
}
