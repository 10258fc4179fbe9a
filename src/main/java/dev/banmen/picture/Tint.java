package dev.banmen.picture;

/** The role of a character in a text picture; a theme gives each its colours. */
public enum Tint {
  /** Words beside the board. */
  TEXT,
  /** The first line. */
  HEADING,
  /** A refused move. */
  MISS,
  /** Coordinates at the edge of the board. */
  LABEL,
  /** The board where nothing stands. */
  BOARD,
  /** The dots of a doubled lattice. */
  FIXTURE,
  BLACK,
  WHITE,
  /** The brackets around the last move. */
  LAST,
  /** The record's drawings on the board. */
  MARKUP,
  /** Marked as black's. */
  TERRITORY_BLACK,
  /** Marked as white's. */
  TERRITORY_WHITE
}
