package dev.banmen.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.TableOptions;
import dev.banmen.catalog.Catalog;
import dev.banmen.game.Move;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.proof.MemoryFolder;
import dev.banmen.schedule.FairExecutor;
import dev.banmen.server.lobby.Visit;
import dev.banmen.server.people.AdmittedPerson;
import dev.banmen.server.people.EndedGames;
import dev.banmen.server.people.HouseLimits;
import dev.banmen.server.people.Moderation;
import dev.banmen.server.people.OnlinePeople;
import dev.banmen.server.people.OnlinePerson;
import dev.banmen.server.people.Opener;
import dev.banmen.server.people.PeopleLimits;
import dev.banmen.server.people.SpeechPace;
import dev.banmen.server.people.SpeechRules;
import dev.banmen.server.people.VisitRequest;
import dev.banmen.server.store.LastPlaces;
import dev.banmen.server.store.NodeNotes;
import dev.banmen.server.store.NodeStore;
import dev.banmen.server.store.PersonRow;
import dev.banmen.server.store.sqlite.SqliteStore;
import dev.banmen.server.tables.GameTable;
import dev.banmen.server.tables.TableSurroundings;
import dev.banmen.server.tables.Tables;
import dev.banmen.server.tables.WaitingLimits;
import dev.banmen.server.teaching.TeachingLimits;
import dev.banmen.server.teaching.TeachingTables;
import dev.banmen.session.ComputerSeat;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Seat;
import dev.banmen.session.Terms;
import dev.banmen.session.TimeControl;
import dev.banmen.text.Language;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Queue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Games of computers that nobody looks at: nobody thinks there, and no clock runs. */
class PausedGamesTest {
  private static final Seat BOT = new ComputerSeat(1, Optional.empty()).seat();
  private static final HouseLimits QUICK = new HouseLimits(20, 4, 100, 300, 5, 10, 50);

  @TempDir(factory = MemoryFolder.class)
  Path folder;

  private OpenHouse house;
  private final Queue<Runnable> thoughts = new ArrayDeque<>();

  @BeforeEach
  void open() throws Exception {
    house = new OpenHouse(folder, QUICK);
    house.thoughts = Optional.of(thoughts);
  }

  @AfterEach
  void close() {
    house.close();
  }

  private static Terms terms(Seat black, Seat white) {
    return Terms.of("go", Map.of("size", "9")).between(black, white);
  }

  private boolean thinks() {
    house.settle();
    Runnable thought = thoughts.poll();
    if (thought == null) {
      return false;
    }
    thought.run();
    house.settle();
    return true;
  }

  @Test
  void nobodyThinksOnceAllHaveLeftAndAllGoesOnWhenSomebodyLooks() throws Exception {
    Visit anna = house.named("anna");
    LiveSession live = anna.person().room().begin(terms(BOT, BOT));
    assertThat(thinks()).isTrue();
    assertThat(live.now().line()).hasSize(1);
    anna.person().room().leave(live);
    assertThat(thinks()).as("one that was asked for already").isTrue();
    assertThat(thinks()).isFalse();
    assertThat(live.now().line()).hasSize(1);
    Visit ben = house.named("ben");
    OpenHouse.enterFirst(ben);
    assertThat(thinks()).isTrue();
    assertThat(live.now().line()).hasSize(2);
    OpenHouse.enterFirst(anna);
    ben.close();
    assertThat(thinks()).as("one is enough").isTrue();
    assertThat(live.now().line()).hasSize(3);
    anna.close();
    thinks();
    assertThat(thinks()).isFalse();
    assertThat(live.now().line()).hasSize(3);
  }

  @Test
  void afterARestartItWaitsForSomebodyToo() throws Exception {
    Visit anna = house.named("anna");
    anna.person().room().begin(terms(BOT, BOT));
    assertThat(thinks()).isTrue();
    house.close();
    thoughts.clear();
    open();
    assertThat(thinks()).isFalse();
    LiveSession live = OpenHouse.enterFirst(house.visit("anna"));
    assertThat(live.now().line()).hasSize(1);
    assertThat(thinks()).isTrue();
    assertThat(live.now().line()).hasSize(2);
  }

  @Test
  void somebodyWhoLeavesAComputerGetsItsOneAnswer() throws Exception {
    Visit anna = house.named("anna");
    Seat me = new Seat(anna.person().me(), "");
    LiveSession live = anna.person().room().begin(terms(me, BOT));
    live.submit(anna.person().me(), new Event.Try(new Place(Side.BLACK, new Site(4, 4))));
    anna.close();
    assertThat(thinks()).isTrue();
    assertThat(thinks()).isFalse();
    assertThat(live.now().line()).hasSize(2);
  }

