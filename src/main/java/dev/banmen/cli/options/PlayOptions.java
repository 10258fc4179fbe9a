package dev.banmen.cli.options;

import dev.banmen.app.local.files.GameFile;
import dev.banmen.app.local.host.FileFault;
import dev.banmen.app.local.host.UsageFault;
import dev.banmen.bot.ComputerPlayers;
import dev.banmen.game.Family;
import dev.banmen.game.OptionFault;
import dev.banmen.gtp.client.CommandWords;
import dev.banmen.session.ComputerSeat;
import dev.banmen.session.EngineSeat;
import dev.banmen.session.Player;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.session.TimeControl;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/**
 * The options of {@code play} on one command line. Immutable.
 *
 * @param id the game; empty if none is named
 */
public record PlayOptions(CommandContext context, String id, ParseResult parsed) {
  private static final String BLACK = "--black";
  private static final String WHITE = "--white";
  private static final String ENGINE = "gtp:";

  /** The words that people write for the computer without a level, or for a level alone. */
  private static final Pattern COMPUTER = Pattern.compile("(?i)bot|computer|ai|cpu|[0-9]{1,2}");

  private static final List<String> OF_TERMS = List.of("--set", BLACK, WHITE, "--time");
  private static final List<String> OF_PLAYERS = List.of("--resume", "--bot-time");
  private static final List<String> OF_FILES = List.of("--from", "--game", "--move", "--board");

  /** Whether arguments have an option that asks to play, whatever file is named with it. */
  static boolean isIn(List<String> args) {
    for (String arg : args) {
      int equals = arg.indexOf('=');
      String name = equals < 0 ? arg : arg.substring(0, equals);
      if (OF_TERMS.contains(name) || OF_PLAYERS.contains(name)) {
        return true;
      }
    }
    return false;
  }

  public StartView view() throws FileFault {
    if (!id.isEmpty()) {
      context.family(id);
    }
    if (parsed.hasMatchedOption("--resume")) {
      refuseBeside("--resume", OF_TERMS);
      refuseBeside("--resume", OF_FILES);
      return new StartView.LastUnfinished(named());
    }
    if (parsed.hasMatchedOption("--from")) {
      if (parsed.matchedOptionValue("--from", "").isEmpty()) {
        throw new UsageFault(context.text("play.from"));
      }
      GameFile.Begun begun = file().open();
      return new StartView.From(
          new GameFile.Begun(changed(begun.session()), begun.notice()), engines());
    }
    for (String option : OF_FILES) {
      if (parsed.hasMatchedOption(option)) {
        throw new UsageFault(context.text("usage.needs", option, "--from"));
      }
    }
    if (id.isEmpty()) {
      throw new UsageFault(context.text("play.game", context.games().choices()));
    }
    Terms plain = Terms.of(id, chosen());
    return new StartView.New(terms(plain), engines());
  }

  private Optional<String> named() {
    return id.isEmpty() ? Optional.empty() : Optional.of(id);
  }

  private void refuseBeside(String first, List<String> others) {
    for (String other : others) {
      if (parsed.hasMatchedOption(other)) {
        throw new UsageFault(context.text("play.beside", first, other));
      }
    }
  }

  private GameFile file() {
    Optional<String> board = Arguments.value(parsed, "--board");
    board.ifPresent(how -> ReadingOptions.checkBoard(how, context.games(), context.wording()));
    return new GameFile(
        context.games(),
        parsed.matchedOptionValue("--from", ""),
        named(),
        board,
        Arguments.number(
            "game", parsed.matchedOptionValue("--game", "1"), 1, "", context.wording()),
        Arguments.move(parsed, context));
  }

  private Session changed(Session read) {
    Map<String, String> set = chosen();
    Terms terms = terms(read.terms());
    if (set.isEmpty()) {
      Optional<TimeControl> time =
          parsed.hasMatchedOption("--time") ? Optional.of(terms.time()) : Optional.empty();
      return read.with(terms.black(), terms.white(), time);
    }
    // under other rules only the board can be continued, not the moves that led to it
    Map<String, String> all = new LinkedHashMap<>(read.terms().chosen());
    all.putAll(set);
    Terms from =
        Terms.of(terms.family(), all)
            .from(read.position().setup())
            .timed(terms.time())
            .between(terms.black(), terms.white());
    context.family(terms.family()).game(all); // may reject an impossible value
    try {
      return Session.begin(from, from.start(context.games()));
    } catch (OptionFault fault) {
      throw new UsageFault(
          context.text(
              "play.set",
              parsed.matchedOptionValue("--from", ""),
              setting(set),
              fault.getMessage()));
    }
  }

