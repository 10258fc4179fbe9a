package dev.banmen.server.store.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.server.store.BanRow;
import dev.banmen.server.store.CodeKind;
import dev.banmen.server.store.EventRow;
import dev.banmen.server.store.HeldBack;
import dev.banmen.server.store.OwnFile;
import dev.banmen.server.store.Store;
import dev.banmen.server.store.StoreFault;
import dev.banmen.server.store.TableRow;
import dev.banmen.server.store.TableState;
import dev.banmen.server.store.TalkRow;
import dev.banmen.server.store.TeachingRow;
import dev.banmen.server.store.sqlite.SqliteStore;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.BatchUpdateException;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A place that moves from its own database to PostgreSQL is the same there, or is not there. */
@Tag("long") // a database is started
class MigrationTest {
  private static final long NOW = 1_000_000;
  private static final byte[] LONG = new byte[100_000];

  private static PostgresServer server;

  @TempDir static Path filled;
  @TempDir Path folder;

  @BeforeAll
  static void start() throws Exception {
    server = PostgresServer.shared();
    for (int i = 0; i < LONG.length; i++) {
      LONG[i] = (byte) (i * 31);
    }
    fill(filled);
  }

  @BeforeEach
  void copy() throws IOException {
    try (Stream<Path> files = Files.list(filled)) {
      for (Path file : files.toList()) {
        Files.copy(file, folder.resolve(file.getFileName()));
      }
    }
  }

  private PostgresUrl target() throws StoreFault {
    return server.place(folder.toString());
  }

  private Store opened() throws StoreFault {
    return PostgresStore.open(
        target(), folder.resolve("primary"), () -> NOW, row -> OptionalDouble.of(0));
  }

  /** A place in which each table has rows. */
  private static void fill(Path folder) throws StoreFault {
    try (Store store = SqliteStore.open(folder, () -> NOW, row -> OptionalDouble.of(0))) {
      for (String key : List.of("a", "b", "c")) {
        store.person("SHA256:" + key).join(); // 1, 2 and 3
      }
      long lost = store.accounts().newGuest().join().id(); // 4, which is given to nobody again
      assertThat(store.accounts().left(lost, false).join()).isTrue();
      store.name(1, "anna", "anna").join();
      store.name(2, "盤面", "盤面").join();
      store.accounts().setCode(1, CodeKind.RECOVERY, "hash", NOW + 10).join();
      store.set(1, "chat.hidden", "yes").join();
      store.ownFiles().replace(1, new OwnFile("config.toml", new byte[0], 0)).join();
      store.ownFiles().replace(2, new OwnFile("progress", LONG, 0)).join();
      TableState begun = new TableState(0, 1, 2, 1, false, true, "", NOW, "");
      TableRow.Opening opening = new TableRow.Opening(1, NOW, false);
      TableRow row = new TableRow(0, "game go\n", "k3m7q2", true, true, opening, begun);
      long table = store.add(row).join();
      for (long seq = 1; seq <= 1_200; seq++) {
        boolean isOver = seq == 1_200;
        TableState after =
            new TableState(
                seq, 1, 2, seq % 2 + 1, isOver, true, isOver ? "B+R" : "", NOW + seq, "s" + seq);
        Map<Long, String> told = isOver ? Map.of(3L, "1=lost") : Map.of();
        store.append(table, new EventRow(seq, "e" + seq, "move " + seq + "\n"), after, told).join();
      }
      store.sayAt(new TalkRow("t", table, 1, "anna", "well played", true)).join();
      store.addRematch(row, table).join();
      store.say(1, "hello").join();
      store.say(0, "an announcement").join();
      store.accounts().ban(new BanRow("192.0.2.0/24", NOW + 10, "Grüße")).join();
      store.accounts().mute(3, NOW + 10).join();
      store.accounts().block(1, 3, true).join();
      store.accounts().report(1, 3, "rude").join();
      store.beginTeaching(new TeachingRow(1, "", "c", false, "t".repeat(200_000), NOW)).join();
      store.holdBack(new HeldBack(1, 3, HeldBack.Hold.of("SILENCED"))).join();
      store.place(2, table).join();
      store.beat(4711).join();
    }
  }

  private Connection source() throws SQLException {
    return DriverManager.getConnection("jdbc:sqlite:" + folder.resolve(SqliteStore.FILE));
  }

