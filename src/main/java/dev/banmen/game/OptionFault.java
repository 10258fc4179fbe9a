package dev.banmen.game;

import dev.banmen.text.Printable;

/**
 * An impossible choice of options. The message is one line: what was found and what was expected.
 */
public final class OptionFault extends RuntimeException {
  /** Creates a fault; the message may quote input, as control characters are not shown. */
  public OptionFault(String message) {
    super(Printable.of(message));
  }
}
