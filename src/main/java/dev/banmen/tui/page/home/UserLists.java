package dev.banmen.tui.page.home;

import dev.banmen.app.Person;
import dev.banmen.app.UnfinishedGame;
import java.util.List;

/**
 * The games and files of a user that the first page lists. Immutable.
 *
 * @param unfinished the unfinished games, the newest first
 * @param recent the files of recordings that were opened recently, the newest first
 * @param isWhole whether all unfinished games are listed, however many
 */
record UserLists(List<UnfinishedGame> unfinished, List<String> recent, boolean isWhole) {
  /** How many unfinished games have a row of their own; one more leads to the others. */
  private static final int UNFINISHED_ROWS = 3;

  /** How many recent files have a row of their own; one more leads to the others. */
  private static final int ROWS = 5;

  static UserLists of(Person person) {
    return new UserLists(person.room().unfinished(), person.files().recent(), false);
  }

  /** With all games listed. */
  UserLists whole() {
    return new UserLists(unfinished, recent, true);
  }

  /** Returns how many rows the unfinished games take. */
  int unfinishedRows() {
    return isWhole ? unfinished.size() : Math.min(unfinished.size(), UNFINISHED_ROWS + 1);
  }

  /** Whether a row leads to all unfinished games. */
  boolean isMore(int row) {
    return !isWhole && row == UNFINISHED_ROWS;
  }

  /** Returns how many rows recent files take. */
  int recentRows() {
    return Math.min(recent.size(), ROWS + 1);
  }

  /** Whether a row leads to all recent files. */
  boolean isRest(int row) {
    return row == ROWS;
  }
}
