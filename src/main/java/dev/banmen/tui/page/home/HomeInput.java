package dev.banmen.tui.page.home;

import dev.banmen.tui.page.CommandLineEdit;
import java.util.Optional;

/**
 * The line being typed on the first page, a command or the value of a field, and a notice.
 * Immutable.
 *
 * @param entry empty if nothing is typed
 * @param isOld whether it is still the value that the field had: what is typed replaces it
 * @param before the form without the value, to go back to; empty unless one is typed
 */
record HomeInput(
    Optional<CommandLineEdit> entry, boolean isOld, Optional<NewGame> before, String notice) {
  static final HomeInput NONE = new HomeInput(Optional.empty(), false, Optional.empty(), "");

  /** This input with a command being typed, or nothing. */
  HomeInput typing(Optional<CommandLineEdit> command) {
    return new HomeInput(command, false, Optional.empty(), notice);
  }

  /** This input with the old value of a field, to be replaced or changed. */
  HomeInput typing(String value, NewGame form) {
    CommandLineEdit line = new CommandLineEdit(CommandLineEdit.PLAIN, value);
    return new HomeInput(Optional.of(line), true, Optional.of(form), notice);
  }

  /** This input with more of a value typed. */
  HomeInput changed(CommandLineEdit value) {
    boolean stays = isOld && value.equals(entry.orElseThrow());
    return new HomeInput(Optional.of(value), stays, before, notice);
  }

  /** This input with a notice; what is typed goes on being typed. */
  HomeInput saying(String sentence) {
    return new HomeInput(entry, isOld, before, sentence);
  }
}
