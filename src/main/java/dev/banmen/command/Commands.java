package dev.banmen.command;

import dev.banmen.text.EditDistance;
import dev.banmen.text.Language;
import dev.banmen.text.WordList;
import dev.banmen.text.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The commands of one front end at one place: reads, completes and explains them. Immutable; for
 * any thread.
 */
public final class Commands {
  /** The most characters of a line that are repeated. */
  private static final int LONGEST = 60;

  private final FrontEnd end;
  private final Set<Where> here;
  private final Words words;
  private final String point;

  /**
   * The commands here.
   *
   * @param here what the lines are typed at, apart from {@link Where#ANYWHERE}
   */
  public Commands(FrontEnd end, Set<Where> here, Language language) {
    this(end, here, language, "D4");
  }

  /**
   * The commands here.
   *
   * @param here what the lines are typed at, apart from {@link Where#ANYWHERE}
   * @param point an example of how a point of the board here is named
   */
  public Commands(FrontEnd end, Set<Where> here, Language language, String point) {
    this.end = end;
    this.point = point;
    this.here = EnumSet.of(Where.ANYWHERE);
    this.here.addAll(here);
    words = language.words(Commands.class);
  }

  /** The commands after {@code ssh HOST}, from A to Z, each with its meaning. */
  public static Map<String, String> afterHost(Language language) {
    Commands commands = new Commands(FrontEnd.LINES, Set.of(), language);
    commands.here.remove(Where.ANYWHERE);
    commands.here.add(Where.AFTER_HOST);
    Map<String, String> rows = new LinkedHashMap<>();
    for (String word : commands.known()) {
      Command command = Command.of(word).orElseThrow();
      rows.put(commands.use(command), commands.meaning(command));
    }
    return rows;
  }

  /** The words of the commands that do something now, from A to Z. */
  public List<String> known() {
    return Arrays.stream(Command.values())
        .filter(command -> use(command, here).isPresent() && !isFileless(command))
        .map(Command::word)
        .sorted()
        .toList();
  }

  /** Whether a command does something now at one of some places. */
  public boolean isAt(Command command, Set<Where> some) {
    return use(command, some).isPresent();
  }

  private Optional<Argument> use(Command command, Set<Where> places) {
    return places.stream().flatMap(place -> command.argument(end, place).stream()).findFirst();
  }

  /** Whether a command needs files of one's own, of which a visitor of a server has none. */
  private boolean isFileless(Command command) {
    return end == FrontEnd.LINES && here.contains(Where.IN_LOBBY) && command.takesFile();
  }

  /** The words that follow a command here, or in another state of what is here. */
  private Optional<Argument> read(Command command) {
    if (isFileless(command)) {
      return Optional.empty();
    }
    Set<Where> wide = EnumSet.copyOf(here);
    for (Where place : Where.values()) {
      if (place.wider().filter(here::contains).isPresent()) {
        wide.add(place);
      }
    }
    return use(command, here).or(() -> use(command, wide));
  }

  /** Reads a line. */
  public TypedCommand read(String typed) {
    String line = typed.strip();
    String name = firstWord(line);
    String rest = line.substring(name.length()).strip();
    Optional<Command> command =
        Command.of(name.toLowerCase(Locale.ROOT)).filter(one -> read(one).isPresent());
    if (command.isEmpty()) {
      return new TypedCommand(line, command, rest, Optional.empty());
    }
    Argument argument = read(command.get()).orElseThrow();
    String known = argument.isClosed() ? rest.toLowerCase(Locale.ROOT) : rest;
    return new TypedCommand(line, command, known, fault(command.get(), argument, known));
  }

  /** The first word of a text, and what follows it; both may be empty. */
  public static String[] parts(String text) {
    String first = firstWord(text);
    return new String[] {first, text.substring(first.length()).strip()};
  }

  private static String firstWord(String line) {
    int end = 0;
    while (end < line.length() && !Character.isWhitespace(line.charAt(end))) {
      end++;
    }
    return line.substring(0, end);
  }

  private Optional<String> fault(Command command, Argument argument, String rest) {
    if (rest.isEmpty()) {
      return argument.isNeeded()
          ? Optional.of(
              words.text("missing", command.word(), use(command), argument.example(point)))
          : Optional.empty();
    } else if (argument == Argument.NONE) {
      return Optional.of(words.text("bare", command.word(), rest));
    }
    return argument.isClosed() && !argument.words().contains(rest)
        ? Optional.of(
            words.text(
                "wrong", rest, command.word(), WordList.of(words.language(), argument.words())))
        : Optional.empty();
  }

  /**
   * Says that a line means nothing here, and what was perhaps meant.
   *
   * @param expected what else could be typed than a command, in a few words; may be empty
   */
  public String unknown(String line, String expected) {
    String other =
        expected.isEmpty() ? words.text("expected.command") : words.text("expected.both", expected);
    String name = firstWord(line).toLowerCase(Locale.ROOT);
    Optional<Command> known = Command.of(name);
    if (known.isPresent()) {
      List<String> places = places(known.get());
      return isElsewhere(known.get())
          ? words.text("unknown." + elsewhere().id(), name)
          : places.isEmpty()
              ? words.text("unknown.here", name, other)
              : words.text("unknown.there", name, WordList.or(words.language(), places));
    }
    String shown = line.length() > LONGEST ? line.substring(0, LONGEST) : line;
    return EditDistance.nearest(name, known())
        .map(near -> words.text("unknown.near", shown, near))
        .orElseGet(() -> words.text("unknown", shown, other));
  }

