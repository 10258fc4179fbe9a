package dev.banmen.shell;

import dev.banmen.app.Lobby;
import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.drill.DrillPlan;
import dev.banmen.drill.Drills;
import dev.banmen.game.Family;
import dev.banmen.game.Games;
import dev.banmen.game.Option;
import dev.banmen.game.OptionFault;
import dev.banmen.game.drill.DrillKind;
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
  private final ShellOutput output;
  private final Words words;
  private Activity activity = new NothingOpen();
  private boolean isOver;
  private boolean hadFault;
  private long number; // of the line that was typed last

  private interface Answering {
    Answer answer() throws Refusal;
  }

  public Shell(Person person, ShellOutput output) {
    this.person = person;
    this.output = output;
    words = person.language().words(Shell.class);
  }

  public boolean begin(LiveSession game) {
    return report(() -> played(game));
  }

  /**
   * Starts at the end of a file's only game.
   *
   * @param notice what to say about it first
   */
  public boolean lookAt(String file, String notice) {
    return report(() -> looked(file, notice));
  }

  public boolean open(String file) {
    return report(() -> opened(file));
  }

  /** Starts with a file of recordings, whatever else it may be. */
  public boolean view(String file) {
    return report(() -> read(file));
  }

  /** Answers a line before any is typed; false if that fails. */
  public boolean answers(String line) {
    return report(() -> answered(TypedLine.of(line)));
  }

  public boolean greet() {
    output.say(words.text("greeting"));
    person.lobby().map(Lobby::letter).orElse("").lines().forEach(output::say);
    return true;
  }

  Language language() {
    return person.language();
  }

  public String prompt() {
    return words.text("prompt");
  }

  /**
   * Answers lines until there are no more or the user leaves.
   *
   * @return whether all lines were without fault
   */
  public boolean run(LineSource lines) throws IOException {
    try {
      await();
      Optional<String> line = lines.next();
      while (line.isPresent()) {
        answer(line.get());
        await();
        line = isOver ? Optional.empty() : lines.next();
      }
      report(this::parting);
    } finally {
      leave();
    }
    return !hadFault;
  }

  /** Says what computer players do until it is somebody's turn to type. */
  private void await() {
    Optional<Answer> news = isOver ? Optional.empty() : activity.awaited();
    while (news.isPresent()) {
      Answer told = news.get();
      report(() -> told);
      news = activity.awaited();
    }
  }

  public void leave() {
    Activity left = activity;
    activity = new NothingOpen();
    left.leave();
  }

  void answer(String line) {
    number++;
    TypedLine typed = TypedLine.of(Printable.of(line.replace('\t', ' ').replace("\r", "")));
    if (!typed.line().isEmpty() && typed.line().charAt(0) != '#') {
      report(() -> answered(typed));
    }
  }

  boolean isOver() {
    return isOver;
  }

  private boolean report(Answering answering) {
    Answer answer;
    try {
      answer = answering.answer();
    } catch (Refusal e) {
      answer = Answer.fault(e.getMessage());
    }
    hadFault |= answer.isFault();
    for (String line : answer.lines()) {
      if (answer.isFault()) {
        output.complain(number, Printable.of(line));
      } else {
        output.say(Printable.of(line));
      }
    }
    return !answer.isFault();
  }

  private Answer answered(TypedLine typed) throws Refusal {
    return switch (typed.name()) {
      case "help" -> manual().help(typed.rest());
      case "play" -> play(typed.rest());
      case "resume" -> resume(typed.rest());
      case "open" ->
          typed.rest().isEmpty()
              ? Answer.fault(words.text("file.name", "open"))
              : opened(typed.rest());
      case "games" -> games();
      case "lessons" -> new Lessons(person).listed();
      case "learn" -> learn(typed.rest());
      case "concepts" -> new Lessons(person).concepts();
      case "due" -> due();
      case "drill" -> drilled(typed.rest());
      case "daily" -> drilled(DrillPlan.dailyAt(person.drills().now()));
      case "echo" -> Answer.of(typed.rest());
      case "quit" -> quit();
      default -> {
        Optional<Answer> answer = activity.on(typed);
        yield answer.isPresent() ? answer.get() : ofPlace(typed);
      }
    };
  }

  /** Has the place where people meet answer a command; it may take as long as its store. */
  private Answer ofPlace(TypedLine typed) throws Refusal {
    Optional<Lobby> place = person.lobby();
    if (place.isEmpty() || !place.get().commands().contains(typed.name())) {
      return manual().unknown(typed);
    }
    return Answer.lines(place.get().command(typed.line()).join().lines().toList());
  }

  private Manual manual() {
    List<String> ofPlace = person.lobby().map(Lobby::commands).orElse(List.of());
    return new Manual(activity, ofPlace, person.language());
  }

  private Answer quit() {
    isOver = true;
    return Answer.NONE;
  }

  /** The completions of an unfinished line, safe to show on a terminal. */
  List<String> completions(String begun) {
    List<String> completions = new ArrayList<>();
    unsafeCompletions(begun)
        .forEach(name -> completions.add(Printable.of(name))); // file names may be anything
    return completions;
  }

  private List<String> unsafeCompletions(String begun) {
    TypedLine typed = TypedLine.of(begun);
    if (typed.rest().isEmpty() && !begun.endsWith(" ")) {
      List<String> names = manual().commands();
      names.addAll(activity.completions(""));
      return names;
    }
    return switch (typed.name()) {
      case "help" -> manual().commands();
      case "play" -> options(typed.rest(), begun.endsWith(" "));
      case "resume" -> ids();
      case "learn" -> new Lessons(person).names();
      case "drill" -> ids();
      case "open", "save" -> person.files().startingWith(typed.rest());
      default -> activity.completions(typed.name());
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
    settings.addAll(family.isPresent() ? TypedTerms.SETTINGS : List.of());
    return settings;
  }

  private Answer games() {
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
    return Answer.lines(lines);
  }

  private Answer play(String rest) throws Refusal {
    List<String> parts = List.of(rest.split(" +"));
    Games games = person.games();
    if (rest.isEmpty()) {
      return Answer.fault(words.text("play.which", games.choices()));
    } else if (games.find(parts.get(0)).isEmpty()) {
      Optional<Answer> move =
          activity instanceof PlayedGame ? activity.on(TypedLine.of(rest)) : Optional.empty();
      return move.orElseGet(
          () -> Answer.fault(words.text("play.unknown", parts.get(0), games.choices())));
    }
    Map<String, String> chosen = new LinkedHashMap<>();
    for (String setting : parts.subList(1, parts.size())) {
      int equals = setting.indexOf('=');
      if (equals < 1) {
        return Answer.fault(words.text("play.setting", setting));
      } else if (chosen.put(setting.substring(0, equals), setting.substring(equals + 1)) != null) {
        return Answer.fault(words.text("play.twice", setting.substring(0, equals)));
      }
    }
    Terms terms =
        new TypedTerms(games, person.preferences().engines(), person.lobby().isPresent(), words)
            .of(parts.get(0), chosen);
    return played(person.room().begin(terms.over(person.preferences().defaults(parts.get(0)))));
  }

  private Answer played(LiveSession game) {
    PlayedGame next = new PlayedGame(person, game);
    String notice = person.room().notice();
    Answer answer = turnTo(next).and(notice.isEmpty() ? Answer.NONE : Answer.of(notice));
    return answer.and(next.opening()).and(next.note());
  }

  /** Leaves the current activity for another, and returns what to say about that. */
  private Answer turnTo(Activity next) {
    Answer parting = parting();
    activity.leave();
    activity = next;
    return parting;
  }

  private Answer parting() {
    String parting = activity.parting();
    return parting.isEmpty() ? Answer.NONE : Answer.of(parting);
  }

  private Answer looked(String file, String notice) throws Refusal {
    Answer opened = Answer.of(notice).and(read(file));
    return opened.isFault() ? opened : opened.and(answered(TypedLine.of("last")));
  }

  private Answer resume(String id) throws Refusal {
    if (!id.isEmpty() && person.games().find(id).isEmpty()) {
      return Answer.fault(words.text("play.unknown", id, person.games().choices()));
    }
    try {
      return played(person.room().resumeLast(id.isEmpty() ? Optional.empty() : Optional.of(id)));
    } catch (Refusal e) {
      return looked(e.instead().orElseThrow(() -> e), e.getMessage());
    }
  }

  private Answer opened(String file) throws Refusal {
    return person.files().isRecording(file) ? read(file) : played(person.room().continueFrom(file));
  }

  private Answer read(String file) throws Refusal {
    OpenedFile opened = person.files().open(file);
    try {
      ReadGame next = new ReadGame(person, opened);
      return turnTo(next).and(next.opening());
    } catch (InputFault | OptionFault | IOException e) {
      person.files().close(opened);
      return Answer.fault(words.text("file.unread", file, String.valueOf(e.getMessage())));
    }
  }

  /** Starts with a lesson; with the next one if none is named. */
  public boolean teach(String name) {
    return report(() -> learn(name));
  }

  private Answer due() throws Refusal {
    Lessons lessons = new Lessons(person);
    List<LessonSession> due = lessons.due();
    if (due.isEmpty()) {
      return Answer.of(words.text("due.none"), lessons.waiting());
    }
    TaughtLesson next = TaughtLesson.review(person, due);
    String waiting = lessons.waiting();
    Answer first = waiting.isEmpty() ? turnTo(next) : turnTo(next).and(Answer.of(waiting));
    return first.and(next.opening());
  }

  private Answer learn(String name) throws Refusal {
    Optional<LessonSession> session = new Lessons(person).found(name);
    if (session.isEmpty()) {
      return name.isEmpty()
          ? Answer.of(words.text("lesson.all.done"))
          : Answer.fault(words.text("lesson.unknown", name));
    }
    TaughtLesson next = TaughtLesson.of(person, session.get());
    return turnTo(next).and(next.opening());
  }

  /** Starts with exercises. */
  public boolean drill(DrillPlan plan) {
    return report(() -> drilled(plan));
  }

  private Answer drilled(DrillPlan plan) {
    DrillActivity next = new DrillActivity(person, plan);
    return turnTo(next).and(next.opening());
  }

  /** Starts exercises of a game and a kind, if they are named. */
  private Answer drilled(String rest) {
    List<String> parts = rest.isEmpty() ? List.of() : List.of(rest.split(" +"));
    Optional<String> game = parts.stream().findFirst();
    Optional<String> kind = parts.stream().skip(1).findFirst();
    Optional<Family> family = game.flatMap(person.games()::find);
    if (parts.size() > 2) {
      return Answer.fault(words.text("drill.more", parts.get(2)));
    } else if (game.isPresent() && family.isEmpty()) {
      return Answer.fault(words.text("play.unknown", game.get(), person.games().choices()));
    } else if (kind.isPresent() && Drills.of(family.get()).kind(kind.get()).isEmpty()) {
      List<String> kinds = Drills.of(family.get()).kinds().stream().map(DrillKind::id).toList();
      return Answer.fault(words.text("drill.unknown", kind.get(), String.join(", ", kinds)));
    }
    return drilled(DrillPlan.endless(game, kind, person.drills().now()));
  }
}
