package dev.banmen.server.people;

/**
 * How much people may do about who they are, and to each other. Immutable.
 *
 * @param linkMinutes how long a code for a second key is good
 * @param wrongCodes wrong codes that a person may type before they have to wait
 * @param wrongCodesOfAddress wrong codes from one address in an hour
 * @param backDays how long the code of a guest without a key is good, after each use anew
 * @param guests guests without a key at the same time
 * @param newGuests new guests without a key from one address in an hour
 * @param newKeys keys from one address in an hour that nobody here has
 * @param newcomerHours how long somebody is new
 * @param newcomerSentences how often somebody new may speak in {@link HouseLimits#SPEECH_MILLIS}
 * @param reportsOfDay reports that a person may write in a day
 */
public record PeopleLimits(
    int linkMinutes,
    int wrongCodes,
    int wrongCodesOfAddress,
    int backDays,
    int guests,
    int newGuests,
    int newKeys,
    int newcomerHours,
    int newcomerSentences,
    int reportsOfDay) {
  public static final long MINUTE_MILLIS = 60_000;
  public static final long HOUR_MILLIS = 60 * MINUTE_MILLIS;
  public static final long DAY_MILLIS = 24 * HOUR_MILLIS;

  /** The limits that a house starts with. */
  public static final PeopleLimits DEFAULT =
      new PeopleLimits(10, 5, 200, 30, 200, 60, 200, 24, 2, 5);
}
