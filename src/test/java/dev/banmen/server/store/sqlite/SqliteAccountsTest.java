package dev.banmen.server.store.sqlite;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.server.store.AccountStoreLaws;
import dev.banmen.server.store.ChatRow;
import dev.banmen.server.store.CodeKind;
import dev.banmen.server.store.PersonRow;
import dev.banmen.server.store.Store;
import dev.banmen.server.store.StoreFault;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class SqliteAccountsTest extends AccountStoreLaws {
  @Override
  protected Store open() throws StoreFault {
    return SqliteStore.open(folder, () -> now, row -> OptionalDouble.of(0));
  }

  /** What a name looks like is noted anew, and even then whoever has one keeps it. */
  @Test
  void namesOfAnOlderRuleAreComparedByTheNewOne() throws Exception {
    try (Store store = open()) {
      store.person("SHA256:a").join();
      store.person("SHA256:b").join();
      store.person("SHA256:c").join();
      assertThat(store.name(1, "maggie", "maggie").join()).isTrue();
      assertThat(store.name(2, "other", "other").join()).isTrue();
    }
    try (Connection connection =
            DriverManager.getConnection("jdbc:sqlite:" + folder.resolve(SqliteStore.FILE));
        var statement = connection.createStatement()) {
      statement.execute("UPDATE people SET skeleton = 'old'");
      statement.execute("UPDATE people SET name = 'ma66ie', folded = 'ma66ie' WHERE id = 2");
    }
    try (Store store = open()) {
      assertThat(store.name(3, "ma99ie", "ma99ie").join()).isFalse();
      assertThat(store.accounts().named("ma66ie").join()).map(PersonRow::id).contains(2L);
      assertThat(store.name(3, "maddie", "maddie").join()).isTrue();
    }
  }

  @Test
  void aDatabaseOfTheFirstVersionIsBroughtUpToDate() throws Exception {
    Path place = Files.createDirectory(folder.resolve("first"));
    try (Connection connection =
            DriverManager.getConnection("jdbc:sqlite:" + place.resolve(SqliteStore.FILE));
        var statement = connection.createStatement();
        InputStream script = Schema.class.getResourceAsStream("1.sql")) {
      String all = new String(script.readAllBytes(), StandardCharsets.UTF_8);
      for (String sql : all.split(";\n")) {
        statement.execute(sql);
      }
      statement.execute("INSERT INTO people (name, folded, since) VALUES ('anna', 'anna', 7)");
      statement.execute("INSERT INTO people (name, folded, since) VALUES ('ann4', 'ann4', 8)");
      statement.execute("INSERT INTO people (name, folded, since) VALUES ('', NULL, 9)");
      statement.execute("INSERT INTO keys (fingerprint, person) VALUES ('SHA256:a', 1)");
      statement.execute("INSERT INTO chat (person, text, at) VALUES (1, 'the hidden garden', 1)");
      statement.execute("INSERT INTO chat (person, text, at) VALUES (2, 'hello', 1)");
      statement.execute("DELETE FROM chat WHERE person = 1");
      statement.execute("PRAGMA user_version = 1");
    }
    try (Store store = SqliteStore.open(place, () -> now, row -> OptionalDouble.of(0))) {
      store.accounts().setCode(1, CodeKind.LINK, "h", now + 1).join();
      assertThat(store.accounts().keys(1).join()).containsExactly("SHA256:a");
      assertThat(store.accounts().since(1).join()).isEqualTo(7);
      assertThat(store.said(9).join()).containsExactly(new ChatRow(2, "ann4", "hello"));
      assertThat(store.name(3, "anna", "anna").join()).isFalse();
      assertThat(store.name(3, "4nna", "4nna").join()).as("looks like two").isFalse();
      assertThat(store.name(3, "anne", "anne").join()).isTrue();
      assertThat(store.name(1, "Anna", "anna").join()).as("one's own in another form").isFalse();
      assertThat(store.accounts().named("ann4").join()).map(PersonRow::id).contains(2L);
    }
    for (String end : List.of("", "-wal")) {
      Path file = place.resolve(SqliteStore.FILE + end);
      String stored = Files.exists(file) ? Files.readString(file, ISO_8859_1) : "";
      assertThat(stored).as("what was deleted before").doesNotContain("hidden garden");
    }
  }

  /** Codes are kept as hashes, and addresses not at all. */
  @Test
  void noColumnIsForACodeOrAnAddress() throws Exception {
    StringBuilder scripts = new StringBuilder();
    for (int version = 1; version <= Schema.NEWEST; version++) {
      try (InputStream script = Schema.class.getResourceAsStream(version + ".sql")) {
        scripts.append(new String(script.readAllBytes(), StandardCharsets.UTF_8));
      }
    }
    assertThat(scripts.toString()).contains("hash TEXT").doesNotContainIgnoringCase("address");
  }
}
