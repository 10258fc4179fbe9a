package dev.banmen.cli.options;

import dev.banmen.app.local.host.FileFault;
import java.io.IOException;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** One command of the program: its options, and what it does. */
public interface CliCommand {
  /** Adds the command's options and arguments; none by default. What they do is in its help. */
  default void describe(CommandSpec spec) {}

  /**
   * Returns what a display option given to the command can't be used with, because nothing is drawn
   * then; empty by default.
   *
   * @param option its name, such as {@code --theme}
   */
  default Optional<String> undrawn(ParseResult parsed, String option) {
    return Optional.empty();
  }

  /** Runs the command, and returns the exit code; a file that hinders it is said at the end. */
  int run(ParseResult parsed) throws FileFault, IOException;
}
