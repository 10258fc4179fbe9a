package dev.banmen.cli;

import dev.banmen.game.Games;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;

/** {@code banmen learn --check FILE...}: a line for each fault in lessons. */
record LearnCommand(Games games, Streams streams) implements Command {
  @Override
  public String name() {
    return "learn";
  }

  @Override
  public void describe(CommandSpec spec) {
    spec.usageMessage().description("Check lessons.");
    Arguments.flag(
        spec,
        "--check",
        "Play every answer and every refutation in FILE... through the rules: a line for each"
            + " fault, then 'N lessons, M faults'.");
    spec.addPositional(
        PositionalParamSpec.builder()
            .index("0..*")
            .arity("0..*")
            .type(List.class)
            .auxiliaryTypes(String.class)
            .paramLabel("FILE")
            .description("Lessons in Markdown or problems in SGF; '-' is standard input.")
            .build());
  }

  @Override
  public int run(ParseResult parsed) {
    List<String> files = parsed.matchedPositionalValue(0, List.of());
    if (!parsed.hasMatchedOption("--check") || files.isEmpty()) {
      throw new UsageFault("learn: expected --check FILE...");
    }
    return new LessonChecking(games, streams).check(files) ? ExitCode.DONE : ExitCode.FAULT;
  }
}
