package dev.banmen.cli;

import dev.banmen.app.local.ReadingSettings;
import dev.banmen.cli.files.CheckRun;
import dev.banmen.cli.options.Arguments;
import dev.banmen.cli.options.Command;
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
record CheckCommand(CommandContext context) implements Command {
  @Override
  public void describe(CommandSpec spec) {
    spec.usageMessage()
        .description(
            "Check recorded games, all variations included: a line for each refused move, for each"
                + " thing that the reader had to put right, and for each set-up that cannot be; then"
                + " 'N games, M faults'.");
    Arguments.files(spec, "Files of any form; '-' is standard input.");
    Arguments.flag(
        spec,
        "--strict",
        "Also report what SGF allows but hardly anyone means, and stop at the first repair in a file.");
    ReadingOptions.describe(spec);
  }

  @Override
  public int run(ParseResult parsed) {
    ReadingSettings reading = ReadingOptions.of(parsed, context.games());
    List<String> files = parsed.matchedPositionalValue(0, List.of());
    boolean isStrict = parsed.hasMatchedOption("--strict");
    CheckRun checking =
        new CheckRun(isStrict ? reading.strict() : reading, context.streams(), isStrict);
    return checking.check(files) ? ExitCode.DONE : ExitCode.FAULT;
  }
}
