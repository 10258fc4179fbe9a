package dev.banmen.server;

import dev.banmen.app.LobbyRow;
import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.bot.QuickPlayers;
import dev.banmen.schedule.DaemonScheduler;
import dev.banmen.schedule.FairExecutor;
import dev.banmen.server.hook.Hook;
import dev.banmen.server.hook.HookNotice;
import dev.banmen.server.lobby.PersonLobby;
import dev.banmen.server.lobby.Visit;
import dev.banmen.server.people.HouseLimits;
import dev.banmen.server.people.PeopleLimits;
import dev.banmen.server.people.PersonFiles;
import dev.banmen.server.people.VisitRequest;
import dev.banmen.server.store.Store;
import dev.banmen.server.store.StoreFault;
import dev.banmen.server.store.sqlite.SqliteStore;
import dev.banmen.server.tables.RatedGames;
import dev.banmen.server.tables.WaitingLimits;
import dev.banmen.server.teaching.TeachingLimits;
import dev.banmen.session.LiveSession;
import dev.banmen.text.Language;
import dev.banmen.tui.TestHouse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** A house over a database in a folder, with people who have nothing of their own. */
public final class OpenHouse implements AutoCloseable {
  public final PersonFiles nothing =
      new PersonFiles() {
        @Override
        public Language language(Map<String, String> environment) {
          return Language.ENGLISH;
        }

        @Override
        public OwnThings of(long person, Map<String, String> environment, Executor files) {
          environments.add(environment);
          reads = files;
          atThreshold.run();
          return new OwnThings(own.get(), isRead);
        }
      };

  /** What the terminals of visits said of themselves. */
  public final Queue<Map<String, String>> environments = new ConcurrentLinkedQueue<>();

  /** Where the files of who came last are read. */
  public volatile Executor reads;

  /** What people have on their own: nothing, unless a test gives them something. */
  public volatile Supplier<Person> own = () -> new TestHouse(0);

  /** What happens while somebody is about to come in. */
  public volatile Runnable atThreshold = () -> {};

  /** Whether the settings of those who come can be read. */
  public volatile boolean isRead = true;

  public final List<Long> unread = new ArrayList<>();

  /** What the owner's hook was told. */
  public final Queue<HookNotice> notices = new ConcurrentLinkedQueue<>();

  /** Whether the hook has run, for each that it was told. */
  public volatile CompletableFuture<Boolean> called = CompletableFuture.completedFuture(true);

  /** Whether the hook would take another notice. */
  public volatile boolean hasRoom = true;

  public final Store store;
  public final House house;

  /** What would be thought about, and is not, as long as there is a test that takes it. */
  public Optional<Queue<Runnable>> thoughts = Optional.empty();

  /** What is done if saving is slow: never, unless a test does. */
  public final Queue<Runnable> slow = new ConcurrentLinkedQueue<>();

  /** What would be saved and is not, if there is such a queue, as if the store hung. */
  public Optional<Queue<Runnable>> saves = Optional.empty();

  private final ExecutorService thinkers = Executors.newSingleThreadExecutor();
  private final Queue<CompletableFuture<Void>> soon = new ConcurrentLinkedQueue<>();
  public WaitingLimits waitingLimits = WaitingLimits.DEFAULT;
  public long now;

  /** How many milliseconds more have passed than really have; not by the calendar. */
  public volatile long passed;

  public TeachingLimits teaching = TeachingLimits.DEFAULT;

  /** Opens it as it was left there, for people with keys. */
  public OpenHouse(Path folder, HouseLimits limits) throws StoreFault {
    this(folder, limits, Optional::isPresent);
  }

  /** The same, for others. */
  public OpenHouse(Path folder, HouseLimits limits, Predicate<Optional<String>> isOpenTo)
      throws StoreFault {
    this(folder, limits, isOpenTo, 1_000_000);
  }

  /** The same, at a time in milliseconds from 1970. */
  public OpenHouse(
      Path folder, HouseLimits limits, Predicate<Optional<String>> isOpenTo, long begun)
      throws StoreFault {
    this(
        time -> SqliteStore.open(folder, time, row -> RatedGames.ranks(QuickPlayers.GAMES, row)),
        limits,
        isOpenTo,
        begun);
  }

  /** Opens a store with a calendar. */
  public interface Opening {
    Store at(LongSupplier calendar) throws StoreFault;
  }

  /** The same, over another store. */
  public OpenHouse(
      Opening opening, HouseLimits limits, Predicate<Optional<String>> isOpenTo, long begun)
      throws StoreFault {
    this(opening, limits, isOpenTo, begun, true);
  }

