package dev.banmen.server.tables;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.LobbyRow;
import dev.banmen.app.NamedTables;
import dev.banmen.app.Refusal;
import dev.banmen.bot.QuickPlayers;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.proof.MemoryFolder;
import dev.banmen.server.OpenHouse;
import dev.banmen.server.hook.HookEvent;
import dev.banmen.server.hook.HookNotice;
import dev.banmen.server.hook.HookQueue;
import dev.banmen.server.lobby.Visit;
import dev.banmen.server.people.HouseLimits;
import dev.banmen.server.people.OnlinePeople;
import dev.banmen.server.people.PeopleElsewhere;
import dev.banmen.server.store.EndRow;
import dev.banmen.server.store.PresenceRow;
import dev.banmen.server.store.Store;
import dev.banmen.server.store.sqlite.SqliteStore;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Seat;
import dev.banmen.session.Terms;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the owner's hook is told of: what happens to players who are away, and nothing else. */
class AwayNoticesTest {
  private static final long DAY = 86_400_000;

  @TempDir(factory = MemoryFolder.class)
  Path folder;

  private OpenHouse house;
  private Visit anna;
  private Visit ben;
  private LiveSession live;
  private final AtomicInteger readings = new AtomicInteger();

  /** Anna has Black, ben White, in a game of Gomoku: one that offers nothing special. */
  @BeforeEach
  void open() throws Exception {
    house = new OpenHouse(folder);
    anna = house.named("anna");
    ben = house.named("ben");
    live = begin("gomoku", Map.of());
  }

  @AfterEach
  void close() {
    house.close();
  }

  private LiveSession begin(String game, Map<String, String> chosen) throws Refusal {
    Terms terms = Terms.of(game, chosen).between(new Seat(anna.person().me(), ""), Seat.FREE);
    LiveSession begun = anna.person().room().begin(terms);
    house.settle();
    ben.person()
        .lobby()
        .orElseThrow()
        .enter(OpenHouse.tables(ben).stream().filter(LobbyRow.Table::isFree).findFirst().get());
    house.settle();
    return begun;
  }

  private void plays(Visit who, Side side, int row, int col) throws Exception {
    live.submit(who.person().me(), new Event.Try(new Place(side, new Site(row, col))));
    house.settle();
  }

  private List<HookEvent> told() {
    return house.notices.stream().map(HookNotice::event).toList();
  }

  @Test
  void whoeverIsHereIsToldNothing() throws Exception {
    plays(anna, Side.BLACK, 7, 7);
    plays(ben, Side.WHITE, 7, 8);
    live.submit(anna.person().me(), new Event.Resign(Side.BLACK));
    house.settle();
    assertThat(house.notices).isEmpty();
  }

  @Test
  void aTurnOfSomebodyWhoIsAwayIsTold() throws Exception {
    ben.close();
    assertThat(house.notices).isEmpty();
    plays(anna, Side.BLACK, 7, 7);
    assertThat(house.notices).hasSize(1);
    HookNotice notice = house.notices.remove();
    assertThat(notice)
        .isEqualTo(
            new HookNotice(
                HookEvent.TURN,
                "1.2." + ben.number(),
                ben.number(),
                "ben",
                1,
                notice.game(),
                "anna",
                notice.connect(),
                Instant.ofEpochSecond(1_000)));
    assertThat(notice.game()).startsWith("Gomoku");
    assertThat(notice.connect()).startsWith("ssh -t club.example join ");
    String code = notice.connect().substring(notice.connect().lastIndexOf(' ') + 1);
    LiveSession back = new NamedTables(house.visit("ben")).join(code);
    assertThat(back.now().sidesOf(ben.person().me())).containsExactly(Side.WHITE);
  }

  @Test
  void aSecondTerminalIsHereToo() throws Exception {
    house.visit("ben");
    ben.close();
    plays(anna, Side.BLACK, 7, 7);
    assertThat(house.notices).isEmpty();
  }

  @Test
  void aRefusedMoveTellsNobody() throws Exception {
    plays(anna, Side.BLACK, 7, 7);
    anna.close();
    plays(ben, Side.WHITE, 7, 7);
    assertThat(house.notices).isEmpty();
    plays(ben, Side.WHITE, 7, 8);
    assertThat(told()).containsExactly(HookEvent.TURN);
  }

  @Test
  void theEndIsToldOnce() throws Exception {
    plays(anna, Side.BLACK, 7, 7);
    ben.close();
    live.submit(anna.person().me(), new Event.Resign(Side.BLACK));
    house.settle();
    assertThat(told()).containsExactly(HookEvent.OVER);
    assertThat(house.notices.element().connect()).isEqualTo("ssh club.example");
  }