  @Test
  void anAnswerWaitsForAtMostOneThoughtOfAnother() throws Exception {
    Visit anna = house.named("anna");
    for (int i = 0; i < 20; i++) {
      anna.person().room().begin(terms(BOT, BOT)); // she looks at all of them
    }
    Visit ben = house.named("ben");
    Seat me = new Seat(ben.person().me(), "");
    LiveSession live = ben.person().room().begin(terms(me, BOT));
    for (int move = 1; move <= 3; move++) {
      for (int thought = 0; thought < 5; thought++) {
        assertThat(thinks()).isTrue();
      }
      Move any = live.now().position().legalMoves().iterator().next();
      live.submit(ben.person().me(), new Event.Try(any));
      assertThat(thinks()).as("one that was under way").isTrue();
      assertThat(thinks()).as("the answer").isTrue();
      assertThat(live.now().line()).hasSize(2 * move);
    }
  }

  @Test
  void seatsGivenToComputersPauseToo() throws Exception {
    Visit anna = house.named("anna");
    Seat me = new Seat(anna.person().me(), "");
    LiveSession live = anna.person().room().begin(terms(me, me));
    anna.person().room().seat(live, Side.BLACK, "bot:1");
    anna.person().room().seat(live, Side.WHITE, "bot:1");
    house.settle();
    assertThat(thinks()).isTrue();
    anna.close();
    thinks();
    assertThat(thinks()).isFalse();
    assertThat(live.now().line()).hasSize(1);
  }

  /** A house's tables by a clock that the test has, and with nobody who runs what is due. */
  @Test
  void noClockRunsMeanwhile() throws Exception {
    try (SqliteStore store =
        SqliteStore.open(folder.resolve("other"), () -> 0, row -> OptionalDouble.of(0))) {
      long[] now = {0};
      Queue<Runnable> due = new ArrayDeque<>();
      OnlinePeople people = new OnlinePeople();
      Tables tables =
          new Tables(
              store,
              new TableSurroundings(
                  Catalog.ALL,
                  () -> now[0],
                  () -> 0,
                  (millis, task) -> {
                    due.add(task);
                    return () -> due.remove(task);
                  },
                  Runnable::run,
                  new FairExecutor(thoughts::add, 1),
                  () -> QUICK,
                  () -> WaitingLimits.DEFAULT,
                  () -> {}),
              people,
              new EndedGames(store, people, new NodeNotes(NodeStore.ALONE)),
              new TeachingTables(
                  store,
                  new NodeNotes(NodeStore.ALONE),
                  Catalog.ALL,
                  Runnable::run,
                  () -> 0,
                  () -> TeachingLimits.DEFAULT,
                  new LastPlaces(store),
                  () -> {}),
              Optional.empty());
      Terms terms =
          new Terms(
              "go",
              Map.of("size", "9"),
              Optional.empty(),
              TimeControl.parse("1m").orElseThrow(),
              BOT,
              BOT);
      GameTable table =
          tables.begin(Opener.absent(1, true), terms, TableOptions.OPEN).orElseThrow();
      table.number().join();
      VisitRequest caller = new VisitRequest(Optional.of("a"), "anna", "192.0.2.7", Map.of());
      PersonRow anna = new PersonRow(1, "anna", false);
      OnlinePerson one =
          new OnlinePerson(
              new AdmittedPerson(caller, anna, 0, false, "", "", ""),
              Language.ENGLISH,
              new SpeechRules(
                  new Moderation(store.accounts(), () -> 0, people, new NodeNotes(NodeStore.ALONE)),
                  new SpeechPace(who -> {}),
                  () -> QUICK,
                  PeopleLimits.DEFAULT,
                  () -> 0));
      table.seenBy(one);
      thoughts.remove().run();
      store.beat(0).join(); // the move is saved
      assertThat(table.live().now().clock().running()).contains(Side.WHITE);
      table.leftBy(one);
      now[0] = 600_000;
      due.remove().run();
      store.beat(0).join();
      assertThat(table.live().now().isOver()).isFalse();
      assertThat(due).as("looked at again").hasSize(1);
      table.seenBy(one);
      store.beat(0).join();
      assertThat(table.live().now().clock().left(Side.WHITE, now[0]).mainMillis())
          .isEqualTo(60_000);
      now[0] += 60_501;
      due.remove().run();
      store.beat(0).join();
      assertThat(table.live().now().isTimedOut()).as("somebody looks").isTrue();
    }
  }
}
