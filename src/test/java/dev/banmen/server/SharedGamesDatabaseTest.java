package dev.banmen.server;

import dev.banmen.bot.QuickPlayers;
import dev.banmen.proof.MemoryFolder;
import dev.banmen.server.store.StoreFault;
import dev.banmen.server.store.postgres.PostgresServer;
import dev.banmen.server.store.postgres.PostgresStore;
import dev.banmen.server.store.postgres.PostgresUrl;
import dev.banmen.server.tables.RatedGames;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;

/** Players at two servers with a store each, over one PostgreSQL. */
@Tag("long") // a database is started
class SharedGamesDatabaseTest extends SharedGamesLaws {
  private static PostgresServer server;

  @TempDir(factory = MemoryFolder.class)
  Path folder;

  @BeforeAll
  static void start() throws IOException {
    server = PostgresServer.shared();
  }

  @Override
  protected OpenHouse.Opening opening() throws StoreFault {
    PostgresUrl place = server.place(folder.toString());
    return calendar ->
        PostgresStore.open(
            place,
            folder.resolve("primary"),
            calendar,
            row -> RatedGames.ranks(QuickPlayers.GAMES, row));
  }
}
