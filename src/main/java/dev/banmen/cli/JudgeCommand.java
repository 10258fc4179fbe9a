package dev.banmen.cli;

import dev.banmen.app.local.host.UsageFault;
import dev.banmen.cli.options.Arguments;
import dev.banmen.cli.options.Command;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** {@code banmen judge GAME [FILE...] [--board array|picture] [--explain]}. */
record JudgeCommand(ExerciseRun exercise) implements Command {
  @Override
  public void describe(CommandSpec spec) {
    spec.usageMessage()
        .description("Judge the moves of an exercise and print the answer it asks for.");
    Arguments.examples(spec, "banmen judge go --explain moves.txt");
    String games = "Game: " + exercise.choices() + ".";
    Arguments.positional(spec, "0", "1", "GAME", games);
    Arguments.positional(
        spec,
        "1..*",
        "0..1",
        "FILE",
        "Input of the exercise; several files are judged one by one. Default, or '-': standard input.");
    Arguments.option(
        spec,
        "--board",
        "array|picture",
        "How to read a drawn board: by row and column, or as a picture, from the lower left."
            + " Default: array.");
    Arguments.flag(spec, "--explain", "Explain each refused move on standard error.");
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
