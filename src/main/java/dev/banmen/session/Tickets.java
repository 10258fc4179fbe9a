package dev.banmen.session;

/**
 * The numbers of a session's states. A turn is over once the board, the marks of the count or the
 * end has changed: whoever answers must have seen all of that. What one side asks of the other, or
 * accepts, is another state of the same turn: a move that was made meanwhile still stands.
 */
final class Tickets {
  /** States of one turn; more begin the next one. */
  private static final int STATES = 1 << 20;

  private Tickets() {}

  /** The first state of the next turn. */
  static long nextTurn(long ticket) {
    return (ticket / STATES + 1) * STATES;
  }

  /** The next state of the same turn. */
  static long nextState(long ticket) {
    return ticket + 1;
  }

  static boolean isSameTurn(long one, long other) {
    return one / STATES == other / STATES;
  }
}
