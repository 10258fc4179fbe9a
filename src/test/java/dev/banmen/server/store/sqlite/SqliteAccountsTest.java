package dev.banmen.server.store.sqlite;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.server.store.AccountStoreLaws;
import dev.banmen.server.store.CodeKind;
import dev.banmen.server.store.Store;
import dev.banmen.server.store.StoreFault;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import org.junit.jupiter.api.Test;

class SqliteAccountsTest extends AccountStoreLaws {
  @Override
  protected Store open() throws StoreFault {
    return SqliteStore.open(folder, () -> now);
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
      statement.execute("INSERT INTO keys (fingerprint, person) VALUES ('SHA256:a', 1)");
      statement.execute("PRAGMA user_version = 1");
    }
    try (Store store = SqliteStore.open(place, () -> now)) {
      store.accounts().setCode(1, CodeKind.LINK, "h", now + 1).join();
      assertThat(store.accounts().keys(1).join()).containsExactly("SHA256:a");
      assertThat(store.accounts().since(1).join()).isEqualTo(7);
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
