package dev.banmen.session;

/**
 * A change of one byte that makes a damaged text readable. Immutable.
 *
 * @param at the byte's index, from 0
 * @param value its corrected value
 * @param line the number of its line in the damaged text, from 1
 * @param lost what the repair loses
 */
public record ByteRepair(int at, byte value, int line, Lost lost) {
  /** What a repair loses. */
  public enum Lost {
    /** Nothing: the byte is the original one. */
    NONE,
    /** A player's name: the line becomes a remark. */
    NAME,
    /** The clock: the line becomes a remark. */
    CLOCK
  }
}
