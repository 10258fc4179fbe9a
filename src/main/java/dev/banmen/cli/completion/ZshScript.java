package dev.banmen.cli.completion;

import java.util.List;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/**
 * The program's completions for zsh: a function of its completion system, to load by name from a
 * folder of {@code fpath} or to source.
 */
public final class ZshScript {
  private static final String HEAD =
      """
      #compdef banmen
      # Completions of banmen for zsh; made by 'banmen completion zsh'.
      _banmen_or_files() {
        compadd -- "$@"
        _files
      }
      _banmen_begins() {
        local -a commands=(
      """;

  private static final String BETWEEN =
      """
        )
        _describe -t commands command commands
        _files
      }
      _banmen() {
        local curcontext=$curcontext state line
        local -A opt_args
      """;

  private static final String REST =
      """
          '1: :_banmen_begins' '*:: :->rest' && return
        case $words[1] in
      """;

  private static final String END =
      """
        esac
      }
      if [[ $funcstack[1] == _banmen ]]; then
        _banmen "$@"
      else
        compdef _banmen banmen
      fi
      """;

  private final CompletionWords completionWords;
  private final StringBuilder script = new StringBuilder(HEAD);

  private ZshScript(CompletionWords completionWords) {
    this.completionWords = completionWords;
  }

  /** The function for all commands. */
  public static String of(CommandSpec root, CompletionWords completionWords) {
    ZshScript zsh = new ZshScript(completionWords);
    for (CommandSpec command : ShellModel.commands(root)) {
      String meaning = escaped(ShellModel.meaning(command));
      zsh.script.append("    ").append(quoted(command.name() + ":" + meaning)).append('\n');
    }
    zsh.script.append(BETWEEN).append("  _arguments -C -S :");
    zsh.options(root);
    zsh.script.append(" \\\n").append(REST);
    for (CommandSpec command : ShellModel.commands(root)) {
      zsh.arguments(command);
    }
    return zsh.script.append(END).toString();
  }

  private void arguments(CommandSpec command) {
    script.append("    ").append(command.name()).append(") _arguments -S :");
    options(command);
    List<PositionalParamSpec> positionals = command.positionalParameters();
    for (PositionalParamSpec positional : positionals) {
      boolean isLast = positional.index().max() > positionals.size();
      String place = isLast ? "*" : Integer.toString(positional.index().min() + 1);
      argument(place + value(positional));
    }
    script.append(" ;;\n");
  }

  private void options(CommandSpec command) {
    for (OptionSpec option : command.options()) {
      for (String name : option.names()) {
        argument(option(option, name));
      }
    }
  }

  private void argument(String spec) {
    script.append(" \\\n      ").append(quoted(spec));
  }

  private String option(OptionSpec option, String name) {
    String many = option.isMultiValue() ? "*" : "";
    String meaning = "[" + escaped(ShellModel.meaning(option)) + "]";
    return ShellModel.hasValue(option)
        ? many + name + "=" + meaning + value(option)
        : many + name + meaning;
  }

  private String value(ArgSpec argument) {
    String words = String.join(" ", completionWords.words(argument));
    String action;
    if (CompletionWords.isFile(argument)) {
      action = words.isEmpty() ? "_files" : " _banmen_or_files " + words;
    } else {
      action = words.isEmpty() ? " " : "(" + words + ")";
    }
    return ":" + escaped(argument.paramLabel()) + ":" + action;
  }

  private static String escaped(String text) {
    return text.replace("\\", "\\\\").replace(":", "\\:").replace("[", "\\[").replace("]", "\\]");
  }

  private static String quoted(String text) {
    return "'" + text.replace("'", "'\\''") + "'";
  }
}
