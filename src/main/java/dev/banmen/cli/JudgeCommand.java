package dev.banmen.cli;

import dev.banmen.app.local.UsageFault;
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
        .description("Judge the steps of an exercise: read each FILE, print what it asks for.");
    String games = "One of " + exercise.context().games().ids() + ".";
    Arguments.positional(spec, "0", "1", "GAME", games);
    Arguments.positional(
        spec,
        "1..*",
        "0..1",
        "FILE",
        "Judged each on its own, in order; '-' or none is standard input.");
    Arguments.option(
        spec,
        "--board",
        "array|picture",
        "How a drawn board is read: by line and place, the usual, or as it looks, from the lower"
            + " left.");
    Arguments.flag(spec, "--explain", "Say on standard error why each refused step is refused.");
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
