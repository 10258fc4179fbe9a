package dev.banmen.game.record;

import dev.banmen.text.Phrase;

/**
 * Input in a wrong format. The message says what was found and what was expected, in one line
 * without control characters.
 */
public final class InputFault extends Exception {
  private static final long serialVersionUID = 1L;

  private final long line;
  private final long column;
  private final transient Phrase phrase; // null where the message is given

  /**
   * Creates a fault at a place in the input.
   *
   * @param line from 1, or 0 where it is the whole input or lines mean nothing
   * @param column in bytes from 1, or 0 where the fault is the whole line
   */
  public InputFault(long line, long column, String message) {
    // No stack trace: this is the user's mistake, and filling it in is slow.
    super(message, null, false, false);
    this.line = line;
    this.column = column;
    this.phrase = null;
  }

  /** Creates a fault whose message is made when it is shown: trying out formats needs none. */
  public InputFault(long line, long column, Phrase phrase) {
    super(null, null, false, false);
    this.line = line;
    this.column = column;
    this.phrase = phrase;
  }

  @Override
  public String getMessage() {
    return phrase == null ? super.getMessage() : phrase.text();
  }

  public long line() {
    return line;
  }

  public long column() {
    return column;
  }
}