  private void change(String sql) throws SQLException {
    try (Connection connection = source();
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  private long rows() throws SQLException {
    long rows = 0;
    try (Connection connection = source();
        Statement statement = connection.createStatement()) {
      List<String> tables = new ArrayList<>();
      try (ResultSet all =
          statement.executeQuery(
              "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'")) {
        while (all.next()) {
          tables.add(all.getString(1));
        }
      }
      for (String table : tables) {
        try (ResultSet count = statement.executeQuery("SELECT count(*) FROM " + table)) {
          assertThat(count.next()).isTrue();
          assertThat(count.getLong(1)).as(table).isPositive();
          rows += count.getLong(1);
        }
      }
    }
    return rows;
  }

  private void assertEmpty() {
    String all = "SELECT count(*) = 0 FROM pg_class JOIN pg_namespace AS n ON n.oid = relnamespace";
    assertThat(server.is(all + " WHERE nspname = '" + server.schema(folder.toString()) + "'"))
        .isTrue();
  }

  @Test
  void allOfItIsThereAndGoesOn() throws Exception {
    assertThat(Migration.run(folder, target())).isEqualTo(rows());
    try (Store store = opened();
        Store before = SqliteStore.open(folder, () -> NOW, row -> OptionalDouble.of(0))) {
      assertThat(store.accounts().named("盤面").join().orElseThrow().id()).isEqualTo(2);
      assertThat(store.person("SHA256:a").join().name()).isEqualTo("anna");
      assertThat(store.person("SHA256:new").join().id()).as("4 was given").isEqualTo(5);
      assertThat(store.events(1, 0).join()).isEqualTo(before.events(1, 0).join()).hasSize(1_200);
      assertThat(store.table(1).join()).isEqualTo(before.table(1).join());
      assertThat(store.ratings(1).join()).isEqualTo(before.ratings(1).join()).isNotEmpty();
      assertThat(store.ratingChanges(1).join()).isEqualTo(before.ratingChanges(1).join());
      assertThat(store.said(9).join()).isEqualTo(before.said(9).join()).hasSize(2);
      assertThat(store.teaching().join()).isEqualTo(before.teaching().join());
      assertThat(store.accounts().bans().join()).isEqualTo(before.accounts().bans().join());
      assertThat(store.accounts().blocks().join()).isEqualTo(Map.of(1L, Set.of(3L)));
      assertThat(store.lastBeat().join()).isEqualTo(4711);
      assertThat(store.ownFiles().read(2, "progress").join().orElseThrow().bytes()).isEqualTo(LONG);
      assertThat(store.ownFiles().names(1).join()).containsExactly("config.toml");
      store.say(1, "there").join();
      assertThat(store.said(1).join().get(0).text()).isEqualTo("there");
    }
  }

  @Test
  void aPlaceThatIsUsedStaysAsItIs() throws Exception {
    Migration.run(folder, target());
    assertThatThrownBy(() -> Migration.run(folder, target()))
        .isInstanceOf(StoreFault.class)
        .hasMessageContaining("not empty");
    try (Store store = opened()) {
      assertThat(store.person("SHA256:new").join().id()).isEqualTo(5);
    }
  }

  @Test
  void aDatabaseOfAnotherVersionIsNotCopied() throws Exception {
    change("PRAGMA user_version = 8");
    assertThatThrownBy(() -> Migration.run(folder, target()))
        .isInstanceOf(StoreFault.class)
        .hasMessageStartingWith("Another version has written this database.");
    assertEmpty();
  }

  @Test
  void whereNoDatabaseIsNoneIsMade() throws Exception {
    Path none = folder.resolve("none");
    assertThatThrownBy(() -> Migration.run(none, target()))
        .isInstanceOf(StoreFault.class)
        .hasMessageContaining(none.toString());
    assertThat(none).doesNotExist();
    assertEmpty();
  }

  @Test
  void whatPostgresCannotHoldIsAFaultAndNothingIsThere() throws Exception {
    change("UPDATE chat SET text = 'a' || char(0) || 'b' WHERE id = 2");
    assertThatThrownBy(() -> Migration.run(folder, target()))
        .isInstanceOf(StoreFault.class)
        .hasMessageStartingWith("The database can't be used: ")
        .hasMessageNotContaining("INSERT");
    assertEmpty();
    change("UPDATE chat SET text = 'ab' WHERE id = 2");
    assertThat(Migration.run(folder, target())).isEqualTo(rows());
  }

  /** At each statement the connection ends. */
  @Test
  void whereverItIsInterruptedNothingIsThereAndItCanStartAgain() throws Exception {
    AtomicInteger left = new AtomicInteger();
    PlannedConnector connector = new PlannedConnector(target());
    connector.plan(
        (step, backend) -> {
          if (left.getAndDecrement() == 0) {
            server.execute("SELECT pg_terminate_backend(" + backend + ", 60000)");
          }
        });
    int steps = 0;
    boolean isOver = false;
    while (!isOver) {
      left.set(steps);
      try {
        assertThat(Migration.run(folder, connector)).isEqualTo(rows());
        isOver = true;
      } catch (StoreFault e) {
        assertEmpty();
        steps++;
      }
    }
    assertThat(steps).isGreaterThan(15);
  }

  /** Connections on which a part of a statement is another one. */
  private SqlConnector changing(String part, String other) {
    return () -> {
      Connection real = target(this).connect();
      return (Connection)
          Proxy.newProxyInstance(
              MigrationTest.class.getClassLoader(),
              new Class<?>[] {Connection.class},
              (proxy, method, values) -> {
                if (method.getName().equals("prepareStatement")) {
                  values[0] = values[0].toString().replace(part, other);
                }
                try {
                  return method.invoke(real, values);
                } catch (InvocationTargetException e) {
                  throw e.getCause();
                }
              });
    };
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // another value, a missing row, one more
        "(one, millis) VALUES (?, ?)|(one, millis) VALUES (?, 1 + ?)|1 of the table beat",
        "(one, millis) VALUES (?, ?)|(one, millis) SELECT ?, ? WHERE false|1 of the table beat",
        "blocks (person, other) VALUES (?, ?)|blocks (person, other) VALUES (?, ?), (3, 2)"
            + "|2 of the table blocks",
      })
  void aRowThatIsNotTheSameIsAFaultAndNothingIsThere(String part, String other, String row) {
    assertThatThrownBy(() -> Migration.run(folder, changing(part, other)))
        .isInstanceOf(StoreFault.class)
        .hasMessageStartingWith("The copy is not the same in row " + row + ".");
    assertEmpty();
  }

  @Test
  void aValueOfAnotherTypeIsAFaultAndNothingIsThere() throws Exception {
    change("UPDATE own_files SET bytes = 'text' WHERE person = 1");
    assertThatThrownBy(() -> Migration.run(folder, target()))
        .isInstanceOf(StoreFault.class)
        .hasMessageContaining("in the table own_files is of another type");
    assertEmpty();
  }

  @Test
  void aDamagedDatabaseIsNotPostgresFault() throws Exception {
    change("PRAGMA wal_checkpoint(TRUNCATE)");
    try (RandomAccessFile file =
        new RandomAccessFile(folder.resolve(SqliteStore.FILE).toFile(), "rw")) {
      file.seek(file.length() / 2);
      file.write(new byte[(int) (file.length() / 2)]);
    }
    assertThatThrownBy(() -> Migration.run(folder, target()))
        .isInstanceOf(StoreFault.class)
        .hasMessage("The server's database is damaged.");
    assertEmpty();
  }

  /** The answer to the last commit is lost, and the database there again, or not. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void whenTheLastAnswerIsLostItLooksOrSaysThatItDoesNotKnow(boolean isBack) throws Exception {
    AtomicInteger connections = new AtomicInteger();
    SqlConnector losing =
        () -> {
          if (connections.incrementAndGet() > 1 && !isBack) {
            throw new SQLException("refused");
          }
          Connection real = target(this).connect();
          return (Connection)
              Proxy.newProxyInstance(
                  MigrationTest.class.getClassLoader(),
                  new Class<?>[] {Connection.class},
                  (proxy, method, values) -> {
                    try {
                      Object answer = method.invoke(real, values);
                      if (method.getName().equals("commit")) {
                        throw new SQLException("lost");
                      }
                      return answer;
                    } catch (InvocationTargetException e) {
                      throw e.getCause();
                    }
                  });
        };
    if (isBack) {
      assertThat(Migration.run(folder, losing)).isEqualTo(rows());
    } else {
      assertThatThrownBy(() -> Migration.run(folder, losing))
          .isInstanceOf(StoreFault.class)
          .hasMessageContaining("all of the copy may be there");
    }
    assertThatThrownBy(() -> Migration.run(folder, target())).hasMessageContaining("not empty");
  }

  @Test
  void noFaultHasWhatIsInTheRows() {
    SQLException batch = new BatchUpdateException("INSERT 'anna'", "23505", 0, new int[0], null);
    assertThat(Migration.why(batch)).isEqualTo("SQLSTATE 23505");
    batch.setNextException(new SQLException("duplicate key"));
    assertThat(Migration.why(batch)).isEqualTo("duplicate key");
  }

  private static PostgresUrl target(MigrationTest test) throws SQLException {
    try {
      return test.target();
    } catch (StoreFault e) {
      throw new SQLException(e);
    }
  }
}
