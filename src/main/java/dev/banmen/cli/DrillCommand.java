package dev.banmen.cli;

import dev.banmen.app.local.UsageFault;
import dev.banmen.cli.options.Arguments;
import dev.banmen.cli.options.Command;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.DisplayOptions;
import dev.banmen.cli.options.ExitCode;
import dev.banmen.cli.options.StartView;
import dev.banmen.drill.DrillPlan;
import dev.banmen.drill.Drills;
import dev.banmen.game.Family;
import dev.banmen.game.drill.DrillKind;
import dev.banmen.text.ChoiceList;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/**
 * {@code banmen drill [GAME] [KIND] [--seed N] [--count N] [--out FILE] [--format json] [--rush]
 * [--daily]}.
 */
record DrillCommand(CommandContext context, Frontend frontend) implements Command {
  private static final String SEED = "--seed";
  private static final String COUNT = "--count";
  private static final String OUT = "--out";
  private static final String FORMAT = "--format";
  private static final String RUSH = "--rush";
  private static final String DAILY = "--daily";
  private static final int PRINTED = 20; // exercises, if nobody says how many

  @Override
  public void describe(CommandSpec spec) {
    spec.usageMessage()
        .description("Exercises without end: liberties, flips, chains and more, each explained.");
    Arguments.examples(
        spec, "banmen drill go liberties", "banmen drill othello --format json --count 100");
    Arguments.positional(
        spec, "0", "0..1", "GAME", "Game: go, capture, othello, dots or gomoku. Default: all.");
    Arguments.positional(
        spec,
        "1",
        "0..1",
        "KIND",
        "Kind of exercise, such as liberties. Default: all of the game.");
    Arguments.option(
        spec, SEED, "N", "Number that chooses the exercises. Default: others each time.");
    Arguments.option(
        spec, COUNT, "N", "Number of exercises. Default: no end, or 20 with --format.");
    Arguments.option(spec, OUT, "FILE", "Write the results to this file, as JSON.");
    Arguments.option(
        spec, FORMAT, "json", "Ask nothing: print each exercise with its answer, one a line.");
    Arguments.flag(spec, RUSH, "As many as you can in three minutes, with three lives.");
    Arguments.flag(spec, DAILY, "The ten exercises of today, the same for everybody.");
    DisplayOptions.describeScreen(spec);
  }

  @Override
  public int run(ParseResult parsed) {
    Optional<String> game = Optional.ofNullable(parsed.matchedPositionalValue(0, (String) null));
    Optional<String> kind = Optional.ofNullable(parsed.matchedPositionalValue(1, (String) null));
    game.ifPresent(id -> check(id, kind));
    boolean isDaily = parsed.hasMatchedOption(DAILY);
    if (isDaily && (game.isPresent() || parsed.hasMatchedOption(RUSH))) {
      throw new UsageFault(context.text("drill.daily.alone"));
    }
    DrillPlan wanted =
        isDaily
            ? DrillPlan.daily(today(context)).writing(out(parsed))
            : new DrillPlan(
                game,
                kind,
                seed(parsed),
                number(parsed, COUNT, 0),
                parsed.hasMatchedOption(RUSH),
                Optional.empty(),
                out(parsed));
    Optional<String> format = Arguments.value(parsed, FORMAT);
    if (format.isPresent()) {
      return printed(format.get(), wanted);
    }
    return shown(context, frontend, wanted, DisplayOptions.of(parsed, context));
  }

  /** Opens exercises; without a terminal, says what serves instead. */
  static int shown(
      CommandContext context, Frontend frontend, DrillPlan plan, DisplayOptions options) {
    return frontend.show(context, new StartView.DrillStart(plan), options, "terminal.drill", "");
  }

  /** The date for which everybody gets the same exercises. */
  static LocalDate today(CommandContext context) {
    return LocalDate.ofInstant(context.host().clock().instant(), ZoneOffset.UTC);
  }

  private void check(String id, Optional<String> kind) {
    Family family =
        context
            .games()
            .find(id)
            .orElseThrow(
                () ->
                    new UsageFault(
                        context.text("usage.none-of", "GAME", id, context.games().choices())));
    if (kind.isEmpty()) {
      return;
    }
    List<String> kinds = Drills.of(family).kinds().stream().map(DrillKind::id).toList();
    if (!kinds.contains(kind.get())) {
      String choices = ChoiceList.of(context.language(), kinds);
      throw new UsageFault(context.text("usage.none-of", "KIND", kind.get(), choices));
    }
  }

  private long seed(ParseResult parsed) {
    Clock clock = context.host().clock();
    return parsed.hasMatchedOption(SEED) ? number(parsed, SEED, 0) : clock.millis();
  }

  private int number(ParseResult parsed, String option, int orElse) {
    Optional<String> text = Arguments.value(parsed, option);
    if (text.isEmpty()) {
      return orElse;
    }
    int least = option.equals(COUNT) ? 1 : 0;
    int number = Arguments.number(option.substring(2), text.get(), least, "", context.wording());
    if (option.equals(COUNT) && number > DrillPlan.MOST) {
      throw new UsageFault(context.text("drill.count", number, DrillPlan.MOST));
    }
    return number;
  }

  private Optional<Path> out(ParseResult parsed) {
    try {
      return Arguments.value(parsed, OUT).map(name -> context.host().folder().resolve(name));
    } catch (InvalidPathException e) {
      throw new UsageFault(context.text("drill.out", Arguments.value(parsed, OUT).orElse("")));
    }
  }

  private int printed(String format, DrillPlan plan) {
    if (!format.equals("json")) {
      throw new UsageFault(context.text("usage.none-of", FORMAT, format, "json"));
    }
    int count = plan.count() == 0 ? PRINTED : plan.count();
    try {
      new DrillListing(context).list(plan, count);
      return ExitCode.DONE;
    } catch (IOException e) {
      return context.fail(ExitCode.FAULT, String.valueOf(e.getMessage()));
    }
  }
}
