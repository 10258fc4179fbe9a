package dev.banmen.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.LobbyRow;
import dev.banmen.app.TableOptions;
import dev.banmen.server.lobby.Visit;
import dev.banmen.session.Seat;
import dev.banmen.session.Terms;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What lobbies list is made once for all of them, and is what each would list alone. */
class TableListsTest {
  private static final int MOST_CHANGES = 1_000;

  private OpenHouse house;

  @BeforeEach
  void open(@TempDir Path folder) throws Exception {
    house = new OpenHouse(folder);
  }

  @AfterEach
  void close() {
    house.close();
  }

  private void begin(Visit by, boolean isPrivate) throws Exception {
    by.person()
        .room()
        .begin(
            Terms.of("go", Map.of("size", "9")).between(seat(by), Seat.FREE),
            new TableOptions(isPrivate, false));
    house.settle();
  }

  private static Seat seat(Visit of) {
    return new Seat(of.person().me(), of.online().name());
  }

  private static List<Long> numbers(Visit visit) {
    return OpenHouse.tables(visit).stream().map(LobbyRow.Table::number).toList();
  }

  @Test
  void aRowIsMadeOnceForAllWhoAreNoPartOfItUntilSomethingChanges() throws Exception {
    Visit anna = house.named("anna");
    begin(anna, false);
    Visit ben = house.named("ben");
    Visit cem = house.named("cem");
    LobbyRow.Table row = OpenHouse.tables(ben).get(0);
    LobbyRow.Table other = OpenHouse.tables(cem).get(0);
    for (int i = 0; i < MOST_CHANGES && OpenHouse.tables(ben).get(0) != row; i++) {
      row = OpenHouse.tables(ben).get(0); // ratings have come meanwhile
      other = OpenHouse.tables(cem).get(0);
    }
    assertThat(other).isSameAs(row);
    assertThat(OpenHouse.tables(anna).get(0).isMine()).isTrue();
    OpenHouse.enterFirst(cem);
    house.settle();
    assertThat(OpenHouse.tables(ben).get(0)).isNotSameAs(row);
    assertThat(OpenHouse.tables(ben).get(0).white()).isEqualTo("cem");
  }

  @Test
  void ownTablesComeFirstThenThoseWithAFreeSeatTheNewestFirst() throws Exception {
    Visit anna = house.named("anna");
    Visit ben = house.named("ben");
    begin(anna, false);
    OpenHouse.enterFirst(ben);
    house.settle();
    begin(anna, false);
    begin(ben, false);
    assertThat(numbers(house.named("cem"))).containsExactly(3L, 2L, 1L);
    assertThat(numbers(anna)).containsExactly(1L, 2L, 3L);
    assertThat(numbers(ben)).containsExactly(3L, 1L, 2L);
  }

  @Test
  void aPrivateTableIsListedForItsPlayersOnly() throws Exception {
    Visit anna = house.named("anna");
    begin(anna, true);
    assertThat(numbers(anna)).containsExactly(1L);
    assertThat(numbers(house.named("ben"))).isEmpty();
  }
}
