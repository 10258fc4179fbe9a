package dev.banmen.tui.theme;

/** What a cell of the screen is there for. A palette gives each role its colours. */
public enum Role {
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
  /** The title of a page or of a part of one. */
  HEADING,
  /** A field of a form that is not being edited. */
  FIELD,
  /** The row of a list, or the field, that keys act on. */
  SELECTED,
  /** Lines around and between parts of a page. */
  BORDER,
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
  REPEATED,
  /** Counted as black's. */
  TERRITORY_BLACK,
  /** Counted as white's. */
  TERRITORY_WHITE,
  /** Counted as nobody's. */
  NEUTRAL;

  private static final Role[] ALL = values();

  public static int count() {
    return ALL.length;
  }
}
