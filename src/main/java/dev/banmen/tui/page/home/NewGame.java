package dev.banmen.tui.page.home;

import dev.banmen.app.Person;
import dev.banmen.app.TableOptions;
import dev.banmen.bot.ComputerPlayers;
import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Games;
import dev.banmen.game.Option;
import dev.banmen.game.OptionFault;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.facet.HasCoach;
import dev.banmen.game.facet.HasDemo;
import dev.banmen.session.ComputerSeat;
import dev.banmen.session.EngineSeat;
import dev.banmen.session.Seat;
import dev.banmen.session.Terms;
import dev.banmen.session.TimeControl;
import dev.banmen.text.Printable;
import dev.banmen.text.Sentences;
import dev.banmen.text.Words;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The form for a new game: its options, the time, the players' names, the coach. Immutable. */
public final class NewGame {
  /** Common time controls, one of each kind. */
  private static final List<String> TIMES =
      List.of("none", "10m", "10m+30s", "10m+5x30s", "30s/move");

  // The keys of values that are no option of a game.
  private static final String TIME = "time";
  private static final String BLACK = Side.BLACK.id();
  private static final String WHITE = Side.WHITE.id();
  private static final String COACH = "coach";
  private static final String TABLE = "table";

  /** Follows a game's id where the choices are for games against the computer. */
  private static final String COMPUTER = "-bot";

  private static final String EASIEST = "bot:1";
  private static final String ON = "on";

  private static final String OFF = "off";

  private static final String PRIVATE = "private";
  private static final String RATED = "rated";
  private static final String TEACH = "teach";

  /** The kinds of tables, where games have tables. */
  private static final List<String> TABLES =
      List.of("open", RATED, PRIVATE, PRIVATE + "-" + RATED, TEACH, PRIVATE + "-" + TEACH);

  private static final int LONGEST_NAME = 20;

  private final Games games;
  private final Words words;
  private final int family;
  private final Map<String, String> values; // by game and option, or one of the keys above
  private final Person person;
  private final boolean isComputer; // whether the computer is the opponent at first
  private final Map<String, String> first; // the values before anything was chosen
  private final Game standard; // the chosen game with its default options
  private final Optional<Game> game;
  private final Optional<OptionFault> fault;
  private List<Field> fields; // null until needed: the first page is shown without them
  private Position board; // the same

  private NewGame(
      Person person,
      Words words,
      int family,
      boolean isComputer,
      Map<String, String> first,
      Map<String, String> values) {
    this.isComputer = isComputer;
    this.first = first;
    this.person = person;
    games = person.games();
    this.words = words;
    this.family = family;
    this.values = Map.copyOf(values);
    standard = family().game(Map.of());
    Game found = null;
    OptionFault wrong = null;
    try {
      found = family().game(chosen());
    } catch (OptionFault e) {
      wrong = e;
    }
    game = Optional.ofNullable(found);
    fault = Optional.ofNullable(wrong);
  }

  /**
   * Returns the form for the game that was played last against the computer, with what each game
   * was started with the last time, as far as that is still valid.
   */
  static NewGame of(Person person, Words words) {
    Map<String, String> first = new HashMap<>();
    for (Family one : person.games().families()) {
      String computer = one.id() + COMPUTER + ".";
      ComputerPlayers.of(one)
          .firstOptions()
          .forEach(
              (key, value) -> {
                first.put(computer + key, value);
                if (person.lobby().isPresent()) { // at home, two who sit together choose
                  first.put(one.id() + "." + key, value);
                }
              });
      first.put(computer + WHITE, EASIEST);
      person
          .preferences()
          .defaults(one.id())
          .forEach(
              (key, value) -> {
                first.put(one.id() + "." + key, value);
                first.put(computer + key, value);
              });
    }
    Map<String, String> known = Map.copyOf(first);
    NewGame all = new NewGame(person, words, 0, false, known, known);
    for (String id : person.preferences().lastUsed().keySet()) {
      all = all.remembering(id);
    }
    return all.against(true);
  }

  /** Returns the form with what a game was started with the last time, if that is still valid. */
  private NewGame remembering(String id) {
    for (int i = 0; i < games.families().size(); i++) {
      for (boolean computer : List.of(true, false)) {
        if (id(i, computer).equals(id)) {
          NewGame used = with(i, computer, values).using(person.preferences().lastUsed().get(id));
          return used.wrong() < 0 ? used : this;
        }
      }
    }
    return this;
  }

