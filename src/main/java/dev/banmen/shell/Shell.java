package dev.banmen.shell;

import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.game.Family;
import dev.banmen.game.Games;
import dev.banmen.game.Option;
import dev.banmen.game.OptionFault;
import dev.banmen.game.record.InputFault;
import dev.banmen.lesson.LessonSession;
import dev.banmen.record.OpenedFile;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Terms;
import dev.banmen.text.Language;
import dev.banmen.text.Printable;
import dev.banmen.text.Words;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The line mode: reads typed lines and answers in sentences. Mutable, one thread. */
public final class Shell {
  private final Person person;
  private final ShellOutput voice;
  private final Words words;
  private Activity activity = new Lobby();
  private boolean isOver;
  private boolean hadFault;
  private long number; // of the line that was typed last

  /** A line mode with no activity yet. */
  public Shell(Person person, ShellOutput voice) {
    this.person = person;
    this.voice = voice;
    words = person.language().words(Shell.class);
  }

  /** Starts with a game. */
  public boolean begin(LiveSession game) {
    return tell(played(game));
  }

  /**
   * Starts at the end of a file's only game.
   *
   * @param notice what to say about it first
   */
  public boolean lookAt(String file, String notice) {
    return tell(looked(file, notice));
  }

  /** Starts with a file. */
  public boolean open(String file) {
    return tell(opened(file));
  }

  /** Starts with a file of recordings, whatever else it may be. */
  public boolean view(String file) {
    try {
      return tell(read(file));
    } catch (Refusal e) {
      return tell(Said.fault(e.getMessage()));
    }
  }

  /** Answers a line before any is typed; false if that fails. */
  public boolean answers(String line) {
    return tell(answered(Typed.of(line)));
  }

  /** Says how to find out more. */
  public boolean greet() {
    voice.say(words.text("greeting"));
    return true;
  }

  /** The user's language. */
  Language language() {
    return person.language();
  }

  /** The prompt for the next line. */
  public String prompt() {
    return words.text("prompt");
  }

  /**
   * Answers lines until there are no more or the user leaves.
   *
   * @return whether all lines were without fault
   */
  public boolean run(TypedLines lines) throws IOException {
    try {
      Optional<String> line = lines.next();
      while (line.isPresent()) {
        answer(line.get());
        line = isOver ? Optional.empty() : lines.next();
      }
      tell(parting());
    } finally {
      leave();
    }
    return !hadFault;
  }

  /** Leaves the current activity, if any. */
  public void leave() {
    Activity left = activity;
    activity = new Lobby();
    left.leave();
  }

  /** Answers a line. */
  void answer(String line) {
    number++;
    Typed typed = Typed.of(Printable.of(line.replace('\t', ' ').replace("\r", "")));
    if (!typed.line().isEmpty() && typed.line().charAt(0) != '#') {
      tell(answered(typed));
    }
  }

  boolean isOver() {
    return isOver;
  }

  private boolean tell(Said said) {
    hadFault |= said.isFault();
    for (String line : said.lines()) {
      if (said.isFault()) {
        voice.complain(number, Printable.of(line));
      } else {
        voice.say(Printable.of(line));
      }
    }
    return !said.isFault();
  }

  private Said answered(Typed typed) {
    return switch (typed.name()) {
      case "help" -> manual().help(typed.rest());
      case "play" -> play(typed.rest());
      case "resume" -> resume(typed.rest());
      case "open" -> typed.rest().isEmpty() ? fileName("open") : opened(typed.rest());
      case "games" -> games();
      case "lessons" -> new Lessons(person).listed();
      case "learn" -> learn(typed.rest());
      case "echo" -> Said.of(typed.rest());
      case "quit" -> quit();
      default -> activity.on(typed).orElseGet(() -> manual().unknown(typed));
    };
  }

  private Manual manual() {
    return new Manual(activity, person.language());
  }

  private Said fileName(String command) {
    return Said.fault(words.text("file.name", command));
  }

  private Said quit() {
    isOver = true;
    return Said.lines(List.of());
  }

  /** The completions of an unfinished line, safe to show on a terminal. */
  List<String> known(String begun) {
    List<String> known = new ArrayList<>();
    named(begun).forEach(name -> known.add(Printable.of(name))); // file names may be anything
    return known;
  }

  private List<String> named(String begun) {
    Typed typed = Typed.of(begun);
    boolean isFirst = typed.rest().isEmpty() && !begun.endsWith(" ");
    if (isFirst) {
      List<String> names = manual().commands();
      names.addAll(activity.known(""));
      return names;
    }
    return switch (typed.name()) {
      case "help" -> manual().commands();
      case "play" -> options(typed.rest(), begun.endsWith(" "));
      case "resume" -> ids();
      case "learn" -> new Lessons(person).names();
      case "open", "save" -> person.files().startingWith(typed.rest());
      default -> activity.known(typed.name());
    };
  }

  private List<String> ids() {
    return person.games().families().stream().map(Family::id).toList();
  }

