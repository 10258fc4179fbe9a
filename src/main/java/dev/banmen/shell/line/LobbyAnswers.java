package dev.banmen.shell.line;

import dev.banmen.app.Lobby;
import dev.banmen.app.LobbyRow;
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
import dev.banmen.command.Commands;
import dev.banmen.game.Family;
import dev.banmen.game.Side;
import dev.banmen.say.LobbySentences;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Session;
import dev.banmen.shell.Answer;
import dev.banmen.text.WordList;
import dev.banmen.text.Words;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** The commands of a place where people meet, and what they open in the shell. Immutable. */
final class LobbyAnswers {
  private static final int MOST_SAID = 10;
  private static final long STORE_MILLIS = 10_000; // a store that is slower is in trouble
  private static final long SLOW_MILLIS = 1_500; // then it is said that it takes long
  private static final long LOOK_MILLIS = 1_000;
  private static final int MOST_COPIED = 1 << 20; // bytes

  private final Person person;
  private final Lobby lobby;
  private final LobbyLines sentences;
  private final NamedTables tables;
  private final Words words;
  private final OpenActivity open;
  private final Shell shell;

  LobbyAnswers(Person person, LobbyLines sentences, OpenActivity open, Shell shell) {
    this.person = person;
    this.sentences = sentences;
    this.open = open;
    this.shell = shell;
    lobby = sentences.lobby();
    tables = new NamedTables(person);
    words = sentences.words();
  }

