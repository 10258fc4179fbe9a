package dev.banmen.server.store.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.proof.Waiting;
import dev.banmen.server.store.ChatRow;
import dev.banmen.server.store.EventRow;
import dev.banmen.server.store.NodeNote;
import dev.banmen.server.store.PersonRow;
import dev.banmen.server.store.RowLimits;
import dev.banmen.server.store.SavedTable;
import dev.banmen.server.store.Store;
import dev.banmen.server.store.StoreFault;
import dev.banmen.server.store.StoreNews;
import dev.banmen.server.store.TableRow;
import dev.banmen.server.store.TableState;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.postgresql.PGConnection;

/** Whatever happens to the database or to a connection, nothing is lost, and nothing is doubled. */
@Tag("long") // a database is started
class PostgresFaultsTest {
  private static final TableState BEGUN = new TableState(0, 1, 2, 1, false, false, "", 1000, "");
  private static PostgresServer server;

  private String place;

  @BeforeAll
  static void start() throws Exception {
    server = PostgresServer.shared();
  }

  @BeforeEach
  void name(TestInfo info) {
    place = info.getTestMethod().orElseThrow().getName() + info.getDisplayName();
  }

  private PlannedConnector connector() throws StoreFault {
    return new PlannedConnector(server.place(place));
  }

  private static Store open(SqlConnector connector) throws StoreFault {
    return PostgresStore.open(connector, () -> 1_000_000, row -> OptionalDouble.of(0));
  }

  private static TableRow row() {
    return new TableRow(0, "banmen 2\n", "", false, false, TableRow.Opening.UNKNOWN, BEGUN);
  }

  private static CompletableFuture<Boolean> append(Store store, long table, long seq, String id) {
    TableState after = new TableState(seq, 1, 2, 1, false, false, "", 1000 + seq, "");
    return store.append(table, new EventRow(seq, id, "0 1 b2 " + id + "\n"), after);
  }

  private static List<String> ids(Store store, long table) {
    return store.events(table, 0).join().stream().map(EventRow::id).toList();
  }

  private static void kill(int backend) {
    server.execute("SELECT pg_terminate_backend(" + backend + ", 60000)");
  }

