package dev.banmen.game;

/** What a lattice looks like when nothing stands on it: how a view draws its sites. */
public enum Ground {
  /** Pieces stand on the crossings of lines. */
  CROSSINGS,
  /** Pieces stand inside squares. */
  SQUARES,
  /**
   * A doubled lattice: dots at even-even, boxes at odd-odd, lines between; pieces are the lines.
   */
  LINES
}
