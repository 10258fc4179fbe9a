package dev.banmen.tui;

/**
 * A row of the first page that keys can stand on. Immutable.
 *
 * @param at which of its kind, from 0
 */
record Spot(Kind kind, int at) {
  /** What a row is for. */
  enum Kind {
    /** Nothing: a heading, a blank. */
    NONE,
    FIELD,
    BEGIN,
    KEPT,
    RECENT,
    FILE,
    LEARN,
    HELP,
    SETTINGS,
    QUIT
  }

  // What Java makes of a record to compare it takes longer than the first page needs.
  @Override
  public boolean equals(Object other) {
    return other instanceof Spot spot && kind == spot.kind && at == spot.at;
  }

  @Override
  public int hashCode() {
    return 31 * kind.ordinal() + at;
  }

  static final Spot NOWHERE = new Spot(Kind.NONE, 0);
  static final Spot BEGIN = new Spot(Kind.BEGIN, 0);
  static final Spot FILE = new Spot(Kind.FILE, 0);
  static final Spot LEARN = new Spot(Kind.LEARN, 0);
  static final Spot HELP = new Spot(Kind.HELP, 0);
  static final Spot SETTINGS = new Spot(Kind.SETTINGS, 0);
  static final Spot QUIT = new Spot(Kind.QUIT, 0);

  static Spot field(int at) {
    return new Spot(Kind.FIELD, at);
  }

  static Spot recent(int at) {
    return new Spot(Kind.RECENT, at);
  }

  static Spot kept(int at) {
    return new Spot(Kind.KEPT, at);
  }
}
