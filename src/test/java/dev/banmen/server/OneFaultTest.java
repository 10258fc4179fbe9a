package dev.banmen.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.Lobby;
import dev.banmen.app.LobbyRow;
import dev.banmen.app.Refusal;
import dev.banmen.app.SharedPosition;
import dev.banmen.app.TeachingTable;
import dev.banmen.catalog.Catalog;
import dev.banmen.command.Command;
import dev.banmen.command.Commands;
import dev.banmen.command.FrontEnd;
import dev.banmen.command.TypedCommand;
import dev.banmen.command.Where;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.record.Recording;
import dev.banmen.proof.Repeats;
import dev.banmen.schedule.FairExecutor;
import dev.banmen.schedule.FaultBarrier;
import dev.banmen.schedule.Scheduler;
import dev.banmen.server.desk.AdminReply;
import dev.banmen.server.hook.Hook;
import dev.banmen.server.hook.HookNotice;
import dev.banmen.server.lobby.Visit;
import dev.banmen.server.monitor.FaultPolicy;
import dev.banmen.server.monitor.LogOutput;
import dev.banmen.server.monitor.StoreWatch;
import dev.banmen.server.people.HouseLimits;
import dev.banmen.server.people.PeopleLimits;
import dev.banmen.server.people.PersonFiles;
import dev.banmen.server.people.VisitRequest;
import dev.banmen.server.store.AccountStore;
import dev.banmen.server.store.EndRow;
import dev.banmen.server.store.NodeStore;
import dev.banmen.server.store.PersonRow;
import dev.banmen.server.store.Store;
import dev.banmen.server.store.TableRow;
import dev.banmen.server.store.TableState;
import dev.banmen.server.tables.WaitingLimits;
import dev.banmen.server.teaching.TeachingLimits;
import dev.banmen.session.ComputerSeat;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Player;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.session.TimeControl;
import dev.banmen.text.Language;
import dev.banmen.tui.TestHouse;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * A house in which one thing fails: at each place in turn where it calls its store, its scheduler,
 * its threads, a listener, a keeper, or somebody who waits for an answer. Whatever fails, every
 * sender gets exactly one answer, every timer goes on, nobody else notices, the fault is in the
 * log, and what cannot go on ends the process.
 */
class OneFaultTest {
  /** The fewest places; fewer would mean that the evening has become too short. */
  private static final int LEAST = 200;

  private static final int BEAT = (int) House.BEAT_MILLIS;
  private static final int HOUR = (int) PeopleLimits.HOUR_MILLIS;

  private static final class OneException extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  private static final class OneError extends Error {
    private static final long serialVersionUID = 1L;
  }

  private Thread.UncaughtExceptionHandler before;
  private final ByteArrayOutputStream log = new ByteArrayOutputStream();
  private boolean isHalted;

  @BeforeEach
  void open() {
    before = Thread.getDefaultUncaughtExceptionHandler();
    Thread.setDefaultUncaughtExceptionHandler(new FaultPolicy(() -> isHalted = true));
    LogOutput.open(new PrintStream(log), LogOutput.LogLevel.WARN, true);
  }

  @AfterEach
  void close() {
    Thread.setDefaultUncaughtExceptionHandler(before);
    LogOutput.open(System.err, LogOutput.LogLevel.OFF, false);
  }

  private interface MadeFault {
    Throwable made();
  }

  @Test
  void anExceptionHereAndThereIsOnesOwn() {
    assertThat(all(OneException::new, false, 1, 20)).isGreaterThanOrEqualTo(LEAST);
  }

  /**
   * In {@code mvn verify} at each third place: the law of errors, which is stricter, is asked at
   * all.
   */
  @Test
  @Tag("long")
  void anExceptionAnywhereIsOnesOwn() {
    int each = 3 / Repeats.ofLong(1, 3);
    assertThat(all(OneException::new, false, 1, each)).isGreaterThanOrEqualTo(LEAST);
  }

