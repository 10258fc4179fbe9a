package dev.banmen.tui.term;

/** There is no terminal that a full screen can be drawn on. The message says why, in one line. */
public final class NoTerminal extends Exception {
  public NoTerminal(String message) {
    super(message);
  }

  NoTerminal(String message, Throwable cause) {
    super(message, cause);
  }
}
