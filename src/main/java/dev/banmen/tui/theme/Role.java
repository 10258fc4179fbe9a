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
  /** The one colour that draws the eye: a key, whose turn it is. */
  ACCENT,
  ENTRY,
  /** The title of a page or of a part of one. */
  HEADING,
  /** A field of a form that is not being edited. */
  FIELD,
  /** The row of a list, or the field, that keys act on. */
  SELECTED,
  /** A raised panel: the card of the player to move. Other roles stand on it, too. */
  CARD,
  /** Lines around parts of a page, which must be seen. */
  BORDER,
  /** Quiet lines between parts of a page. */
  RULE,
  /** Coordinates at the edge of the board. */
  LABEL,
  /** The empty board: its lines and its ground. */
  BOARD,
  /** Every other square, where squares differ. */
  SECOND,
  /** The ground of a piece that stands beside a player's name. */
  TILE,
  FIXTURE,
  BLACK,
  WHITE,
  /** Text on a black piece. */
  ON_BLACK,
  /** Text on a white piece. */
  ON_WHITE,
  /** A box that Black owns, and its letter. */
  BOX_BLACK,
  /** A box that White owns, and its letter. */
  BOX_WHITE,
  /** The ground of the site that keys act on, and the lines on it. */
  CURSOR,
  /** The mark on the last piece; behind it, the ground of its site. */
  LAST,
  /** The sign on a site that the last move emptied; behind it, the ground of a flipped piece. */
  CHANGED,
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