  @Test
  @Tag("long")
  void anErrorAnywhereIsOnesOwn() {
    assertThat(all(OneError::new, false, 1, 1)).isGreaterThanOrEqualTo(LEAST);
  }

  @Test
  @Tag(Repeats.TAG)
  void withoutMemoryTheProcessEnds() {
    int each = LEAST / Repeats.of(8, 20, LEAST);
    assertThat(all(OutOfMemoryError::new, true, 1, each)).isGreaterThanOrEqualTo(LEAST);
  }

  /** Has a fault at a place and each so many after it; returns the last of them. */
  private int all(MadeFault fault, boolean isTheEnd, int first, int each) {
    int count = first;
    for (FaultyEvening evening = evening(count, fault); evening.hasFailed; ) {
      String where = count + ", " + evening.place + " in step '" + evening.faultStep + "'";
      assertThat(log.toString(StandardCharsets.UTF_8))
          .as("the log after " + where)
          .contains("fault=" + fault.made().getClass().getName());
      assertThat(isHalted).as("the process ends after " + where).isEqualTo(isTheEnd);
      if (!isTheEnd) {
        evening.check(where);
      }
      count += each;
      evening = evening(count, fault);
    }
    return count - each;
  }

  private FaultyEvening evening(int number, MadeFault fault) {
    isHalted = false;
    log.reset();
    FaultyEvening evening = new FaultyEvening(number, fault);
    evening.run();
    return evening;
  }

  /** What people do in a house until it is late, with one fault. */
  private static final class FaultyEvening {
    private final int number; // of the place that fails
    private final MadeFault fault;
    private int reached;
    private boolean isArmed;
    private boolean hasFailed;
    private String place = "";
    private String step = "";
    private String faultStep = "";

    private final Deque<Runnable> soon = new ArrayDeque<>();
    private final List<DueTask> due = new ArrayList<>();
    private final List<CountedAnswer> sent = new ArrayList<>();
    private final List<FailingListener> heard = new ArrayList<>();
    private final List<String> lost = new ArrayList<>(); // steps in which somebody got no answer
    private boolean isBlocking; // the store answers at once

    private long said; // lines
    private final Map<Long, TableRow> tables = new HashMap<>();
    private final List<EndRow> ends = new ArrayList<>();
    private final Map<String, PersonRow> people = new TreeMap<>();
    private House house;
    private Visit carl;
    private Visit dora;
    private LiveSession quiet;
    private FailingListener neighbour;

    private record DueTask(long millis, Runnable task) {}

    FaultyEvening(int number, MadeFault fault) {
      this.number = number;
      this.fault = fault;
    }

    /** A place where something may fail. */
    private void at(String where) {
      if (isArmed && ++reached == number) {
        hasFailed = true;
        isArmed = false;
        place = where;
        faultStep = step;
        OneFaultTest.<RuntimeException>raise(fault.made());
      }
    }

    // The world around the house, all of it on one thread.

    private <T> T failing(Class<T> type, T target) {
      return type.cast(
          Proxy.newProxyInstance(
              type.getClassLoader(),
              new Class<?>[] {type},
              (proxy, method, values) -> {
                Object result = method.invoke(target, values);
                if (result instanceof AccountStore accounts) {
                  return failing(AccountStore.class, accounts);
                }
                at("store-call " + method.getName());
                return result instanceof CompletableFuture<?> answer
                    ? later(method.getName(), answer)
                    : result;
              }));
    }

    private CompletableFuture<Object> later(String name, CompletableFuture<?> answer) {
      CompletableFuture<Object> later = new CompletableFuture<>();
      Runnable end =
          () -> {
            try {
              at("store-answer " + name);
              later.complete(answer.join());
            } catch (Throwable e) {
              later.completeExceptionally(e);
            }
          };
      if (isBlocking) {
        end.run();
      } else {
        soon.add(end);
      }
      return later;
    }

