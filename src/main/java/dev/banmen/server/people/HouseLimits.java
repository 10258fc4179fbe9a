package dev.banmen.server.people;

/**
 * How much one person may have or do, and how long things may take. Immutable.
 *
 * @param tables unfinished tables of a person
 * @param visits stays of a person at the same time
 * @param people stays of all people at the same time
 * @param sentence characters of what is said at once
 * @param sentences how often a person may speak in {@link #SPEECH_MILLIS}
 * @param refusals refused moves that a table remembers; later ones are only shown
 * @param botMillis how long a computer player may think about a move, in milliseconds
 */
public record HouseLimits(
    int tables, int visits, int people, int sentence, int sentences, int refusals, long botMillis) {
  /** The time over which {@link #sentences} counts. */
  public static final long SPEECH_MILLIS = 10_000;

  /** The limits that a house starts with. */
  public static final HouseLimits DEFAULT = new HouseLimits(20, 4, 1_200, 300, 5, 1_000, 2_000);
}
