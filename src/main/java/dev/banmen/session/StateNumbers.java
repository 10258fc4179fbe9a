package dev.banmen.session;

/**
 * The numbers of a session's states. A turn is over once the board, the marks of the count or the
 * end has changed: an answer must be based on all of these. A request or acceptance is another
 * state of the same turn: a move sent meanwhile is still valid.
 */
final class StateNumbers {
  /** The maximum number of states in a turn; more start the next one. */
  private static final int STATES = 1 << 20;

  private StateNumbers() {}

  static long nextTurn(long stateNumber) {
    return (stateNumber / STATES + 1) * STATES;
  }

  static long nextState(long stateNumber) {
    return stateNumber + 1;
  }

  static boolean isSameTurn(long one, long other) {
    return one / STATES == other / STATES;
  }
}
