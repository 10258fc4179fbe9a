package dev.banmen.tui.theme;

/** The purpose of a cell of the screen. A palette gives each role its colours. */
public enum Role {
  TEXT,
  QUIET,
  STRONG,
  /** Something that went well: a legal move, a result. */
  GOOD,
  MISS,
  KEYS,
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
  /** The empty board: its lines and its ground. */
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
  TERRITORY_BLACK,
  TERRITORY_WHITE,
  NEUTRAL;

  private static final Role[] ALL = values();

  public static int count() {
    return ALL.length;
  }
}
