package dev.banmen.server.desk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Side;
import dev.banmen.proof.MemoryFolder;
import dev.banmen.server.OpenHouse;
import dev.banmen.server.lobby.Visit;
import dev.banmen.server.tables.GameTable;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Seat;
import dev.banmen.session.Terms;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Games of somebody who is forgotten. */
class PersonEraserTest {
  @TempDir(factory = MemoryFolder.class)
  Path folder;

  /** It came to rest after it was found, so that its session is closed. */
  @Test
  void aTableThatRestsMeanwhileIsLeft() throws Exception {
    try (OpenHouse house = new OpenHouse(folder)) {
      Visit anna = house.named("anna");
      Seat seat = new Seat(anna.person().me(), "");
      Terms terms = Terms.of("go", Map.of("size", "9")).between(seat, Seat.FREE);
      LiveSession live = anna.person().room().begin(terms);
      house.settle();
      Visit ben = house.named("ben");
      LiveSession bens = OpenHouse.enterFirst(ben);
      house.settle();
      GameTable table = house.house.services().tables().known().of(live).orElseThrow();
      anna.person().room().leave(live);
      ben.person().room().leave(bens);
      house.passed += 5 * 60_000;
      house.house.services().tables().look();
      house.settle();
      assertThat(live.isClosed()).isTrue();
      PersonEraser eraser = house.house.eraser();
      eraser.leave(List.of(table), ben.person().me(), "nobody").join();
      house.settle();
      assertThat(house.store.table(1).join().orElseThrow().at().result()).isEqualTo("B+R");
      assertThat(house.store.events(1, 0).join())
          .anyMatch(
              row ->
                  row.line().contains(Side.WHITE.id() + " " + ben.person().me().id() + " nobody"));
    }
  }
}
