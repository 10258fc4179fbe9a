package dev.banmen.game.bot;

/** Counts the boards looked at, and stops the search at its limit. Mutable, one thread. */
public final class SearchWork {
  /** Thrown through a search whose work or time is over. */
  public static final class Over extends RuntimeException {
    private static final long serialVersionUID = 1;

    private Over() {
      super(null, null, false, false); // no stack trace: it is no fault
    }
  }

  private static final int BETWEEN_LOOKS = 100; // boards, some hundred microseconds

  private final SearchLimit thought;
  private long limit;
  private long nodes;
  private long nextLook;

  /**
   * Creates a count of nothing.
   *
   * @param limit boards to look at, at most
   */
  public SearchWork(SearchLimit thought, long limit) {
    this.thought = thought;
    this.limit = limit;
  }

  /** Allows so much work from now on. */
  public void allow(long more) {
    limit = more == Long.MAX_VALUE ? more : nodes + more;
    nextLook = 0;
  }

  /**
   * Counts a board before it is looked at.
   *
   * @throws Over if the work or the time is spent
   */
  public void count() {
    if (++nodes >= nextLook) {
      look();
    }
  }

  private void look() {
    if (nodes > limit || thought.isOver()) {
      throw new Over();
    }
    nextLook = Math.min(limit + 1, nodes + BETWEEN_LOOKS);
    if (nextLook < 0) { // no limit
      nextLook = nodes + BETWEEN_LOOKS;
    }
  }

  /** How many boards were counted, the one that went too far included. */
  public long nodes() {
    return nodes;
  }
}
