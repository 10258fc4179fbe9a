package dev.banmen.cli;

import dev.banmen.cli.options.Arguments;
import dev.banmen.cli.options.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** {@code banmen shell [--plain] [FILE]}. */
record ShellCommand(ShellRun shellRun) implements Command {
  /** The option for scripts: no editor, no prompt. */
  static final String PLAIN = "--plain";

  @Override
  public void describe(CommandSpec spec) {
    spec.usageMessage()
        .description(
            "Play, replay and learn in line mode, with typed commands and answers in plain sentences.");
    Arguments.examples(spec, "banmen shell", "banmen shell --plain < commands.txt");
    Arguments.flag(spec, PLAIN, "Read commands without a line editor or a prompt, for scripts.");
    Arguments.optional(spec, "FILE", "Saved game to resume, or recorded game to open.");
  }

  @Override
  public int run(ParseResult parsed) {
    String file = parsed.matchedPositionalValue(0, "");
    return file.isEmpty()
        ? shellRun.run(parsed.hasMatchedOption(PLAIN))
        : shellRun.run(parsed.hasMatchedOption(PLAIN), shell -> shell.open(file));
  }
}
