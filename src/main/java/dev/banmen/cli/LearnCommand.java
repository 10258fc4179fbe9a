package dev.banmen.cli;

import dev.banmen.game.Games;
import java.io.IOException;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;

/** {@code banmen learn [--list]} and {@code banmen learn --check FILE...}. */
record LearnCommand(Games games, Streams streams) implements Command {
  private static final String LIST = "--list";
  private static final String CHECK = "--check";

  @Override
  public String name() {
    return "learn";
  }

  @Override
  public void describe(CommandSpec spec) {
    spec.usageMessage().description("List the lessons there are, or check some.");
    Arguments.flag(spec, LIST, "List the lessons by game, and how far you are in each.");
    Arguments.flag(
        spec,
        CHECK,
        "Play every answer and every refutation in FILE... through the rules: a line for each"
            + " fault, then 'N lessons, M faults'.");
    spec.addPositional(
        PositionalParamSpec.builder()
            .index("0..*")
            .arity("0..*")
            .type(List.class)
            .auxiliaryTypes(String.class)
            .paramLabel("FILE")
            .description("Lessons in Markdown, or problems in SGF; '-' is standard input.")
            .build());
  }

  @Override
  public int run(ParseResult parsed) {
    List<String> names = parsed.matchedPositionalValue(0, List.of());
    boolean isList = parsed.hasMatchedOption(LIST);
    if (parsed.hasMatchedOption(CHECK)) {
      if (isList || names.isEmpty()) {
        throw new UsageFault(
            isList ? "--list and --check are two commands" : "--check: expected FILE...");
      }
      boolean isClean = new LessonChecking(games, streams).check(names);
      return isClean ? ExitCode.DONE : ExitCode.FAULT;
    }
    if (!names.isEmpty()) {
      throw new UsageFault("'" + names.get(0) + "' where --list or --check FILE... was expected");
    }
    return list();
  }

  private int list() {
    try {
      boolean isClean = new LessonListing(Learning.ofProcess(games), streams).list();
      return isClean ? ExitCode.DONE : ExitCode.FAULT;
    } catch (IOException e) {
      streams.complain(Hindrance.named(e));
      return ExitCode.FAULT;
    }
  }
}
