package dev.banmen.server.store.postgres;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.server.store.NodeStore;
import dev.banmen.server.store.PersonRow;
import dev.banmen.server.store.SeekRow;
import dev.banmen.server.store.Store;
import dev.banmen.server.store.StoreFault;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Those who look for an opponent, at two nodes over one PostgreSQL. */
@Tag("long") // a database is started
class PostgresSeeksTest {
  private static PostgresServer server;

  @TempDir Path folder;
  private Store one;
  private Store other;
  private long anna;
  private long ben;

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
    anna = person("anna");
    ben = person("ben");
  }

  private long person(String name) {
    PersonRow row = one.person(name).join();
    one.name(row.id(), name, name).join();
    return row.id();
  }

  @AfterEach
  void closeBoth() {
    one.close();
    other.close();
  }

  private static String seek(Store store, long person) {
    String id = UUID.randomUUID().toString();
    store.nodes().seek(new SeekRow(id, person, "", "1500\n\"go\" 盤", 5_000)).join();
    return id;
  }

  private static NodeStore.Seeks seeks(Store store, String... own) {
    return store.nodes().seeks(Set.of(own)).join();
  }

  private static List<String> others(Store store) {
    return seeks(store).others().stream().map(SeekRow::id).toList();
  }

  @Test
  void aSearchIsSeenAtTheOtherNode() {
    String annas = seek(one, anna);
    assertThat(others(one)).as("its own").isEmpty();
    List<SeekRow> others = seeks(other).others();
    assertThat(others).hasSize(1);
    SeekRow row = others.get(0);
    assertThat(row)
        .isEqualTo(new SeekRow(annas, anna, "anna", "1500\n\"go\" 盤", row.waitedMillis()));
    assertThat(row.waitedMillis()).isBetween(5_000L, 65_000L);
    one.nodes().unseek(annas);
    one.nodes().claim(Set.of(annas)).join(); // after that
    assertThat(others(other)).isEmpty();
  }

  @Test
  void anOwnSearchIsMissedOnceItIsGone() {
    String annas = seek(one, anna);
    assertThat(seeks(one, annas).gone()).isEmpty();
    assertThat(other.nodes().claim(Set.of(annas)).join()).isTrue();
    assertThat(seeks(one, annas).gone()).containsExactly(annas);
  }

  @Test
  void aLaterSearchOfThePersonReplacesTheFirst() {
    String first = seek(one, anna);
    String second = seek(other, anna);
    assertThat(seeks(one, first).gone()).containsExactly(first);
    assertThat(others(one)).containsExactly(second);
    assertThat(others(other)).isEmpty();
    one.nodes().unseek(first); // which is not there any more
    assertThat(other.nodes().claim(Set.of(first)).join()).isFalse();
    assertThat(others(one)).containsExactly(second);
  }

  @Test
  void bothAreClaimedOrNone() {
    String annas = seek(one, anna);
    String bens = seek(other, ben);
    String nobodys = UUID.randomUUID().toString();
    assertThat(one.nodes().claim(Set.of(annas, nobodys)).join()).isFalse();
    assertThat(others(other)).containsExactly(annas);
    assertThat(other.nodes().claim(Set.of(annas, bens)).join()).isTrue();
    assertThat(one.nodes().claim(Set.of(annas, bens)).join()).isFalse();
    assertThat(others(one)).isEmpty();
  }

  @Test
  void ofTwoWhoClaimAtTheSameTimeOneSucceeds() {
    long cem = person("cem");
    for (int i = 0; i < 50; i++) {
      String annas = seek(one, anna);
      String bens = seek(other, ben);
      String cems = seek(other, cem);
      CompletableFuture<Boolean> here = one.nodes().claim(Set.of(annas, bens));
      CompletableFuture<Boolean> there = other.nodes().claim(Set.of(cems, bens));
      assertThat(here.join()).isNotEqualTo(there.join());
      assertThat(others(one)).isEqualTo(here.join() ? List.of(cems) : List.of());
      assertThat(others(other)).isEqualTo(here.join() ? List.of() : List.of(annas));
    }
  }

  @Test
  void aSearchOfADeadNodeIsNone() {
    String annas = seek(one, anna);
    String seeks = server.schema(folder.toString()) + ".seeks";
    server.execute("UPDATE " + seeks + " SET seen = seen - " + (NodeStore.SILENT_MILLIS - 9_000));
    assertThat(others(other)).containsExactly(annas);
    server.execute("UPDATE " + seeks + " SET seen = seen - 9000");
    assertThat(others(other)).isEmpty();
    assertThat(seeks(one, annas).gone()).as("it is only late").isEmpty();
    assertThat(others(other)).containsExactly(annas);
    server.execute("UPDATE " + seeks + " SET seen = seen - 3600000");
    assertThat(others(other)).isEmpty();
    assertThat(seeks(one, annas).gone()).containsExactly(annas);
  }

  @Test
  void aClockThatWasSetBackEndsNoSearchOfANodeThatLives() {
    String annas = seek(one, anna);
    server.execute(
        "UPDATE " + server.schema(folder.toString()) + ".seeks SET seen = seen + 3600000");
    assertThat(others(other)).as("it may be a dead node's").isEmpty();
    assertThat(seeks(one, annas).gone()).isEmpty();
    assertThat(others(other)).containsExactly(annas);
  }
}
