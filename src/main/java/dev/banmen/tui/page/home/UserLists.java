package dev.banmen.tui.page.home;

import dev.banmen.app.Person;
import dev.banmen.app.UnfinishedGame;
import java.util.List;

/** The newest unfinished games, or all of them, and the files opened recently. Immutable. */
record UserLists(List<UnfinishedGame> unfinished, List<String> recent, boolean isWhole) {
  /** How many unfinished games have a row of their own; one more leads to the others. */
  private static final int UNFINISHED_ROWS = 3;

  /** How many recent files have a row of their own; one more leads to the others. */
  private static final int ROWS = 5;

  static UserLists of(Person person) {
    return new UserLists(person.room().unfinished(), person.files().recent(), false);
  }

  UserLists whole() {
    return new UserLists(unfinished, recent, true);
  }

  int unfinishedRows() {
    return isWhole ? unfinished.size() : Math.min(unfinished.size(), UNFINISHED_ROWS + 1);
  }

  boolean isMore(int row) {
    return !isWhole && row == UNFINISHED_ROWS;
  }

  int recentRows() {
    return Math.min(recent.size(), ROWS + 1);
  }

  boolean isRest(int row) {
    return row == ROWS;
  }
}
