package dev.banmen.cli;

import dev.banmen.app.local.files.ReadingSettings;
import dev.banmen.cli.files.StatsRun;
import dev.banmen.cli.options.Arguments;
import dev.banmen.cli.options.CliCommand;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.ExitCode;
import dev.banmen.cli.options.ReadingOptions;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** {@code banmen stats FILE... [--json] [--rules PRESET] [--board HOW] [--input FORMAT]}. */
record StatsCommand(CommandContext context) implements CliCommand {
  @Override
  public void describe(CommandSpec spec) {
    Arguments.examples(spec, "banmen stats --json *.sgf");
    Arguments.files(spec);
    Arguments.flag(spec, "--json");
    ReadingOptions.describe(spec);
  }

  @Override
  public int run(ParseResult parsed) {
    ReadingSettings reading = ReadingOptions.of(parsed, context.games());
    List<String> files = parsed.matchedPositionalValue(0, List.of());
    StatsRun counting = new StatsRun(reading, context.streams(), parsed.hasMatchedOption("--json"));
    return counting.count(files) ? ExitCode.DONE : ExitCode.FAULT;
  }
}
