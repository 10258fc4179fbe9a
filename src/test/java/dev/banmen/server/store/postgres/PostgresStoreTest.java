package dev.banmen.server.store.postgres;

import dev.banmen.server.store.Store;
import dev.banmen.server.store.StoreFault;
import dev.banmen.server.store.StoreLaws;
import java.io.IOException;
import java.nio.file.Path;
import java.util.OptionalDouble;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;

@Tag("long") // a database is started
class PostgresStoreTest extends StoreLaws {
  private static PostgresServer server;

  @BeforeAll
  static void start() throws IOException {
    server = PostgresServer.shared();
  }

  @Override
  protected Store open(Path place) throws StoreFault {
    return PostgresStore.open(
        server.place(place.toString()),
        place.resolveSibling(place.getFileName() + ".primary"),
        () -> 1_000_000,
        row -> OptionalDouble.of(0));
  }
}
