package dev.banmen.tui.page.home;

import dev.banmen.app.Person;
import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Games;
import dev.banmen.game.Option;
import dev.banmen.game.OptionFault;
import dev.banmen.game.Side;
import dev.banmen.game.facet.Coached;
import dev.banmen.session.Player;
import dev.banmen.session.Seat;
import dev.banmen.session.Terms;
import dev.banmen.session.TimeControl;
import dev.banmen.text.Printable;
import dev.banmen.text.Words;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The form for a new game: its first field is the game, then come its options, the time, the
 * players' names, the coach. Immutable.
 */
public final class NewGame {
  /** Common time controls, one of each kind. */
  private static final List<String> TIMES =
      List.of("none", "10m", "10m+30s", "10m+5x30s", "30s/move");

  // The keys of values that are no option of a game; those have a full stop in theirs.
  private static final String TIME = "time";
  private static final String BLACK = "black";
  private static final String WHITE = "white";
  private static final String COACH = "coach";

  private static final int LONGEST_NAME = 20;
  private static final int GAME = 0;

  private final Games games;
  private final List<String> names; // of the games
  private final Words words;
  private final int family;
  private final Map<String, String> values; // by game and option, or by one of the keys above
  private final Person person;
  private final Game standard; // the chosen game with its default options
  private final Optional<Game> game;
  private final String fault;
  private final List<Field> fields;

  private NewGame(Person person, Words words, int family, Map<String, String> values) {
    this.person = person;
    games = person.games();
    names = names(games);
    this.words = words;
    this.family = family;
    this.values = Map.copyOf(values);
    standard = family().game(Map.of());
    Game found = null;
    String wrong = "";
    try {
      found = family().game(chosen());
    } catch (OptionFault e) {
      wrong = e.getMessage();
    }
    game = Optional.ofNullable(found);
    fault = wrong;
    fields = filled();
  }

  private static List<String> names(Games games) {
    List<String> names = new ArrayList<>();
    for (Family one : games.families()) {
      Game game = one.game(Map.of());
      names.add(game.words().text("name"));
    }
    return names;
  }

  /** Returns the first of a person's games with that person's default options, without a clock. */
  static NewGame of(Person person, Words words) {
    Map<String, String> defaults = new HashMap<>();
    for (Family one : person.games().families()) {
      person
          .preferences()
          .defaults(one.id())
          .forEach((key, value) -> defaults.put(one.id() + "." + key, value));
    }
    return new NewGame(person, words, 0, defaults);
  }

  /** Returns the same form after its words, or whether games are coached, may have changed. */
  NewGame refreshed() {
    return new NewGame(person, words, family, values);
  }

  private Family family() {
    return games.families().get(family);
  }

  /** Returns the game with these options; empty if they aren't valid. */
  Optional<Game> game() {
    return game;
  }

  private String value(Option option) {
    return values.getOrDefault(key(option), option.standard());
  }

  private String value(String key) {
    return values.getOrDefault(key, "");
  }

  private String time() {
    return values.getOrDefault(TIME, TimeControl.NONE.text());
  }

  private String key(Option option) {
    return family().id() + "." + option.key();
  }

  private Map<String, String> chosen() {
    Map<String, String> chosen = new LinkedHashMap<>();
    for (Option option : family().options()) {
      if (!value(option).equals(option.standard())) {
        chosen.put(option.key(), value(option));
      }
    }
    return chosen;
  }

  public List<Field> fields() {
    return fields;
  }

  private List<Field> filled() {
    List<Field> fields = new ArrayList<>();
    String about = words.text("home.game.meaning");
    fields.add(Field.of(words.text("home.game"), names.get(family), names, false, about));
    for (Option option : family().options()) {
      fields.add(field(option));
    }
    fields.add(
        new Field(
            words.text("home.time"),
            time(),
            time().equals(TIMES.get(0)) ? words.text("home.time.none") : time(),
            TIMES,
            true,
            words.text("home.time.forms")));
    String who = words.text("home.player.meaning");
    fields.add(Field.of(standard.words().side(Side.BLACK), value(BLACK), List.of(), true, who));
    fields.add(Field.of(standard.words().side(Side.WHITE), value(WHITE), List.of(), true, who));
    if (Coached.of(standard).isPresent()) {
      List<String> choices = List.of(coach(false), coach(true));
      String seen = words.text("home.coach.meaning");
      fields.add(Field.of(words.text("home.coach"), coach(isCoached()), choices, false, seen));
    }
    return fields;
  }

