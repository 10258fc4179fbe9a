package dev.banmen.tui.term;

/** Thrown if there is no terminal for a full screen. The code that reports it has the words. */
public final class NoTerminal extends Exception {
  private static final long serialVersionUID = 1L;

  public enum NoTerminalReason {
    /** TERM names a terminal that can only type; the detail is its name. */
    TYPE,
    /** The terminal doesn't answer; the detail is the system's message. */
    SILENT,
    INPUT,
    OUTPUT,
    /** The terminal can't be made raw; the detail is the system's message. */
    RAW
  }

  private final NoTerminalReason why;
  private final String detail;

  NoTerminal(NoTerminalReason why, String detail) {
    super(why + " " + detail);
    this.why = why;
    this.detail = detail;
  }

  NoTerminal(NoTerminalReason why, Throwable cause) {
    super(why + " " + cause.getMessage(), cause);
    this.why = why;
    this.detail = String.valueOf(cause.getMessage());
  }

  public NoTerminalReason why() {
    return why;
  }

  public String detail() {
    return detail;
  }
}
