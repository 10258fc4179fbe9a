package dev.banmen.server.store.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.server.store.ChatRow;
import dev.banmen.server.store.EndRow;
import dev.banmen.server.store.EventRow;
import dev.banmen.server.store.Store;
import dev.banmen.server.store.StoreFault;
import dev.banmen.server.store.TableRow;
import dev.banmen.server.store.TableState;
import dev.banmen.text.Language;
import dev.banmen.text.SpokenFault;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The machine of a database is lost, and its standby takes over. */
@Tag("long") // databases are started
class FailoverTest {
  private static final int HALF = 200; // events before the machine is lost, and after

  @TempDir Path folder;
  private PostgresServer first;

  @BeforeEach
  void start() throws Exception {
    first = PostgresServer.durable();
    first.place("place"); // made before there is a standby
  }

  private Store open(PostgresUrl url) throws StoreFault {
    return PostgresStore.open(
        url, folder.resolve("primary"), () -> 1_000_000, row -> OptionalDouble.of(0));
  }

  private static TableState at(long seq) {
    return new TableState(seq, 1, 2, 1, false, false, "", 1000 + seq, "");
  }

  private static long table(Store store) {
    return store
        .add(new TableRow(0, "banmen 2\n", "", false, false, TableRow.Opening.UNKNOWN, at(0)))
        .join();
  }

  private static CompletableFuture<Boolean> append(Store store, long table, long seq) {
    return store.append(table, new EventRow(seq, "e" + seq, "0 1 b2 e" + seq + "\n"), at(seq));
  }

  private String why(PostgresUrl url) {
    StoreFault[] fault = new StoreFault[1];
    assertThatThrownBy(() -> open(url))
        .isInstanceOfSatisfying(StoreFault.class, one -> fault[0] = one);
    return SpokenFault.why(fault[0], Language.ENGLISH);
  }

  @Test
  void noSavedMoveIsLostAndTheOldPrimaryIsRefused() throws Exception {
    PostgresUrl old = first.place("place");
    PostgresServer standby = first.standby();
    long table;
    try (Store store = open(first.place("place", standby))) {
      table = table(store);
      List<CompletableFuture<Boolean>> all = new ArrayList<>();
      for (int i = 1; i <= 2 * HALF; i++) {
        all.add(append(store, table, i));
        if (i == HALF) {
          all.get(0).join();
          first.stop(); // in the middle of them
          standby.promote();
        }
      }
      all.forEach(one -> assertThat(one.join()).isTrue());
      assertThat(store.events(table, 0).join()).hasSize(2 * HALF);
    }
    first.go(); // comes back, takes writes, and lacks the second half
    assertThat(why(old)).contains("old primary");
    for (PostgresUrl both : List.of(first.place("place", standby), standby.place("place", first))) {
      try (Store store = open(both)) {
        assertThat(store.events(table, 0).join()).hasSize(2 * HALF);
      }
    }
  }

