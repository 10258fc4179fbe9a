package dev.banmen.app.local;

/** What is asked for is not there, or cannot be so: its message is one line for the user. */
public final class UsageFault extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public UsageFault(String message) {
    super(message, null, false, false);
  }
}
