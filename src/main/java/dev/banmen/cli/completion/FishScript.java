package dev.banmen.cli.completion;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** The program's completions for the shell fish, one line for each thing to offer. */
public final class FishScript {
  private final CompletionWords completionWords;
  private final StringBuilder script = new StringBuilder();

  private FishScript(CompletionWords completionWords) {
    this.completionWords = completionWords;
  }

  public static String of(CommandSpec root, CompletionWords completionWords) {
    FishScript fish = new FishScript(completionWords);
    fish.script.append(
        ShellModel.script("banmen.fish")
            .replace("COMMANDS", String.join(" ", root.subcommands().keySet())));
    for (CommandSpec command : ShellModel.commands(root)) {
      fish.line("__banmen_begins", "-a " + command.name(), ShellModel.meaning(command));
    }
    root.options().forEach(option -> fish.option("__banmen_begins", option));
    for (CommandSpec command : ShellModel.commands(root)) {
      String when = "__banmen_does " + command.name();
      command.options().forEach(option -> fish.option(when, option));
      fish.positionals(when, command);
    }
    return fish.script.toString();
  }

  private void line(String when, String what, String meaning) {
    script.append("complete -c banmen -n ").append(quoted(when)).append(' ').append(what);
    if (!meaning.isEmpty()) {
      script.append(" -d ").append(quoted(meaning));
    }
    script.append('\n');
  }

  private void option(String when, OptionSpec option) {
    StringBuilder what = new StringBuilder();
    for (String name : option.names()) {
      what.append(name.startsWith("--") ? "-l " : "-s ");
      what.append(name.substring(name.startsWith("--") ? 2 : 1)).append(' ');
    }
    if (ShellModel.hasValue(option)) {
      what.append(CompletionWords.isFile(option) ? "-r " : "-x ").append(words(option));
    }
    line(when, what.toString().strip(), ShellModel.meaning(option));
  }

  /** Writes the positional arguments; the shell itself offers files unless {@code -f} stops it. */
  private void positionals(String when, CommandSpec command) {
    boolean areFiles = command.positionalParameters().stream().anyMatch(CompletionWords::isFile);
    if (!areFiles) {
      line(when, "-f", "");
    }
    for (PositionalParamSpec positional : command.positionalParameters()) {
      if (!words(positional).isEmpty()) {
        line(when, words(positional), positional.paramLabel());
      }
    }
  }

  private String words(ArgSpec argument) {
    List<String> all = new ArrayList<>(completionWords.words(argument));
    all.addAll(CompletionWords.fields(argument));
    String words = String.join(" ", all);
    return words.isEmpty() ? "" : "-a " + quoted(words);
  }

  private static String quoted(String text) {
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
  }
}
