package dev.banmen.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.LobbyRow;
import dev.banmen.app.Refusal;
import dev.banmen.command.Command;
import dev.banmen.game.Side;
import dev.banmen.server.lobby.Visit;
import dev.banmen.server.store.EventRow;
import dev.banmen.server.tables.WaitingLimits;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

/** Two servers over one database are one place. */
abstract class SharedPlaceLaws extends TwoHouses {
  private List<LobbyRow> rows(Visit visit) {
    return visit.person().lobby().orElseThrow().rows();
  }

  @Test
  void aGameIsPlayedFromBoth() throws Exception {
    LiveSession annas = begin();
    LiveSession bens = join(annas);
    assertThat(bens).isNotSameAs(annas);
    annas.submit(anna.person().me(), at(0, 0, Side.BLACK));
    await(() -> bens.now().line().size() == 1);
    bens.submit(ben.person().me(), at(0, 1, Side.WHITE));
    await(() -> annas.now().line().size() == 2);
    assertThat(annas.now().line()).isEqualTo(bens.now().line());
    annas.submit(anna.person().me(), new Event.Resign(Side.BLACK));
    await(() -> bens.now().isOver());
    assertThat(bens.now().outcome()).isEqualTo(annas.now().outcome());
  }

  @Test
  void aTurnBeginsForWhoeverLooksAtNothingThere() throws Exception {
    LiveSession annas = begin();
    ben.person().room().leave(join(annas));
    second.passed += 300_000;
    second.house.services().tables().look();
    assertThat(second.house.services().tables().known().countAwake()).isZero();
    int turns = ben.person().lobby().orElseThrow().turnsBegun();
    annas.submit(anna.person().me(), at(0, 0, Side.BLACK));
    await(() -> ben.waiting() == 1);
    await(() -> ben.person().lobby().orElseThrow().turnsBegun() == turns + 1);
    assertThat(second.house.services().tables().known().countAwake()).as("nobody looks").isZero();
    await(() -> rows(anna).size() == 1 && rows(ben).size() == 1);
    LobbyRow.Table row = OpenHouse.tables(ben).get(0);
    assertThat(row.moves()).isEqualTo(1);
    assertThat(row.white()).isEqualTo("ben");
  }

  @Test
  void whoeverIsCutOffComesBackAtTheOtherServer() throws Exception {
    LiveSession annas = begin();
    ben.person().room().leave(join(annas));
    annas.submit(anna.person().me(), at(0, 0, Side.BLACK));
    anna.close(); // as when the connection is lost
    first.settle();
    await(() -> ben.waiting() == 1);
    Visit again = second.visit("anna");
    assertThat(again.back().orElseThrow().now().line()).hasSize(1);
    assertThat(again.back()).as("they are there").isEmpty();
    assertThat(second.visit("carl").back()).as("who was nowhere").isEmpty();
  }

  @Test
  void aTableThatIsClosedIsGoneFromBoth() throws Exception {
    begin();
    assertThat(anna.person().lobby().orElseThrow().command(Command.WITHDRAW, "").join())
        .isEqualTo("Closed 1 table.");
    await(() -> OpenHouse.tables(ben).isEmpty());
    assertThat(second.house.services().tables().known().count()).isZero();
  }

  /** Ben sits down while Anna closes the table: one of both comes too late. */
  @Test
  void aTableWhereSomebodyHasSatDownIsNotClosed() throws Exception {
    begin();
    LiveSession bens = OpenHouse.enterFirst(ben);
    try {
      anna.person().lobby().orElseThrow().command(Command.WITHDRAW, "").join();
    } catch (Refusal e) {
      // She has heard of him.
    }
    first.settle();
    second.settle();
    boolean isSeated = !bens.now().seat(Side.WHITE).isFree();
    assertThat(first.store.table(1).join().isPresent()).isEqualTo(isSeated);
    await(() -> OpenHouse.tables(anna).isEmpty() != isSeated);
  }

  @Test
  void aGameThatEndsElsewhereIsListedNoMore() throws Exception {
    LiveSession annas = begin();
    ben.person().room().leave(join(annas));
    annas.submit(anna.person().me(), new Event.Resign(Side.BLACK));
    await(() -> OpenHouse.tables(ben).isEmpty());
    assertThat(ben.waiting()).isZero();
  }

  @Test
  void oneOfTwoGetsASeat() throws Exception {
    LiveSession annas = begin();
    Visit carl = first.named("carl");
    await(() -> OpenHouse.tables(carl).size() == 1);
    LiveSession carls = OpenHouse.enterFirst(carl);
    LiveSession bens = OpenHouse.enterFirst(ben);
    await(() -> !bens.now().seat(Side.WHITE).isFree() && !carls.now().seat(Side.WHITE).isFree());
    first.settle();
    second.settle();
    assertThat(bens.now().seat(Side.WHITE)).isEqualTo(annas.now().seat(Side.WHITE));
    assertThat(first.store.events(1, 0).join()).hasSize(1);
  }

  /** Both see that a player has taken too long, and one of them says so. */
  @Test
  void aGameIsForfeitedOnce() throws Exception {
    LiveSession annas = begin();
    LiveSession bens = join(annas);
    WaitingLimits none = new WaitingLimits(180, 300, 0, 2, 30);
    first.waitingLimits = none;
    second.waitingLimits = none;
    while (!annas.now().isOver() || !bens.now().isOver()) {
      CompletableFuture<Void> other =
          CompletableFuture.runAsync(second.house.services().tables()::look);
      first.house.services().tables().look();
      other.join();
      first.settle();
      second.settle();
    }
    List<EventRow> events = first.store.events(1, 0).join();
    assertThat(events).filteredOn(row -> row.line().contains("forfeit")).hasSize(1);
    assertThat(events.get(events.size() - 1).line()).contains("forfeit");
    assertThat(annas.now().outcome()).isEqualTo(bens.now().outcome());
  }
}
