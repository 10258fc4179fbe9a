package dev.banmen.tui;

/** What a cell of the screen is there for. A palette gives each role its colours. */
enum Role {
  TEXT,
  QUIET,
  STRONG,
  /** What went well: a legal move, a result. */
  GOOD,
  /** What was refused. */
  MISS,
  /** The line of keys. */
  KEYS,
  /** What is being typed. */
  ENTRY,
  /** Coordinates at the edge of the board. */
  LABEL,
  /** The board where nothing stands: its lines and its ground. */
  BOARD,
  FIXTURE,
  BLACK,
  WHITE,
  CURSOR,
  /** Around the last move. */
  LAST,
  LEGAL,
  CHAIN,
  LIBERTY,
  TAKEN,
  REPEATED;

  private static final Role[] ALL = values();

  static int count() {
    return ALL.length;
  }
}
