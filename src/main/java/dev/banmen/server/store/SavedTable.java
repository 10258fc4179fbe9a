package dev.banmen.server.store;

/**
 * What a store tells of a table when something of it was saved. Immutable.
 *
 * @param event the new event, with an empty line if that is too long to be told; {@link #NONE} if
 *     the table is new, or was deleted; {@link #UNKNOWN} if a node of an earlier version tells it
 */
public record SavedTable(long table, EventRow event) {
  /** Before the first event. */
  public static final EventRow NONE = new EventRow(0, "", "");

  /** Whatever is new. */
  public static final EventRow UNKNOWN = new EventRow(-1, "", "");
}
