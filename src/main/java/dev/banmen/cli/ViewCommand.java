package dev.banmen.cli;

import dev.banmen.app.local.files.RecordingFile;
import dev.banmen.app.local.host.UsageFault;
import dev.banmen.cli.options.Arguments;
import dev.banmen.cli.options.CliCommand;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.DisplayOptions;
import dev.banmen.cli.options.ExitCode;
import dev.banmen.cli.options.NetworkOption;
import dev.banmen.cli.options.ReadingOptions;
import dev.banmen.cli.options.StartView;
import dev.banmen.lesson.reader.LessonFiles;
import java.io.File;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/**
 * {@code banmen view FILE [--game N] [--move N|end] [--speed X] [--engine COMMAND] [--net FILE]
 * [--record OUT.cast] [--rules PRESET] [--board HOW] [--input FORMAT] [--color WHICH] [--theme
 * NAME] [--ascii]}.
 */
record ViewCommand(CommandContext context, Frontend frontend) implements CliCommand {
  /** The slowest and the fastest speed of a recording that plays by itself, in moves a second. */
  private static final double SLOWEST = 0.5;

  private static final double FASTEST = 8;

  @Override
  public void describe(CommandSpec spec) {
    Arguments.examples(spec, "banmen view game.sgf --move 57");
    Arguments.file(spec, 0, "FILE");
    Arguments.option(spec, "--game", "N");
    Arguments.option(spec, "--move", "N");
    Arguments.option(spec, "--speed", "X");
    Arguments.option(spec, "--engine", "COMMAND");
    NetworkOption.describe(spec);
    Arguments.option(spec, "--record", "OUT.cast");
    ReadingOptions.describe(spec);
    DisplayOptions.describeScreen(spec);
  }

  @Override
  public int run(ParseResult parsed) {
    StartView.ViewedFile view =
        new StartView.ViewedFile(
            ReadingOptions.of(parsed, context.games()),
            parsed.matchedPositionalValue(0, ""),
            Arguments.value(parsed, "--game")
                .map(n -> Arguments.number("game", n, 1, "", context.wording())),
            Arguments.value(parsed, "--move")
                .map(move -> Arguments.move(parsed, context).orElse(StartView.END)),
            Arguments.value(parsed, "--speed").map(this::speed).orElse(0.0),
            Arguments.value(parsed, "--record"),
            Arguments.value(parsed, "--engine"),
            parsed.hasMatchedOption(NetworkOption.NET));
    DisplayOptions options = DisplayOptions.of(parsed, context);
    String file = view.file();
    if (file.equals(RecordingFile.STANDARD_INPUT) && context.host().piped().isEmpty()) {
      return context.fail(ExitCode.USAGE, context.text("terminal.pipe"));
    }
    CommandContext asking = NetworkOption.asking(parsed, context);
    if (view.isPlain() && file.endsWith(LessonFiles.MARKDOWN)) {
      StartView lesson = new StartView.LessonStart(Optional.of(file));
      return frontend.show(asking, lesson, options, "terminal.learn", file);
    }
    if (view.isPlain() && new File(context.host().full(file)).isDirectory()) {
      StartView folder = new StartView.Browse(view.reading(), file);
      return frontend.show(asking, folder, options, "terminal.home", "");
    }
    return frontend.show(asking, view, options, "terminal.view", file);
  }

  private double speed(String text) {
    try {
      double speed = Double.parseDouble(text);
      if (speed >= SLOWEST && speed <= FASTEST) {
        return speed;
      }
    } catch (NumberFormatException e) {
      // Reported below.
    }
    throw new UsageFault(context.text("usage.speed", text));
  }
}
