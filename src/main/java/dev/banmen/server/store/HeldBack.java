package dev.banmen.server.store;

import java.util.Arrays;

/**
 * Somebody whom the leader of a teaching table holds back. Immutable.
 *
 * @param leader the leader's number
 * @param person whose
 */
public record HeldBack(long leader, long person, Hold hold) {
  /** A way to hold a person back. */
  public enum Hold {
    /** They may come and say what they like. */
    NONE,
    /** They may follow, but say nothing. */
    SILENCED,
    /** They may not come at all. */
    REMOVED;

    /** The one with this name; the strictest for one that only another version knows. */
    public static Hold of(String name) {
      return Arrays.stream(values())
          .filter(one -> one.name().equals(name))
          .findFirst()
          .orElse(REMOVED);
    }
  }
}
