package dev.banmen.cli.completion;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;

/** The commands and their arguments, for the writers of shell scripts and the manual. Stateless. */
public final class ShellModel {
  private ShellModel() {}

  /** All commands, in the order in which they are listed. */
  public static List<CommandSpec> commands(CommandSpec root) {
    return root.subcommands().values().stream().map(line -> line.getCommandSpec()).toList();
  }

  /** A command's description, in one line. */
  public static String meaning(CommandSpec command) {
    return command.usageMessage().description()[0];
  }

  /** An argument's description, in one line. */
  public static String meaning(ArgSpec argument) {
    return String.join(" ", argument.description());
  }

  /** Whether a value follows an option. */
  public static boolean hasValue(ArgSpec option) {
    return option.arity().max() > 0;
  }

  /** What a shell's script has whatever the commands are, from a file beside this class. */
  static String script(String name) {
    try (InputStream script = ShellModel.class.getResourceAsStream(name)) {
      return new String(script.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
