package dev.banmen.games.othello.board;

/** Whom a board lets move. */
public enum MoveRights {
  /** The side whose turn it is, until the game is over. */
  KEPT,
  /**
   * Whoever is named, as records have it: the discs alone decide, and nothing is the end. A turn
   * that is taken out of order is a pass of the other side that nobody wrote down.
   */
  FREE
}