    /** A store in memory that says yes to everything. */
    private <T> T plain(Class<T> type) {
      return type.cast(
          Proxy.newProxyInstance(
              type.getClassLoader(),
              new Class<?>[] {type},
              (proxy, method, values) ->
                  method.getReturnType() == NodeStore.class
                      ? NodeStore.ALONE
                      : method.getReturnType() == AccountStore.class
                          ? plain(AccountStore.class)
                          : method.getReturnType() == void.class
                              ? null
                              : CompletableFuture.completedFuture(stored(method, values))));
    }

    private Object stored(Method method, Object[] values) {
      Type kind = Type.of(method);
      return switch (method.getName()) {
        case "person" ->
            values[0] instanceof String key
                ? people.computeIfAbsent(key, one -> row(people.size() + 1, key))
                : people.values().stream().filter(one -> one.id() == (Long) values[0]).findFirst();
        case "named" ->
            people.entrySet().stream()
                .filter(one -> one.getKey().equals(values[0]))
                .map(Map.Entry::getValue)
                .findFirst();
        case "add", "addRematch" -> {
          long id = tables.size() + 1L;
          tables.put(id, at(id, (TableRow) values[0], ((TableRow) values[0]).at()));
          yield id;
        }
        case "append" -> {
          long id = (Long) values[0];
          tables.put(id, at(id, tables.get(id), (TableState) values[2]));
          ((Map<?, ?>) values[3])
              .forEach((person, line) -> ends.add(new EndRow(id, 1, (Long) person, "" + line, 0)));
          yield true;
        }
        case "ends" -> List.copyOf(ends);
        case "tellEnd" -> {
          EndRow end = (EndRow) values[0];
          ends.replaceAll(
              one -> one.equals(end) ? new EndRow(end.table(), 1, end.person(), "", 0) : one);
          yield true;
        }
        case "dropEnd" -> ends.removeIf(one -> one.id().equals(((EndRow) values[0]).id()));
        case "table" -> Optional.ofNullable(tables.get((Long) values[0]));
        case "tables" ->
            tables.values().stream()
                .filter(one -> ((Set<?>) values[0]).contains(one.id()))
                .toList();
        case "heads" ->
            tables.values().stream()
                .filter(one -> !one.at().isOver())
                .collect(Collectors.toMap(TableRow::id, one -> one.at().lastEvent()));
        case "say" -> ++said;
        case "name", "saveTeaching" -> true;
        default -> kind.none;
      };
    }

    private static TableRow at(long id, TableRow row, TableState at) {
      return new TableRow(
          id, row.head(), row.code(), row.isPrivate(), row.isRated(), row.opened(), at);
    }

    private static PersonRow row(long id, String name) {
      return new PersonRow(id, name, false);
    }

    /** What a store has of what it has nothing of. */
    private record Type(Object none) {
      static Type of(Method method) {
        String text =
            ((ParameterizedType) method.getGenericReturnType())
                .getActualTypeArguments()[0].getTypeName();
        return new Type(
            text.startsWith("java.util.Optional")
                ? Optional.empty()
                : text.startsWith("java.util.List")
                    ? List.of()
                    : text.startsWith("java.util.Map")
                        ? Map.of()
                        : text.startsWith("java.util.Set")
                            ? Set.of()
                            : text.endsWith("Boolean")
                                ? (Object) true
                                : text.endsWith("Long") ? (Object) 0L : null);
      }
    }

    private Scheduler scheduler() {
      return (millis, task) -> {
        at("scheduler after " + millis);
        DueTask one = new DueTask(millis, task);
        due.add(one);
        return () -> {
          at("scheduler cancel");
          due.remove(one);
        };
      };
    }

    private Executor threads(String name) {
      return task -> {
        at(name + " execute");
        soon.add(task);
      };
    }

    /** Runs tasks as a thread of a pool does. */
    private void settle() {
      for (Runnable task = soon.poll(); task != null; task = soon.poll()) {
        isolated(task);
      }
    }

    private static void isolated(Runnable task) {
      try {
        task.run();
      } catch (Throwable e) {
        Thread thread = Thread.currentThread();
        thread.getUncaughtExceptionHandler().uncaughtException(thread, e);
      }
    }

