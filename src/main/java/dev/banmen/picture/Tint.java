package dev.banmen.picture;

/** The role of a character in a text picture; a theme gives each its colours. */
public enum Tint {
  TEXT,
  HEADING,
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
  TERRITORY_BLACK,
  TERRITORY_WHITE
}
