package dev.banmen.server.store.postgres;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.server.store.NodeNote;
import dev.banmen.server.store.NodeTopic;
import dev.banmen.server.store.Store;
import dev.banmen.server.store.StoreFault;
import dev.banmen.server.store.StoreNews;
import java.io.IOException;
import java.nio.file.Path;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two processes' stores over one PostgreSQL, and what only one of them may do. */
@Tag("long") // a database is started
class PostgresNodesTest {
  private static final Set<String> TASK = Set.of("thinking 7");

  private static PostgresServer server;

  @TempDir Path folder;
  private Store one;
  private Store other;

  @BeforeAll
  static void start() throws IOException {
    server = PostgresServer.shared();
  }

  private Store open() throws StoreFault {
    return PostgresStore.open(
        server.place(folder.toString()),
        folder.resolve("primary"),
        () -> 1_000_000,
        row -> OptionalDouble.of(0));
  }

  @BeforeEach
  void openBoth() throws StoreFault {
    one = open();
    other = open();
  }

  @AfterEach
  void closeBoth() {
    one.close();
    other.close();
  }

  private static Set<String> take(Store store, Set<String> tasks) {
    return store.nodes().take(tasks).join();
  }

  private static BlockingQueue<NodeNote> notes(Store store) {
    BlockingQueue<NodeNote> told = new LinkedBlockingQueue<>();
    store.listen(
        new StoreNews() {
          @Override
          public void saved(Set<Long> tables) {}

          @Override
          public void told(NodeNote note) {
            told.add(note);
          }

          @Override
          public void missed() {}
        });
    return told;
  }

  private static NodeNote next(BlockingQueue<NodeNote> notes) throws InterruptedException {
    return notes.poll(1, TimeUnit.MINUTES);
  }

  @Test
  void aTaskIsOneNodesUntilItLeavesIt() {
    assertThat(take(one, TASK)).isEqualTo(TASK);
    assertThat(take(one, TASK)).as("asked again").isEqualTo(TASK);
    assertThat(take(other, Set.of("thinking 7", "thinking 8"))).containsExactly("thinking 8");
    one.nodes().leave(TASK);
    assertThat(take(one, Set.of("thinking 8"))).isEmpty(); // after what was left
    assertThat(take(other, TASK)).as("asked twice, left once").isEqualTo(TASK);
    one.nodes().leave(TASK); // it is another one's now
    assertThat(take(one, TASK)).isEmpty();
  }

  @Test
  void aNodeThatEndsLeavesItsTasks() {
    take(one, TASK);
    one.close();
    while (take(other, TASK).isEmpty()) {
      Thread.onSpinWait(); // the database has not noticed yet
    }
    assertThat(take(other, TASK)).isEqualTo(TASK);
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
  void aNoteIsForTheOtherNodes() throws InterruptedException {
    BlockingQueue<NodeNote> here = notes(one);
    BlockingQueue<NodeNote> there = notes(other);
    NodeNote odd = new NodeNote(NodeTopic.TALK, "7 \"it's\" \\ 盤面\n$$ ' 12 13");
    one.nodes().tell(odd);
    assertThat(next(there)).isEqualTo(odd);
    NodeNote long1 = new NodeNote(NodeTopic.CHAT, "x".repeat(NodeNote.MOST_BYTES));
    other.nodes().tell(long1);
    assertThat(next(here)).as("not its own").isEqualTo(long1);
  }

  @Test
  void aNoteComesAfterWhatWasSavedBefore() throws InterruptedException {
    BlockingQueue<NodeNote> there = notes(other);
    for (int i = 0; i < 20; i++) {
      one.say(0, "line " + i);
      one.nodes().tell(new NodeNote(NodeTopic.CHAT, "" + i));
      assertThat(next(there).text()).isEqualTo("" + i);
      assertThat(other.said(100).join()).hasSize(i + 1);
    }
  }

  @Test
  void manyNotesAtOnceAllArrive() throws InterruptedException {
    BlockingQueue<NodeNote> there = notes(other);
    for (int i = 0; i < 500; i++) {
      one.nodes().tell(new NodeNote(NodeTopic.TALK, "" + i));
    }
    for (int i = 0; i < 500; i++) {
      assertThat(next(there).text()).isEqualTo("" + i);
    }
  }

  @Test
  void theTimeIsTheDatabases() {
    long first = one.beat(1_000).join();
    assertThat(first).isEqualTo(1_000);
    long second = other.beat(999_999).join(); // its own measure is wrong
    assertThat(second).isBetween(first, first + Store.CLOSED_MILLIS);
    assertThat(one.lastBeat().join()).isEqualTo(second);
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
