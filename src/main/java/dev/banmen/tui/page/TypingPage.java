package dev.banmen.tui.page;

import dev.banmen.text.Words;
import java.util.Optional;

/**
 * A page on which commands can be typed after a colon. Immutable.
 *
 * @param <P> the kind of page
 */
public interface TypingPage<P extends TypingPage<P>> extends Page {
  Words words();

  /** Opens the help of this page. */
  PageAction help();

  /** Returns the line being typed; empty if none is. */
  Optional<CommandLineEdit> entry();

  /** Returns this page with another line being typed, or without one. */
  P typing(Optional<CommandLineEdit> line);

  /** Returns this page once Enter is pressed after a command. */
  default P entered(String command) {
    return typing(Optional.empty());
  }

  /** Returns this page with an earlier line, or with a later one for -1. */
  default P recalled(int back) {
    return typing(entry());
  }

  /** Returns the action of starting to type a line, which begins with its sign. */
  default PageAction begin(String line) {
    return typing(Optional.of(CommandLineEdit.of(line)));
  }

  @Override
  default boolean isTyping() {
    return entry().isPresent();
  }
}
