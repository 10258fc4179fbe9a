package dev.banmen.tui.page;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** The name of a file that is typed after a command on a page of recordings. Stateless. */
public final class FileTyping {
  private static final List<String> COMMANDS = List.of(":open ", ":save ");

  private FileTyping() {}

  /** Whether what is typed now is the name of a file. */
  public static boolean isFile(String line) {
    return COMMANDS.stream().anyMatch(line::startsWith);
  }

  /**
   * The line as far as the names of all files that begin so agree; they are its choices.
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
