package dev.banmen.server.tables;

/**
 * How long somebody may keep another waiting. Immutable.
 *
 * @param countSeconds from when a player first accepts a count to its end, in a game with a clock
 * @param absentSeconds how long a player whose move it is may be away while the other one is there,
 *     and how long the first move may take, in a game with a clock
 * @param moveDays days for a move, or for the count, in a game without a clock, and for a count
 *     that nobody accepts in one with a clock
 * @param disagreements how often players may resume play at the count; after that, what is on the
 *     board counts
 * @param aloneDays days after which a table ends that nobody comes to, and at which nobody else
 *     waits: its other seat is free, a computer's, or the same person's
 */
public record WaitingLimits(
    int countSeconds, int absentSeconds, int moveDays, int disagreements, int aloneDays) {
  /** The limits that a house starts with. */
  public static final WaitingLimits DEFAULT = new WaitingLimits(180, 300, 7, 2, 30);
}