    /** Fires all timers that were set for so long. */
    private void fire(long millis) {
      for (DueTask one : List.copyOf(due)) {
        if (one.millis == millis && due.remove(one)) {
          isolated(one.task);
        }
      }
      settle();
    }

    private long count(long millis) {
      return due.stream().filter(one -> one.millis == millis).count();
    }

    private final class Nothing implements PersonFiles {
      @Override
      public Language language(Map<String, String> environment) {
        return Language.ENGLISH;
      }

      @Override
      public OwnThings of(long person, Map<String, String> environment, Executor files) {
        at("belongings of");
        return new OwnThings(new TestHouse(0), true);
      }
    }

    /** Somebody who hears news. */
    private final class FailingListener implements Runnable {
      private final String name;
      private int count;

      FailingListener(String name) {
        this.name = name;
        heard.add(this);
      }

      @Override
      public void run() {
        count++;
        at("listener " + name);
      }
    }

    /** Somebody who waits for an answer. */
    private final class CountedAnswer {
      private final String where = step;
      private int answers;
      private boolean isYes;

      CountedAnswer() {
        sent.add(this);
      }

      void to(CompletableFuture<Session> answer) {
        FaultBarrier.watch(answer.whenComplete((after, why) -> came(why == null)));
      }

      private void came(boolean isHappened) {
        isYes = isHappened;
        answers++;
        at("response " + where);
      }
    }

    // What people do.

    private interface EveningDeed {
      void done() throws Exception;
    }

    /**
     * One of the things that happen; like a page, it reports its own fault, and the rest goes on.
     */
    private void step(String name, EveningDeed deed) {
      step = name;
      try {
        deed.done();
      } catch (Refusal e) {
        // It is an answer: where something failed before, not all can be done.
      } catch (Throwable e) {
        Thread thread = Thread.currentThread();
        thread.getUncaughtExceptionHandler().uncaughtException(thread, e);
      }
      settle();
      fire(200);
      fire(20);
      if (quiet != null) {
        calm(name);
      }
    }

    /** The neighbours play on, whatever happens elsewhere. */
    private void calm(String after) {
      int ply = quiet.now().position().ply();
      boolean wasFailing = hasFailed;
      step = "neighbours after " + after;
      int told = neighbour.count;
      Side side = ply % 2 == 0 ? Side.BLACK : Side.WHITE;
      Visit mover = side == Side.BLACK ? carl : dora;
      Site site = new Site(2 * (ply / 10), 2 * (ply % 10)); // nobody takes anything
      CountedAnswer move = new CountedAnswer();
      move.to(quiet.send(mover.person().me(), new Event.Try(new Place(side, site))));
      settle();
      fire(200);
      boolean isOwn = hasFailed && !wasFailing;
      if (!isOwn && !(move.isYes && quiet.now().position().ply() == ply + 1)) {
        lost.add("the neighbours' move after " + after);
      }
      if (!isOwn && neighbour.count == told) {
        lost.add("the neighbours' news after " + after);
      }
    }

    private Visit come(String key) {
      List<Object> answers = new ArrayList<>();
      VisitRequest caller = new VisitRequest(Optional.of(key), key, "192.0.2.7", Map.of());
      String where = step + " " + key;
      boolean isThrown = false;
      try {
        house.welcome(
            caller,
            visit -> {
              answers.add(visit);
              at("response in");
            },
            refusal -> {
              answers.add(refusal);
              at("response out");
            });
      } catch (Throwable e) {
        isThrown = true;
        Thread thread = Thread.currentThread();
        thread.getUncaughtExceptionHandler().uncaughtException(thread, e);
      }
      settle();
      if (answers.size() + (isThrown ? 1 : 0) != 1) {
        lost.add(where + " was answered " + answers);
      }
      return !answers.isEmpty() && answers.get(0) instanceof Visit visit ? visit : null;
    }

    private static Lobby lobby(Visit visit) {
      return visit.person().lobby().orElseThrow();
    }

