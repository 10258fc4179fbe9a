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
            "Play, step through recordings and learn line by line: typed commands, spoken"
                + " sentences.");
    Arguments.flag(
        spec, PLAIN, "Read lines without an editor and without a prompt, as scripts write them.");
    Arguments.optional(spec, "FILE", "A saved game to go on with, or a recording.");
  }

  @Override
  public int run(ParseResult parsed) {
    String file = parsed.matchedPositionalValue(0, "");
    return file.isEmpty()
        ? shellRun.run(parsed.hasMatchedOption(PLAIN))
        : shellRun.run(parsed.hasMatchedOption(PLAIN), shell -> shell.open(file));
  }
}
