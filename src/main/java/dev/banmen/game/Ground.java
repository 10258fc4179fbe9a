package dev.banmen.game;

/** How a view draws the empty sites of a lattice. */
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