  private Field field(Option option) {
    boolean isTyped = option.choices().isEmpty();
    String value = value(option);
    return new Field(
        family().optionName(option.key()),
        value,
        family().valueName(option.key(), value, chosen()),
        option.choices(),
        isTyped,
        standard.words().about(option));
  }

  private String coach(boolean isOn) {
    return words.text(isOn ? "home.coach.on" : "home.coach.off");
  }

  boolean isCoached() {
    String chosen = value(COACH);
    return chosen.isEmpty() ? person.preferences().isCoached() : chosen.equals("on");
  }

  private int timeField() {
    return 1 + family().options().size();
  }

  /** Returns the form for another game, by its id; empty if there is no such game. */
  Optional<NewGame> of(String id) {
    for (int i = 0; i < names.size(); i++) {
      if (games.families().get(i).id().equals(id)) {
        return Optional.of(new NewGame(person, words, i, values));
      }
    }
    return Optional.empty();
  }

  /** Returns the form with another value in a field. */
  NewGame with(int field, String value) {
    if (field == GAME) {
      String id = games.families().get(names.indexOf(value)).id();
      return of(id).orElseThrow();
    } else if (field == timeField()) {
      return with(TIME, value.isBlank() ? TimeControl.NONE.text() : value.strip());
    } else if (field == timeField() + 1) {
      return with(BLACK, name(value));
    } else if (field == timeField() + 2) {
      return with(WHITE, name(value));
    } else if (field == timeField() + 3) {
      return with(COACH, value.equals(coach(true)) ? "on" : "off");
    }
    Option option = family().options().get(field - 1);
    return with(key(option), value.isBlank() ? option.standard() : value.strip());
  }

  private NewGame with(String key, String value) {
    Map<String, String> next = new HashMap<>(values);
    next.put(key, value);
    return new NewGame(person, words, family, next);
  }

  /** Returns a name without characters that could act as terminal controls, and not too long. */
  private static String name(String text) {
    StringBuilder name = new StringBuilder();
    int letters = 0;
    for (int i = 0; i < text.length() && letters < LONGEST_NAME; ) {
      int c = text.codePointAt(i);
      i += Character.charCount(c);
      if (Printable.is(c)) {
        name.appendCodePoint(c);
        letters++;
      }
    }
    return name.toString().strip();
  }

  /**
   * Returns what is wrong with a field; empty if nothing is. A fault of the options is at the first
   * one it names, or at the last option if it names none.
   */
  String fault(int field) {
    if (field == timeField()) {
      return TimeControl.parse(time()).isPresent() ? "" : words.text("home.time.fault", time());
    }
    return field == culprit() ? fault : "";
  }

  private int culprit() {
    List<Option> options = family().options();
    if (fault.isEmpty()) {
      return -1;
    }
    for (int i = 0; i < options.size(); i++) {
      String key = options.get(i).key();
      if (fault.startsWith(key + " ") || fault.startsWith(key + ":")) {
        return i + 1;
      }
    }
    return options.size();
  }

  /** Returns the first invalid field, or -1. */
  int wrong() {
    int culprit = culprit();
    return culprit >= 0 ? culprit : fault(timeField()).isEmpty() ? -1 : timeField();
  }

  String fault() {
    return wrong() < 0 ? "" : fault(wrong());
  }

  /** Returns the terms of the game; empty if something is wrong. */
  Optional<Terms> terms() {
    Optional<TimeControl> control = TimeControl.parse(time());
    if (game.isEmpty() || control.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new Terms(
            family().id(),
            chosen(),
            Optional.empty(),
            control.get(),
            new Seat(Player.HERE, value(BLACK)),
            new Seat(Player.HERE, value(WHITE))));
  }
}
