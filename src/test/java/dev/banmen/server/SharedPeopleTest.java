package dev.banmen.server;

import dev.banmen.bot.QuickPlayers;
import dev.banmen.proof.MemoryFolder;
import dev.banmen.server.store.MemoryNodes;
import dev.banmen.server.store.StoreFault;
import dev.banmen.server.store.sqlite.SqliteStore;
import dev.banmen.server.tables.RatedGames;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

/** People at two servers in one process, with one embedded store. */
class SharedPeopleTest extends SharedPeopleLaws {
  @TempDir(factory = MemoryFolder.class)
  Path folder;

  @Override
  protected OpenHouse.Opening opening() throws StoreFault {
    MemoryNodes nodes =
        new MemoryNodes(
            SqliteStore.open(
                folder, () -> 1_000_000, row -> RatedGames.ranks(QuickPlayers.GAMES, row)));
    return calendar -> nodes.join();
  }
}
