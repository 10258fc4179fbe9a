package dev.banmen.command;

import java.util.Optional;

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
  /** The command to carry out; empty if this is none, or it has a fault. */
  public Optional<Command> faultless() {
    return fault.isEmpty() ? command : Optional.empty();
  }
}
