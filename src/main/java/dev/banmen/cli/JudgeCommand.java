package dev.banmen.cli;

import dev.banmen.app.local.host.UsageFault;
import dev.banmen.cli.options.Arguments;
import dev.banmen.cli.options.CliCommand;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** {@code banmen judge GAME [FILE...] [--board array|picture] [--explain]}. */
record JudgeCommand(ExerciseRun exercise) implements CliCommand {
  @Override
  public void describe(CommandSpec spec) {
    Arguments.examples(spec, "banmen judge go --explain moves.txt");
    Arguments.positional(spec, "0", "1", "GAME");
    Arguments.positional(spec, "1..*", "0..1", "FILE");
    Arguments.option(spec, "--board", "array|picture");
    Arguments.flag(spec, "--explain");
  }

  @Override
  public int run(ParseResult parsed) {
    List<String> files = parsed.matchedPositionalValue(1, List.of());
    if (files.contains("")) {
      throw new UsageFault(exercise.context().text("usage.empty.file"));
    }
    return exercise.judge(
        parsed.matchedPositionalValue(0, ""),
        files,
        parsed.matchedOptionValue("--board", ExerciseRun.DEFAULT_BOARD),
        parsed.hasMatchedOption("--explain"));
  }
}