  /** Returns the form for the game that was played last against the computer, or with people. */
  NewGame against(boolean computer) {
    int last = 0;
    for (String id : person.preferences().lastUsed().keySet()) { // the newest is the last
      for (int i = 0; i < games.families().size(); i++) {
        last = id(i, computer).equals(id) ? i : last;
      }
    }
    return with(last, computer, values);
  }

  /** Whether this is the form of a game against the computer. */
  boolean isAgainstComputer() {
    return isComputer;
  }

  private NewGame with(int game, boolean computer, Map<String, String> all) {
    return new NewGame(person, words, game, computer, first, all);
  }

  /** Returns what the choices for this game are saved under. */
  private String id() {
    return id(family, isComputer);
  }

  private String id(int game, boolean computer) {
    return games.families().get(game).id() + (computer ? COMPUTER : "");
  }

  /** Saves the choices for the next game of this kind: with a program, or between people. */
  void save() {
    boolean isProgram = !programs().isEmpty();
    Map<String, String> moved = new HashMap<>(values);
    NewGame filed = with(family, isProgram, moved);
    for (String name : List.copyOf(values.keySet())) {
      if (isProgram != isComputer && name.startsWith(id() + ".")) {
        moved.put(filed.id() + name.substring(id().length()), values.get(name));
      }
    }
    filed = with(family, isProgram, moved);
    person.preferences().use(filed.id(), filed.chosenHere());
  }

  /** Returns the form with those of these values that this game has. */
  private NewGame using(Map<String, String> last) {
    Map<String, String> next = new HashMap<>(values);
    for (Option option : family().options()) {
      putIfAny(key(option), last.get(option.key()), next);
    }
    putIfAny(key(TIME), last.get(TIME), next);
    if (TABLES.contains(last.getOrDefault(TABLE, ""))) {
      next.put(key(TABLE), last.get(TABLE));
    }
    if (List.of(ON, OFF).contains(last.getOrDefault(COACH, ""))) {
      next.put(key(COACH), last.get(COACH));
    }
    NewGame used = with(family, isComputer, next);
    for (String side : List.of(BLACK, WHITE)) {
      String who = player(last.getOrDefault(side, ""));
      used = !who.isEmpty() && used.canSeat(who) ? used.with(key(side), who) : used;
    }
    return used;
  }

  /** Whether somebody is a person, or a program that there is. */
  private boolean canSeat(String who) {
    boolean isPerson = ComputerSeat.parse(who).isEmpty() && EngineSeat.parse(who).isEmpty();
    return isPerson || name(Side.BLACK, who).choices().contains(who);
  }

  private static void putIfAny(String key, String value, Map<String, String> values) {
    if (value != null && !value.isEmpty()) {
      values.put(key, value);
    }
  }

  /** Returns what is chosen for this game, as far as it differs from what it starts with. */
  private Map<String, String> chosenHere() {
    Map<String, String> chosen = new LinkedHashMap<>();
    for (Option option : family().options()) {
      if (!value(option).equals(first.getOrDefault(key(option), option.standard()))) {
        chosen.put(option.key(), value(option));
      }
    }
    for (String key : List.of(TIME, BLACK, WHITE, TABLE)) {
      putIfAny(key, value(key), chosen);
    }
    if (isCoached() != person.preferences().isCoached()) {
      chosen.put(COACH, value(COACH));
    }
    return chosen;
  }

  /** Returns the same form after its words, or whether games are coached, may have changed. */
  NewGame refreshed() {
    return with(family, isComputer, values);
  }

  /** Returns the number of the chosen game, from 0. */
  int index() {
    return family;
  }

  Family family() {
    return games.families().get(family);
  }

  /** Returns the game with its default options. */
  Game standard() {
    return standard;
  }

  /** Returns the game with these options; empty if they aren't valid. */
  Optional<Game> game() {
    return game;
  }

  private String value(Option option) {
    return values.getOrDefault(key(option), option.standard());
  }

  private String value(String key) {
    return values.getOrDefault(key(key), "");
  }

