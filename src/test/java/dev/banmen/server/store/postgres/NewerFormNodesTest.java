package dev.banmen.server.store.postgres;

import dev.banmen.server.store.NodeStoreLaws;
import dev.banmen.server.store.Store;
import dev.banmen.server.store.StoreFault;
import java.io.IOException;
import java.util.OptionalDouble;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;

/** What nodes tell each other is heard by those of an older release, too. */
@Tag("long") // a database is started
class NewerFormNodesTest extends NodeStoreLaws {
  private static PostgresServer server;

  @BeforeAll
  static void start() throws IOException {
    server = PostgresServer.shared();
  }

  @Override
  protected Store open() throws StoreFault {
    Store opened =
        PostgresStore.open(
            server.place(folder.toString()),
            folder.resolve("primary"),
            () -> 1_000_000,
            row -> OptionalDouble.of(0));
    NewerForm.bring(server, folder.toString());
    return opened;
  }
}
