package dev.banmen.shell;

import dev.banmen.app.Lobby;
import dev.banmen.app.LobbyTable;
import dev.banmen.app.NamedTables;
import dev.banmen.app.NewsSource;
import dev.banmen.app.OpponentSearch;
import dev.banmen.app.Person;
import dev.banmen.app.Preference;
import dev.banmen.app.Refusal;
import dev.banmen.app.SharedPosition;
import dev.banmen.app.TeachingTable;
import dev.banmen.command.Argument;
import dev.banmen.command.Command;
import dev.banmen.game.Family;
import dev.banmen.game.Side;
import dev.banmen.record.OpenedFile;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Session;
import dev.banmen.text.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** The commands of a place where people meet. Immutable. */
final class LobbyAnswers {
  private static final int MOST_SAID = 10;
  private static final int MOST_PAST = 20;
  private static final long STORE_MILLIS = 10_000; // a store that is slower is in trouble
  private static final long SLOW_MILLIS = 1_500; // then it is said that it takes long
  private static final long LOOK_MILLIS = 1_000;
  private static final int MOST_COPIED = 1 << 20; // bytes

  /** What is open, and opens something else. */
  interface Doing {
    /** The game that is open, if one is. */
    Optional<LiveSession> game();

    /** What is open as text; empty if nothing is, or it cannot be. */
    Optional<String> text(int most);

    Answer play(LiveSession game) throws Refusal;

    /** The place of the recording or lesson that is open, to be led through. */
    Optional<SharedPosition> shown();

    /** The teaching table that is open, if one is. */
    Optional<TeachingTable> table();

    /** Opens a teaching table. */
    Answer follow(TeachingTable table);

    Answer read(String file) throws Refusal;

    /** Opens a game as it stands, at its last move. */
    Answer view(OpenedFile game) throws Refusal;

    /** Closes what is open. */
    Answer leave() throws Refusal;

    /** Says something while a command is not over. */
    void say(String line);

    /** Waits for news, at most so long. */
    Answer await(String seconds) throws Refusal;

    /** Whether the commands are to end soon, whatever they wait for. */
    boolean isStopped();
  }

  private final Person person;
  private final Lobby place;
  private final LobbyLines sentences;
  private final NamedTables tables;
  private final Words words;
  private final Doing doing;

  LobbyAnswers(Person person, LobbyLines sentences, Doing doing) {
    this.person = person;
    this.sentences = sentences;
    this.doing = doing;
    place = sentences.place();
    tables = new NamedTables(person);
    words = sentences.words();
  }

  Answer on(Command command, String rest) throws Refusal {
    return switch (command) {
      case WHO -> Answer.lines(sentences.presence());
      case TABLES -> Answer.lines(sentences.tables());
      case JOIN -> join(rest);
      case WATCH -> doing.play(tables.watch(rest));
      case VIEW -> view();
      case NOW -> now(rest);
      case STOP -> stop();
      case SAY -> say(rest);
      case CHAT -> rest.isEmpty() ? chat() : say(rest);
      case NAME -> name(rest);
      case PAST -> past(rest);
      case COPY -> copy();
      case TEACH -> teach(!rest.isEmpty());
      case REMATCH -> rematch();
      case SETTINGS -> settings(rest);
      case LEAVE -> doing.leave();
      case WAIT -> doing.await(rest);
      default -> ofPlace(command, rest);
    };
  }

  List<String> completions(Argument argument) {
    return switch (argument) {
      case TABLE -> tables.joinable();
      case WATCHED -> tables.watchable();
      case SEEK -> person.games().families().stream().map(Family::id).toList();
      case SETTING -> person.preferences().all().stream().map(Preference::name).toList();
      default -> List.of();
    };
  }

  /** Sits down at a table, or follows a teaching table. */
  private Answer join(String which) throws Refusal {
    Optional<TeachingTable> taught = tables.taught(which);
    return taught.isPresent() ? doing.follow(taught.get()) : doing.play(seated(tables.join(which)));
  }

