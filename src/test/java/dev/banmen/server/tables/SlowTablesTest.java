package dev.banmen.server.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.app.TableOptions;
import dev.banmen.catalog.Catalog;
import dev.banmen.schedule.FairExecutor;
import dev.banmen.schedule.Scheduler;
import dev.banmen.server.people.EndedGames;
import dev.banmen.server.people.HouseLimits;
import dev.banmen.server.people.OnlinePeople;
import dev.banmen.server.people.Opener;
import dev.banmen.server.store.LastPlaces;
import dev.banmen.server.store.NodeNotes;
import dev.banmen.server.store.NodeStore;
import dev.banmen.server.store.SavedTable;
import dev.banmen.server.store.Store;
import dev.banmen.server.store.StoreFault;
import dev.banmen.server.store.TableRow;
import dev.banmen.server.store.TableState;
import dev.banmen.server.teaching.TeachingLimits;
import dev.banmen.server.teaching.TeachingTables;
import dev.banmen.session.ComputerSeat;
import dev.banmen.session.Player;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.session.text.SavedGameText;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Tables that rest while the store does not answer. */
class SlowTablesTest {
  private CompletableFuture<Optional<TableRow>> answer = new CompletableFuture<>();
  private final CompletableFuture<Long> added = new CompletableFuture<>();
  private List<TableRow> rows = List.of();
  private NodeStore nodes = NodeStore.ALONE;
  private long now; // milliseconds of the house
  private int asked; // how often a table was read
  private int compared; // how often the numbers of all tables were
  private final Store store =
      (Store)
          Proxy.newProxyInstance(
              Store.class.getClassLoader(),
              new Class<?>[] {Store.class},
              (proxy, method, values) ->
                  switch (method.getName()) {
                    case "table" -> {
                      asked++;
                      yield answer;
                    }
                    case "add" -> added;
                    case "nodes" -> nodes;
                    case "heads" -> {
                      compared++;
                      yield CompletableFuture.completedFuture(Map.of(1L, 0L));
                    }
                    case "tables" -> CompletableFuture.completedFuture(rows);
                    default -> CompletableFuture.completedFuture(List.of());
                  });
  private final Tables tables = tables();

  private Tables tables() {
    OnlinePeople people = new OnlinePeople();
    return new Tables(
        store,
        new TableSurroundings(
            Catalog.ALL,
            () -> now,
            () -> 0,
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
            () -> 0,
            () -> TeachingLimits.DEFAULT,
            new LastPlaces(store),
            () -> {}),
        Optional.empty());
  }

  private static Terms terms() {
    return Terms.of("go", Map.of("size", "9"))
        .between(new Seat(new Player("p1"), "anna"), new Seat(new Player("p2"), "ben"));
  }

  private static TableRow row(long id) {
    return row(id, "code" + id);
  }

  private static TableRow row(long id, String code) {
    return row(id, code, terms());
  }

  private static TableRow row(long id, String code, Terms terms) {
    Session start = Session.begin(terms, terms.start(Catalog.ALL));
    TableState at = new TableState(0, 1, 2, 1, false, false, "", 0, Standing.of(start, 0).text());
    return new TableRow(
        id, SavedGameText.of(start, 0), code, false, false, TableRow.Opening.UNKNOWN, at);
  }

  private void resume(long... ids) throws Exception {
    TableReader reader = new TableReader(store, Catalog.ALL);
    for (long id : ids) {
      tables.resume(List.of(reader.listed(row(id)).orElseThrow()), List.of());
    }
  }

  @Test
  void whoeverGoesThereIsRefusedAndComesInOnceItAnswers() throws Exception {
    resume(1);
    for (int i = 0; i < 3; i++) {
      assertThatThrownBy(() -> tables.awaitOpen(tables.open(1))).isInstanceOf(StoreFault.class);
    }
    assertThat(asked).as("one reading is under way").isEqualTo(1);
    assertThat(tables.known().listed()).extracting(ListedTable::id).containsExactly(1L);
    answer.complete(Optional.of(row(1)));
    assertThat(tables.awaitOpen(tables.open(1))).isPresent();
    assertThat(tables.known().countAwake()).isEqualTo(1);
  }

  @Test
  void afterAGameThatBeginsLateTheNextIsWaitedForAgain() throws Exception {
    CompletableFuture<Optional<GameTable>> late = new CompletableFuture<>();
    List<Long> waits = new ArrayList<>();
    CompletableFuture<Optional<GameTable>> next =
        new CompletableFuture<>() {
          @Override
          public Optional<GameTable> get(long time, TimeUnit unit) {
            waits.add(time);
            return Optional.empty();
          }
        };
    assertThatThrownBy(() -> tables.awaitOpen(late)).isInstanceOf(StoreFault.class);
    tables.awaitOpen(next);
    assertThat(waits).as("not yet").containsExactly(0L);
    late.complete(Optional.empty());
    tables.awaitOpen(next);
    assertThat(waits.get(1)).isPositive();
  }

