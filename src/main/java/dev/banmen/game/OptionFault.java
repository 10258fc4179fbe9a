package dev.banmen.game;

/** A choice that cannot be: its message is one line that says what was found and expected. */
public final class OptionFault extends RuntimeException {
  public OptionFault(String message) {
    super(message);
  }
}
