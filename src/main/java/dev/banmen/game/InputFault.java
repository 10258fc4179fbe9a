package dev.banmen.game;

/**
 * Input that is not of the form it should be. The message says what was found and what was
 * expected, in one line without control characters.
 */
public final class InputFault extends Exception {
  private final long line;
  private final long column;

  /**
   * A fault at a place in the input.
   *
   * @param line from 1
   * @param column in bytes from 1, or 0 where the fault is the whole line
   */
  public InputFault(long line, long column, String message) {
    // No stack trace: this is the user's mistake, and filling it in is slow.
    super(message, null, false, false);
    this.line = line;
    this.column = column;
  }

  public long line() {
    return line;
  }

  public long column() {
    return column;
  }
}
