package dev.banmen.server.store.sqlite;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.server.store.AccountStoreLaws;
import dev.banmen.server.store.PersonRow;
import dev.banmen.server.store.Store;
import dev.banmen.server.store.StoreFault;
import java.sql.Connection;
import java.sql.DriverManager;
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

  /** Codes are kept as hashes, and addresses not at all. */
  @Test
  void noColumnIsForACodeOrAnAddress() throws Exception {
    assertThat(SqliteStore.FORMS.scripts())
        .contains("hash TEXT")
        .doesNotContainIgnoringCase("address");
  }
}
