package dev.banmen.server.store.postgres;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.proof.Waiting;
import dev.banmen.server.monitor.LogOutput;
import dev.banmen.server.monitor.Metrics;
import dev.banmen.server.monitor.MetricsPage;
import dev.banmen.server.monitor.StoreWatch;
import dev.banmen.server.store.EventRow;
import dev.banmen.server.store.Store;
import dev.banmen.server.store.TableRow;
import dev.banmen.server.store.TableState;
import dev.banmen.server.store.sql.SqlStore;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.net.HttpURLConnection;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.OptionalDouble;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;

/** What an owner hears of a database that is away. */
@Tag("long") // a database is started
class PostgresOutageTest {
  private static final String END_ALL =
      "SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity WHERE usename = 'asked'";

  private final ByteArrayOutputStream log = new ByteArrayOutputStream();
  private PostgresServer server;
  private String place;

  @BeforeEach
  void open(TestInfo info) throws IOException {
    server = PostgresServer.shared();
    place = info.getTestMethod().orElseThrow().getName();
    PrintStream out = new PrintStream(log, true, StandardCharsets.UTF_8);
    LogOutput.open(out, LogOutput.LogLevel.INFO, true);
  }

  @AfterEach
  void close() {
    LogOutput.open(System.err, LogOutput.LogLevel.OFF, false);
  }

  private List<String> logged(String event) {
    return log.toString(StandardCharsets.UTF_8)
        .lines()
        .filter(line -> line.contains("event=" + event))
        .toList();
  }

  private void awaitLogged(String event) {
    Waiting.until(() -> !logged(event).isEmpty());
  }

  private static SqlStore open(SqlConnector connector) throws IOException {
    return PostgresStore.open(connector, () -> 1_000_000, row -> OptionalDouble.of(0));
  }

  private static TableState at(long seq) {
    return new TableState(seq, 1, 2, 1, false, false, "", 1000 + seq, "");
  }

  private static long table(Store store) {
    return store
        .add(new TableRow(0, "banmen 2\n", "", false, false, TableRow.Opening.UNKNOWN, at(0)))
        .join();
  }

  @Test
  void aPasswordThatIsWrongNowIsLoggedOnceAndTriedUntilItIsRight() throws Exception {
    server.place(place);
    String address = "postgresql://asked@127.0.0.1:" + server.port() + "/postgres";
    PlannedConnector connector =
        new PlannedConnector(
            PostgresUrl.of(
                address + "?currentSchema=" + server.schema(place),
                name -> name.equals("PGPASSWORD") ? "secret7" : ""));
    try (Store store = open(connector)) {
      long table = table(store);
      server.execute("ALTER ROLE asked PASSWORD 'secret8'");
      int tries = connector.tries.get();
      server.execute(END_ALL);
      CompletableFuture<Boolean> waits =
          store.append(table, new EventRow(1, "one", "0 1 b2 one\n"), at(1));
      Waiting.until(() -> connector.tries.get() >= tries + 10);
      assertThat(waits).isNotDone();
      assertThat(logged("database-back")).isEmpty();
      server.execute("ALTER ROLE asked PASSWORD 'secret7'");
      assertThat(waits.join()).isTrue();
      awaitLogged("database-back");
    } finally {
      server.execute("ALTER ROLE asked PASSWORD 'secret7'");
    }
    assertThat(logged("database-lost").stream().filter(line -> line.contains("28P01")))
        .hasSize(1)
        .allMatch(line -> line.contains("state=\"28P01\" why=\"FATAL: password authentication"));
    assertThat(log.toString(StandardCharsets.UTF_8)).doesNotContain("secret");
  }

  @Test
  void healthFailsWhileTheDatabaseIsAway() throws Exception {
    AtomicLong nanos = new AtomicLong();
    boolean isStopped = false;
    try (SqlStore store = open(server.place(place))) {
      StoreWatch watch = new StoreWatch(store, nanos::get, store::writerStack);
      try (MetricsPage page =
          MetricsPage.open(
              new InetSocketAddress("127.0.0.1", 0), new Metrics(), () -> !watch.isStuck())) {
        watch.watched().beat(1).join();
        assertThat(health(page)).isEqualTo(200);
        server.stop();
        isStopped = true;
        CompletableFuture<Long> beat = watch.watched().beat(2);
        awaitLogged("database-lost");
        assertThat(health(page)).as("a moment").isEqualTo(200);
        nanos.addAndGet(6_000_000_000L);
        assertThat(health(page)).isEqualTo(503);
        server.go();
        isStopped = false;
        beat.join();
        Waiting.until(() -> health(page) == 200);
        awaitLogged("database-back");
      }
    } finally {
      if (isStopped) {
        server.go();
      }
    }
  }

  private static int health(MetricsPage page) {
    URI address = URI.create("http://127.0.0.1:" + page.port() + "/health");
    try {
      return ((HttpURLConnection) address.toURL().openConnection()).getResponseCode();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
