package dev.banmen.server.store.sqlite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.proof.Repeats;
import dev.banmen.server.monitor.StoreWatch;
import dev.banmen.server.store.EventRow;
import dev.banmen.server.store.HeldBack;
import dev.banmen.server.store.Store;
import dev.banmen.server.store.StoreFault;
import dev.banmen.server.store.StoreLaws;
import dev.banmen.server.store.TableRow;
import dev.banmen.server.store.TableState;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class SqliteStoreTest extends StoreLaws {
  @Override
  protected Store open(Path place) throws StoreFault {
    return SqliteStore.open(place, () -> 1_000_000, row -> OptionalDouble.of(0));
  }

  @Test
  void aBackupMadeInUseIsAWholeStore() throws Exception {
    long table = table();
    store.append(table, event(1, "e1"), at(1)).join();
    Path other = Files.createDirectory(folder.resolve("other"));
    Path copy = other.resolve(SqliteStore.FILE);
    store.backUp(copy).join();
    store.append(table, event(2, "e2"), at(2)).join();
    try (Store restored = open(other)) {
      assertThat(restored.events(table, 0).join()).containsExactly(event(1, "e1"));
    }
    assertThatThrownBy(() -> store.backUp(copy).join()).hasRootCauseInstanceOf(StoreFault.class);
  }

  private static void setForm(Path place, int form) throws Exception {
    try (Connection connection =
            DriverManager.getConnection("jdbc:sqlite:" + place.resolve(SqliteStore.FILE));
        var statement = connection.createStatement()) {
      statement.execute("PRAGMA user_version = " + form);
    }
  }

  @Test
  void whoOnlyLooksAtADatabaseLeavesItsVersion() throws Exception {
    Path place = folder.resolve("other");
    open(place).close();
    assertThat(SqliteStore.isOfThisVersion(place)).isTrue();
    for (int form : new int[] {SqliteStore.FORMS.newest() - 1, SqliteStore.FORMS.newest() + 1}) {
      setForm(place, form);
      assertThat(SqliteStore.isOfThisVersion(place)).isFalse();
      assertThat(SqliteStore.isOfThisVersion(place)).isFalse();
    }
  }

  @Test
  void aDatabaseOfAnotherVersionIsLeftAlone() throws Exception {
    Path place = folder.resolve("other");
    open(place).close();
    setForm(place, SqliteStore.FORMS.newest() + 1);
    assertThatThrownBy(() -> open(place))
        .isInstanceOf(StoreFault.class)
        .hasMessageContaining("has form " + (SqliteStore.FORMS.newest() + 1));
  }

  @Test
  void whileAnotherProcessLocksItTheStoreIsNotWell() throws Exception {
    try (SqliteStore store =
            SqliteStore.open(folder, () -> 1_000_000, row -> OptionalDouble.of(0), 0);
        Connection other =
            DriverManager.getConnection("jdbc:sqlite:" + folder.resolve(SqliteStore.FILE));
        var statement = other.createStatement()) {
      StoreWatch watch = new StoreWatch(store, () -> 0, store::writerStack);
      watch.watched().beat(1).join();
      assertThat(watch.isStuck()).isFalse();
      statement.execute("BEGIN IMMEDIATE");
      assertThatThrownBy(() -> watch.watched().beat(2).join()).hasCauseInstanceOf(StoreFault.class);
      assertThat(watch.watched().lastBeat().join()).isEqualTo(1);
      assertThat(watch.isStuck()).isTrue();
      statement.execute("ROLLBACK");
      watch.watched().beat(3).join();
      assertThat(watch.isStuck()).isFalse();
    }
  }

  @Test
  void nobodyElseOnTheMachineReadsIt() throws Exception {
    Path place = Files.createDirectory(folder.resolve("shared"));
    Files.setPosixFilePermissions(place, PosixFilePermissions.fromString("rwxr-xr-x"));
    try (Store store = open(place)) {
      store.person("SHA256:a").join();
      try (var files = Files.list(place)) {
        assertThat(files.filter(Files::isRegularFile).toList())
            .hasSize(3)
            .allMatch(file -> mode(file).equals("rw-------"));
      }
    }
  }

  private static String mode(Path file) {
    try {
      return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What was said to be saved is there after the writer was killed in the middle. */
  @Test
  @Tag(Repeats.TAG)
  void nothingSavedIsLostWhenTheProgramIsKilled() throws Exception {
    Path place = folder.resolve("killed");
    for (int round = 1; round <= Repeats.of(1, 2, 6); round++) {
      Path loaded = folder.resolve("loaded");
      Process writer =
          new ProcessBuilder(
                  Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                  "-cp",
                  System.getProperty("java.class.path"),
                  "-Xlog:class+load:file=" + loaded,
                  AppendingMain.class.getName(),
                  place.toString())
              .redirectError(ProcessBuilder.Redirect.INHERIT)
              .start();
      long kept = 0;
      try (BufferedReader out =
          new BufferedReader(
              new InputStreamReader(writer.getInputStream(), StandardCharsets.UTF_8))) {
        for (int i = 0; i < 50 * round; i++) {
          kept = Long.parseLong(out.readLine());
        }
        writer.toHandle().destroyForcibly(); // the other one closes its output, too
        for (String line = out.readLine(); line != null && !line.isEmpty(); line = out.readLine()) {
          kept = Math.max(kept, Long.parseLong(line));
        }
      }
      writer.waitFor();
      try (Store store = open(place)) {
        List<EventRow> events = store.events(1, 0).join();
        TableRow table = store.table(1).join().orElseThrow();
        assertThat((long) events.size())
            .isGreaterThanOrEqualTo(kept)
            .isEqualTo(table.at().lastEvent());
        assertThat(events.get(events.size() - 1).number()).isEqualTo(events.size());
      }
      assertThat(loaded).content().contains(" org.sqlite.").doesNotContain("postgres");
    }
  }

  /** Appends to table 1 until it is killed, and tells the number of each event that is saved. */
  static final class AppendingMain {
    private AppendingMain() {}

    public static void main(String[] args) throws StoreFault {
      Store store = SqliteStore.open(Path.of(args[0]), () -> 0, row -> OptionalDouble.of(0));
      if (store.table(1).join().isEmpty()) {
        store.add(new TableRow(0, "", "", false, false, TableRow.Opening.UNKNOWN, BEGUN)).join();
      }
      for (long seq = store.events(1, 0).join().size() + 1; ; seq++) {
        TableState after = new TableState(seq, 1, 2, 1, false, false, "", 0, "");
        store.append(1, new EventRow(seq, "e" + seq, "line\n"), after).join();
        System.out.print(seq + "\n");
        System.out.flush();
      }
    }
  }

  @Test
  void whatAnotherVersionKnowsAloneHoldsSomebodyBackAltogether() throws Exception {
    Path place = folder.resolve("held");
    Store store = open(place);
    long anna = store.person("SHA256:a").join().id();
    long ben = store.person("SHA256:b").join().id();
    store.holdBack(new HeldBack(anna, ben, HeldBack.Hold.SILENCED)).join();
    try (Connection other =
            DriverManager.getConnection("jdbc:sqlite:" + place.resolve(SqliteStore.FILE));
        Statement statement = other.createStatement()) {
      statement.execute("UPDATE held_back SET hold = 'WHISPERING'");
    }
    assertThat(store.heldBack().join())
        .containsExactly(new HeldBack(anna, ben, HeldBack.Hold.REMOVED));
    store.close();
  }
}
