package dev.banmen.tui.page.home;

import dev.banmen.app.UnfinishedGame;
import dev.banmen.tui.page.CommandLineEdit;
import java.util.Optional;

/**
 * The line being typed on the first page, a command or the value of a field, and a notice.
 * Immutable.
 *
 * @param entry empty if nothing is typed
 * @param isOld whether it is still the value that the field had: what is typed replaces it
 * @param before the form without the value, to go back to; empty unless one is typed
 * @param doomed the game that the notice asks whether to delete
 */
record HomeInput(
    Optional<CommandLineEdit> entry,
    boolean isOld,
    Optional<NewGame> before,
    String notice,
    Optional<UnfinishedGame> doomed) {
  static final HomeInput NONE =
      new HomeInput(Optional.empty(), false, Optional.empty(), "", Optional.empty());

  /** This input with a command being typed, or nothing. */
  HomeInput typing(Optional<CommandLineEdit> command) {
    return new HomeInput(command, false, Optional.empty(), notice, doomed);
  }

  /** This input with the old value of a field, to be replaced or changed. */
  HomeInput typing(String value, NewGame form) {
    CommandLineEdit line = new CommandLineEdit(CommandLineEdit.PLAIN, value);
    return new HomeInput(Optional.of(line), true, Optional.of(form), notice, doomed);
  }

  /** This input with more of a value typed. */
  HomeInput changed(CommandLineEdit value) {
    boolean stays = isOld && value.equals(entry.orElseThrow());
    return new HomeInput(Optional.of(value), stays, before, notice, doomed);
  }

  /** This input with a notice; what is typed goes on being typed. */
  HomeInput saying(String sentence) {
    return new HomeInput(entry, isOld, before, sentence, Optional.empty());
  }

  /** This input with the question whether to delete a game. */
  HomeInput asking(String question, UnfinishedGame game) {
    return new HomeInput(entry, isOld, before, question, Optional.of(game));
  }
}