    private Terms terms(Visit black, Seat white, TimeControl time, String size) {
      Terms plain = Terms.of("go", Map.of("size", size));
      return new Terms(
          plain.family(),
          plain.chosen(),
          plain.setup(),
          time,
          new Seat(black.person().me(), ""),
          white);
    }

    private LiveSession begin(Visit black, Seat white, String size) throws Refusal {
      LiveSession live =
          black
              .person()
              .room()
              .begin(terms(black, white, TimeControl.parse("30m+3x20s").orElseThrow(), size));
      listen(black, live);
      settle();
      return live;
    }

    private void listen(Visit visit, LiveSession live) {
      String name = visit.person().me().id();
      visit.person().room().listen(live, new FailingListener("table " + name));
      live.listen(new FailingListener("game " + name));
    }

    private void send(LiveSession live, Visit visit, Event event) {
      CountedAnswer one = new CountedAnswer();
      try {
        one.to(live.send(visit.person().me(), event));
      } catch (Throwable e) {
        one.answers++; // an answer, too
        throw e;
      }
    }

    private static Event at(int row, int col, Side side) {
      return new Event.Try(new Place(side, new Site(row, col)));
    }

    void run() {
      StoreWatch watch =
          new StoreWatch(
              failing(Store.class, plain(Store.class)),
              System::nanoTime,
              () -> new StackTraceElement[0]);
      isBlocking = true;
      List<HookNotice> notices = new ArrayList<>();
      Hook hook =
          notice -> {
            notices.add(notice);
            at("hook");
            return CompletableFuture.completedFuture(true);
          };
      try {
        house =
            House.open(
                new HouseParts(
                    "Club",
                    () -> "club.example",
                    Optional::isPresent,
                    new Nothing(),
                    Catalog.ALL,
                    scheduler(),
                    new FairExecutor(threads("thinkers"), 2),
                    threads("files"),
                    threads("saves"),
                    threads("tables"),
                    System::nanoTime,
                    () -> 1_000_000,
                    Optional.of(hook),
                    () -> HouseLimits.DEFAULT,
                    () -> WaitingLimits.DEFAULT,
                    () -> TeachingLimits.DEFAULT,
                    PeopleLimits.DEFAULT),
                watch.watched(),
                new ArrayList<>());
      } catch (IOException e) {
        throw new IllegalStateException(e);
      }
      isBlocking = false;
      settle();
      carl = come("carl");
      dora = come("dora");
      step(
          "the neighbours begin",
          () -> {
            LiveSession live = begin(carl, Seat.FREE, "19");
            OpenHouse.enterFirst(dora);
            settle();
            neighbour = new FailingListener("neighbour");
            live.listen(neighbour);
            quiet = live;
          });
      isArmed = true;
      evening();
      isArmed = false;
      step("late", () -> {});
    }

    /** Whoever begins the next game waits for the store, which answers at once here. */
    private void rematch(Visit who, LiveSession live) throws Refusal {
      isBlocking = true;
      try {
        who.person().room().rematch(live);
      } finally {
        isBlocking = false;
      }
    }

