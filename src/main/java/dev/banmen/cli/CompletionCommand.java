package dev.banmen.cli;

import dev.banmen.app.local.host.UsageFault;
import dev.banmen.cli.completion.BashScript;
import dev.banmen.cli.completion.CompletionWords;
import dev.banmen.cli.completion.FishScript;
import dev.banmen.cli.options.Arguments;
import dev.banmen.cli.options.CliCommand;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.ExitCode;
import dev.banmen.text.Language;
import java.util.function.Function;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/**
 * {@code banmen completion bash|zsh|fish}: prints a shell's script that completes commands,
 * options, games, themes, lessons and names of files.
 */
record CompletionCommand(CommandContext context, Function<Language, CommandSpec> root)
    implements CliCommand {
  @Override
  public void describe(CommandSpec spec) {
    Arguments.file(spec, 0, "bash|zsh|fish");
  }

  @Override
  public int run(ParseResult parsed) {
    String shell = parsed.matchedPositionalValue(0, "");
    CommandSpec all = root.apply(context.language());
    CompletionWords completionWords = new CompletionWords(context.games(), context.themes());
    context.say(
        switch (shell) {
          case "bash" -> BashScript.of(all, completionWords);
          case "zsh" -> BashScript.ofZsh(all, completionWords);
          case "fish" -> FishScript.of(all, completionWords);
          default -> throw new UsageFault(context.text("usage.shell", shell));
        });
    return ExitCode.DONE;
  }
}
