package dev.banmen.cli;

import dev.banmen.app.local.host.UsageFault;
import dev.banmen.cli.options.Arguments;
import dev.banmen.cli.options.CliCommand;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.drill.DrillPlan;
import dev.banmen.drill.Drills;
import dev.banmen.game.Family;
import dev.banmen.game.drill.DrillKind;
import java.time.Clock;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/**
 * {@code banmen drill [GAME] [KIND] [--seed N] [--count N] [--rush] [--daily]}, and what {@link
 * DrillOutput} does with them.
 */
record DrillCommand(CommandContext context, Frontend frontend) implements CliCommand {
  private static final String SEED = "--seed";
  private static final String COUNT = "--count";
  private static final String RUSH = "--rush";
  private static final String DAILY = "--daily";

  @Override
  public void describe(CommandSpec spec) {
    Arguments.examples(
        spec,
        "banmen drill go liberties",
        "banmen drill othello --format json --count 100",
        "banmen drill go --paper --out go.html");
    Arguments.positional(spec, "0", "0..1", "GAME");
    Arguments.positional(spec, "1", "0..1", "KIND");
    Arguments.option(spec, SEED, "N");
    Arguments.option(spec, COUNT, "N");
    Arguments.flag(spec, RUSH);
    Arguments.flag(spec, DAILY);
    DrillOutput.describe(spec);
  }

  @Override
  public Optional<String> undrawn(ParseResult parsed, String option) {
    return DrillOutput.undrawn(parsed);
  }

  @Override
  public int run(ParseResult parsed) {
    Optional<String> game = Optional.ofNullable(parsed.matchedPositionalValue(0, (String) null));
    Optional<String> kind = Optional.ofNullable(parsed.matchedPositionalValue(1, (String) null));
    game.ifPresent(id -> check(id, kind));
    boolean isDaily = parsed.hasMatchedOption(DAILY);
    boolean isChosen =
        game.isPresent() || List.of(RUSH, SEED, COUNT).stream().anyMatch(parsed::hasMatchedOption);
    if (isDaily && isChosen) {
      throw new UsageFault(context.text("drill.daily.alone"));
    }
    DrillPlan wanted =
        isDaily
            ? DrillPlan.daily(today(context))
            : new DrillPlan(
                game,
                kind,
                seed(parsed),
                number(parsed, COUNT, 0),
                parsed.hasMatchedOption(RUSH),
                Optional.empty(),
                !parsed.hasMatchedOption(SEED),
                Optional.empty());
    return new DrillOutput(context, frontend).run(wanted, parsed);
  }

  /** The date for which everybody gets the same exercises. */
  static LocalDate today(CommandContext context) {
    return LocalDate.ofInstant(context.host().clock().instant(), ZoneOffset.UTC);
  }

  private void check(String id, Optional<String> kind) {
    List<Family> games = context.games().families();
    context.wording().chosen("GAME", id, games.stream().map(Family::id).toList());
    if (kind.isPresent()) {
      Drills drills = Drills.of(context.games().find(id).orElseThrow());
      List<String> kinds = drills.kinds().stream().map(DrillKind::id).toList();
      context.wording().chosen("KIND", kind.get(), kinds);
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
}
