package dev.banmen.tui.page.files;

import java.util.Optional;

/**
 * The rows of a table of games, and the progress of reading them. Immutable.
 *
 * @param games those shown, in order; empty for all in the order of the file
 * @param at the current row, from 0
 * @param top the first row shown
 * @param isStale whether some games of the query are still missing
 * @param due when to check the progress of reading, in milliseconds of the person's clock
 */
record TableRows(Optional<int[]> games, int at, int top, boolean isStale, long due) {
  TableRows at(int row) {
    return new TableRows(games, row, top, isStale, due);
  }

  TableRows from(int row) {
    return new TableRows(games, at, row, isStale, due);
  }

  /** These rows with other games, on the first row. */
  TableRows with(Optional<int[]> next, boolean isPart) {
    return new TableRows(next, 0, 0, isPart, due);
  }

  TableRows stale() {
    return new TableRows(games, at, top, true, due);
  }

  TableRows due(long millis) {
    return new TableRows(games, at, top, isStale, millis);
  }
}
