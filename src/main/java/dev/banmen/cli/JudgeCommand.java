package dev.banmen.cli;

import dev.banmen.app.local.UsageFault;
import dev.banmen.cli.options.CliText;
import dev.banmen.cli.options.Command;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;

/** {@code banmen judge GAME [FILE...] [--board array|picture] [--explain]}. */
record JudgeCommand(ExerciseRun judging) implements Command {
  @Override
  public String name() {
    return "judge";
  }

  @Override
  public void describe(CommandSpec spec) {
    spec.usageMessage()
        .description("Judge the steps of an exercise: read each FILE, print what it asks for.");
    spec.addPositional(Command.game(judging.games().ids()));
    spec.addPositional(
        PositionalParamSpec.builder()
            .index("1..*")
            .arity("0..1")
            .type(List.class)
            .auxiliaryTypes(String.class)
            .paramLabel("FILE")
            .description("Judged each on its own, in order; '-' or none is standard input.")
            .build());
    spec.addOption(
        OptionSpec.builder("--board")
            .type(String.class)
            .paramLabel("array|picture")
            .description(
                "How a drawn board is read: by line and place, the usual, or as it looks, from the"
                    + " lower left.")
            .build());
    spec.addOption(
        OptionSpec.builder("--explain")
            .description("Say on standard error why each refused step is refused.")
            .build());
  }

  @Override
  public int run(ParseResult parsed) {
    List<String> files = parsed.matchedPositionalValue(1, List.of());
    if (files.contains("")) {
      throw new UsageFault(CliText.of(judging.games()).of("usage.empty.file"));
    }
    return judging.judge(
        parsed.matchedPositionalValue(0, ""),
        files,
        parsed.matchedOptionValue("--board", ExerciseRun.DEFAULT_BOARD),
        parsed.hasMatchedOption("--explain"));
  }
}
