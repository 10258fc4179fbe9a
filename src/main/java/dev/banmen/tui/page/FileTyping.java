package dev.banmen.tui.page;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Completes a file name typed after a command on a page of recordings. Stateless. */
public final class FileTyping {
  private static final List<String> COMMANDS = List.of(":open ", ":save ");

  private FileTyping() {}

  /** Whether a file name is being typed. */
  public static boolean isFile(String line) {
    return COMMANDS.stream().anyMatch(line::startsWith);
  }

  /**
   * Returns the line extended by what all matching file names share; these are its choices.
   *
   * @param then the page with that line
   */
  public static PageResult completed(CommandLineEdit entry, Function<CommandLineEdit, Page> then) {
    if (!entry.choices().isEmpty()) {
      return new PageResult.Show(then.apply(entry.completed(List.of())));
    }
    String line = entry.text();
    String command = line.substring(0, line.indexOf(' ') + 1);
    String begun = line.substring(command.length());
    return new PageResult.Complete(
        false, begun, names -> then.apply(completed(entry, command, names)));
  }

  private static CommandLineEdit completed(
      CommandLineEdit entry, String command, List<String> names) {
    List<String> lines = new ArrayList<>();
    for (String name : names) {
      lines.add(command + name);
    }
    return entry.completed(lines);
  }
}
