package dev.banmen.cli;

/** The command line asks for what there is not: its message is one line for the user. */
final class UsageFault extends RuntimeException {
  private static final long serialVersionUID = 1L;

  UsageFault(String message) {
    super(message, null, false, false);
  }
}
