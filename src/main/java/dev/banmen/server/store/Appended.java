package dev.banmen.server.store;

import java.util.List;

/** What became of an append. */
public sealed interface Appended {
  /** The event is saved. */
  record Kept() implements Appended {}

  /**
   * Others were first, and nothing was saved. Immutable.
   *
   * @param first their events, in order; one or more
   */
  record Behind(List<EventRow> first) implements Appended {
    public Behind {
      first = List.copyOf(first);
    }
  }
}
