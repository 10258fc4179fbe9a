package dev.banmen.cli;

import dev.banmen.cli.options.Arguments;
import dev.banmen.cli.options.CliCommand;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** {@code banmen shell [--plain] [FILE]}. */
record ShellCommand(ShellRun shellRun) implements CliCommand {
  /** The option for scripts: no editor, no prompt. */
  static final String PLAIN = "--plain";

  @Override
  public void describe(CommandSpec spec) {
    Arguments.examples(spec, "banmen shell", "banmen shell --plain < commands.txt");
    Arguments.flag(spec, PLAIN);
    Arguments.optional(spec, "FILE");
  }

  @Override
  public int run(ParseResult parsed) {
    String file = parsed.matchedPositionalValue(0, "");
    return file.isEmpty()
        ? shellRun.run(parsed.hasMatchedOption(PLAIN))
        : shellRun.run(parsed.hasMatchedOption(PLAIN), shell -> shell.open(file));
  }
}
