package dev.banmen.cli;

import java.util.ArrayList;
import java.util.List;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** The completions of the program for bash, which picocli writes. Stateless. */
final class BashScript {
  private BashScript() {}

  /**
   * The script; the names of files are left to bash itself, which offers them where nothing else
   * is. What the commands' arguments may be is written into their specifications.
   */
  static String of(CommandSpec root, Offers offers) {
    offer(root, offers);
    for (CommandSpec command : ShellModel.commands(root)) {
      offer(command, offers);
    }
    return AutoComplete.bash(root.name(), new CommandLine(root));
  }

  private static void offer(CommandSpec command, Offers offers) {
    for (OptionSpec option : new ArrayList<>(command.options())) {
      List<String> words = offers.words(option);
      if (ShellModel.hasValue(option) && !words.isEmpty()) {
        command.remove(option).addOption(option.toBuilder().completionCandidates(words).build());
      }
    }
    for (PositionalParamSpec old : new ArrayList<>(command.positionalParameters())) {
      List<String> words = offers.words(old);
      if (!words.isEmpty()) {
        command.remove(old).addPositional(old.toBuilder().completionCandidates(words).build());
      }
    }
  }
}
