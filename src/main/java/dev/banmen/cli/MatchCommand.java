package dev.banmen.cli;

import dev.banmen.app.local.host.UsageFault;
import dev.banmen.bot.ComputerPlayers;
import dev.banmen.cli.options.Arguments;
import dev.banmen.cli.options.CliCommand;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.NetworkOption;
import dev.banmen.cli.options.PlayOptions;
import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Position;
import dev.banmen.game.bot.Bots;
import dev.banmen.gtp.client.CommandWords;
import dev.banmen.gtp.client.EngineProgram;
import dev.banmen.gtp.client.GtpBots;
import dev.banmen.match.MatchPlan;
import dev.banmen.match.MatchPlayer;
import dev.banmen.match.Sprt;
import dev.banmen.session.ComputerSeat;
import dev.banmen.settings.Seconds;
import dev.banmen.text.Language;
import dev.banmen.text.Printable;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/**
 * {@code banmen match GAME --black WHO --white WHO [--games N] [--set k=v]... [--bot-time SECONDS]
 * [--cpu-time] [--openings K] [--seed S] [--sprt P0,P1] [--save FOLDER] [--jobs J] [--net FILE]}.
 */
record MatchCommand(CommandContext context) implements CliCommand {
  private static final String ENGINE = "gtp:";
  private static final int MOST_GAMES = 100_000;
  private static final int MOST_JOBS = 256;
  private static final int MOST_OPENING = 100;
  private static final Pattern DECIMAL = Pattern.compile("\\d{1,6}(\\.\\d{1,3})?");

  @Override
  public void describe(CommandSpec spec) {
    Arguments.examples(
        spec,
        "banmen match othello --black bot:4 --white bot:3 --games 100",
        "banmen match go --set size=9 --black bot:2 --white bot:1 --save results",
        "banmen match go --set size=9 --black bot:7 --white 'gtp:gnugo --mode gtp'");
    Arguments.optional(spec, "GAME");
    PlayOptions.describeSet(spec);
    Arguments.option(spec, "--black", "WHO");
    Arguments.option(spec, "--white", "WHO");
    Arguments.option(spec, "--games", "N");
    Arguments.option(spec, "--bot-time", "SECONDS");
    Arguments.flag(spec, "--cpu-time");
    Arguments.option(spec, "--openings", "K");
    Arguments.option(spec, "--seed", "S");
    Arguments.option(spec, "--sprt", "P0,P1");
    Arguments.option(spec, "--save", "FOLDER");
    Arguments.option(spec, "--jobs", "J");
    NetworkOption.describe(spec);
  }

  @Override
  public int run(ParseResult parsed) {
    String id = parsed.matchedPositionalValue(0, "");
    if (id.isEmpty()) {
      throw new UsageFault(context.text("match.game", context.games().choices()));
    } else if (!parsed.hasMatchedOption("--black") || !parsed.hasMatchedOption("--white")) {
      throw new UsageFault(context.text("match.players"));
    }
    Map<String, String> chosen = PlayOptions.chosen(context, parsed);
    NetworkOption.check(parsed, context, context.family(id));
    Family family = NetworkOption.asking(parsed, context).family(id);
    Game game = family.game(chosen);
    Bots bots = ComputerPlayers.of(family);
    int games = within("match.games", value(parsed, "--games", "20"), 1, MOST_GAMES);
    Position start = Position.start(game);
    String opening = start.isCountable() ? "0" : "4";
    MatchPlan plan =
        new MatchPlan(
            id,
            chosen,
            start,
            player("--black", parsed, bots, game),
            player("--white", parsed, bots, game),
            () -> bots.strongest(game),
            within("match.opening", value(parsed, "--openings", opening), 0, MOST_OPENING),
            Arguments.number("seed", value(parsed, "--seed", "1"), 0, "", context.wording()),
            millis("bot-time", value(parsed, "--bot-time", "10"), context),
            parsed.hasMatchedOption("--cpu-time"));
    int jobs = within("match.jobs", value(parsed, "--jobs", "1"), 1, MOST_JOBS);
    Optional<Sprt> test = Arguments.value(parsed, "--sprt").map(this::test);
    return new MatchRun(context, plan, games, test, Arguments.value(parsed, "--save"), jobs).run();
  }

  private static String value(ParseResult parsed, String option, String standard) {
    return Arguments.value(parsed, option).orElse(standard);
  }

  private int within(String fault, String text, int least, int most) {
    if (text.matches("\\d{1,9}")) {
      int number = Integer.parseInt(text);
      if (number >= least && number <= most) {
        return number;
      }
    }
    throw new UsageFault(context.text(fault, text, most));
  }

  private MatchPlayer player(String option, ParseResult parsed, Bots bots, Game game) {
    String who = value(parsed, option, "");
    if (who.startsWith(ENGINE)) {
      return engine(option, who, PlayOptions.chosen(context, parsed), game);
    }
    int levels = bots.levels(game);
    Optional<ComputerSeat> seat = ComputerPlayers.seat(who, levels);
    if (seat.isEmpty() || seat.get().seed().isPresent()) {
      throw new UsageFault(context.text("match.seat", who, option));
    }
    int level = seat.get().level();
    if (level > levels) {
      throw new UsageFault(context.text("play.level", option, level, levels));
    }
    String written = seat.get().holder().id();
    return new MatchPlayer(written, seat.get().name(Language.ENGLISH), () -> bots.bot(game, level));
  }

  private MatchPlayer engine(String option, String who, Map<String, String> chosen, Game game) {
    EngineProgram command = NamedEngines.command(who.substring(ENGINE.length()), context);
    String name =
        CommandWords.program(command.line())
            .orElseThrow(() -> new UsageFault(context.text("play.engine", who, option)));
    String written = Printable.of(who).replaceAll("\\s", " ");
    // its own strength and time stand in the command line; the player ends what it has started
    return new MatchPlayer(written, name, () -> new GtpBots(command, chosen, 0).bot(game, 1));
  }

  /** Returns a time in milliseconds; a fault if it is no number of seconds. */
  static long millis(String what, String seconds, CommandContext context) {
    return Seconds.millis(seconds)
        .orElseThrow(
            () -> new UsageFault(context.text("match.bot-time", seconds, Seconds.MOST, what)));
  }

  private Sprt test(String text) {
    String[] shares = text.split(",", -1);
    if (shares.length == 2
        && DECIMAL.matcher(shares[0]).matches()
        && DECIMAL.matcher(shares[1]).matches()) {
      double low = Double.parseDouble(shares[0]);
      double high = Double.parseDouble(shares[1]);
      if (low > 0 && low < high && high < 1) {
        return new Sprt(low, high);
      }
    }
    throw new UsageFault(context.text("match.sprt", text));
  }
}