  private String letter(String name) throws Refusal {
    return house.visit(name).person().lobby().orElseThrow().letter();
  }

  /** Looks who is still to be told, also where a game has to be read for that. */
  private void look() {
    house.house.services().tables().look();
    house.settle();
    house.settleTasks();
  }

  private void reopen() throws Exception {
    house.close();
    house = new OpenHouse(folder);
    look();
  }

  /** As if the server was killed in between: what it saved is there, and it has told nobody. */
  @Test
  void anEndThatNobodyWasToldOfIsToldAfterARestart() throws Exception {
    house.house.sayFarewell();
    live.submit(anna.person().me(), new Event.Resign(Side.BLACK));
    house.settle();
    assertThat(house.notices).isEmpty();
    reopen();
    assertThat(house.notices)
        .extracting(HookNotice::id)
        .containsExactlyInAnyOrder("1.2." + anna.number(), "1.2." + ben.number());
    assertThat(told()).containsOnly(HookEvent.OVER);
    assertThat(house.notices)
        .extracting(HookNotice::opponent)
        .containsExactlyInAnyOrder("ben", "anna");
    assertThat(house.notices).extracting(HookNotice::at).containsOnly(Instant.ofEpochSecond(1_000));
    reopen();
    assertThat(house.notices).isEmpty();
    assertThat(letter("ben")).isEqualTo("You won game 1: anna resigned.");
    assertThat(letter("anna")).contains("game 1");
  }

  @Test
  void aHookThatHadNotEndedIsCalledAgainWithTheSameId() throws Exception {
    ben.close();
    house.called = new CompletableFuture<>();
    live.submit(anna.person().me(), new Event.Resign(Side.BLACK));
    house.settle();
    look();
    assertThat(told()).containsExactly(HookEvent.OVER);
    HookNotice first = house.notices.remove();
    reopen();
    assertThat(house.notices).containsExactly(first);
    reopen();
    assertThat(house.notices).isEmpty();
  }

