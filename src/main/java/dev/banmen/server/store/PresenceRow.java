package dev.banmen.server.store;

/**
 * Somebody who is somewhere, at one node or at several. Immutable.
 *
 * @param person their number
 * @param place {@link #HOUSE}, or the number of a table that they look at
 * @param name what they are called; empty if they have no name
 * @param terminals at how many terminals
 */
public record PresenceRow(long person, long place, String name, int terminals) {
  /** The place where everybody is who is connected. */
  public static final long HOUSE = 0;

  /** The same, at both one's terminals and another one's. */
  public PresenceRow and(PresenceRow other) {
    return new PresenceRow(person, place, name, terminals + other.terminals);
  }
}
