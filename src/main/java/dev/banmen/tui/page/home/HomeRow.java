package dev.banmen.tui.page.home;

/**
 * A row of the first page that keys can stand on. Immutable.
 *
 * @param at its index among those of its kind, from 0
 */
public record HomeRow(RowKind kind, int at) {
  enum RowKind {
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

  static final HomeRow NOWHERE = new HomeRow(RowKind.NONE, 0);
  static final HomeRow BEGIN = new HomeRow(RowKind.BEGIN, 0);
  static final HomeRow FILE = new HomeRow(RowKind.FILE, 0);
  static final HomeRow LEARN = new HomeRow(RowKind.LEARN, 0);
  static final HomeRow HELP = new HomeRow(RowKind.HELP, 0);
  static final HomeRow SETTINGS = new HomeRow(RowKind.SETTINGS, 0);
  static final HomeRow QUIT = new HomeRow(RowKind.QUIT, 0);

  static HomeRow field(int at) {
    return new HomeRow(RowKind.FIELD, at);
  }

  public static HomeRow recent(int at) {
    return new HomeRow(RowKind.RECENT, at);
  }

  static HomeRow unfinished(int at) {
    return new HomeRow(RowKind.UNFINISHED, at);
  }
}
