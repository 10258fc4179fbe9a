package dev.banmen.tui.page.files;

import java.util.Optional;

/**
 * The rows of a table of games, and the progress of reading them. Immutable.
 *
 * @param games those shown, in order; empty for all in the order of the file
 * @param at the current row, from 0
 * @param top the first row shown
 * @param isWaiting whether the query waits until all games are read
 * @param due when to check the progress of reading, in milliseconds of the person's clock
 */
record TableRows(Optional<int[]> games, int at, int top, boolean isWaiting, long due) {
  TableRows at(int row) {
    return new TableRows(games, row, top, isWaiting, due);
  }

  TableRows from(int row) {
    return new TableRows(games, at, row, isWaiting, due);
  }

  /** These rows with other games, on the first row. */
  TableRows with(Optional<int[]> next) {
    return new TableRows(next, 0, 0, false, due);
  }

  TableRows waiting() {
    return new TableRows(games, at, top, true, due);
  }

  TableRows due(long millis) {
    return new TableRows(games, at, top, isWaiting, millis);
  }
}