  private static String setting(Map<String, String> set) {
    StringBuilder text = new StringBuilder();
    set.forEach(
        (key, value) -> text.append(text.length() == 0 ? "" : " ").append(key + "=" + value));
    return text.toString();
  }

  private Terms terms(Terms plain) {
    Terms timed = parsed.hasMatchedOption("--time") ? plain.timed(time()) : plain;
    return timed.between(seat(BLACK, plain.black(), plain), seat(WHITE, plain.white(), plain));
  }

  private TimeControl time() {
    String text = parsed.matchedOptionValue("--time", "none");
    return TimeControl.parse(text)
        .orElseThrow(() -> new UsageFault(TimeControl.fault(text, context.language())));
  }

  private Seat seat(String option, Seat plain, Terms terms) {
    String who = parsed.matchedOptionValue(option, "");
    if (!parsed.hasMatchedOption(option)) {
      return plain;
    } else if (who.equals("human")) {
      return Seat.AT_KEYBOARD;
    } else if (who.startsWith("human:")) {
      return new Seat(Player.HERE, who.substring("human:".length()).strip());
    }
    if (who.startsWith(ENGINE)) {
      return new EngineSeat(engine(option)).seat();
    }
    Family family = context.family(terms.family());
    int levels = ComputerPlayers.levels(family, family.game(terms.chosen()));
    Optional<ComputerSeat> computer = ComputerPlayers.seat(who, levels);
    if (computer.isPresent() && computer.get().level() > levels) {
      throw new UsageFault(context.text("play.level", option, computer.get().level(), levels));
    } else if (computer.isPresent()) {
      return computer.get().seat();
    }
    if (COMPUTER.matcher(who).matches()) {
      throw new UsageFault(context.text("play.seat.computer", who, option));
    }
    String name = who.isBlank() || who.indexOf(':') >= 0 ? "NAME" : who.strip();
    throw new UsageFault(context.text("play.seat", who, option, name));
  }

  /** The name of the program after an option; the second of two with one name gets a number. */
  private String engine(String option) {
    String who = parsed.matchedOptionValue(option, "");
    String name =
        CommandWords.program(who.substring(ENGINE.length()))
            .orElseThrow(() -> new UsageFault(context.text("play.engine", who, option)));
    String black = parsed.matchedOptionValue(BLACK, "");
    boolean isSecond = option.equals(WHITE) && black.startsWith(ENGINE) && !black.equals(who);
    return isSecond && engine(BLACK).equals(name)
        ? name.substring(0, Math.min(name.length(), EngineSeat.LONGEST - 2)) + "-2"
        : name;
  }

  /** The command lines given here, by the names of their seats. */
  private Map<String, String> engines() {
    Map<String, String> engines = new LinkedHashMap<>();
    for (String option : List.of(BLACK, WHITE)) {
      String who = parsed.matchedOptionValue(option, "");
      if (who.startsWith(ENGINE)) {
        engines.put(engine(option), who.substring(ENGINE.length()));
      }
    }
    return engines;
  }

  private Map<String, String> chosen() {
    return chosen(context, parsed);
  }

  /** Adds the option for a game's own options. */
  public static void describeSet(CommandSpec spec) {
    Arguments.repeated(spec, "--set", "KEY=VALUE");
  }

  /** The options of a game as {@code --set} gives them; not yet compared with what there is. */
  public static Map<String, String> chosen(CommandContext context, ParseResult parsed) {
    List<String> settings = parsed.matchedOptionValue("--set", List.of());
    Map<String, String> chosen = new LinkedHashMap<>();
    for (String setting : settings) {
      int equals = setting.indexOf('=');
      if (equals < 1) {
        throw new UsageFault(context.text("play.setting", setting));
      }
      String key = setting.substring(0, equals);
      if (chosen.put(key, setting.substring(equals + 1)) != null) {
        throw new UsageFault(context.text("fault.set.twice", key));
      }
    }
    return chosen;
  }
}
