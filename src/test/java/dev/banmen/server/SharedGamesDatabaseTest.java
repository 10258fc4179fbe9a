package dev.banmen.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.bot.QuickPlayers;
import dev.banmen.proof.MemoryFolder;
import dev.banmen.server.store.Store;
import dev.banmen.server.store.StoreFault;
import dev.banmen.server.store.postgres.PostgresServer;
import dev.banmen.server.store.postgres.PostgresStore;
import dev.banmen.server.store.postgres.PostgresUrl;
import dev.banmen.server.tables.RatedGames;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
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

  /** An hour later it is done by whoever would. */
  @Test
  void theStoreIsTidiedThoughTheServerHangsThatIsAboutTo() throws Exception {
    try (Store hanging = opening.at(() -> 0)) {
      assertThat(hanging.nodes().take(Set.of("tidying")).join()).isNotEmpty();
      long guest = hanging.accounts().newGuest().join().id();
      first.house.tidy();
      first.settle();
      assertThat(first.store.person(guest).join()).isPresent();
      first.house.tidy();
      await(() -> first.store.person(guest).join().isEmpty());
    }
  }
}