  Answer on(Command command, String rest) throws Refusal {
    return switch (command) {
      case WHO -> Answer.lines(sentences.presence());
      case TABLES -> Answer.lines(sentences.tables());
      case JOIN -> join(rest);
      case WATCH -> open.played(tables.watch(rest));
      case VIEW -> view();
      case NOW -> now(rest);
      case STOP -> stop();
      case SAY -> say(rest);
      case CHAT -> rest.isEmpty() ? chat() : say(rest);
      case NAME -> name(rest);
      case COPY -> copy();
      case TEACH -> teach(!rest.isEmpty());
      case REMATCH -> rematch();
      case SETTINGS -> settings(rest);
      case LEAVE -> shell.close();
      case WAIT -> shell.awaited(rest);
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
    return taught.isPresent()
        ? open.followed(taught.get())
        : open.played(seated(tables.join(which)));
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
      while (!shell.isStopped() && !isDone.getAsBoolean()) {
        long waited = person.millis() - begun;
        if (waited >= STORE_MILLIS) {
          return;
        } else if (waited >= due) {
          shell.say(new LobbySentences(words).saving());
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
    Optional<LiveSession> game = open.now().game();
    Optional<Session> seen =
        game.map(LiveSession::now)
            .filter(now -> now.isOver() || now.sidesOf(person.me()).isEmpty());
    return seen.isPresent()
        ? open.view(person.files().openPlayed(seen.get()), game.get(), seen.get())
        : Answer.fault(words.text("lobby.view"));
  }

  /** Looks for an opponent: in a game that is named, or like the last one. */
  private Answer now(String game) throws Refusal {
    tables.playNow(game);
    Optional<OpponentSearch> search = lobby.search().filter(one -> !one.isFound());
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
    String[] parts = Commands.parts(change);
    Optional<Preference> chosen =
        all.stream()
            .filter(one -> one.name().equals(parts[0].toLowerCase(Locale.ROOT)))
            .findFirst();
    if (chosen.isEmpty()) {
      String names = WordList.of(words.language(), all.stream().map(Preference::name).toList());
      return Answer.fault(words.text("lobby.settings.which", names));
    } else if (parts[1].isEmpty()) {
      return Answer.of(said(chosen.get()));
    } else if (!person.preferences().allows(chosen.get(), parts[1])) {
      return Answer.fault(said(chosen.get()));
    }
    person
        .preferences()
        .prefer(new Preference(chosen.get().name(), parts[1], chosen.get().choices()));
    return Answer.of(words.text("lobby.settings.saved", chosen.get().name(), parts[1]));
  }

  private String said(Preference one) {
    return words.text(
        "lobby.settings.one",
        one.name(),
        one.value(),
        WordList.of(words.language(), one.choices()));
  }

  private Answer stop() {
    boolean isOn = lobby.search().isPresent();
    lobby.stopSearch();
    return isOn ? Answer.of(words.text("lobby.stopped")) : Answer.fault(words.text("lobby.stop"));
  }

  /** Says something at the table of the open game, else to all who are here. */
  private Answer say(String text) throws Refusal {
    Optional<LiveSession> game = open.now().game();
    if (open.now().table().isPresent()) {
      open.now().table().get().command(Command.SAY, text);
    } else if (game.isPresent()) {
      person.room().say(game.get(), text);
    } else {
      lobby.say(text);
    }
    return Answer.NONE; // it is heard like what others say
  }

  private Answer chat() {
    List<String> said = said();
    return said.isEmpty()
        ? Answer.of(words.text("lobby.chat.none"))
        : Answer.lines(said.subList(Math.max(0, said.size() - MOST_SAID), said.size()));
  }

  /** The latest talk at the table that is open, else to all who are here. */
  private List<String> said() {
    return open.now()
        .table()
        .map(TeachingTable::said)
        .or(() -> open.now().game().map(game -> person.room().status(game).talk()))
        .orElseGet(lobby::chat);
  }

  private Answer name(String name) throws Refusal {
    if (name.isEmpty()) {
      return Answer.of(new LobbySentences(words).name(lobby));
    } else if (lobby.nameOffer().isEmpty()) {
      return Answer.fault(new LobbySentences(words).nameStays());
    }
    lobby.takeName(name);
    return Answer.NONE; // what came of it is news
  }

  /** Has the place carry out a command; it may take as long as its store. */
  private Answer ofPlace(Command command, String rest) throws Refusal {
    CompletableFuture<String> answer = lobby.command(command, rest);
    if (!await(answer)) {
      return Answer.fault(words.text("lobby.slow"));
    }
    try {
      return Answer.lines(answer.join().lines().toList());
    } catch (CompletionException e) {
      return Answer.fault(e.getCause().getMessage());
    }
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

  /** The open game as text, to be taken home. */
  private Answer copy() {
    return open.now()
        .text(MOST_COPIED)
        .map(text -> Answer.lines(text.lines().toList()))
        .orElseGet(() -> Answer.fault(words.text("lobby.copy")));
  }

  /** Opens a teaching table with what is open, and says what to send a friend. */
  private Answer teach(boolean isPrivate) throws Refusal {
    Optional<SharedPosition> shown = open.now().shown();
    if (shown.isEmpty()) {
      return Answer.fault(words.text("lobby.teach"));
    }
    Answer followed = open.followed(lobby.teach(shown.get(), isPrivate));
    if (followed.isFault()) {
      return followed;
    }
    await(lobby, () -> !ownInvitation().isEmpty());
    return followed.and(Answer.lines(ownInvitation()));
  }

  private List<String> ownInvitation() {
    return lobby.rows().stream()
        .filter(row -> row instanceof LobbyRow.Teaching && row.isMine())
        .map(new LobbySentences(words)::invitation)
        .toList();
  }

  /** Answers the other player, who asks for a rematch. */
  Answer onRematch(boolean isYes) throws Refusal {
    if (isYes) {
      return rematch();
    }
    person.room().declineRematch(open.now().game().orElseThrow());
    return Answer.NONE;
  }

  private Answer rematch() throws Refusal {
    Optional<LiveSession> game = open.now().game();
    if (game.isEmpty()) {
      return Answer.fault(words.text("lobby.rematch"));
    }
    Optional<LiveSession> next = person.room().rematch(game.get());
    return next.isPresent() ? open.played(next.get()) : Answer.NONE; // the news of the table say it
  }
}
