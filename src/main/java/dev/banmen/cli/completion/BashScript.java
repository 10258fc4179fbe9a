package dev.banmen.cli.completion;

import java.util.ArrayList;
import java.util.List;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/**
 * The program's completions for bash, written by picocli, with a wrapper of our own; and for zsh,
 * which runs the same functions. Stateless.
 */
public final class BashScript {
  private static final String ZSH_HEAD = "#compdef banmen\n";

  /** Completes where zsh has loaded the script to do so, and not because somebody sources it. */
  private static final String ZSH_TAIL =
      """
      if [[ $funcstack[1] == _banmen ]]; then
        _bash_complete -o default -F _banmen
      fi
      """;

  private BashScript() {}

  /**
   * The script; file names are left to the shell itself, which offers them if nothing else is.
   * Writes the commands' possible arguments into their specifications.
   */
  public static String of(CommandSpec root, CompletionWords completionWords) {
    offer(root, completionWords);
    for (CommandSpec command : ShellModel.commands(root)) {
      offer(command, completionWords);
    }
    String script = AutoComplete.bash(root.name(), new CommandLine(root));
    String functions = script.substring(script.indexOf('\n') + 1); // they are sourced, not run
    return functions + ShellModel.script("banmen.bash");
  }

  /** The same for zsh, to load by name from a folder of {@code fpath} or to source. */
  public static String ofZsh(CommandSpec root, CompletionWords completionWords) {
    return ZSH_HEAD + of(root, completionWords) + ZSH_TAIL;
  }

  private static void offer(CommandSpec command, CompletionWords completionWords) {
    for (OptionSpec option : new ArrayList<>(command.options())) {
      List<String> words = completionWords.words(option);
      if (ShellModel.hasValue(option) && !words.isEmpty()) {
        command.remove(option).addOption(option.toBuilder().completionCandidates(words).build());
      }
    }
    for (PositionalParamSpec old : new ArrayList<>(command.positionalParameters())) {
      List<String> words = completionWords.words(old);
      if (!words.isEmpty()) {
        command.remove(old).addPositional(old.toBuilder().completionCandidates(words).build());
      }
    }
  }
}
