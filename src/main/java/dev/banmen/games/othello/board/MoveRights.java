package dev.banmen.games.othello.board;

/** The sides that a board lets move. */
public enum MoveRights {
  /** The side whose turn it is, until the game is over. */
  KEPT,
  /**
   * The named side, as in records: the discs alone decide, and the game never ends. A turn out of
   * order is an unwritten pass of the other side.
   */
  FREE
}