    private void evening() {
      Visit[] anna = new Visit[1];
      Visit[] ben = new Visit[1];
      LiveSession[] game = new LiveSession[2];
      TeachingTable[] taught = new TeachingTable[2];
      step("anna comes", () -> anna[0] = come("anna"));
      step("ben comes", () -> ben[0] = come("ben"));
      isArmed &= anna[0] != null && ben[0] != null;
      Visit a = anna[0] != null ? anna[0] : come("anna");
      Visit b = ben[0] != null ? ben[0] : come("ben");
      step("listen", () -> lobby(a).listen(new FailingListener("lobby a")));
      step("listen too", () -> lobby(b).listen(new FailingListener("lobby b")));
      step("name", () -> lobby(a).takeName("anna"));
      step("beat", () -> fire(BEAT));
      step("begin", () -> game[0] = begin(a, Seat.FREE, "9"));
      step(
          "sit down",
          () -> {
            game[1] = OpenHouse.enterFirst(b);
            listen(b, game[1]);
          });
      LiveSession live = game[0];
      if (live != null) {
        step("question", () -> live.question().whenGone(new FailingListener("question")));
        step("B", () -> send(live, a, at(4, 4, Side.BLACK)));
        step("W", () -> send(live, b, at(4, 5, Side.WHITE)));
        step("illegal", () -> send(live, a, at(4, 5, Side.BLACK)));
        step("not theirs", () -> send(live, b, at(0, 0, Side.WHITE)));
        step("table talk", () -> a.person().room().say(live, "hello"));
        step("takeback", () -> send(live, b, Event.Act.UNDO));
        step("given", () -> send(live, a, new Event.Reply(true)));
        step(
            "two at once",
            () -> {
              send(live, b, at(3, 3, Side.WHITE));
              send(live, a, at(3, 4, Side.BLACK));
              send(live, b, at(2, 2, Side.WHITE));
            });
        step("beat", () -> fire(BEAT));
      }
      step("say", () -> say(a));
      step("say too", () -> say(b));
      for (String line : List.of("link", "mute", "unmute", "block carl", "report carl rude")) {
        step(line, () -> command(a, line));
      }
      step("computer", () -> computer(a));
      step("beat", () -> fire(BEAT));
      step(
          "teach",
          () -> {
            taught[0] = lobby(a).teach(SharedPosition.start(recording()), false);
            taught[0].listen(new FailingListener("leader"));
          });
      step(
          "follow",
          () -> {
            taught[1] =
                lobby(b)
                    .follow(
                        OpenHouse.rows(b, LobbyRow.Teaching.class).stream()
                            .findFirst()
                            .orElseThrow(() -> new Refusal("nothing taught")));
            taught[1].listen(new FailingListener("follower"));
          });
      if (taught[0] != null) {
        step("ask", () -> taught[0].ask());
        step("lead", () -> taught[0].lead(SharedPosition.start(recording())));
        step("silence", () -> taught[0].command(Command.SILENCE, "ben"));
        step("leave teaching", () -> taught[0].leave());
      }
      step("search", () -> lobby(a).playNow(Optional.empty()));
      step("search too", () -> lobby(b).playNow(Optional.empty()));
      step("found", () -> lobby(a).found().ifPresent(found -> listen(a, found)));
      step("beat", () -> fire(BEAT));
      if (live != null) {
        step("resign", () -> send(live, a, new Event.Resign(Side.BLACK)));
        step("rematch", () -> rematch(a, live));
        step("rematch too", () -> rematch(b, live));
        step("leave", () -> a.person().room().leave(live));
      }
      for (String line :
          List.of(
              "list",
              "announce hello",
              "mute anna",
              "ban ben",
              "unban ben",
              "reports",
              "key anna",
              "ratings",
              "kick ben",
              "forget ben")) {
        step("admin " + line, () -> admin(line));
      }
      step("alone", this::alone);
      step("hour", () -> fire(HOUR));
      step("anna leaves", a::close);
      step("ben leaves", b::close);
    }

    private void say(Visit visit) throws Refusal {
      Lobby lobby = lobby(visit);
      int lines = lobby.chat().size();
      lobby.dismiss(lobby.letter());
      lobby.say("good evening");
      settle();
      if (lobby.chat().size() == lines && lobby.letter().isEmpty()) {
        lost.add("what was said in " + step);
      }
    }

    private void command(Visit visit, String line) throws Refusal {
      Commands commands =
          new Commands(FrontEnd.LINES, EnumSet.of(Where.IN_LOBBY), Language.ENGLISH);
      TypedCommand typed = commands.read(line);
      CompletableFuture<String> answer =
          lobby(visit).command(typed.command().orElseThrow(), typed.rest());
      settle();
      if (!answer.isDone()) {
        lost.add(line);
      }
    }