  private String time() {
    return values.getOrDefault(key(TIME), TimeControl.NONE.text());
  }

  private String key(Option option) {
    return key(option.key());
  }

  private String key(String name) {
    return id() + "." + name;
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

  /** Returns the fields in the order in which they are shown: the size, who plays, the rest. */
  public List<Field> fields() {
    if (fields == null) {
      fields = List.copyOf(filled());
    }
    return fields;
  }

  /**
   * Returns a position of such a game, which shows the size of its board and its handicap; the
   * other one if the options are invalid.
   */
  Position board(Position otherwise) {
    if (board == null && game.isPresent()) {
      board = HasDemo.on(family(), game.get());
    }
    return board == null ? otherwise : board;
  }

  private List<Field> filled() {
    List<Field> fields = new ArrayList<>();
    family().options().forEach(option -> fields.add(field(option)));
    fields.add(timeField());
    fields.add(Math.min(1, fields.size()), name(Side.BLACK, who(Side.BLACK)));
    fields.add(Math.min(2, fields.size()), name(Side.WHITE, who(Side.WHITE)));
    if (HasCoach.of(standard).isPresent()) {
      String meaning = words.text("home.coach.meaning");
      fields.add(choice(COACH, isCoached() ? ON : OFF, List.of(OFF, ON), meaning));
    }
    if (person.lobby().isPresent()) {
      String meaning = words.text("home.table.meaning." + tableKind());
      fields.add(choice(TABLE, tableKind(), TABLES, meaning));
    }
    return fields;
  }

  private Field field(Option option) {
    boolean isTyped = option.choices().isEmpty();
    String value = value(option);
    List<String> choices = isTyped ? option.common() : option.choices();
    Map<String, String> chosen = chosen();
    List<String> names = new ArrayList<>();
    for (String choice : choices) {
      names.add(family().valueName(option.key(), choice, chosen));
    }
    return new Field(
        option.key(),
        family().optionName(option.key()),
        value,
        family().valueName(option.key(), value, chosen),
        choices,
        names,
        isTyped,
        standard.words().about(option),
        fault(option));
  }

  private Field timeField() {
    List<String> times = new ArrayList<>(TIMES);
    times.set(0, words.text("home.time.none"));
    int at = TIMES.indexOf(time());
    boolean isWrong = TimeControl.parse(time()).isEmpty();
    return new Field(
        TIME,
        words.text("home.time"),
        time(),
        at < 0 ? time() : times.get(at),
        TIMES,
        times,
        true,
        words.text("home.time.forms"),
        isWrong ? TimeControl.fault(time(), words.language()) : "");
  }

  /** Returns a field of one of some values, which have names. */
  private Field choice(String key, String value, List<String> choices, String meaning) {
    String text = "home." + key;
    List<String> names = choices.stream().map(one -> words.text(text + "." + one)).toList();
    String shown = names.get(choices.indexOf(value));
    return new Field(key, words.text(text), value, shown, choices, names, false, meaning, "");
  }

  private Field name(Side side, String name) {
    List<String> choices = new ArrayList<>(List.of(""));
    List<String> names = new ArrayList<>(List.of(words.text("home.empty")));
    if (person.lobby().isPresent()) {
      names.set(0, words.text("home.player.you"));
      choices.add(Seat.FREE.holder().id());
      names.add(words.text("home.player.free"));
    }
    int levels = ComputerPlayers.levels(family(), game.orElse(standard));
    for (int level = 1; level <= levels; level++) {
      ComputerSeat computer = new ComputerSeat(level, Optional.empty());
      choices.add(computer.holder().id());
      names.add(Sentences.capitalized(level(level)));
    }
    for (String engine : person.preferences().engines(family().id())) {
      choices.add(new EngineSeat(engine).written());
      names.add(engine);
    }
    int at = choices.indexOf(name);
    String shown = at < 0 ? name : names.get(at);
    String label = standard.words().side(side);
    boolean isTyped = person.lobby().isEmpty();
    Optional<ComputerSeat> computer = ComputerSeat.parse(name);
    String who =
        isTyped ? words.text("home.player.meaning") : words.text("home.player.free.meaning");
    if (computer.isPresent()) {
      int level = Math.min(computer.get().level(), levels);
      String beats = ComputerPlayers.about(family(), game.orElse(standard), level);
      who = words.text("home.player.level", level, levels, beats);
    } else if (at > 0 && isTyped) {
      who = words.text("home.player.computer");
    }
    return new Field(side.id(), label, name, shown, choices, names, isTyped, who, "");
  }

  private String level(int level) {
    return ComputerPlayers.name(family(), game.orElse(standard), level);
  }

  /** Returns the program that plays, in the middle of a line; empty if only people do. */
  String opponent() {
    for (Field one : fields()) {
      if (one.isPlayer() && one.isProgram()) {
        return ComputerSeat.parse(one.value())
            .map(computer -> level(computer.level()))
            .orElse(one.shown());
      }
    }
    return "";
  }

  private String tableKind() {
    return values.getOrDefault(key(TABLE), TABLES.get(0));
  }

  /** Returns what is chosen about the table, where games have tables. */
  TableOptions table() {
    return new TableOptions(tableKind().startsWith(PRIVATE), tableKind().endsWith(RATED));
  }

  /** Whether the table is one at which its maker leads and others follow. */
  boolean isTaught() {
    return tableKind().endsWith(TEACH);
  }

  boolean isCoached() {
    String chosen = value(COACH);
    return chosen.isEmpty() ? person.preferences().isCoached() : chosen.equals(ON);
  }

  /** Returns the names of the sides that a program plays. */
  List<String> programs() {
    List<String> programs = new ArrayList<>();
    for (Field one : fields()) {
      if (one.isPlayer() && one.isProgram()) {
        programs.add(words.text("home.program", one.label(), one.shown()));
      }
    }
    return programs;
  }

  /** Returns the form for another game, by its index. */
  NewGame of(int index) {
    return with(index, isComputer, values);
  }

  /** Returns the form with another value in a field; with the default if it is blank. */
  NewGame with(int field, String value) {
    String key = fields().get(field).key();
    if (fields().get(field).isPlayer()) {
      return with(key(key), player(value));
    } else if (!value.isBlank()) {
      return with(key(key), value.strip());
    }
    return with(key(key), option(key).map(Option::standard).orElse(TimeControl.NONE.text()));
  }

  private Optional<Option> option(String key) {
    return family().options().stream().filter(one -> one.key().equals(key)).findFirst();
  }

  private NewGame with(String key, String value) {
    Map<String, String> next = new HashMap<>(values);
    next.put(key, value);
    return with(family, isComputer, next);
  }

  /** Returns one of the choices, or a name. */
  private static String player(String value) {
    return EngineSeat.parse(value).isPresent() ? value : name(value);
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

  /** Returns what is wrong with an option; a fault of all options together is at the last one. */
  private String fault(Option option) {
    if (fault.isEmpty()) {
      return "";
    }
    List<Option> options = family().options();
    Option wrong = option(fault.get().key()).orElse(options.get(options.size() - 1));
    return wrong.equals(option) ? fault.get().naming(family().optionName(option.key())) : "";
  }

  /** Returns the first invalid field, or -1. */
  int wrong() {
    for (int i = 0; i < fields().size(); i++) {
      if (!fields().get(i).fault().isEmpty()) {
        return i;
      }
    }
    return -1;
  }

  /** Returns what is wrong with the first invalid field; empty if all are valid. */
  String fault() {
    return wrong() < 0 ? "" : fields().get(wrong()).fault();
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
            seat(who(Side.BLACK)),
            seat(who(Side.WHITE))));
  }

  /** Returns who is to play a side; where many people play, the other seat is free at first. */
  private String who(Side side) {
    String chosen = values.get(key(side.id()));
    boolean isFree = chosen == null && side == Side.WHITE && person.lobby().isPresent();
    return isFree ? Seat.FREE.holder().id() : chosen == null ? "" : chosen;
  }

  private Seat seat(String name) {
    if (person.lobby().isPresent() && name.equals(Seat.FREE.holder().id())) {
      return Seat.FREE;
    }
    return ComputerSeat.parse(name)
        .map(ComputerSeat::seat)
        .or(() -> EngineSeat.parse(name).map(EngineSeat::seat))
        .orElseGet(() -> new Seat(person.me(), name));
  }
}
