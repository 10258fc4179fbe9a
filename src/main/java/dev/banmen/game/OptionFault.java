package dev.banmen.game;

import dev.banmen.text.Printable;

/** A choice that cannot be: its message is one line that says what was found and expected. */
public final class OptionFault extends RuntimeException {
  /** A message that may quote what was found: control characters are not shown. */
  public OptionFault(String message) {
    super(Printable.of(message));
  }
}