  private List<String> options(String rest, boolean isNext) {
    int blank = rest.indexOf(' ');
    if (blank < 0 && !(isNext && !rest.isEmpty())) {
      return ids();
    }
    List<String> settings = new ArrayList<>();
    Optional<Family> family = person.games().find(blank < 0 ? rest : rest.substring(0, blank));
    for (Option option : family.map(Family::options).orElse(List.of())) {
      if (option.choices().isEmpty()) {
        settings.add(option.key() + "=");
      }
      option.choices().forEach(choice -> settings.add(option.key() + "=" + choice));
    }
    return settings;
  }

  private Said games() {
    List<String> lines = new ArrayList<>();
    for (Family family : person.games().families()) {
      String name = family.game(Map.of()).words().text("name");
      lines.add(words.text("game", family.id(), name));
      for (Option option : family.options()) {
        String text =
            words.text(
                "game.option", family.id(), option.key(), option.standard(), option.meaning());
        lines.add(
            option.choices().isEmpty()
                ? text
                : words.text("game.choices", text, String.join(", ", option.choices())));
      }
    }
    return Said.lines(lines);
  }

  private Said play(String rest) {
    List<String> parts = List.of(rest.split(" +"));
    Games games = person.games();
    if (rest.isEmpty()) {
      return Said.fault(words.text("play.which", games.ids()));
    } else if (games.find(parts.get(0)).isEmpty()) {
      Optional<Said> move =
          activity instanceof PlayedGame ? activity.on(Typed.of(rest)) : Optional.empty();
      return move.orElseGet(
          () -> Said.fault(words.text("play.unknown", parts.get(0), games.ids())));
    }
    Map<String, String> chosen = new LinkedHashMap<>();
    for (String setting : parts.subList(1, parts.size())) {
      int equals = setting.indexOf('=');
      if (equals < 1) {
        return Said.fault(words.text("play.setting", setting));
      } else if (chosen.put(setting.substring(0, equals), setting.substring(equals + 1)) != null) {
        return Said.fault(words.text("play.twice", setting.substring(0, equals)));
      }
    }
    try {
      Terms terms =
          Terms.of(parts.get(0), chosen).over(person.preferences().defaults(parts.get(0)));
      return played(person.room().begin(terms));
    } catch (Refusal e) {
      return Said.fault(e.getMessage());
    }
  }

  private Said played(LiveSession game) {
    PlayedGame next = new PlayedGame(person, game);
    String notice = person.room().notice();
    Said said = turnTo(next).and(notice.isEmpty() ? Said.lines(List.of()) : Said.of(notice));
    return said.and(next.opening());
  }

  /** Leaves the current activity for another, and returns what to say about that. */
  private Said turnTo(Activity next) {
    Said parting = parting();
    activity.leave();
    activity = next;
    return parting;
  }

  private Said parting() {
    String parting = activity.parting();
    return Said.lines(parting.isEmpty() ? List.of() : List.of(parting));
  }

  private Said looked(String file, String notice) {
    try {
      Said opened = Said.of(notice).and(read(file));
      return opened.isFault() ? opened : opened.and(answered(Typed.of("last")));
    } catch (Refusal e) {
      return Said.fault(e.getMessage());
    }
  }

  private Said resume(String id) {
    if (!id.isEmpty() && person.games().find(id).isEmpty()) {
      return Said.fault(words.text("play.unknown", id, person.games().ids()));
    }
    try {
      return played(person.room().resumeLast(id.isEmpty() ? Optional.empty() : Optional.of(id)));
    } catch (Refusal e) {
      return e.instead()
          .map(file -> looked(file, e.getMessage()))
          .orElse(Said.fault(e.getMessage()));
    }
  }

  private Said opened(String file) {
    try {
      return person.files().isRecording(file) ? read(file) : played(person.room().open(file));
    } catch (Refusal e) {
      return Said.fault(e.getMessage());
    }
  }

  private Said read(String file) throws Refusal {
    OpenedFile opened = person.files().view(file);
    try {
      ReadGame next = new ReadGame(person, opened);
      return turnTo(next).and(next.opening());
    } catch (InputFault | OptionFault | IOException e) {
      person.files().close(opened);
      return Said.fault(words.text("file.unread", file, String.valueOf(e.getMessage())));
    }
  }

  /** Starts with a lesson; with the next one if none is named. */
  public boolean teach(String name) {
    return tell(learn(name));
  }

  private Said learn(String name) {
    try {
      Optional<LessonSession> sitting = new Lessons(person).found(name);
      if (sitting.isEmpty()) {
        return name.isEmpty()
            ? Said.of(words.text("lesson.all.done"))
            : Said.fault(words.text("lesson.unknown", name));
      }
      TaughtLesson next = new TaughtLesson(person, sitting.get());
      return turnTo(next).and(next.opening());
    } catch (Refusal e) {
      return Said.fault(e.getMessage());
    }
  }
}
