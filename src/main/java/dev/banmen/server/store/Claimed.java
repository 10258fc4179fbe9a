package dev.banmen.server.store;

/**
 * The outcome of a code that somebody with a key has shown. Immutable.
 *
 * @param person whose key it is now; only meant if the claim is DONE
 */
public record Claimed(Claim claim, PersonRow person) {
  /** Whether it worked. Nothing is changed unless it did. */
  public enum Claim {
    /** The key is that person's now. */
    DONE,
    /** The code does not exist, or its time is over. */
    UNKNOWN,
    /** The key is somebody else's, who has a name or games. */
    TAKEN,
    /** The person has {@link RowLimits#KEYS} keys already. */
    FULL
  }

  private static final PersonRow NOBODY = new PersonRow(0, "", false);

  /** A claim that did not work. */
  public static Claimed not(Claim why) {
    return new Claimed(why, NOBODY);
  }
}
