package dev.banmen.server.store;

/**
 * Somebody whom the leader of a teaching table holds back. Immutable.
 *
 * @param leader the leader's number
 * @param person whose
 */
public record HeldBack(long leader, long person, Hold hold) {
  /** What is done about a person. */
  public enum Hold {
    /** They may come and say what they like. */
    NONE,
    /** They may follow, but say nothing. */
    SILENCED,
    /** They may not come at all. */
    REMOVED
  }
}