  @Test
  void whatCouldNotBeReadIsReadAgain() throws Exception {
    resume(1, 2);
    answer.completeExceptionally(new StoreFault("the disk is gone"));
    assertThatThrownBy(() -> tables.awaitOpen(tables.open(1))).hasMessage("the disk is gone");
    answer = CompletableFuture.completedFuture(Optional.of(row(2)));
    assertThat(tables.awaitOpen(tables.open(2))).as("the neighbour").isPresent();
    answer = CompletableFuture.completedFuture(Optional.of(row(1)));
    assertThat(tables.awaitOpen(tables.open(1))).isPresent();
  }

  @Test
  void aTableThatWasRemovedWhileItWasReadIsGone() throws Exception {
    resume(1);
    CompletableFuture<Optional<GameTable>> read = tables.open(1);
    tables.changes().heard(List.of(news(1))); // no row of it is there any more
    answer.complete(Optional.of(row(1)));
    assertThat(read.join()).isEmpty();
    assertThat(tables.known().countAwake()).isZero();
  }

  /** More are late than are asked about at once: each has its turn. */
  @Test
  void lateTurnsOfComputersAreThoughtAboutByTurns() throws Exception {
    Set<String> tasks = new TreeSet<>();
    nodes =
        (NodeStore)
            Proxy.newProxyInstance(
                NodeStore.class.getClassLoader(),
                new Class<?>[] {NodeStore.class},
                (proxy, method, values) -> {
                  if (method.getName().equals("take")) {
                    assertThat((Set<?>) values[0]).hasSizeLessThanOrEqualTo(20);
                    ((Set<?>) values[0]).forEach(task -> tasks.add(String.valueOf(task)));
                  }
                  return method.getName().equals("leave")
                      ? null
                      : CompletableFuture.completedFuture(Set.of()); // another node has them
                });
    lookAtLateTurns(2);
    assertThat(tasks).hasSize(50);
  }

  /** Nobody knows who thinks: after a while this one does. */
  @Test
  void lateTurnsOfComputersAreThoughtAboutHereIfNoTaskCanBeTaken() throws Exception {
    nodes =
        (NodeStore)
            Proxy.newProxyInstance(
                NodeStore.class.getClassLoader(),
                new Class<?>[] {NodeStore.class},
                (proxy, method, values) ->
                    CompletableFuture.failedFuture(new StoreFault("it has no room for locks")));
    lookAtLateTurns(8);
    assertThat(asked).as("tables read").isEqualTo(50);
  }

  /** Looks fifty times at fifty tables where a computer's turn is so many times late. */
  private void lookAtLateTurns(long times) throws Exception {
    Tables others = tables();
    Terms terms =
        Terms.of("go", Map.of("size", "9"))
            .between(
                new ComputerSeat(1, Optional.empty()).seat(), new Seat(new Player("p1"), "anna"));
    List<ListedTable> listed = new ArrayList<>();
    for (long id = 1; id <= 50; id++) {
      TableRow row = row(id, "code" + id, terms);
      listed.add(new TableReader(store, Catalog.ALL).listed(row).orElseThrow());
    }
    others.resume(listed, List.of());
    now = times * HouseLimits.DEFAULT.botMillis();
    for (int i = 0; i < 50; i++) {
      now += 1_000;
      others.look();
    }
  }

  private static SavedTable news(long table) {
    return new SavedTable(table, SavedTable.NONE);
  }

  @Test
  void whatANodeOfAnEarlierVersionTellsHasAllCompared() throws Exception {
    resume(1);
    answer.complete(Optional.of(row(1)));
    assertThat(tables.open(1).join()).isPresent();
    tables.changes().heard(List.of(news(1)));
    assertThat(compared).isZero();
    SavedTable older = new SavedTable(1, SavedTable.UNKNOWN);
    tables.changes().heard(List.of(older, older));
    assertThat(compared).isEqualTo(1);
  }

  /** The database says that it is there before it answers the one who has added it. */
  @Test
  void aTableThatHasJustBegunHasOneSession() throws Exception {
    GameTable begun =
        tables.begin(Opener.absent(1, true), terms(), TableOptions.OPEN).orElseThrow();
    rows = List.of(row(7, begun.code()), row(8, "another"));
    tables.changes().heard(List.of(news(7), news(8)));
    assertThat(tables.known().listed()).extracting(ListedTable::id).containsExactly(8L, 0L);
    assertThat(tables.open(7).join()).isEmpty();
    added.complete(7L);
    tables.changes().heard(List.of(news(7)));
    assertThat(tables.open(7).join()).contains(begun);
    assertThat(tables.known().listed()).extracting(ListedTable::id).containsExactly(7L, 8L);
  }
}
