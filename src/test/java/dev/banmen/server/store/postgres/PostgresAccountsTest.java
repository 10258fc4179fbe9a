package dev.banmen.server.store.postgres;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.server.store.AccountStoreLaws;
import dev.banmen.server.store.Store;
import dev.banmen.server.store.StoreFault;
import java.io.IOException;
import java.util.OptionalDouble;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("long") // a database is started
class PostgresAccountsTest extends AccountStoreLaws {
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
        () -> now,
        row -> OptionalDouble.of(0));
  }

  @Test
  void noColumnIsForACodeOrAnAddress() throws StoreFault {
    assertThat(PostgresStore.FORMS.scripts())
        .contains("hash text")
        .doesNotContainIgnoringCase("address");
  }

  @Override
  @Test
  @Tag("thorough") // ten thousand times all are counted, and each count is asked for by itself
  protected void thereAreNoMoreBansThanTheLimit() {
    super.thereAreNoMoreBansThanTheLimit();
  }
}
