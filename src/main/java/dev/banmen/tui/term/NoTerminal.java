package dev.banmen.tui.term;

/** There is no terminal that a full screen can be drawn on. Whoever tells it has the words. */
public final class NoTerminal extends Exception {
  private static final long serialVersionUID = 1L;

  /** Why there is none. */
  public enum Why {
    /** TERM is of one that can only type; the detail is its name. */
    TYPE,
    /** The terminal does not answer; the detail is what the system says. */
    SILENT,
    /** Standard input is something else. */
    INPUT,
    /** Standard output is something else. */
    OUTPUT,
    /** The terminal stays as it is; the detail is what the system says. */
    RAW
  }

  private final Why why;
  private final String detail;

  NoTerminal(Why why, String detail) {
    super(why + " " + detail);
    this.why = why;
    this.detail = detail;
  }

  NoTerminal(Why why, Throwable cause) {
    super(why + " " + cause.getMessage(), cause);
    this.why = why;
    this.detail = String.valueOf(cause.getMessage());
  }

  public Why why() {
    return why;
  }

  public String detail() {
    return detail;
  }
}
