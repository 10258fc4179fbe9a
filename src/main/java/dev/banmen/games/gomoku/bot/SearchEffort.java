package dev.banmen.games.gomoku.bot;

import dev.banmen.game.bot.SearchLimit;

/** Counts the boards looked at, and stops the search at its limit. Mutable, one thread. */
final class SearchEffort {
  /** Thrown through a search whose work or time is over. */
  static final class Over extends RuntimeException {
    private static final long serialVersionUID = 1;

    private Over() {
      super(null, null, false, false); // no stack trace: it is no fault
    }
  }

  private static final int BETWEEN_LOOKS = 63; // boards, some hundred microseconds

  private final SearchLimit thought;
  private final long limit;
  private long spent;

  SearchEffort(SearchLimit thought, long limit) {
    this.thought = thought;
    this.limit = limit;
  }

  void count() {
    if (++spent > limit || (spent & BETWEEN_LOOKS) == 0 && thought.isOver()) {
      throw new Over();
    }
  }

  long spent() {
    return spent;
  }
}
