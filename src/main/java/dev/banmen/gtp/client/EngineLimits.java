package dev.banmen.gtp.client;

/**
 * How long an engine may take, in milliseconds. Immutable.
 *
 * @param startMillis for its first answer, and for another board: some load a network first
 * @param answerMillis for an answer without thinking
 * @param moveMillis for a move, or the dead stones
 */
record EngineLimits(long startMillis, long answerMillis, long moveMillis) {
  /** How many bytes of a line are read: an analysis has every move of a large board in one. */
  static final int LONGEST_LINE = 1 << 18;

  /** How many lines an answer may have, and how many may stand before it. */
  static final int MOST_LINES = 1000;

  /** How many bytes of a line of its error output are read. */
  static final int LONGEST_COMPLAINT = 1 << 10;

  private static final int START_SECONDS = 120;
  private static final int ANSWER_SECONDS = 30;
  private static final int MOVE_SECONDS = 600;

  private static final long SECOND = 1000;

  static final EngineLimits STANDARD =
      new EngineLimits(START_SECONDS * SECOND, ANSWER_SECONDS * SECOND, MOVE_SECONDS * SECOND);
}