    private void computer(Visit visit) throws Refusal {
      LiveSession live =
          visit
              .person()
              .room()
              .begin(
                  terms(
                      visit,
                      new ComputerSeat(1, Optional.of(7L)).seat(),
                      TimeControl.parse("30m+3x20s").orElseThrow(),
                      "5")); // on which it thinks least
      isBlocking = true; // its thread waits for the store
      settle();
      send(live, visit, at(4, 4, Side.BLACK));
      settle();
      fire(BEAT); // what it could not save is tried again
      fire(BEAT);
      isBlocking = false;
      if (live.now().position().ply() == 1) {
        lost.add("the computer's move");
      }
      send(live, visit, new Event.Resign(Side.BLACK));
    }

    private void admin(String line) {
      isBlocking = true; // the owner's thread waits, too
      AdminReply[] reply = new AdminReply[1];
      if (line.startsWith("forget")) {
        CompletableFuture<Void> done = house.eraser().forget(people.get("ben").id());
        FaultBarrier.watch(done); // as the desk does
        settle();
        if (!done.isDone()) {
          lost.add(line);
        }
      } else {
        reply[0] = house.desk().run(Language.ENGLISH, List.of(line.split(" ")), Map.of());
        if (reply[0] == null) {
          lost.add(line);
        }
      }
      isBlocking = false;
    }

    private static Recording recording() {
      return TeachingTest.recording();
    }

    /** A game whose keeper answers later, with senders that wait behind each other. */
    private void alone() {
      Deque<CompletableFuture<Void>> saves = new ArrayDeque<>();
      LiveSession.RemoteWriter keeper =
          (first, stamped, after) -> {
            CompletableFuture<Void> save = new CompletableFuture<>();
            at("keeper keep");
            saves.add(save);
            return save;
          };
      Terms terms = Terms.of("go", Map.of("size", "9"));
      LiveSession live =
          new LiveSession(
              Session.begin(terms, terms.start(Catalog.ALL)), keeper, () -> 5, scheduler());
      live.takingOnly(
          (now, stamped) -> {
            at("rule hindrance");
            return Optional.empty();
          });
      live.listen(new FailingListener("alone"));
      live.whenClosed(new FailingListener("closer"));
      List<CountedAnswer> all = new ArrayList<>();
      for (int i = 0; i < 4; i++) {
        CountedAnswer one = new CountedAnswer();
        all.add(one);
        one.to(live.send(Player.HERE, at(i, i, i % 2 == 0 ? Side.BLACK : Side.WHITE)));
      }
      for (CompletableFuture<Void> one = saves.poll(); one != null; one = saves.poll()) {
        one.complete(null);
      }
      live.close();
    }

    // What must be so afterwards.

    void check(String where) {
      for (CountedAnswer one : sent) {
        assertThat(one.answers).as("answers in '" + one.where + "' after " + where).isEqualTo(1);
      }
      assertThat(lost).as("what was lost after " + where).isEmpty();
      settle();
      fire(BEAT);
      fire(BEAT);
      assertThat(count(BEAT)).as("beats after " + where).isEqualTo(1);
      assertThat(count(HOUR)).as("tidying after " + where).isEqualTo(1);
      fire(HOUR);
      assertThat(count(HOUR)).as("tidying later after " + where).isEqualTo(1);
      assertThat(due.stream().filter(one -> one.millis > BEAT && one.millis < HOUR))
          .as("clocks after " + where)
          .isNotEmpty();
      FailingListener lobby = new FailingListener("lobby at last");
      lobby(carl).listen(lobby);
      List<Integer> before = heard.stream().map(one -> one.count).toList();
      step("at last", () -> say(carl));
      assertThat(lobby.count).as("news of the lobby after " + where).isPositive();
      for (int i = 0; i < heard.size(); i++) {
        if (heard.get(i).name.startsWith("lobby")) {
          assertThat(heard.get(i).count)
              .as("news for " + heard.get(i).name + " after " + where)
              .isGreaterThan(before.get(i));
        }
      }
      assertThat(come("erna")).as("somebody new after " + where).isNotNull();
    }
  }

  @SuppressWarnings("unchecked")
  private static <E extends Throwable> void raise(Throwable fault) throws E {
    throw (E) fault;
  }
}
