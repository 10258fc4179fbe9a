package dev.banmen.server.teaching;

/**
 * How much there may be of teaching tables. Immutable.
 *
 * @param teachingTables in the house; each leader has at most one
 * @param followers who follow at one table, each at one terminal
 * @param recordLetters characters of the record that is led, with its marks and variations
 * @param teachingDays days after which a table ends that nobody comes to
 */
public record TeachingLimits(
    int teachingTables, int followers, int recordLetters, int teachingDays) {
  /** The limits that a house starts with. */
  public static final TeachingLimits DEFAULT = new TeachingLimits(50, 100, 100_000, 30);
}
