package dev.banmen.server.store.postgres;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.server.store.NodeStoreLaws;
import dev.banmen.server.store.Store;
import dev.banmen.server.store.StoreFault;
import java.io.IOException;
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
}
