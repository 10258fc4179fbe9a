package dev.banmen.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.bot.QuickPlayers;
import dev.banmen.game.Side;
import dev.banmen.proof.MemoryFolder;
import dev.banmen.server.lobby.Visit;
import dev.banmen.server.store.RowLimits;
import dev.banmen.server.store.StoreFault;
import dev.banmen.server.store.postgres.PostgresServer;
import dev.banmen.server.store.postgres.PostgresStore;
import dev.banmen.server.store.postgres.PostgresUrl;
import dev.banmen.server.tables.RatedGames;
import dev.banmen.session.LiveSession;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** People at two servers with a store each, over one PostgreSQL. */
@Tag("long") // a database is started
class SharedPeopleDatabaseTest extends SharedPeopleLaws {
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

  @Test
  void nobodyIsAtAServerThatIsKilled() throws Exception {
    LiveSession annas = begin();
    join(annas);
    await(() -> !isAway(first, Side.WHITE) && !isAway(second, Side.BLACK));
    second.house.sayFarewell(); // it says nothing any more, and its rows stay
    String nodes = server.schema(folder.toString()) + ".nodes";
    while (!isAway(first, Side.WHITE)) {
      server.execute("UPDATE " + nodes + " SET seen = seen - 30000");
      first.settle();
    }
    assertThat(isAway(first, Side.BLACK)).isFalse();
    await(() -> anna.person().lobby().orElseThrow().people().equals(List.of("anna")));
  }

  @Test
  void aNamelessPersonStaysWhoComesInElsewhereAsTheyLeave() {
    long dora = first.store.person("SHA256:dora").join().id();
    assertThat(second.store.person("SHA256:dora").join().id()).isEqualTo(dora);
    assertThat(first.store.accounts().left(dora, false).join()).isFalse();
    assertThat(second.store.person(dora).join()).isPresent();
    assertThat(second.store.accounts().left(dora, false).join()).isTrue();
    assertThat(first.store.person(dora).join()).isEmpty();
  }

  @Test
  void whoeverIsElsewhereIsNotTidiedAway() throws Exception {
    Visit dora = second.visit("SHA256:dora");
    long eva = first.store.person("SHA256:eva").join().id();
    await(() -> first.house.services().people().isHere(dora.number()));
    first.now += TimeUnit.DAYS.toMillis(RowLimits.NAMELESS_DAYS + 1);
    assertThat(first.store.accounts().tidy(Set.of()).join()).containsExactly(eva);
    assertThat(first.store.person(dora.number()).join()).isPresent();
  }
}