  /** One batch of work is committed, the standby has it, and nobody hears of that. */
  @Test
  void whatIsNoMoveHappensOnceThoughItsAnswerIsLostWithTheMachine() throws Exception {
    PostgresServer standby = first.standby();
    List<PlannedConnector> hosts =
        first.place("place", standby).hosts().stream().map(PlannedConnector::new).toList();
    KnownPrimary known = new KnownPrimary(hosts, folder.resolve("primary"));
    try (Store store = PostgresStore.open(known, () -> 1_000_000, row -> OptionalDouble.of(0))) {
      long anna = store.person("SHA256:a").join().id();
      long ben = store.person("SHA256:b").join().id();
      long table = table(store);
      TableState over = new TableState(1, anna, ben, 0, true, true, "B+R", 1000, "");
      EventRow resigns = new EventRow(1, "e1", "0 2 resign\n");
      assertThat(store.append(table, resigns, over, Map.of(ben, "lost")).join()).isTrue();
      EndRow end = store.ends().join().get(0);
      CountDownLatch go = new CountDownLatch(1);
      hosts.get(0).plan(new LostMachine(go, first, standby));
      List<CompletableFuture<?>> all = new ArrayList<>();
      all.add(store.leave(0, 0)); // waits, so that the others are in one batch
      all.add(store.say(anna, "hello"));
      all.add(store.accounts().report(anna, ben, "rude"));
      all.add(store.tellEnd(end, 3));
      all.add(store.ownFiles().add(anna, "results", "won".getBytes(StandardCharsets.UTF_8)));
      all.add(store.accounts().newGuest());
      go.countDown();
      all.forEach(CompletableFuture::join);
      assertThat(all.get(3).join()).isEqualTo(true);
      assertThat(store.said(9).join()).extracting(ChatRow::text).containsExactly("hello");
      assertThat(store.accounts().reports(9).join()).hasSize(1);
      assertThat(store.settings(ben).join()).containsEntry("ended", "lost");
      assertThat(store.ownFiles().read(anna, "results").join().orElseThrow().bytes())
          .asString(StandardCharsets.UTF_8)
          .containsOnlyOnce("won");
      assertThat(standby.is("SELECT count(*) = 3 FROM " + standby.schema("place") + ".people"))
          .isTrue();
    }
  }

  /** The machine is lost with the answer of the second commit. */
  private static final class LostMachine implements PlannedConnector.Steps {
    private final CountDownLatch go;
    private final PostgresServer lost;
    private final PostgresServer standby;
    private int commits;

    LostMachine(CountDownLatch go, PostgresServer lost, PostgresServer standby) {
      this.go = go;
      this.lost = lost;
      this.standby = standby;
    }

    @Override
    public void before(String step, int backend) throws SQLException {
      try {
        go.await();
      } catch (InterruptedException e) {
        throw new SQLException(e);
      }
    }

    @Override
    public void committed(int backend) throws SQLException {
      if (++commits == 2) {
        try {
          lost.stop();
          standby.promote();
        } catch (IOException e) {
          throw new SQLException(e);
        }
        throw new SQLException("the answer is lost", "08006");
      }
    }
  }

  /** Nobody has stopped the old one: it takes connections, and its commits wait for ever. */
  @Test
  void ofTwoThatSayTheyArePrimariesTheNewerOneIsRight() throws Exception {
    PostgresServer standby = first.standby();
    try (Store store = open(first.place("place", standby))) {
      long table = table(store);
      assertThat(append(store, table, 1).join()).isTrue();
      assertThat(store.events(table, 0).join()).hasSize(1); // a reader is connected, too
      standby.promote();
      CompletableFuture<Boolean> second = append(store, table, 2);
      first.killAll();
      assertThat(second.join()).isTrue();
      assertThat(store.events(table, 0).join()).hasSize(2);
    }
  }

  /** A reader that had nothing to do meanwhile is still connected to the old one. */
  @Test
  void whoeverStillReadsFromAnOldPrimaryIsToldByTheOthers() throws Exception {
    PostgresServer standby = first.standby();
    KnownPrimary known =
        new KnownPrimary(first.place("place", standby).hosts(), folder.resolve("primary"));
    try (Store store = PostgresStore.open(known, () -> 1_000_000, row -> OptionalDouble.of(0))) {
      long table = table(store);
      assertThat(store.events(table, 0).join()).isEmpty();
      standby.promote();
      known.connect().close(); // as the writer does once its connection is lost
      assertThat(append(store, table, 1).join()).isTrue();
      assertThat(store.events(table, 0).join()).hasSize(1);
    }
  }

  @Test
  void anotherDatabaseIsRefusedUntilItsOwnerMeansIt() throws Exception {
    open(first.place("place")).close();
    PostgresServer other = PostgresServer.durable();
    assertThat(why(other.place("place"))).contains("used before", "primary");
    open(first.place("place")).close();
    Files.delete(folder.resolve("primary"));
    open(other.place("place")).close();
  }
}
