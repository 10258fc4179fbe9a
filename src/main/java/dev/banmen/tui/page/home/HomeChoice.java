package dev.banmen.tui.page.home;

/** The list that keys act on, and the chosen row of each list, from 0. Immutable. */
final class HomeChoice {
  static final HomeChoice FIRST = new HomeChoice(HomePart.MENU, new int[HomePart.count()]);

  private final HomePart part;
  private final int[] rows; // by the list's ordinal

  private HomeChoice(HomePart part, int[] rows) {
    this.part = part;
    this.rows = rows;
  }

  HomePart part() {
    return part;
  }

  int row() {
    return row(part);
  }

  int row(HomePart of) {
    return rows[of.ordinal()];
  }

  HomeChoice in(HomePart next) {
    return new HomeChoice(next, rows);
  }

  /** This choice with another row in a list. */
  HomeChoice at(HomePart of, int row) {
    int[] next = rows.clone();
    next[of.ordinal()] = row;
    return new HomeChoice(part, next);
  }
}
