package dev.banmen.server.tables;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.schedule.FairExecutor;
import dev.banmen.schedule.Scheduler;
import dev.banmen.server.people.HouseLimits;
import dev.banmen.server.store.EventRow;
import dev.banmen.server.store.Store;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Player;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import dev.banmen.session.Stamped;
import dev.banmen.session.Terms;
import dev.banmen.session.text.SavedGameText;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

/** What others have saved happens here as it is told, and is read only where that has gaps. */
class TableWriterTest {
  private static final Player ANNA = new Player("p1");
  private static final Player BEN = new Player("p2");

  private final List<EventRow> saved = new ArrayList<>();
  private final List<CompletableFuture<Boolean>> answers =
      new ArrayList<>(); // to what is saved here
  private EventRow own; // the last of those
  private int asked;
  private int reads;
  private final Store store =
      (Store)
          Proxy.newProxyInstance(
              Store.class.getClassLoader(),
              new Class<?>[] {Store.class},
              (proxy, method, values) -> {
                if (method.getName().equals("append")) {
                  own = (EventRow) values[1];
                  return answers.get(asked++);
                }
                assertThat(method.getName()).isEqualTo("events");
                reads++;
                long after = (Long) values[1];
                return CompletableFuture.completedFuture(
                    saved.stream().filter(row -> row.number() > after).toList());
              });
  private final TableSurroundings around =
      new TableSurroundings(
          Catalog.ALL,
          () -> 9_000,
          () -> 0,
          Scheduler.NEVER,
          Runnable::run,
          new FairExecutor(task -> {}, 1),
          () -> HouseLimits.DEFAULT,
          () -> WaitingLimits.DEFAULT,
          () -> {});
  private final TableWriter writer =
      new TableWriter(store, CompletableFuture.completedFuture(7L), 0, 0, around);
  private final Terms terms =
      Terms.of("go", Map.of("size", "9")).between(new Seat(ANNA, "anna"), new Seat(BEN, "ben"));
  private final Session start = Session.begin(terms, terms.start(Catalog.ALL));
  private final LiveSession live = new LiveSession(start, writer, () -> 9_000, Scheduler.NEVER);

  private static Event move(int number) {
    Side side = number % 2 == 1 ? Side.BLACK : Side.WHITE;
    return new Event.Try(new Place(side, new Site(number / 8, number % 8)));
  }

  /** The first moves, as others save them. */
  private List<EventRow> moves(int count) {
    List<EventRow> rows = new ArrayList<>();
    Session now = start;
    for (int number = 1; number <= count; number++) {
      Stamped move = new Stamped(1_000L * number, number % 2 == 1 ? ANNA : BEN, move(number));
      Session after = now.on(move);
      String line = SavedGameText.line(now, move, after, 1_000L * (number - 1));
      rows.add(new EventRow(number, "e" + number, line));
      now = after;
    }
    return rows;
  }

  private void hear(EventRow... told) {
    for (EventRow row : told) {
      if (writer.isNews(row)) {
        live.catchUp();
      }
    }
  }

  private void assertKnown(int moves, int read) {
    assertThat(live.now().position().ply()).isEqualTo(moves);
    assertThat(reads).as("readings").isEqualTo(read);
  }

  @Test
  void whatIsToldIsNotRead() {
    List<EventRow> rows = moves(3);
    saved.addAll(rows);
    hear(rows.get(0));
    assertKnown(1, 0);
    hear(rows.get(1), rows.get(1), rows.get(0), rows.get(2), rows.get(1));
    assertKnown(3, 0);
  }

  @Test
  void whatHasAGapIsReadOnce() {
    List<EventRow> rows = moves(5);
    saved.addAll(rows.subList(0, 4));
    hear(rows.get(0), rows.get(2));
    assertKnown(4, 1);
    hear(rows.get(1), rows.get(3));
    assertKnown(4, 1);
    hear(rows.get(4));
    assertKnown(5, 1);
  }

  @Test
  void whatIsTooLongToBeToldIsRead() {
    saved.addAll(moves(1));
    hear(new EventRow(1, "e1", ""));
    assertKnown(1, 1);
  }

  @Test
  void newsOfAnOwnEventAreNone() {
    answers.add(new CompletableFuture<>());
    live.send(ANNA, move(1));
    hear(own); // the answer is on its way
    assertKnown(0, 0);
    answers.get(0).complete(true);
    assertKnown(1, 0);
    hear(own);
    assertKnown(1, 0);
  }

  @Test
  void whoeverIsOvertakenHasBeenTold() {
    answers.add(new CompletableFuture<>());
    answers.add(CompletableFuture.completedFuture(true));
    live.send(BEN, new Event.Resign(Side.WHITE));
    hear(moves(1).get(0));
    answers.get(0).complete(false);
    assertKnown(1, 0);
    assertThat(live.now().isOver()).isTrue();
    assertThat(own.number()).isEqualTo(2);
  }

  @Test
  void whoeverIsOvertakenAndWasNotToldReads() {
    answers.add(CompletableFuture.completedFuture(false));
    answers.add(CompletableFuture.completedFuture(true));
    saved.addAll(moves(1));
    live.send(BEN, new Event.Resign(Side.WHITE));
    assertKnown(1, 1);
    assertThat(live.now().isOver()).isTrue();
  }

  @Test
  void aTableGoesOnAtItsOwnLastTimeWhateverTheClockHereShows() {
    answers.add(CompletableFuture.completedFuture(true));
    CompletableFuture<Long> table = CompletableFuture.completedFuture(7L);
    TableWriter ahead = new TableWriter(store, table, 0, 9_700, around);
    LiveSession woken = new LiveSession(start, ahead, () -> 9_000, Scheduler.NEVER);
    woken.send(BEN, new Event.Resign(Side.WHITE));
    assertThat(own.line()).startsWith("0 ");
    assertThat(ahead.lastMillis()).isEqualTo(9_700);
  }
}
