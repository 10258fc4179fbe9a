package dev.banmen.cli;

import dev.banmen.app.local.IoReason;
import dev.banmen.app.local.Learning;
import dev.banmen.app.local.UsageFault;
import dev.banmen.cli.options.Arguments;
import dev.banmen.cli.options.Command;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.DisplayOptions;
import dev.banmen.cli.options.ExitCode;
import dev.banmen.cli.options.StartView;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/**
 * {@code banmen learn [LESSON]}, {@code banmen learn --list} and {@code banmen learn --check
 * FILE...}.
 */
record LearnCommand(CommandContext context, Frontend frontend) implements Command {
  private static final String LIST = "--list";
  private static final String CHECK = "--check";
  private static final String SOLVE = "--solve";

  @Override
  public void describe(CommandSpec spec) {
    spec.usageMessage().description("Take a lesson, list the lessons, or check lesson files.");
    Arguments.examples(spec, "banmen learn go/07-ko", "banmen learn --list");
    Arguments.flag(spec, LIST, "List all lessons, with your progress.");
    Arguments.flag(
        spec,
        CHECK,
        "Check lesson files: play all answers and refutations, and print one line for each fault,"
            + " then 'N lessons, M faults'.");
    Arguments.flag(
        spec,
        SOLVE,
        "With --check: prove what each problem claims, and print one line for each. A claim that"
            + " doesn't hold, or isn't decided, is a fault.");
    Arguments.positional(
        spec,
        "0..*",
        "0..*",
        "LESSON|FILE",
        "A lesson name (see --list), or a lesson file in Markdown or SGF.");
    DisplayOptions.describeScreen(spec);
  }

  @Override
  public int run(ParseResult parsed) {
    List<String> names = parsed.matchedPositionalValue(0, List.of());
    boolean isList = parsed.hasMatchedOption(LIST);
    if (parsed.hasMatchedOption(CHECK)) {
      if (isList || names.isEmpty()) {
        throw new UsageFault(context.text(isList ? "learn.two" : "learn.nothing"));
      }
      boolean isClean = new LessonChecking(context, parsed.hasMatchedOption(SOLVE)).check(names);
      return isClean ? ExitCode.DONE : ExitCode.FAULT;
    } else if (parsed.hasMatchedOption(SOLVE)) {
      throw new UsageFault(context.text("learn.solve"));
    }
    if (isList) {
      if (!names.isEmpty()) {
        throw new UsageFault(context.text("learn.more", names.get(0)));
      }
      return list();
    } else if (names.size() > 1) {
      throw new UsageFault(context.text("learn.one", names.get(1)));
    }
    return learn(names.stream().findFirst(), DisplayOptions.of(parsed, context));
  }

  /** Opens a lesson or all; without a terminal, lists all lessons. */
  private int learn(Optional<String> lesson, DisplayOptions options) {
    try {
      return frontend.show(context.games(), new StartView.LessonStart(lesson), options);
    } catch (Frontend.Unshown e) {
      return lesson.isEmpty()
          ? list()
          : context.fail(ExitCode.USAGE, context.text("terminal.learn", e.getMessage()));
    } catch (Frontend.NoGame e) {
      return context.fail(ExitCode.FAULT, e.getMessage());
    }
  }

  private int list() {
    try {
      boolean isClean =
          new LessonListing(Learning.of(context.host(), context.games()), context.streams()).list();
      return isClean ? ExitCode.DONE : ExitCode.FAULT;
    } catch (IOException e) {
      return context.fail(ExitCode.FAULT, IoReason.named(e, context.local()));
    }
  }
}
