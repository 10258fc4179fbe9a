package dev.banmen.tui.page.home;

import dev.banmen.tui.page.CommandLineEdit;
import java.util.Optional;

/** The value or command being typed on the first page, and a notice. Immutable. */
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