  private FrontEnd elsewhere() {
    return end == FrontEnd.SCREEN ? FrontEnd.LINES : FrontEnd.SCREEN;
  }

  /** Whether only the other front end has a command. */
  private boolean isElsewhere(Command command) {
    return use(command, EnumSet.allOf(Where.class)).isEmpty();
  }

  /** The names of the places that have a command; none if one of them is here. */
  private List<String> places(Command command) {
    return use(command, here).isPresent()
        ? List.of()
        : Arrays.stream(Where.values())
            .filter(place -> command.argument(end, place).isPresent())
            .map(place -> "at." + place.wider().orElse(place).name().toLowerCase(Locale.ROOT))
            .distinct()
            .filter(words::has)
            .map(words::text)
            .toList();
  }

  private Commands at(FrontEnd other) {
    return new Commands(other, here, words.language());
  }

  /** Lists the commands. */
  public List<String> help(String expected) {
    Set<Where> own = EnumSet.copyOf(here);
    own.remove(Where.IN_LOBBY);
    List<String> all = known();
    List<String> names =
        all.stream().filter(name -> isAt(Command.of(name).orElseThrow(), own)).toList();
    List<String> others = new ArrayList<>(all);
    others.removeAll(names);
    List<String> sentences = new ArrayList<>();
    sentences.add(words.text("help.commands", WordList.of(words.language(), names)));
    if (!expected.isEmpty()) {
      sentences.add(words.text("help.also", expected));
    }
    if (!others.isEmpty()) {
      sentences.add(words.text("help.lobby", WordList.of(words.language(), others)));
    }
    sentences.add(words.text("help.more"));
    return sentences;
  }

  /** Explains a command by its word; empty if there is none. */
  public Optional<String> helpOn(String word) {
    return Command.of(word.toLowerCase(Locale.ROOT)).map(this::helpOn);
  }

  private String helpOn(Command command) {
    if (read(command).isPresent()) {
      return help("help.of", command);
    } else if (isElsewhere(command)) {
      return at(elsewhere()).nearest(command).help("help." + elsewhere().id(), command);
    }
    return nearest(command).help("help.elsewhere", command);
  }

  /** The commands here, or at the first place that has this one. */
  private Commands nearest(Command command) {
    Optional<Where> first =
        Arrays.stream(Where.values())
            .filter(place -> command.argument(end, place).isPresent())
            .findFirst();
    return read(command).isPresent()
        ? this
        : new Commands(end, EnumSet.of(first.orElseThrow()), words.language());
  }

  private String help(String key, Command command) {
    return words.text(key, use(command), meaning(command));
  }

  private String use(Command command) {
    return (command.word() + " " + read(command).orElse(Argument.NONE).form()).strip();
  }

  /** A command's meaning: here or in this front end, if that differs from other places. */
  private String meaning(Command command) {
    String does = "does." + command.word();
    Stream<String> places =
        here.stream()
            .filter(place -> command.argument(end, place).isPresent())
            .limit(1)
            .map(place -> place.name().toLowerCase(Locale.ROOT));
    return Stream.concat(places, Stream.of(end.id()))
        .map(part -> does + "." + part)
        .filter(words::has)
        .findFirst()
        .map(words::text)
        .orElseGet(() -> words.text(does));
  }

  /** The words after the command that a line begins with; {@code NONE} without a command. */
  public Argument argument(String begun) {
    String name = firstWord(begun.stripLeading());
    boolean isWhole = name.length() < begun.stripLeading().length();
    return isWhole
        ? Command.of(name.toLowerCase(Locale.ROOT)).flatMap(this::read).orElse(Argument.NONE)
        : Argument.NONE;
  }

  /** The lines that a line could become, not only its last word. */
  public List<String> completions(String begun, Choices choices) {
    List<String> lines = new ArrayList<>();
    Argument argument = argument(begun);
    String typed = begun.stripLeading();
    if (argument != Argument.NONE) {
      String name = firstWord(typed);
      String rest = typed.substring(name.length()).stripLeading();
      List<String> ends = new ArrayList<>(argument.words());
      if (argument == Argument.SEAT) {
        for (String side : argument.words()) {
          ends.addAll(List.of(String.join(" ", side, "bot:"), String.join(" ", side, "human")));
        }
      }
      ends.addAll(argument == Argument.COMMAND ? known() : choices.of(argument, rest));
      ends.forEach(choice -> lines.add(name + " " + choice));
    } else {
      for (String word : known()) {
        boolean isBare = use(Command.of(word).orElseThrow(), here).get() == Argument.NONE;
        lines.add(isBare ? word : word + " ");
      }
      lines.addAll(choices.others());
    }
    lines.removeIf(line -> !line.regionMatches(true, 0, typed, 0, typed.length()));
    return lines;
  }
}
