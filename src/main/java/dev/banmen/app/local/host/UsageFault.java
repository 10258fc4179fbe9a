package dev.banmen.app.local.host;

/** A request for what doesn't exist or isn't possible; the message is one line for the user. */
public final class UsageFault extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public UsageFault(String message) {
    super(message, null, false, false);
  }
}
