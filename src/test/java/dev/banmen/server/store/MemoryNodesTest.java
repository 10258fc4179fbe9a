package dev.banmen.server.store;

import dev.banmen.server.store.sqlite.SqliteStore;
import java.util.OptionalDouble;

/** The nodes of the tests are like those of a database. */
class MemoryNodesTest extends NodeStoreLaws {
  private MemoryNodes nodes;

  @Override
  protected Store open() throws StoreFault {
    if (nodes == null) {
      nodes =
          new MemoryNodes(SqliteStore.open(folder, () -> 1_000_000, row -> OptionalDouble.of(0)));
    }
    return nodes.join();
  }
}
