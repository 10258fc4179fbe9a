package dev.banmen.tui.page.files;

import java.util.Optional;

/**
 * The rows of a table of games, and how far they are read. Immutable.
 *
 * @param games those shown, in the order shown; empty for all in the order of the file
 * @param at which of the rows keys act on, from 0
 * @param top the first row that was shown
 * @param isStale whether the games shown are not yet all that are asked for
 * @param due when to look how far reading has come, in milliseconds of the person's clock
 */
record TableRows(Optional<int[]> games, int at, int top, boolean isStale, long due) {
  TableRows at(int row) {
    return new TableRows(games, row, top, isStale, due);
  }

  TableRows from(int row) {
    return new TableRows(games, at, row, isStale, due);
  }

  /** Other games, on the first row. */
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
