package dev.banmen.cli;

import dev.banmen.app.local.files.ReadingSettings;
import dev.banmen.cli.files.CheckRun;
import dev.banmen.cli.options.Arguments;
import dev.banmen.cli.options.CliCommand;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.ExitCode;
import dev.banmen.cli.options.ReadingOptions;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/**
 * {@code banmen check FILE... [--strict] [--rules PRESET] [--board HOW] [--input FORMAT]}: a line
 * for each fault, and how many there are.
 */
record CheckCommand(CommandContext context) implements CliCommand {
  @Override
  public void describe(CommandSpec spec) {
    Arguments.examples(spec, "banmen check *.sgf");
    Arguments.files(spec);
    Arguments.flag(spec, "--strict");
    ReadingOptions.describe(spec);
  }

  @Override
  public int run(ParseResult parsed) {
    ReadingSettings reading = ReadingOptions.of(parsed, context.games());
    List<String> files = parsed.matchedPositionalValue(0, List.of());
    boolean isStrict = parsed.hasMatchedOption("--strict");
    boolean isDone = new CheckRun(reading, context.streams()).check(files, isStrict);
    return isDone ? ExitCode.DONE : ExitCode.FAULT;
  }
}
