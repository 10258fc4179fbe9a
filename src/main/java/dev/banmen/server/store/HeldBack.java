package dev.banmen.server.store;

import java.util.Arrays;

/**
 * The hold that the leader of a teaching table has on a person. Immutable.
 *
 * @param leader the leader's number
 * @param person whose
 */
public record HeldBack(long leader, long person, Hold hold) {
  /** A way to hold a person back. */
  public enum Hold {
    /** The person may come and say what they like. */
    NONE,
    /** The person may follow, but say nothing. */
    SILENCED,
    /** The person may not come at all. */
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
