package dev.banmen.command;

import java.util.Optional;
import java.util.OptionalInt;

/**
 * A typed line as a command. Immutable.
 *
 * @param line all of it, without blanks around
 * @param command the command that it is here; empty if it is none, such as a move
 * @param rest what follows the command, without blanks around
 * @param fault why the command cannot be carried out like this; empty if it can
 */
public record TypedCommand(
    String line, Optional<Command> command, String rest, Optional<String> fault) {
  private static final int MOST_DIGITS = 9; // all such numbers are in range

  /** A text of digits as a number, the greatest beyond nine of them; empty if it is none. */
  public static OptionalInt number(String text) {
    if (text.isEmpty() || !text.chars().allMatch(digit -> digit >= '0' && digit <= '9')) {
      return OptionalInt.empty();
    }
    return OptionalInt.of(text.length() > MOST_DIGITS ? Integer.MAX_VALUE : Integer.parseInt(text));
  }

  /** The command to carry out; empty if this is none, or it has a fault. */
  public Optional<Command> faultless() {
    return fault.isEmpty() ? command : Optional.empty();
  }
}
