package dev.banmen.cli;

import dev.banmen.app.local.host.FileFault;
import dev.banmen.app.local.host.UsageFault;
import dev.banmen.cli.options.Arguments;
import dev.banmen.cli.options.CliCommand;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.DisplayOptions;
import dev.banmen.cli.options.ExitCode;
import dev.banmen.cli.options.StartView;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/**
 * {@code banmen learn [LESSON]}, {@code [LESSON] --list}, {@code --progress --json}, {@code --check
 * FILE...} and {@code --paper LESSON... [--out FILE]}.
 */
record LearnCommand(CommandContext context, Frontend frontend) implements CliCommand {
  private static final String LIST = "--list";
  private static final String CHECK = "--check";
  private static final String SOLVE = "--solve";
  private static final String PROGRESS = "--progress";
  private static final String JSON = "--json";
  private static final String PAPER = "--paper";
  private static final String OUT = "--out";

  @Override
  public void describe(CommandSpec spec) {
    Arguments.examples(
        spec,
        "banmen learn go/07-ko",
        "banmen learn --list",
        "banmen learn problems.sgf --list",
        "banmen learn --paper ko --out ko.html");
    Arguments.flag(spec, LIST);
    Arguments.flag(spec, CHECK);
    Arguments.flag(spec, SOLVE);
    Arguments.flag(spec, PROGRESS);
    Arguments.flag(spec, JSON);
    Arguments.flag(spec, PAPER);
    Arguments.option(spec, OUT, "FILE");
    Arguments.positional(spec, "0..*", "0..*", "LESSON|FILE");
    DisplayOptions.describeScreen(spec);
  }

  private static List<String> modes(ParseResult parsed) {
    return Stream.of(LIST, CHECK, PROGRESS, PAPER).filter(parsed::hasMatchedOption).toList();
  }

  @Override
  public Optional<String> undrawn(ParseResult parsed, String option) {
    return modes(parsed).stream().findFirst();
  }

  @Override
  public int run(ParseResult parsed) throws FileFault, IOException {
    List<String> names = parsed.matchedPositionalValue(0, List.of());
    List<String> modes = modes(parsed);
    if (modes.size() > 1) {
      throw new UsageFault(context.text("play.beside", modes.get(0), modes.get(1)));
    }
    needs(parsed, JSON, PROGRESS);
    needs(parsed, PROGRESS, JSON);
    needs(parsed, OUT, PAPER);
    needs(parsed, SOLVE, CHECK);
    String mode = modes.isEmpty() ? "" : modes.get(0);
    return switch (mode) {
      case CHECK, PAPER -> {
        if (names.isEmpty()) {
          throw new UsageFault(context.text("learn.nothing", mode));
        }
        yield mode.equals(PAPER)
            ? new LessonPaper(context).write(names, Arguments.value(parsed, OUT))
            : exit(new LessonChecking(context, parsed.hasMatchedOption(SOLVE)).check(names));
      }
      case LIST, PROGRESS -> {
        int most = mode.equals(LIST) ? 1 : 0;
        if (names.size() > most) {
          throw new UsageFault(context.text("learn.more", names.get(most)));
        } else if (!names.isEmpty()) {
          yield exit(LessonListing.of(context).problems(names.get(0)));
        }
        yield exit(
            mode.equals(LIST)
                ? LessonListing.of(context).list()
                : LessonListing.of(context).report());
      }
      default -> {
        if (names.size() > 1) {
          throw new UsageFault(context.text("learn.one", names.get(1)));
        }
        yield learn(names.stream().findFirst(), DisplayOptions.of(parsed, context));
      }
    };
  }

  private void needs(ParseResult parsed, String option, String other) {
    if (parsed.hasMatchedOption(option) && !parsed.hasMatchedOption(other)) {
      throw new UsageFault(context.text("usage.needs", option, other));
    }
  }

  private static int exit(boolean isClean) {
    return isClean ? ExitCode.DONE : ExitCode.FAULT;
  }

  /** Opens a lesson or all; without a terminal, lists all lessons. */
  private int learn(Optional<String> lesson, DisplayOptions options) throws IOException {
    try {
      return frontend.show(context.games(), new StartView.LessonStart(lesson), options);
    } catch (Frontend.Unshown e) {
      return lesson.isEmpty()
          ? exit(LessonListing.of(context).list())
          : context.fail(ExitCode.USAGE, context.text("terminal.learn", e.getMessage()));
    } catch (Frontend.NoGame e) {
      return context.fail(ExitCode.FAULT, e.getMessage());
    }
  }
}
