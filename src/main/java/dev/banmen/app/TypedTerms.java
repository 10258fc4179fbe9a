package dev.banmen.app;

import dev.banmen.bot.ComputerPlayers;
import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Option;
import dev.banmen.game.OptionFault;
import dev.banmen.game.Side;
import dev.banmen.session.ComputerSeat;
import dev.banmen.session.EngineSeat;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Player;
import dev.banmen.session.Seat;
import dev.banmen.session.Terms;
import dev.banmen.session.TimeControl;
import dev.banmen.text.WordList;
import dev.banmen.text.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads which game is to be played, and how, from a line such as {@code go size=9 white=bot:3}.
 * Where others can sit down, the other side is anyone's unless the line says who plays. Immutable.
 */
public final class TypedTerms {
  private static final String BLACK = Side.BLACK.id();
  private static final String WHITE = Side.WHITE.id();
  private static final String TIME = "time";
  private static final String HUMAN = "human";
  private static final String ANYONE = "anyone";
  private static final String PRIVATE = "private";
  private static final String RATED = "rated";

  private final Person person;
  private final Words words;
  private final boolean isLobby;

  /** The reader of one person's words for a game. */
  public TypedTerms(Person person) {
    this.person = person;
    words = person.language().words(TypedTerms.class);
    isLobby = person.lobby().isPresent();
  }

  /** Lists the games and their options, a line each. */
  public List<String> games() {
    List<String> lines = new ArrayList<>();
    for (Family family : person.games().families()) {
      String name = family.name();
      lines.add(words.text("game", family.id(), name));
      for (Option option : family.options()) {
        String text =
            words.text(
                "game.option", family.id(), option.key(), option.standard(), option.meaning());
        lines.add(
            option.choices().isEmpty()
                ? text
                : words.text(
                    "game.choices", text, WordList.of(words.language(), option.choices())));
      }
      lines.add(words.text("game.levels", family.id(), levels(family)));
    }
    return lines;
  }

  /** The first of the computer's levels of each strength, and the last: bot:1 (beginner) ... */
  private String levels(Family family) {
    Game game = family.game(ComputerPlayers.of(family).firstOptions());
    Map<String, Integer> first = new LinkedHashMap<>(); // by strength
    int last = ComputerPlayers.levels(family, game);
    for (int level = 1; level <= last; level++) {
      first.putIfAbsent(ComputerPlayers.kind(family, game, level), level);
    }
    List<String> named = new ArrayList<>();
    first.forEach((kind, level) -> named.add(words.text("game.level", level, kind)));
    return words.text("game.level.last", WordList.of(words.language(), named), last);
  }

  /** The ends that a line could have after its command. */
  public List<String> completions(String rest) {
    int blank = rest.indexOf(' ');
    if (blank < 0) {
      return person.games().families().stream().map(Family::id).toList();
    }
    List<String> settings = new ArrayList<>();
    Optional<Family> family = person.games().find(rest.substring(0, blank));
    for (Option option : family.map(Family::options).orElse(List.of())) {
      if (option.choices().isEmpty()) {
        settings.add(option.key() + "=");
      }
      option.choices().forEach(choice -> settings.add(option.key() + "=" + choice));
    }
    if (family.isPresent()) {
      settings.addAll(List.of(BLACK + "=", WHITE + "=", TIME + "="));
    }
    settings.addAll(isLobby ? List.of(PRIVATE, RATED) : List.of());
    String before = rest.substring(0, rest.lastIndexOf(' ') + 1);
    return settings.stream().map(before::concat).toList();
  }

  /**
   * Starts a game.
   *
   * @param typed the game, then its options, the players and the time
   * @throws Refusal if there is no such game, or it cannot be played like that
   */
  public LiveSession begin(String typed) throws Refusal {
    List<String> parts = List.of(typed.split(" +"));
    String id = parts.get(0);
    if (id.isEmpty()) {
      throw Refusal.usage(words.text("play.which", person.games().choices()));
    } else if (person.games().find(id).isEmpty()) {
      throw Refusal.usage(words.text("fault.game", id, person.games().choices()));
    }
    return begin(id, parts.subList(1, parts.size()));
  }

  private LiveSession begin(String id, List<String> settings) throws Refusal {
    Map<String, String> chosen = new LinkedHashMap<>();
    boolean isPrivate = false;
    boolean isRated = false;
    for (String setting : settings) {
      int equals = setting.indexOf('=');
      if (isLobby && setting.equals(PRIVATE)) {
        isPrivate = true;
      } else if (isLobby && setting.equals(RATED)) {
        isRated = true;
      } else if (equals < 1 && isComputer(setting)) {
        chosen.put(WHITE, setting);
      } else if (equals < 1) {
        throw Refusal.usage(words.text("play.setting", setting));
      } else if (chosen.put(setting.substring(0, equals), setting.substring(equals + 1)) != null) {
        throw Refusal.usage(words.text("fault.set.twice", setting.substring(0, equals)));
      }
    }
    Terms terms = terms(id, chosen).over(person.preferences().defaults(id));
    return person.room().begin(terms, new TableOptions(isPrivate, isRated));
  }

  private Terms terms(String id, Map<String, String> settings) throws Refusal {
    Map<String, String> chosen = new LinkedHashMap<>(settings);
    List.of(BLACK, WHITE, TIME).forEach(chosen::remove);
    return new Terms(
        id,
        chosen,
        Optional.empty(),
        time(settings.getOrDefault(TIME, "none")),
        seat(id, chosen, settings, BLACK),
        seat(id, chosen, settings, WHITE));
  }

  private TimeControl time(String written) throws Refusal {
    Optional<TimeControl> time = TimeControl.parse(written);
    return time.orElseThrow(() -> Refusal.usage(TimeControl.fault(written, words.language())));
  }

  private Seat seat(String id, Map<String, String> chosen, Map<String, String> settings, String key)
      throws Refusal {
    boolean isOpen =
        isLobby && key.equals(WHITE) && settings.getOrDefault(BLACK, HUMAN).equals(HUMAN);
    String who = settings.getOrDefault(key, isOpen ? ANYONE : HUMAN);
    if (isComputer(who)) {
      int levels = levels(id, chosen);
      ComputerSeat computer = ComputerPlayers.seat(who, levels).orElseThrow();
      int level = computer.level();
      if (level > levels) {
        throw Refusal.usage(words.text("play.level", key, level, levels));
      }
      return computer.seat();
    } else if (isEngine(who)) {
      return EngineSeat.parse(who).orElseThrow().seat();
    } else if (isLobby && who.equals(ANYONE)) {
      return Seat.FREE;
    } else if (who.equals(HUMAN)) {
      return Seat.AT_KEYBOARD;
    } else if (who.startsWith(HUMAN + ":")) {
      return new Seat(Player.HERE, who.substring(HUMAN.length() + 1));
    }
    throw Refusal.usage(words.text("play.seat", key, who));
  }

  private static boolean isComputer(String who) {
    return ComputerPlayers.seat(who, 1).isPresent();
  }

  private boolean isEngine(String who) {
    return person.preferences().engines().stream()
        .anyMatch(name -> new EngineSeat(name).written().equals(who));
  }

  private int levels(String id, Map<String, String> chosen) throws Refusal {
    Family family = person.games().find(id).orElseThrow();
    try {
      return ComputerPlayers.levels(family, family.game(chosen));
    } catch (OptionFault fault) {
      throw Refusal.usage(fault.getMessage());
    }
  }
}
