package dev.banmen.server.people;

/**
 * The account on which tables and thinking are counted. Immutable.
 *
 * @param person their number
 * @param share whose part of the house they use: see {@link OnlinePerson#share}
 */
public record Opener(long person, String share) {
  /** The share of those without a name who have not been here since the house was opened. */
  private static final String ABSENT = "";

  /** The account of a person who is not here, whose network is unknown. */
  public static Opener absent(long person, boolean isNamed) {
    return new Opener(person, isNamed ? Moderation.person(person) : ABSENT);
  }

  /** Whether both count as one. */
  public boolean isSameAs(Opener other) {
    return person == other.person || share.equals(other.share);
  }
}
