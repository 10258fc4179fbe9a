package dev.banmen.cli;

import dev.banmen.app.local.HostEnvironment;
import dev.banmen.app.local.UsageFault;
import dev.banmen.cli.completion.BashScript;
import dev.banmen.cli.completion.CompletionWords;
import dev.banmen.cli.completion.FishScript;
import dev.banmen.cli.completion.ZshScript;
import dev.banmen.cli.options.Arguments;
import dev.banmen.cli.options.CliText;
import dev.banmen.cli.options.Command;
import dev.banmen.cli.options.ExitCode;
import dev.banmen.cli.options.Streams;
import dev.banmen.game.Games;
import java.util.function.Supplier;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/**
 * {@code banmen completion bash|zsh|fish}: prints a shell's script that completes commands,
 * options, games, themes, lessons and names of files.
 *
 * @param root gives all commands
 */
record CompletionCommand(
    HostEnvironment host, Games games, Streams streams, Supplier<CommandSpec> root)
    implements Command {
  @Override
  public String name() {
    return "completion";
  }

  @Override
  public void describe(CommandSpec spec) {
    spec.usageMessage()
        .description(
            "Print what a shell reads to complete the arguments of banmen, for example"
                + " 'source <(banmen completion bash)'.");
    Arguments.file(spec, 0, "bash|zsh|fish", "The shell.");
  }

  @Override
  public int run(ParseResult parsed) {
    String shell = parsed.matchedPositionalValue(0, "");
    CompletionWords offers = new CompletionWords(games, host.variables());
    streams.say(
        switch (shell) {
          case "bash" -> BashScript.of(root.get(), offers);
          case "zsh" -> ZshScript.of(root.get(), offers);
          case "fish" -> FishScript.of(root.get(), offers);
          default -> throw new UsageFault(wording().of("usage.shell", shell));
        });
    return ExitCode.DONE;
  }

  private CliText wording() {
    return CliText.of(games);
  }
}