  /** Counts how often games are read in a store. */
  private Store counted(Store store) {
    return (Store)
        Proxy.newProxyInstance(
            AwayNoticesTest.class.getClassLoader(),
            new Class<?>[] {Store.class},
            (proxy, method, values) -> {
              if (method.getName().equals("events")) {
                readings.incrementAndGet();
              }
              try {
                return method.invoke(store, values);
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            });
  }

  /** A house, opened again, in which nobody was told yet of a game that is over. */
  private void reopenUntold() throws Exception {
    house.house.sayFarewell();
    live.submit(anna.person().me(), new Event.Resign(Side.BLACK));
    house.settle();
    house.close();
    house =
        new OpenHouse(
            time ->
                counted(
                    SqliteStore.open(
                        folder, time, row -> RatedGames.ranks(QuickPlayers.GAMES, row))),
            HouseLimits.DEFAULT,
            Optional::isPresent,
            1_000_000);
    readings.set(0);
  }

  @Test
  void aHookWithoutRoomCostsNoReadingOfGames() throws Exception {
    reopenUntold();
    house.hasRoom = false;
    look();
    look();
    assertThat(readings).hasValue(0);
    assertThat(house.notices).isEmpty();
    assertThat(house.store.ends().join()).hasSize(2);
    house.hasRoom = true;
    look();
    assertThat(told()).containsExactly(HookEvent.OVER, HookEvent.OVER);
    assertThat(house.store.ends().join()).isEmpty();
  }

  @Test
  void aHookThatHasNoTimeIsAskedAgainAMinuteLater() throws Exception {
    reopenUntold();
    house.called = CompletableFuture.completedFuture(false);
    look();
    look();
    assertThat(told()).containsExactly(HookEvent.OVER, HookEvent.OVER);
    assertThat(readings).hasValue(2);
    house.passed += HookQueue.AGAIN_MILLIS;
    house.called = CompletableFuture.completedFuture(true);
    look();
    assertThat(readings).hasValue(4);
    assertThat(house.store.ends().join()).isEmpty();
  }

  @Test
  void aHookIsNotCalledForWhoeverIsBack() throws Exception {
    ben.close();
    house.hasRoom = false;
    live.submit(anna.person().me(), new Event.Resign(Side.BLACK));
    house.settle();
    assertThat(house.store.ends().join()).hasSize(1);
    ben = house.visit("ben");
    house.hasRoom = true;
    look();
    assertThat(house.notices).isEmpty();
    assertThat(house.store.ends().join()).isEmpty();
  }

  @Test
  void aHouseWithoutAHookKeepsNothingForOne() throws Exception {
    reopenUntold();
    house.close();
    house =
        new OpenHouse(
            time ->
                SqliteStore.open(folder, time, row -> RatedGames.ranks(QuickPlayers.GAMES, row)),
            HouseLimits.DEFAULT,
            Optional::isPresent,
            1_000_000,
            false);
    look();
    assertThat(house.store.ends().join()).isEmpty();
  }

  @Test
  void aHookIsCalledForADayOnly() throws Exception {
    ben.close();
    house.called = new CompletableFuture<>();
    live.submit(anna.person().me(), new Event.Resign(Side.BLACK));
    house.settle();
    house.close();
    for (long late : List.of(DAY, DAY + 1)) {
      house = new OpenHouse(folder, HouseLimits.DEFAULT, Optional::isPresent, 1_000_000 + late);
      house.called = new CompletableFuture<>();
      look();
      assertThat(house.notices).hasSize(late == DAY ? 1 : 0);
      house.close();
    }
    house = new OpenHouse(folder);
    assertThat(house.store.ends().join()).isEmpty();
  }

  /** For a while nobody knows that the server is lost at which he looks at the table. */
  @Test
  void whoeverWasAtALostServerHearsOfTheEndOnceThatIsKnown() throws Exception {
    ben.close();
    OnlinePeople people = house.house.services().people();
    PresenceRow there = new PresenceRow(ben.number(), PresenceRow.HOUSE, "ben", 1);
    PresenceRow looks = new PresenceRow(ben.number(), 1, "", 1);
    people.hear(PeopleElsewhere.of(List.of(there, looks)));
    live.submit(anna.person().me(), new Event.Resign(Side.BLACK));
    house.settle();
    assertThat(house.notices).isEmpty();
    assertThat(house.store.ends().join())
        .extracting(EndRow::line)
        .containsExactly("1=won.resignation 1");
    people.hear(PeopleElsewhere.of(List.of(there)));
    look();
    assertThat(house.notices).as("he may be in the lobby").isEmpty();
    assertThat(house.store.ends().join()).isEmpty();
    assertThat(letter("ben")).isEqualTo("You won game 1: anna resigned.");
  }

  @Test
  void theCountIsTold() throws Exception {
    live = begin("go", Map.of("size", "9"));
    live.submit(anna.person().me(), new Event.Try(new Pass(Side.BLACK)));
    house.settle();
    anna.close();
    live.submit(ben.person().me(), new Event.Try(new Pass(Side.WHITE)));
    house.settle();
    assertThat(live.now().isCounting()).isTrue();
    assertThat(told()).containsExactly(HookEvent.COUNT);
    assertThat(house.notices.element().person()).isEqualTo(anna.number());
  }

  @Test
  void aCountThatWaitsForSomebodyAgainIsTold() throws Exception {
    live = begin("go", Map.of("size", "9"));
    plays(anna, Side.BLACK, 2, 2);
    live.submit(ben.person().me(), new Event.Try(new Pass(Side.WHITE)));
    live.submit(anna.person().me(), new Event.Try(new Pass(Side.BLACK)));
    live.submit(anna.person().me(), Event.Act.ACCEPT);
    house.settle();
    anna.close();
    assertThat(house.notices).isEmpty();
    live.submit(ben.person().me(), new Event.Marking(Event.MarkKind.DEAD, new Site(2, 2)));
    house.settle();
    assertThat(live.now().agreed().accepted()).isEmpty();
    assertThat(told()).containsExactly(HookEvent.COUNT);
    assertThat(house.notices.element().person()).isEqualTo(anna.number());
  }

  @Test
  void afterARestartOnlyWhatIsNewIsTold() throws Exception {
    live = begin("go", Map.of("size", "9"));
    live.submit(anna.person().me(), new Event.Try(new Pass(Side.BLACK)));
    live.submit(ben.person().me(), new Event.Try(new Pass(Side.WHITE)));
    house.settle();
    house.close();
    house = new OpenHouse(folder);
    ben = house.visit("ben");
    live = OpenHouse.enterFirst(ben);
    live.submit(ben.person().me(), new Event.Marking(Event.MarkKind.DEAD, new Site(0, 0)));
    house.settle();
    assertThat(house.notices).isEmpty();
    live.submit(ben.person().me(), new Event.Resign(Side.WHITE));
    house.settle();
    assertThat(told()).containsExactly(HookEvent.OVER);
  }

  @Test
  void whoeverIsForgottenIsToldNothing() throws Exception {
    plays(anna, Side.BLACK, 7, 7);
    anna.close();
    house.house.eraser().forget(anna.number()).join();
    house.settle();
    assertThat(live.now().isOver()).isTrue();
    assertThat(house.notices).isEmpty();
  }
}