  /** Each kind of work once, in one commit whose connection is lost before it, or after it. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void workWhoseCommitHasNoAnswerHappensOnce(boolean isCommitted) throws Exception {
    PlannedConnector connector = connector();
    try (Store store = open(connector)) {
      long table = store.add(row()).join();
      long anna = store.person("SHA256:a").join().id();
      connector.plan(lostOnce(isCommitted));
      List<CompletableFuture<?>> all =
          List.of(
              append(store, table, 1, "one"),
              store.say(0, "hello"),
              store.add(row()),
              store.accounts().report(anna, anna, "rude"),
              append(store, table, 1, "late"),
              append(store, table, 2, "two"));
      List<Object> answers = new ArrayList<>();
      all.forEach(one -> answers.add(one.join()));
      assertThat(store.unfinished().join())
          .extracting(TableRow::id)
          .containsExactly(table, (Long) answers.get(2));
      assertThat(answers).containsExactly(true, answers.get(1), answers.get(2), null, false, true);
      assertThat(store.accounts().reports(9).join()).hasSize(1);
      assertThat(ids(store, table)).containsExactly("one", "two");
      assertThat(store.said(9).join()).extracting(ChatRow::text).containsExactly("hello");
    }
  }

  /** Nobody asks the database what became of these: they are done again. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void movesWhoseCommitHasNoAnswerHappenOnce(boolean isCommitted) throws Exception {
    PlannedConnector connector = connector();
    try (Store store = open(connector)) {
      long table = store.add(row()).join();
      connector.plan(lostOnce(isCommitted));
      assertThat(append(store, table, 1, "one").join()).isTrue();
      assertThat(append(store, table, 2, "two").join()).isTrue();
      assertThat(append(store, table, 2, "late").join()).isFalse();
      assertThat(ids(store, table)).containsExactly("one", "two");
    }
  }

  private static PlannedConnector.Steps lostOnce(boolean isCommitted) {
    AtomicInteger lost = new AtomicInteger();
    return new PlannedConnector.Steps() {
      @Override
      public void before(String step, int backend) {
        if (step.equals("COMMIT") && !isCommitted && lost.getAndIncrement() == 0) {
          kill(backend);
        }
      }

      @Override
      public void committed(int backend) throws SQLException {
        if (isCommitted && lost.getAndIncrement() == 0) {
          kill(backend);
          throw new SQLException("the answer is lost", "08006");
        }
      }
    };
  }

  /**
   * Has the writer wait in its next work until it is let go, so that what follows comes together.
   */
  private static CountDownLatch hold(Store store, PlannedConnector connector, List<String> steps) {
    CountDownLatch isHeld = new CountDownLatch(1);
    CountDownLatch go = new CountDownLatch(1);
    connector.plan(
        (step, backend) -> {
          if (isHeld.getCount() > 0) {
            isHeld.countDown();
            await(go);
          }
          steps.add(step);
        });
    store.say(0, "first");
    await(isHeld);
    return go;
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** A request takes longer than its work; one that fails does so alone. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void eventsAtDifferentTablesAreSavedInOneRequest(boolean isOneTooLong) throws Exception {
    PlannedConnector connector = connector();
    try (Store store = open(connector)) {
      List<Long> tables = new ArrayList<>();
      for (int i = 0; i < 20; i++) {
        tables.add(store.add(row()).join());
      }
      store.say(0, "hello").join(); // so that the news of the tables is told
      List<String> steps = Collections.synchronizedList(new ArrayList<>());
      CountDownLatch go = hold(store, connector, steps);
      List<CompletableFuture<Boolean>> all = new ArrayList<>();
      for (int i = 0; i < 20; i++) {
        all.add(append(store, tables.get(i), 1, "one"));
        all.add(append(store, tables.get(i), 2, i == 7 && isOneTooLong ? "x".repeat(9_999) : "2"));
      }
      go.countDown();
      for (int i = 0; i < 40; i++) {
        if (i == 15 && isOneTooLong) {
          assertThatThrownBy(all.get(i)::join).hasCauseInstanceOf(StoreFault.class);
        } else {
          assertThat(all.get(i).join()).as("" + i).isTrue();
        }
      }
      assertThat(ids(store, tables.get(7))).hasSize(isOneTooLong ? 1 : 2);
      assertThat(ids(store, tables.get(8))).containsExactly("one", "2");
      assertThat(steps.stream().filter(one -> one.contains("unnest")).count())
          .as("requests")
          .isEqualTo(isOneTooLong ? 21 : 2);
    }
  }

  /**
   * Before each step of one writer another one writes the same event: it is first, or waits until
   * the first one's commit. Then the first one goes on, or its connection is killed.
   */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void ofTwoWritersInAnyOrderOneIsFirst(boolean isKilled) throws Exception {
    PlannedConnector connector = connector();
    try (Store one = open(connector);
        Store other = open(server.place(place))) {
      append(one, one.add(row()).join(), 1, "warm").join();
      int steps = 0;
      for (boolean isOver = false; !isOver; steps++) {
        long table = one.add(row()).join();
        AtomicInteger left = new AtomicInteger(steps);
        List<CompletableFuture<Boolean>> others = new ArrayList<>();
        connector.plan(
            (step, backend) -> {
              if (left.getAndDecrement() == 0) {
                others.add(append(other, table, 1, "other"));
                Waiting.until(() -> others.get(0).isDone() || isBlocked(backend));
                if (isKilled) {
                  kill(backend);
                }
              }
            });
        boolean isFirst = append(one, table, 1, "one").join();
        connector.plan((step, backend) -> {});
        isOver = others.isEmpty();
        String first = isFirst ? "one" : "other";
        assertThat(ids(one, table)).as("step " + steps).containsExactly(first);
        assertThat(isOver || others.get(0).join())
            .as("step " + steps)
            .isEqualTo(!isFirst || isOver);
      }
      assertThat(steps).as("steps, and once none").isEqualTo(3);
    }
  }

  private static long rated(Store store) {
    String head = "banmen 2\ngame go\n";
    return store
        .add(new TableRow(0, head, "", false, true, TableRow.Opening.UNKNOWN, BEGUN))
        .join();
  }

  private static CompletableFuture<Boolean> end(Store store, long table, long black, long white) {
    TableState end = new TableState(1, black, white, 0, true, true, "B+R", 2_000, "");
    return store.append(table, new EventRow(1, "end" + table, "0 1 resign\n"), end);
  }

  @ParameterizedTest
  @ValueSource(strings = {"FROM rated_games", "FROM tables", "pg_advisory_xact_lock"})
  void aRatedGameThatEndsWhileRatingsAreComputedAgainCounts(String before) throws Exception {
    PlannedConnector connector = connector();
    try (Store store = open(connector);
        Store other = open(server.place(place))) {
      long black = store.person("SHA256:a").join().id();
      long white = store.person("SHA256:b").join().id();
      end(store, rated(store), black, white).join();
      end(store, rated(store), black, white).join();
      long table = rated(other);
      AtomicInteger left = new AtomicInteger(1);
      connector.plan(
          (step, backend) -> {
            if (step.contains(before) && left.getAndDecrement() == 1) {
              assertThat(end(other, table, black, white).join()).isTrue();
            }
          });
      store.recomputeRatings().join();
      assertThat(left).as("games that ended meanwhile").hasValueLessThan(1);
      assertThat(store.ratings(black).join().get("go").games()).isEqualTo(3);
      assertThat(store.ratingChanges(table).join()).hasSize(2);
    }
  }

  @Test
  void whatOthersAreInTheWayOfFailsAlone() throws Exception {
    PlannedConnector connector = connector();
    try (Store store = open(connector)) {
      long black = store.person("SHA256:a").join().id();
      long white = store.person("SHA256:b").join().id();
      long table = rated(store);
      CountDownLatch isHeld = new CountDownLatch(1);
      CountDownLatch go = new CountDownLatch(1);
      connector.plan(
          (step, backend) -> {
            if (isHeld.getCount() > 0) {
              isHeld.countDown();
              await(go);
            } else if (step.contains("pg_advisory_xact_lock")) {
              throw new SQLException("somebody has it", "55P03");
            }
          });
      store.say(0, "first");
      await(isHeld);
      CompletableFuture<Long> before = store.say(0, "hello");
      CompletableFuture<Boolean> ended = end(store, table, black, white);
      CompletableFuture<Long> after = store.say(0, "good bye");
      go.countDown();
      assertThat(before.join()).isLessThan(after.join());
      assertThatThrownBy(ended::join).hasCauseInstanceOf(StoreFault.class);
      assertThat(store.said(9).join())
          .extracting(ChatRow::text)
          .containsExactly("first", "hello", "good bye");
      assertThat(ids(store, table)).isEmpty();
    }
  }

  /** Somebody without a name who was away for long; of how many rows what they have is left. */
  private static final long LONG_MILLIS = (RowLimits.NAMELESS_DAYS + 1L) * 24 * 60 * 60_000;

  private static Store open(SqlConnector connector, long now) throws StoreFault {
    return PostgresStore.open(connector, () -> now, row -> OptionalDouble.of(0));
  }

  @Test
  void whoeverComesBackWhileOthersTidyKeepsWhatTheyHave() throws Exception {
    PlannedConnector connector = connector();
    long anna;
    try (Store store = open(server.place(place))) {
      anna = store.person("SHA256:a").join().id();
      store.person("SHA256:b").join();
      store.set(anna, "theme", "slate").join();
    }
    AtomicInteger left = new AtomicInteger(1);
    try (Store tidying = open(connector, 1_000_000 + LONG_MILLIS);
        Store other = open(server.place(place), 1_000_000 + LONG_MILLIS)) {
      connector.plan(
          (step, backend) -> {
            if (step.contains("FOR NO KEY UPDATE") && left.getAndDecrement() == 1) {
              assertThat(other.person("SHA256:a").join().id()).isEqualTo(anna);
            }
          });
      assertThat(tidying.accounts().tidy(Set.of()).join()).hasSize(1).doesNotContain(anna);
      assertThat(left).hasValueLessThan(1);
      assertThat(other.settings(anna).join()).containsEntry("theme", "slate");
      assertThat(other.accounts().known("SHA256:b").join()).isEmpty();
    }
  }

  @Test
  void whoeverComesBackWhileTheyAreDeletedIsSomebodyNew() throws Exception {
    PlannedConnector connector = connector();
    long anna;
    try (Store store = open(server.place(place))) {
      anna = store.person("SHA256:a").join().id();
      store.set(anna, "theme", "slate").join();
    }
    try (Store tidying = open(connector, 1_000_000 + LONG_MILLIS);
        Store other = open(server.place(place), 1_000_000 + LONG_MILLIS)) {
      AtomicReference<CompletableFuture<PersonRow>> back = new AtomicReference<>();
      connector.plan(
          (step, backend) -> {
            if (step.contains("DELETE FROM keys") && back.get() == null) {
              back.set(other.person("SHA256:a"));
              while (!isBlocked(backend) && !back.get().isDone()) {
                Thread.onSpinWait();
              }
            }
          });
      assertThat(tidying.accounts().tidy(Set.of()).join()).containsExactly(anna);
      PersonRow now = back.get().join();
      assertThat(now.isNew()).isTrue();
      assertThat(now.id()).isNotEqualTo(anna);
      assertThat(other.accounts().known("SHA256:a").join()).map(PersonRow::id).contains(now.id());
    }
  }

  private void undoNewestForms() {
    String schema = server.schema(place);
    for (String table : List.of("rematches", "place", "ends", "commits", "talk")) {
      server.execute("DROP TABLE " + schema + "." + table);
    }
    server.execute("UPDATE " + schema + ".form SET number = 5");
  }

  @Test
  void aNewFormThatWaitsForSomebodyHasNoMoveWait() throws Exception {
    try (Store store = open(server.place(place));
        Connection other = server.connection();
        Statement statement = other.createStatement()) {
      long table = store.add(row()).join();
      undoNewestForms();
      other.setAutoCommit(false);
      statement.execute("LOCK TABLE " + server.schema(place) + ".tables IN ROW EXCLUSIVE MODE");
      int backend = other.unwrap(PGConnection.class).getBackendPID();
      PostgresUrl url = server.place(place);
      CompletableFuture<Store> newer = CompletableFuture.supplyAsync(() -> opened(url));
      Waiting.until(() -> isBlocked(backend) || newer.isDone());
      for (int i = 1; i <= 20; i++) {
        assertThat(append(store, table, i, "m" + i).join()).isTrue();
      }
      assertThat(newer).isNotDone();
      other.rollback();
      newer.join().close();
    }
  }

  @Test
  void aNewFormMayTakeLongerThanAnyAnswer() throws Exception {
    PostgresUrl hasty = server.place(place, server.port(), "&socketTimeout=1");
    try (Store store = open(hasty)) {
      long person = store.person("SHA256:a").join().id();
      assertThat(store.name(person, "anna", "anna").join()).isTrue();
      String people = server.schema(place) + ".people";
      server.execute("UPDATE " + people + " SET skeleton = ''");
      server.execute(
          ("CREATE FUNCTION %1$s_slow() RETURNS trigger LANGUAGE plpgsql AS"
                  + " 'BEGIN PERFORM pg_sleep(2);RETURN new;END'; CREATE TRIGGER slow"
                  + " BEFORE UPDATE ON %1$s FOR EACH ROW EXECUTE FUNCTION %1$s_slow()")
              .formatted(people));
      open(hasty).close();
    }
    assertThat(server.is("SELECT skeleton <> '' FROM " + server.schema(place) + ".people LIMIT 1"))
        .isTrue();
  }

  private static boolean isBlocked(int by) {
    return server.is(
        "SELECT EXISTS (SELECT 1 FROM pg_stat_activity WHERE "
            + by
            + " = ANY (pg_blocking_pids(pid)))");
  }

  @Test
  void severalProcessesMayOpenANewDatabaseAtOnce() throws Exception {
    PostgresUrl url = server.place(place);
    List<CompletableFuture<Store>> all =
        IntStream.range(0, 4)
            .mapToObj(i -> CompletableFuture.supplyAsync(() -> opened(url)))
            .toList();
    for (CompletableFuture<Store> one : all) {
      one.join().close();
    }
  }

  private static Store opened(PostgresUrl url) {
    try {
      return open(url);
    } catch (StoreFault e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void movesGoOnAfterTheDatabaseWasKilledAndStarted() throws Exception {
    try (Store store = open(connector())) {
      long table = store.add(row()).join();
      List<CompletableFuture<Boolean>> all = new ArrayList<>();
      for (int seq = 1; seq <= 60; seq++) {
        all.add(append(store, table, seq, "e" + seq));
        if (seq == 20) {
          all.get(9).join();
          server.stop();
        } else if (seq == 40) {
          server.go();
        }
      }
      assertThat(all).allMatch(CompletableFuture::join);
      assertThat(ids(store, table))
          .isEqualTo(IntStream.rangeClosed(1, 60).mapToObj(i -> "e" + i).toList());
    }
  }

  @Test
  void aConnectionThatHangsIsReplaced() throws Exception {
    try (StallingProxy proxy = new StallingProxy(server.port());
        Store store = open(server.place(place, proxy.port(), "&socketTimeout=1"))) {
      long table = store.add(row()).join();
      assertThat(append(store, table, 1, "one").join()).isTrue();
      BlockingQueue<Long> heard = heard(store);
      proxy.stall();
      CompletableFuture<Boolean> waits = append(store, table, 2, "two");
      CompletableFuture<List<EventRow>> reads = store.events(table, 0);
      CompletableFuture<Long> beats = store.beat(1);
      CompletableFuture<Set<String>> takes = store.nodes().take(Set.of("thinking 7"));
      try (Store beside = open(server.place(place))) {
        assertThat(ids(beside, table)).containsExactly("one");
      }
      assertThat(waits).isNotDone();
      proxy.resume();
      assertThat(waits.join()).isTrue();
      assertThat(reads.join()).isNotEmpty();
      assertThat(beats.join()).isPositive();
      assertThat(takes.join().size()).isLessThan(2); // the one that hung may have it for a moment
      while (heard.take() != -2) {
        // news of before
      }
      assertThat(ids(store, table)).containsExactly("one", "two");
    }
  }

  @Test
  void movesDoNotWaitForTheTime() throws Exception {
    try (Store store = open(connector());
        Connection other = server.connection();
        Statement statement = other.createStatement()) {
      long table = store.add(row()).join();
      int backend = other.unwrap(PGConnection.class).getBackendPID();
      other.setAutoCommit(false);
      statement.execute("LOCK TABLE " + server.schema(place) + ".beat");
      CompletableFuture<Long> beat = store.beat(1);
      Waiting.until(() -> isBlocked(backend) || beat.isDone());
      assertThat(append(store, table, 1, "one").join()).isTrue();
      beat.handle((millis, fault) -> fault).join(); // it waits for some seconds only
      other.rollback();
      assertThat(store.beat(2).join()).isPositive();
    }
  }

  /**
   * As after a failover to a server that only reads, or with as many connections as there may be.
   */
  @ParameterizedTest
  @CsvSource({
    "ALTER DATABASE postgres SET default_transaction_read_only = on,"
        + "ALTER DATABASE postgres RESET default_transaction_read_only",
    "ALTER ROLE app CONNECTION LIMIT 0, ALTER ROLE app CONNECTION LIMIT -1"
  })
  void whileTheDatabaseTakesNothingAMoveWaits(String begin, String end) throws Exception {
    PlannedConnector connector = connector();
    try (Store store = open(connector)) {
      long table = store.add(row()).join();
      server.execute(begin);
      try {
        int tries = connector.tries.get();
        server.killAll();
        CompletableFuture<Boolean> waits = append(store, table, 1, "one");
        Waiting.until(() -> connector.tries.get() >= tries + 5);
        assertThat(waits).isNotDone();
        server.execute(end);
        assertThat(waits.join()).isTrue();
      } finally {
        server.execute(end);
      }
      assertThat(ids(store, table)).containsExactly("one");
    }
  }

  /** The commit is in the log of the database, and waits for a standby that is not there. */
  @Test
  void aCommitThatWaitsForAStandbyIsShownToNobody() throws Exception {
    PlannedConnector connector =
        new PlannedConnector(server.place(place, server.port(), "&socketTimeout=1"));
    try (Store store = open(connector)) {
      long table = store.add(row()).join();
      server.eachCommitWaitsFor("nobody");
      try {
        int tries = connector.tries.get();
        CompletableFuture<Boolean> waits = append(store, table, 1, "one");
        Waiting.until(() -> connector.tries.get() >= tries + 3);
        assertThat(waits).isNotDone();
        assertThat(ids(store, table)).isEmpty();
        server.eachCommitWaitsFor("");
        assertThat(waits.join()).isTrue();
      } finally {
        server.eachCommitWaitsFor("");
      }
      assertThat(ids(store, table)).containsExactly("one");
    }
  }

  /** It is saved before others hear of it, so it is neither lost nor done twice. */
  @Test
  void whatCannotBeToldIsSavedOnce() throws Exception {
    try (Store store = open(connector())) {
      long table = store.add(row()).join();
      server.execute("REVOKE EXECUTE ON FUNCTION pg_notify FROM public");
      try {
        assertThat(append(store, table, 1, "one").join()).isTrue();
      } finally {
        server.execute("GRANT EXECUTE ON FUNCTION pg_notify TO public");
      }
      assertThat(append(store, table, 2, "two").join()).isTrue();
      assertThat(ids(store, table)).containsExactly("one", "two");
    }
  }

  /** If it is over before the database is back, those who wait read that. */
  @Test
  void aStoreIsClosedWithoutItsDatabase() throws Exception {
    Store store = open(connector());
    long table = store.add(row()).join();
    server.stop();
    try {
      CompletableFuture<Boolean> waits = append(store, table, 1, "one");
      store.close();
      assertThatThrownBy(waits::join).hasCauseInstanceOf(StoreFault.class);
    } finally {
      server.go();
    }
    try (Store again = open(connector())) {
      assertThat(ids(again, table)).isEmpty();
    }
  }

  /** What a store hears: numbers of events, or -2 if it may have missed something. */
  private static BlockingQueue<Long> heard(Store store) {
    BlockingQueue<Long> all = new LinkedBlockingQueue<>();
    store.listen(
        new StoreNews() {
          @Override
          public void saved(List<SavedTable> tables) {
            tables.forEach(one -> all.add(one.event().number()));
          }

          @Override
          public void told(NodeNote note) {}

          @Override
          public void missed() {
            all.add(-2L);
          }
        });
    return all;
  }

  @Test
  void newsComeFromOtherProcessesAndMayBeDoubledLateOrNone() throws Exception {
    PlannedConnector connector = connector();
    try (Store store = open(connector);
        Store other = open(connector())) {
      BlockingQueue<Long> heard = heard(store);
      long table = other.add(row()).join();
      append(other, table, 1, "one").join();
      assertThat(List.of(heard.take(), heard.take())).containsExactly(0L, 1L);
      String channel = "pg_notify('banmen_' || md5('" + server.schema(place) + "'), ";
      server.execute("SELECT " + channel + "'junk')");
      server.execute("SELECT " + channel + "'-1')");
      String numbers = table + " " + table; // as an older version says it
      server.execute("SELECT " + channel + "'" + numbers + "')");
      assertThat(List.of(heard.take(), heard.take())).containsExactly(-1L, -1L);
      server.execute("SELECT " + channel + "E'saved " + table + " 1 one\\none\\n')");
      assertThat(heard.take()).isEqualTo(1);
      server.killAll();
      append(other, table, 2, "unheard of, perhaps").join();
      while (heard.take() != -2) {
        // news of before
      }
      assertThat(ids(store, table)).hasSize(2);
      append(other, table, 3, "three").join();
      assertThat(heard.take()).isEqualTo(3);
    }
  }
}
