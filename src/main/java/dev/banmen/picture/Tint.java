package dev.banmen.picture;

/** What a character of a text picture is there for; a theme gives each its colours. */
public enum Tint {
  /** Words beside the board. */
  TEXT,
  /** The first line. */
  HEADING,
  /** What was refused. */
  MISS,
  /** Coordinates at the edge of the board. */
  LABEL,
  /** The board where nothing stands. */
  BOARD,
  /** The dots of a doubled lattice. */
  FIXTURE,
  BLACK,
  WHITE,
  /** Around the last move. */
  LAST,
  /** What the record draws on the board. */
  MARKUP,
  /** Marked as black's. */
  TERRITORY_BLACK,
  /** Marked as white's. */
  TERRITORY_WHITE
}
