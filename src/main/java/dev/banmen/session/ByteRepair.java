package dev.banmen.session;

/**
 * A change of one byte that makes a damaged text readable. Immutable.
 *
 * @param at where the byte is, from 0
 * @param value what it has to be
 * @param line the number of its line in the damaged text, from 1
 * @param lost what the text doesn't say any more
 */
public record ByteRepair(int at, byte value, int line, Lost lost) {
  /** What a repair loses. */
  public enum Lost {
    /** Nothing: the byte is what it was. */
    NOTHING,
    /** A player's name: the line is a remark now. */
    NAME,
    /** The clock: the line is a remark now. */
    CLOCK
  }
}
