package dev.banmen.tui.page.home;

/**
 * A row of the first page that keys can stand on. Immutable.
 *
 * @param at its index among those of its kind, from 0
 */
public record HomeRow(Kind kind, int at) {
  enum Kind {
    /** A heading or a blank. */
    NONE,
    FIELD,
    BEGIN,
    UNFINISHED,
    RECENT,
    FILE,
    LEARN,
    HELP,
    SETTINGS,
    QUIT
  }

  // Java's generated method for a record takes longer than the first page needs.
  @Override
  public boolean equals(Object other) {
    return other instanceof HomeRow row && kind == row.kind && at == row.at;
  }

  @Override
  public int hashCode() {
    return 31 * kind.ordinal() + at;
  }

  static final HomeRow NOWHERE = new HomeRow(Kind.NONE, 0);
  static final HomeRow BEGIN = new HomeRow(Kind.BEGIN, 0);
  static final HomeRow FILE = new HomeRow(Kind.FILE, 0);
  static final HomeRow LEARN = new HomeRow(Kind.LEARN, 0);
  static final HomeRow HELP = new HomeRow(Kind.HELP, 0);
  static final HomeRow SETTINGS = new HomeRow(Kind.SETTINGS, 0);
  static final HomeRow QUIT = new HomeRow(Kind.QUIT, 0);

  static HomeRow field(int at) {
    return new HomeRow(Kind.FIELD, at);
  }

  public static HomeRow recent(int at) {
    return new HomeRow(Kind.RECENT, at);
  }

  static HomeRow unfinished(int at) {
    return new HomeRow(Kind.UNFINISHED, at);
  }
}
