package dev.banmen.tui.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The command being typed, how far back in history it is, and the history, oldest first. Immutable.
 */
public record CommandHistory(Optional<CommandLineEdit> entry, int recalled, List<String> history) {
  private static final int LONGEST_HISTORY = 100;

  static final CommandHistory NONE = new CommandHistory(Optional.empty(), 0, List.of());

  CommandHistory typing(Optional<CommandLineEdit> line) {
    return new CommandHistory(line, 0, history);
  }

  /** Ends the command, and adds it to the history unless it repeats the last one. */
  CommandHistory typed(String command) {
    List<String> next = new ArrayList<>(history);
    if (!command.isEmpty() && (next.isEmpty() || !next.get(next.size() - 1).equals(command))) {
      next.add(command);
    }
    if (next.size() > LONGEST_HISTORY) {
      next.remove(0);
    }
    return new CommandHistory(Optional.empty(), 0, List.copyOf(next));
  }

  /** This history at the command typed so many before the new one; 0 is the new one. */
  CommandHistory recalling(int back) {
    int wanted = Math.max(0, Math.min(history.size(), back));
    CommandLineEdit line =
        wanted == 0
            ? CommandLineEdit.EMPTY
            : CommandLineEdit.of(history.get(history.size() - wanted));
    return new CommandHistory(Optional.of(line), wanted, history);
  }
}
