package dev.banmen.server.store;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A table as lists need it. Immutable.
 *
 * @param id its number; 0 before it has one
 * @param head the text that begins its game, as {@code SavedGameText.of} writes it
 * @param code what a friend types to join; empty if the table is open to all
 * @param isPrivate whether only those with the code find it
 * @param isRated whether its result counts for the ratings of its players
 * @param at its state after its last event
 */
public record TableRow(
    long id,
    String head,
    String code,
    boolean isPrivate,
    boolean isRated,
    Opening opened,
    TableState at) {
  /**
   * The opening of a table: by whom, and when. Immutable.
   *
   * @param person a person's number; 0 if that is not known
   * @param millis of the calendar (from 1970)
   * @param isNamed whether that person has a name now; the store knows, and is not told
   */
  public record Opening(long person, long millis, boolean isNamed) {
    public static final Opening UNKNOWN = new Opening(0, 0, false);
  }

  /** The text of its game, with these events. */
  public String text(List<EventRow> events) {
    return head + events.stream().map(EventRow::line).collect(Collectors.joining());
  }

  /** The id of its game, which a line of the head names; empty if none does. */
  public String family() {
    String line = "\ngame ";
    int start = head.indexOf(line) + line.length();
    int end = head.indexOf('\n', start);
    return start < line.length() || end < 0 ? "" : head.substring(start, end);
  }
}