  /** The same, whose owner has a hook or none. */
  public OpenHouse(
      Opening opening,
      HouseLimits limits,
      Predicate<Optional<String>> isOpenTo,
      long begun,
      boolean isHooked)
      throws StoreFault {
    now = begun;
    store = opening.at(() -> now);
    house =
        House.open(
            new HouseParts(
                "Club of Ulm",
                () -> "club.example",
                isOpenTo,
                nothing,
                QuickPlayers.GAMES,
                this::after,
                new FairExecutor(this::think, 1),
                this::soon,
                this::save,
                this::soon,
                () -> System.nanoTime() + passed * 1_000_000,
                () -> now,
                Optional.<Hook>of(new SeenHook()).filter(hook -> isHooked),
                () -> limits,
                () -> waitingLimits,
                () -> teaching,
                PeopleLimits.DEFAULT),
            store,
            unread);
  }

  public OpenHouse(Path folder) throws StoreFault {
    this(folder, HouseLimits.DEFAULT);
  }

  private final class SeenHook implements Hook {
    @Override
    public CompletableFuture<Boolean> apply(HookNotice notice) {
      notices.add(notice);
      return called;
    }

    @Override
    public boolean hasRoom(long table, long person, int others) {
      return hasRoom;
    }
  }

  private void think(Runnable thought) {
    thoughts.ifPresentOrElse(queue -> queue.add(thought), () -> thinkers.execute(thought));
  }

  /** Somebody comes in with a key. */
  public Visit visit(String key) throws Refusal {
    return visit(new VisitRequest(Optional.of(key), key, "192.0.2.7", Map.of()));
  }

  /** Somebody comes in. */
  public Visit visit(VisitRequest caller) throws Refusal {
    CompletableFuture<Object> answer = new CompletableFuture<>();
    house.welcome(caller, answer::complete, answer::complete);
    if (answer.join() instanceof Refusal refusal) {
      throw refusal;
    }
    return (Visit) answer.join();
  }

  /** Shows a code with a key; returns the answer, which is a refusal where that is thrown. */
  public String claim(String verb, String code, String key) throws Refusal {
    CompletableFuture<Object> answer = new CompletableFuture<>();
    VisitRequest caller =
        new VisitRequest(Optional.of(key), key, "192.0.2.9", Map.of()).showing(code);
    house.claim(caller, verb, answer::complete, answer::complete);
    if (answer.join() instanceof Refusal refusal) {
      throw refusal;
    }
    return (String) answer.join();
  }

  /** Somebody comes in and takes their key's name as their own. */
  public Visit named(String name) throws Refusal {
    Visit visit = visit(name);
    visit.person().lobby().orElseThrow().takeName(name);
    settle();
    return visit;
  }

  /** Waits until the store has done what it was asked to, and what follows from that. */
  public void settle() {
    for (int i = 0; i < 3; i++) {
      store.leave(0, 0).join(); // without a change it waits for no disk
      store.lastBeat().join(); // it reads on another thread than it writes
    }
  }

  /** The same, after all that the house does later and has begun by now. */
  public void settleTasks() {
    for (CompletableFuture<Void> task = soon.poll(); task != null; task = soon.poll()) {
      task.join();
    }
    settle();
  }

  /** The same, after all that computers think about. */
  public void settleThoughts() {
    settle();
    CompletableFuture.runAsync(() -> {}, thinkers).join();
    settle();
  }

  /** Saves files as the program does, unless a test has that wait. */
  private void save(Runnable task) {
    saves.ifPresentOrElse(queue -> queue.add(task), () -> soon(task));
  }

  /** Works with files as the program does, and remembers it. */
  private void soon(Runnable task) {
    after(0, task);
  }

  /** Schedules as the program does, and remembers what is due at once. */
  private Runnable after(long millis, Runnable task) {
    if (millis == PersonLobby.SLOW_MILLIS) {
      slow.add(task);
      return () -> slow.remove(task);
    }
    CompletableFuture<Void> done = new CompletableFuture<>();
    if (millis == 0) {
      soon.add(done);
    }
    return DaemonScheduler.SCHEDULER.after(
        millis,
        () -> {
          try {
            task.run();
          } finally {
            done.complete(null);
          }
        });
  }

  /** A person's tables with games in the lobby, and all others. */
  public static List<LobbyRow.Table> tables(Visit visit) {
    return rows(visit, LobbyRow.Table.class);
  }

  /** The rows of a kind that a person reads in the lobby. */
  public static <R extends LobbyRow> List<R> rows(Visit visit, Class<R> kind) {
    return visit.person().lobby().orElseThrow().rows().stream()
        .filter(kind::isInstance)
        .map(kind::cast)
        .peek(LobbyRow::title)
        .toList();
  }

  /** Goes to the first table of the list. */
  public static LiveSession enterFirst(Visit visit) throws Refusal {
    return visit.person().lobby().orElseThrow().enter(tables(visit).get(0));
  }

  @Override
  public void close() {
    thinkers.shutdownNow();
    house.close();
    store.close();
  }
}
