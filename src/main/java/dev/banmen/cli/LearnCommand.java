package dev.banmen.cli;

import dev.banmen.app.local.HostEnvironment;
import dev.banmen.app.local.IoReason;
import dev.banmen.app.local.Learning;
import dev.banmen.app.local.UsageFault;
import dev.banmen.cli.options.Arguments;
import dev.banmen.cli.options.CliText;
import dev.banmen.cli.options.Command;
import dev.banmen.cli.options.DisplayOptions;
import dev.banmen.cli.options.ExitCode;
import dev.banmen.cli.options.StartView;
import dev.banmen.cli.options.Streams;
import dev.banmen.game.Games;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;

/**
 * {@code banmen learn [LESSON]}, {@code banmen learn --list} and {@code banmen learn --check
 * FILE...}.
 *
 * @param frontend empty if nothing can be shown
 */
record LearnCommand(HostEnvironment host, Games games, Streams streams, Optional<Frontend> frontend)
    implements Command {
  private static final String LIST = "--list";
  private static final String CHECK = "--check";

  @Override
  public String name() {
    return "learn";
  }

  @Override
  public void describe(CommandSpec spec) {
    spec.usageMessage()
        .description("Learn the rules on the board; or list the lessons, or check some.");
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
            .paramLabel("LESSON|FILE")
            .description(
                "A lesson's name as --list has it, or a file: a lesson in Markdown, problems in SGF.")
            .build());
    frontend.ifPresent(screen -> DisplayOptions.describeScreen(spec));
  }

  @Override
  public int run(ParseResult parsed) {
    List<String> names = parsed.matchedPositionalValue(0, List.of());
    boolean isList = parsed.hasMatchedOption(LIST);
    if (parsed.hasMatchedOption(CHECK)) {
      if (isList || names.isEmpty()) {
        throw new UsageFault(wording().of(isList ? "learn.two" : "learn.nothing"));
      }
      boolean isClean = new LessonChecking(games, streams).check(names);
      return isClean ? ExitCode.DONE : ExitCode.FAULT;
    }
    if (isList || frontend.isEmpty()) {
      if (!names.isEmpty()) {
        throw new UsageFault(wording().of("learn.more", names.get(0)));
      }
      return list();
    } else if (names.size() > 1) {
      throw new UsageFault(wording().of("learn.one", names.get(1)));
    }
    return learn(
        names.stream().findFirst(), DisplayOptions.of(parsed, host.variables(), wording()));
  }

  /** Opens a lesson or all; without a terminal, lists all lessons. */
  private int learn(Optional<String> lesson, DisplayOptions options) {
    try {
      return frontend.orElseThrow().show(games, new StartView.Learn(lesson), options);
    } catch (Frontend.Unshown e) {
      if (lesson.isEmpty()) {
        return list();
      }
      streams.complain(wording().of("terminal.learn", e.getMessage()));
      return ExitCode.USAGE;
    } catch (Frontend.NoGame e) {
      streams.complain(e.getMessage());
      return ExitCode.FAULT;
    }
  }

  private int list() {
    try {
      boolean isClean = new LessonListing(Learning.of(host, games), streams).list();
      return isClean ? ExitCode.DONE : ExitCode.FAULT;
    } catch (IOException e) {
      streams.complain(IoReason.named(e, wording().local()));
      return ExitCode.FAULT;
    }
  }

  private CliText wording() {
    return CliText.of(games);
  }
}
