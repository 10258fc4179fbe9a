package dev.banmen.lesson.reader;

import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Games;
import dev.banmen.game.OptionFault;
import dev.banmen.lesson.Concept;
import dev.banmen.lesson.Lesson;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** The header of a lesson, between two {@code ---} lines. For one reading. */
final class LessonHeader {
  private static final String RULE = "---";
  private static final String GAME = "game";
  private static final Pattern COMMA = Pattern.compile(",");

  private final Games games;
  private final Faults faults;
  private final Set<String> keys = new HashSet<>();
  private final Map<String, String> chosen = new HashMap<>();
  private Optional<Family> family = Optional.empty();
  private Optional<Game> game = Optional.empty();
  private Optional<LocatedText> set = Optional.empty();
  private String part = "";
  private String source = "";
  private String concept = "";
  private int minutes = 1;
  private int body = 1; // the line after the header

  private LessonHeader(Games games, Faults faults) {
    this.games = games;
    this.faults = faults;
  }

  static LessonHeader read(LessonLines lines, Games games, Faults faults) {
    LessonHeader head = new LessonHeader(games, faults);
    head.read(lines);
    return head;
  }

  private void read(LessonLines lines) {
    if (!lines.at(1).strip().equals(RULE)) {
      faults.add(1, 0, "head.none");
      return;
    }
    int line = 2;
    while (line <= lines.count() && !lines.at(line).strip().equals(RULE)) {
      entry(LocatedText.of(lines.at(line), line, 1));
      line++;
    }
    if (line > lines.count()) {
      faults.add(1, 0, "head.open");
    }
    body = line + 1;
    game = game();
  }

  private void entry(LocatedText line) {
    LocatedText key = line.beforeColon();
    LocatedText value = line.afterColon();
    if (key.isEmpty() && value.isEmpty()) {
      return;
    }
    if (!keys.add(key.text())) {
      faults.add(key, "head.twice", key.text());
    }
    switch (key.text()) {
      case GAME -> family(value);
      case "set" -> set = Optional.of(value);
      case "part" -> part = part(value);
      case "source" -> source = value.text();
      case "concept" -> concept = concept(value);
      case "minutes" -> minutes = minutes(value);
      default -> faults.add(key, "head.key", key.text());
    }
  }

  private void family(LocatedText name) {
    family = games.find(name.text());
    if (family.isEmpty()) {
      faults.add(name, "game", name.text(), games.choices());
    }
  }

  private String part(LocatedText value) {
    int length = value.text().codePointCount(0, value.text().length());
    if (length < 1 || length > Lesson.LONGEST_PART) {
      faults.add(value, "head.part", Lesson.LONGEST_PART);
    }
    return value.text();
  }

  private String concept(LocatedText value) {
    int length = value.text().codePointCount(0, value.text().length());
    if (length > Concept.LONGEST || value.text().chars().noneMatch(Character::isLetterOrDigit)) {
      faults.add(value, "head.concept", Concept.LONGEST);
    }
    return value.text();
  }

  private int minutes(LocatedText value) {
    int number = value.number();
    if (number < 1 || number > Lesson.LONGEST) {
      faults.add(value, "head.minutes", value.text(), Lesson.LONGEST);
      return 1;
    }
    return number;
  }

  private Optional<Game> game() {
    if (family.isEmpty()) {
      if (!keys.contains(GAME)) {
        faults.add(1, 0, "head.game.none", games.choices());
      }
      return Optional.empty();
    }
    set.ifPresent(this::choose);
    try {
      return Optional.of(family.get().game(chosen));
    } catch (OptionFault fault) {
      int line = set.map(LocatedText::line).orElse(1);
      faults.tell(line, set.map(LocatedText::column).orElse(0), fault.getMessage());
      return Optional.empty();
    }
  }

  private void choose(LocatedText options) {
    for (LocatedText option : options.parts(COMMA)) {
      HeadOption.read(option, faults).ifPresent(one -> chosen.put(one.key(), one.value()));
    }
  }

  record HeadOption(String key, String value) {
    static Optional<HeadOption> read(LocatedText text, Faults faults) {
      int equals = text.text().indexOf('=');
      if (equals < 1) {
        faults.add(text, "option", text.text());
        return Optional.empty();
      }
      String key = text.part(0, equals).text();
      return Optional.of(new HeadOption(key, text.part(equals + 1, text.text().length()).text()));
    }
  }

  /** The game; empty if its name has a fault. */
  Optional<Game> chosenGame() {
    return game;
  }

  Game game(Map<String, String> other) {
    Map<String, String> all = new HashMap<>(chosen);
    all.putAll(other);
    return family.orElseThrow().game(all);
  }

  String part() {
    return part;
  }

  String source() {
    return source;
  }

  /** Returns what the lesson teaches: the concept that it names, or else one of its own. */
  Concept concept(String id, String title) {
    return concept.isEmpty()
        ? new Concept(id, title)
        : new Concept(family.orElseThrow().id() + "/" + StepReader.name(concept), concept);
  }

  int minutes() {
    return minutes;
  }

  /** The line where the lesson itself starts. */
  int body() {
    return body;
  }
}
