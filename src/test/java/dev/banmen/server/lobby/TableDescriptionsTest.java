package dev.banmen.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.TableStatus;
import dev.banmen.catalog.Catalog;
import dev.banmen.server.OpenHouse;
import dev.banmen.server.tables.GameTable;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TableDescriptionsTest {
  /** Somebody may sit down after the sentence that invites was made, and before its command. */
  @Test
  void aStatusIsOfOneStateOfTheGame(@TempDir Path folder) throws Exception {
    try (OpenHouse house = new OpenHouse(folder)) {
      Visit anna = house.named("anna");
      Visit ben = house.named("ben");
      Terms terms =
          Terms.of("go", Map.of("size", "9")).between(new Seat(anna.person().me(), ""), Seat.FREE);
      LiveSession live = anna.person().room().begin(terms);
      house.settle();
      GameTable table = house.house.services().tables().known().of(live).orElseThrow();
      Session open = live.now();
      TableDescriptions descriptions =
          new TableDescriptions(house.house.services(), Catalog.ALL, anna.online());
      TableStatus inviting = descriptions.status(table);
      assertThat(inviting.said()).contains("invite", table.code());
      OpenHouse.enterFirst(ben);
      house.settle();
      assertThat(descriptions.status(table).said()).doesNotContain("invite", table.code());
      assertThat(descriptions.status(table, open).said()).isEqualTo(inviting.said());
    }
  }
}
