package dev.banmen.tui.page.home;

import dev.banmen.tui.page.CommandLineEdit;
import java.util.Optional;

/**
 * The text typed on the first page, and the notice about it. Immutable.
 *
 * @param typing the value being typed into a field, if one is
 * @param command the command being typed, if one is
 * @param notice one sentence to show, or empty
 */
record HomeInput(Optional<Typing> typing, Optional<CommandLineEdit> command, String notice) {
  static final HomeInput NONE = new HomeInput(Optional.empty(), Optional.empty(), "");

  boolean isTyping() {
    return typing.isPresent() || command.isPresent();
  }

  HomeInput typing(Optional<Typing> value) {
    return new HomeInput(value, Optional.empty(), notice);
  }

  HomeInput commanding(Optional<CommandLineEdit> line) {
    return new HomeInput(Optional.empty(), line, notice);
  }

  HomeInput saying(String sentence) {
    return new HomeInput(typing, Optional.empty(), sentence);
  }
}
