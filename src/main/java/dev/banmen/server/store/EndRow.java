package dev.banmen.server.store;

/**
 * What one person is still to hear of the end of a game. Immutable.
 *
 * @param event the number of the event that ended it: a game that goes on may end again
 * @param line what they are to read, as {@code EndedGames} writes it; empty for nothing, or nothing
 *     more
 * @param at when it ended, in milliseconds of the calendar (from 1970)
 */
public record EndRow(long table, long event, long person, String line, long at) {
  /** Differs from that of every other end, and is the same each time that this one is told. */
  public String id() {
    return table + "." + event + "." + person;
  }
}