  /** Waits until it is clear who has the free seat of a game. */
  private LiveSession seated(LiveSession game) {
    await(game::listen, () -> game.isClosed() || !isOpen(game.now()));
    return game;
  }

  /**
   * Waits until the store has done something, for some seconds at most whatever else happens; says
   * so if it takes long.
   */
  private void await(NewsSource source, BooleanSupplier isDone) {
    Semaphore events = new Semaphore(0);
    Runnable deaf = source.listen(events::release);
    long begun = person.millis();
    long due = SLOW_MILLIS; // until something is said, or it is given up
    try {
      while (!doing.isStopped() && !isDone.getAsBoolean()) {
        long waited = person.millis() - begun;
        if (waited >= STORE_MILLIS) {
          return;
        } else if (waited >= due) {
          doing.say(words.text("lobby.saving"));
          due = STORE_MILLIS;
        }
        events.tryAcquire(Math.min(due - waited, LOOK_MILLIS), TimeUnit.MILLISECONDS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt(); // whoever wants an end has it
    } finally {
      deaf.run();
    }
  }

  private boolean isOpen(Session now) {
    boolean isFree = now.seat(Side.BLACK).isFree() || now.seat(Side.WHITE).isFree();
    return isFree && now.sidesOf(person.me()).isEmpty();
  }

  /** Opens a game that is watched, or over, to step through it while it goes on. */
  private Answer view() throws Refusal {
    Optional<Session> game =
        doing
            .game()
            .map(LiveSession::now)
            .filter(now -> now.isOver() || now.sidesOf(person.me()).isEmpty());
    return game.isPresent()
        ? doing.view(person.files().openPlayed(game.get()))
        : Answer.fault(words.text("lobby.view"));
  }

  /** Looks for an opponent: in a game that is named, or like the last one. */
  private Answer now(String game) throws Refusal {
    tables.playNow(game);
    Optional<OpponentSearch> search = place.search().filter(one -> !one.isFound());
    return search
        .map(
            one -> Answer.of(words.text("lobby.search", one.game()), words.text("lobby.type.hear")))
        .orElse(Answer.NONE);
  }

  /** Says the settings, or changes one: {@code settings language zh}. */
  private Answer settings(String change) throws Refusal {
    List<Preference> all = person.preferences().all();
    if (change.isEmpty()) {
      return Answer.lines(all.stream().map(this::said).toList());
    }
    String[] parts = change.split("\\s+", 2);
    Optional<Preference> chosen =
        all.stream()
            .filter(one -> one.name().equals(parts[0].toLowerCase(Locale.ROOT)))
            .findFirst();
    if (chosen.isEmpty()) {
      String names = String.join(", ", all.stream().map(Preference::name).toList());
      return Answer.fault(words.text("lobby.settings.which", names));
    } else if (parts.length < 2) {
      return Answer.of(said(chosen.get()));
    } else if (!chosen.get().choices().contains(parts[1])) {
      return Answer.fault(said(chosen.get()));
    }
    person
        .preferences()
        .prefer(new Preference(chosen.get().name(), parts[1], chosen.get().choices()));
    return Answer.of(words.text("lobby.settings.saved", chosen.get().name(), parts[1]));
  }

  private String said(Preference one) {
    return words.text(
        "lobby.settings.one", one.name(), one.value(), String.join(", ", one.choices()));
  }

  private Answer stop() {
    boolean isOn = place.search().isPresent();
    place.stopSearch();
    return isOn ? Answer.of(words.text("lobby.stopped")) : Answer.fault(words.text("lobby.stop"));
  }

  /** Says something at the table of the open game, else to all who are here. */
  private Answer say(String text) throws Refusal {
    Optional<LiveSession> game = doing.game();
    if (doing.table().isPresent()) {
      doing.table().get().command(Command.SAY, text);
    } else if (game.isPresent()) {
      person.room().say(game.get(), text);
    } else {
      place.say(text);
    }
    return Answer.NONE; // it is heard like what others say
  }

  private Answer chat() {
    List<String> said = said();
    return said.isEmpty()
        ? Answer.of(words.text("lobby.chat.none"))
        : Answer.lines(said.subList(Math.max(0, said.size() - MOST_SAID), said.size()));
  }

  /** What was said last at the table that is open, else to all who are here. */
  private List<String> said() {
    return doing
        .table()
        .map(TeachingTable::said)
        .or(() -> doing.game().map(game -> person.room().note(game).talk()))
        .orElseGet(place::chat);
  }

  private Answer name(String name) throws Refusal {
    if (name.isEmpty()) {
      return Answer.of(words.text("lobby.name", place.people().get(0)));
    } else if (place.nameOffer().isEmpty()) {
      return Answer.fault(words.text("lobby.named"));
    }
    place.takeName(name);
    return Answer.NONE; // what came of it is news
  }

  /** Has the place carry out a command; it may take as long as its store. */
  private Answer ofPlace(Command command, String rest) throws Refusal {
    CompletableFuture<String> answer = place.command(command, rest);
    if (!await(answer)) {
      return Answer.fault(words.text("lobby.slow"));
    }
    try {
      return Answer.lines(answer.join().lines().toList());
    } catch (CompletionException e) {
      return Answer.fault(e.getCause().getMessage());
    }
  }

  /** Lists games that are over, or opens one by its number. */
  private Answer past(String wanted) throws Refusal {
    await(person.files().refresh());
    List<String> found = new ArrayList<>();
    for (String game : person.files().list("").rows()) {
      if (TypedLine.isNumber(wanted) && game.startsWith(wanted + " ")) {
        return doing.read(game);
      } else if (!game.endsWith("/") && hasAll(game, wanted)) {
        found.add(game);
      }
    }
    if (found.isEmpty()) {
      return Answer.of(words.text("lobby.past.none"));
    }
    int more = found.size() - MOST_PAST;
    List<String> lines = new ArrayList<>(found.subList(0, Math.min(MOST_PAST, found.size())));
    lines.add(more > 0 ? words.text("lobby.past.more", more) : words.text("lobby.past.open"));
    return Answer.lines(lines);
  }

  /** Waits until something is done, as long as it may take; returns whether it is. */
  boolean await(CompletableFuture<?> work) {
    await(
        wake -> {
          work.whenComplete((done, fault) -> wake.run());
          return () -> {};
        },
        work::isDone);
    return work.isDone();
  }

  private static boolean hasAll(String game, String wanted) {
    String small = game.toLowerCase(Locale.ROOT);
    return List.of(wanted.toLowerCase(Locale.ROOT).split(" +")).stream().allMatch(small::contains);
  }

  /** The open game as text, to be taken home. */
  private Answer copy() {
    return doing
        .text(MOST_COPIED)
        .map(text -> Answer.lines(text.lines().toList()))
        .orElseGet(() -> Answer.fault(words.text("lobby.copy")));
  }

  /** Opens a teaching table with what is open, and says what to send a friend. */
  private Answer teach(boolean isPrivate) throws Refusal {
    Optional<SharedPosition> shown = doing.shown();
    if (shown.isEmpty()) {
      return Answer.fault(words.text("lobby.teach"));
    }
    Answer followed = doing.follow(place.teach(shown.get(), isPrivate));
    if (followed.isFault()) {
      return followed;
    }
    await(place, () -> !ownInvitation().isEmpty());
    return followed.and(Answer.lines(ownInvitation()));
  }

  private List<String> ownInvitation() {
    return place.tables().stream()
        .filter(table -> table.isTaught() && table.isMine())
        .map(LobbyTable::invitation)
        .toList();
  }

  /** Answers the other player, who asks for a rematch. */
  Answer onRematch(boolean isYes) throws Refusal {
    if (isYes) {
      return rematch();
    }
    person.room().declineRematch(doing.game().orElseThrow());
    return Answer.NONE;
  }

  private Answer rematch() throws Refusal {
    Optional<LiveSession> game = doing.game();
    if (game.isEmpty()) {
      return Answer.fault(words.text("lobby.rematch"));
    }
    Optional<LiveSession> next = person.room().rematch(game.get());
    return next.isPresent() ? doing.play(next.get()) : Answer.NONE; // the note says it
  }
}
