package dev.banmen.bench.server;

import dev.banmen.app.TableOptions;
import dev.banmen.catalog.Catalog;
import dev.banmen.game.Move;
import dev.banmen.game.Side;
import dev.banmen.schedule.FairExecutor;
import dev.banmen.schedule.Scheduler;
import dev.banmen.server.people.EndedGames;
import dev.banmen.server.people.HouseLimits;
import dev.banmen.server.people.OnlinePeople;
import dev.banmen.server.store.EventRow;
import dev.banmen.server.store.LastPlaces;
import dev.banmen.server.store.NodeNotes;
import dev.banmen.server.store.NodeStore;
import dev.banmen.server.store.Store;
import dev.banmen.server.store.TableRow;
import dev.banmen.server.store.TableState;
import dev.banmen.server.store.sqlite.SqliteStore;
import dev.banmen.server.tables.ListedTable;
import dev.banmen.server.tables.Standing;
import dev.banmen.server.tables.TableReader;
import dev.banmen.server.tables.TableSurroundings;
import dev.banmen.server.tables.Tables;
import dev.banmen.server.tables.WaitingLimits;
import dev.banmen.server.teaching.TeachingLimits;
import dev.banmen.server.teaching.TeachingTables;
import dev.banmen.session.Event;
import dev.banmen.session.Player;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import dev.banmen.session.Stamped;
import dev.banmen.session.Terms;
import dev.banmen.session.text.SavedGameText;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;

/** Memory of games that nobody looks at: as they are listed, all awake, and at rest again. */
final class RestLoad {
  private static final int MOVES = 60;
  private static final long REST_MILLIS = 5 * 60_000;

  private static long calendar;

  private RestLoad() {}

  static void run(int games) throws Exception {
    Path folder = Files.createTempDirectory("rest");
    try (SqliteStore store =
        SqliteStore.open(folder, () -> calendar, row -> OptionalDouble.empty())) {
      fill(store, games);
      Tables tables = tables(store);
      long empty = heap();
      long begun = System.nanoTime();
      List<ListedTable> listed = new TableReader(store, Catalog.ALL).unfinished(List.of());
      tables.resume(listed, List.of());
      double seconds = (System.nanoTime() - begun) / 1e9;
      listed = null;
      say(games + " listed in " + Math.round(seconds * 1000) + " ms", heap() - empty);
      long opened = System.nanoTime();
      for (ListedTable table : tables.known().listed()) {
        tables.open(table.id()).join().orElseThrow();
      }
      double each = (System.nanoTime() - opened) / 1e6 / games;
      say(String.format(Locale.ROOT, "all awake, %.2f ms each", each), heap() - empty);
      calendar += REST_MILLIS;
      tables.look();
      ServerLoad.check(tables.known().countAwake() == 0, "awake although nobody looks");
      say("at rest", heap() - empty);
    }
  }

  private static void say(String what, long bytes) {
    System.out.printf(Locale.ROOT, "%s: %.1f MB%n", what, bytes / 1e6);
  }

  private static long heap() throws InterruptedException {
    for (int i = 0; i < 3; i++) {
      System.gc();
      Thread.sleep(200);
    }
    Runtime runtime = Runtime.getRuntime();
    return runtime.totalMemory() - runtime.freeMemory();
  }

  private static Tables tables(Store store) {
    OnlinePeople people = new OnlinePeople();
    return new Tables(
        store,
        new TableSurroundings(
            Catalog.ALL,
            () -> calendar,
            () -> calendar,
            Scheduler.NEVER,
            Runnable::run,
            new FairExecutor(task -> {}, 1),
            () -> HouseLimits.DEFAULT,
            () -> WaitingLimits.DEFAULT,
            () -> {}),
        people,
        new EndedGames(store, people, new NodeNotes(NodeStore.ALONE)),
        new TeachingTables(
            store,
            new NodeNotes(NodeStore.ALONE),
            Catalog.ALL,
            Runnable::run,
            () -> calendar,
            () -> TeachingLimits.DEFAULT,
            new LastPlaces(store),
            () -> {}),
        Optional.empty());
  }

  /** Saves so many games of two people each, all with the same moves. */
  private static void fill(Store store, int games) {
    Seat black = new Seat(new Player("p1"), "anna");
    Seat white = new Seat(new Player("p2"), "ben");
    Terms terms = Terms.of("go", Map.of("size", "19")).between(black, white);
    Session start = Session.begin(terms, terms.start(Catalog.ALL));
    List<String> lines = new ArrayList<>();
    List<TableState> states = new ArrayList<>();
    Random random = new Random(1);
    Session now = start;
    for (int i = 1; i <= MOVES; i++) {
      List<Move> moves = now.position().legalMoves();
      Side side = now.position().toMove().orElseThrow();
      Event event = new Event.Try(moves.get(random.nextInt(moves.size())));
      Stamped stamped = new Stamped(i, now.seat(side).holder(), event);
      Session after = now.on(stamped);
      lines.add(SavedGameText.line(now, stamped, after, i - 1));
      states.add(state(after, i));
      now = after;
    }
    TableOptions options = TableOptions.OPEN;
    for (int game = 0; game < games; game++) {
      TableRow row =
          new TableRow(
              0,
              SavedGameText.of(start, 0),
              "code" + game,
              options.isPrivate(),
              options.isRated(),
              new TableRow.Opening(1, 0, false),
              state(start, 0));
      long table = store.add(row).join();
      CompletableFuture<Boolean> last = null;
      for (int i = 1; i <= MOVES; i++) {
        EventRow event = new EventRow(i, UUID.randomUUID().toString(), lines.get(i - 1));
        last = store.append(table, event, states.get(i - 1));
      }
      last.join();
    }
  }

  private static TableState state(Session now, int number) {
    long mover = number % 2 + 1L;
    return new TableState(
        number, 1, 2, mover, false, false, "", number, Standing.of(now, number).text());
  }
}
