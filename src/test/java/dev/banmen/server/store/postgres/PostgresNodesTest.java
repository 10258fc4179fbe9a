package dev.banmen.server.store.postgres;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.server.store.NodeStoreLaws;
import dev.banmen.server.store.PresenceRow;
import dev.banmen.server.store.Store;
import dev.banmen.server.store.StoreFault;
import java.io.IOException;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Two processes' stores over one PostgreSQL, and what only one of them may do. */
@Tag("long") // a database is started
class PostgresNodesTest extends NodeStoreLaws {
  private static PostgresServer server;

  @BeforeAll
  static void start() throws IOException {
    server = PostgresServer.shared();
  }

  @Override
  protected Store open() throws StoreFault {
    return PostgresStore.open(
        server.place(folder.toString()),
        folder.resolve("primary"),
        () -> 1_000_000,
        row -> OptionalDouble.of(0));
  }

  @Test
  void aLostConnectionLosesItsTasks() {
    take(one, TASK);
    server.killAll();
    Set<String> first = take(other, TASK);
    assertThat(first).isEqualTo(TASK);
    assertThat(take(one, TASK)).isEmpty();
  }

  /** In 32 bits, some two tasks of these have the same name. */
  @Test
  void tasksWhoseNamesAreAlikeAreTakenEachForItself() throws SQLException {
    List<String> alike = new ArrayList<>();
    try (Connection connection = server.connection();
        Statement statement = connection.createStatement();
        ResultSet found =
            statement.executeQuery(
                "SELECT min(task), max(task) FROM (SELECT 'thinking ' || n AS task"
                    + " FROM generate_series(1, 300000) AS n) AS tasks"
                    + " GROUP BY hashtext(task) HAVING count(*) = 2 LIMIT 1")) {
      assertThat(found.next()).isTrue();
      alike.add(found.getString(1));
      alike.add(found.getString(2));
    }
    assertThat(take(one, Set.of(alike.get(0)))).isNotEmpty();
    assertThat(take(other, Set.copyOf(alike))).containsExactly(alike.get(1));
    one.nodes().leave(Set.of(alike.get(0), "of nobody"));
    assertThat(take(one, Set.of("thinking 0"))).isNotEmpty(); // after what was left
    assertThat(take(other, Set.copyOf(alike))).hasSize(2);
    assertThat(take(one, Set.copyOf(alike))).isEmpty();
  }

  @Test
  void placesOfOneDatabaseHaveTasksOfTheirOwn() throws StoreFault {
    take(one, TASK);
    try (Store elsewhere =
        PostgresStore.open(
            server.place(folder + " elsewhere"),
            folder.resolve("primary"),
            () -> 1_000_000,
            row -> OptionalDouble.of(0))) {
      assertThat(take(elsewhere, TASK)).isEqualTo(TASK);
    }
  }

  @Test
  void aHouseThatWasClosedHasLostNoTime() {
    one.beat(1_000).join();
    String schema = server.schema(folder.toString());
    server.execute("UPDATE " + schema + ".beat SET wall = wall - 3600000");
    assertThat(one.beat(5).join()).as("closed for an hour").isEqualTo(1_000);
    server.execute("UPDATE " + schema + ".beat SET wall = wall - 3000");
    assertThat(one.beat(5).join()).as("3 seconds").isBetween(4_000L, 9_000L);
  }

  @Test
  void aDatabaseWhoseClockWasSetBackCountsOnFromThere() {
    one.beat(1_000).join();
    String schema = server.schema(folder.toString());
    server.execute("UPDATE " + schema + ".beat SET wall = wall + 3600000");
    assertThat(one.beat(5).join()).isEqualTo(1_000);
    server.execute("UPDATE " + schema + ".beat SET wall = wall - 2000");
    assertThat(one.beat(5).join()).isGreaterThanOrEqualTo(3_000);
  }

  private void nodes(String change) {
    server.execute(change.formatted(server.schema(folder.toString()) + ".nodes"));
  }

  @Test
  void nobodyIsAtANodeThatSaysNothing() {
    rows(one, ANNA);
    nodes("UPDATE %s SET seen = seen - 15000");
    assertThat(rows(other)).as("it may have been slow").containsExactly(ANNA);
    nodes("UPDATE %s SET seen = seen - 15000");
    assertThat(rows(other)).isEmpty();
    assertThat(rows(one, ANNA)).isEmpty();
    assertThat(rows(other)).as("it lives").containsExactly(ANNA);
  }

  @Test
  void aNodeThatWasDeletedWritesAllAgain() {
    rows(one, ANNA, AT_TABLE);
    nodes("DELETE FROM %s");
    assertThat(rows(other)).isEmpty();
    rows(one, ANNA, AT_TABLE);
    assertThat(rows(other)).containsExactlyInAnyOrder(ANNA, AT_TABLE);
    server.killAll();
    rows(one, ANNA);
    assertThat(rows(other)).as("with another connection").containsExactly(ANNA);
  }

  @Test
  void aDeadNodeIsDeletedByTheOthers() {
    rows(one, ANNA);
    nodes("UPDATE %s SET seen = seen - 60000");
    rows(other);
    String schema = server.schema(folder.toString());
    assertThat(server.is("SELECT count(*) = 0 FROM " + schema + ".presence")).isTrue();
    assertThat(server.is("SELECT count(*) = 1 FROM " + schema + ".nodes")).isTrue();
  }

  @Test
  void aThousandComeAtOnce() {
    Set<PresenceRow> many = new HashSet<>();
    for (int i = 1; i <= 2_500; i++) {
      many.add(new PresenceRow(i, PresenceRow.HOUSE, "p" + i, 1));
    }
    one.nodes().present(many).join();
    assertThat(rows(other)).isEqualTo(many);
    many.removeIf(row -> row.person() % 2 == 0);
    one.nodes().present(many).join();
    assertThat(rows(other)).isEqualTo(many);
  }
}
