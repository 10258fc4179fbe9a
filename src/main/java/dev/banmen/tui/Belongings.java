package dev.banmen.tui;

import java.util.List;

/**
 * What the first page lists of its user's own. Immutable.
 *
 * @param kept the games that were left, the newest first
 * @param recent the files of recordings that were opened lately, the newest first
 */
record Belongings(List<House.Kept> kept, List<String> recent) {
  /** How many recent files have a row of their own; one more leads to the others. */
  private static final int ROWS = 5;

  static Belongings of(House house) {
    return new Belongings(house.unfinished(), house.recent());
  }

  /** How many rows recent files take. */
  int recentRows() {
    return Math.min(recent.size(), ROWS + 1);
  }

  /** Whether a row leads to all recent files. */
  boolean isRest(int row) {
    return row == ROWS;
  }
}
