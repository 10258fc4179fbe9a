package dev.banmen.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.app.Lobby;
import dev.banmen.app.Refusal;
import dev.banmen.app.SharedPosition;
import dev.banmen.app.TableOptions;
import dev.banmen.command.Command;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.record.Note;
import dev.banmen.proof.MemoryFolder;
import dev.banmen.server.lobby.MatchQueue;
import dev.banmen.server.lobby.Visit;
import dev.banmen.server.people.HouseLimits;
import dev.banmen.server.people.Opener;
import dev.banmen.server.people.VisitRequest;
import dev.banmen.session.ComputerSeat;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Report;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tables count for whoever opened them, in whatever way, whoever plays there, and for long. */
class OpenedTablesTest {
  private static final HouseLimits TWO = new HouseLimits(2, 4, 100, 300, 5, 10, 100);
  private static final Seat BOT = new ComputerSeat(9, Optional.empty()).seat();

  @TempDir(factory = MemoryFolder.class)
  Path folder;

  private OpenHouse house;

  @BeforeEach
  void open() throws Exception {
    house = new OpenHouse(folder, HouseLimits.DEFAULT, key -> true);
    house.thoughts = Optional.of(new ArrayDeque<>()); // nobody thinks
  }

  @AfterEach
  void close() {
    house.close();
  }

  private void reopen(HouseLimits limits) throws Exception {
    house.close();
    house = new OpenHouse(folder, limits, key -> true);
    house.thoughts = Optional.of(new ArrayDeque<>());
  }

  private static Terms computers() {
    return Terms.of("go", Map.of("size", "9")).between(BOT, BOT);
  }

  private static Terms alone(Visit visit) {
    Seat me = new Seat(visit.person().me(), "");
    return Terms.of("go", Map.of("size", "9")).between(me, me);
  }

  private static Terms open(Visit visit) {
    return Terms.of("go", Map.of("size", "9"))
        .between(new Seat(visit.person().me(), ""), Seat.FREE);
  }

  private static Lobby lobby(Visit visit) {
    return visit.person().lobby().orElseThrow();
  }

  private LiveSession begin(Visit visit, Terms terms) throws Refusal {
    LiveSession live = visit.person().room().begin(terms);
    house.settle();
    return live;
  }

  private void refused(Visit visit) {
    assertThatThrownBy(() -> begin(visit, computers()))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("unfinished games");
  }

  /** One after the other, each from a connection of its own that ends. */
  private int opened(int tries, VisitRequest caller) throws Refusal {
    int opened = 0;
    for (int i = 0; i < tries; i++) {
      Visit visit = house.visit(caller);
      try {
        begin(visit, computers());
        opened++;
      } catch (Refusal e) {
        assertThat(e).hasMessageContaining("20 unfinished games");
      }
      visit.close();
      house.settleTasks();
    }
    return opened;
  }

  private static VisitRequest keyless(String address) {
    return new VisitRequest(Optional.empty(), "x", address, Map.of());
  }

  @Test
  void oneNamelessKeyOpensTwentyGamesOfComputersAndNotThirtySix() throws Exception {
    VisitRequest caller = nameless("key");
    assertThat(opened(36, caller)).isEqualTo(20);
    assertThat(opened(1, nameless("other"))).as("of their network").isZero();
    reopen(HouseLimits.DEFAULT);
    assertThat(opened(16, caller)).as("after a restart").isZero();
    assertThat(opened(1, nameless("other"))).as("of their network").isZero();
  }

  @Test
  void guestsWithoutAKeyFromOneAddressCountAsOne() throws Exception {
    assertThat(opened(12, keyless("2001:db8:1:2::1"))).isEqualTo(12);
    assertThat(opened(12, keyless("2001:db8:1:2::2"))).isEqualTo(8);
    assertThat(opened(3, keyless("2001:db8:1:3::1"))).isEqualTo(3);
  }

  private static VisitRequest nameless(String key) {
    return new VisitRequest(Optional.of(key), "x", "192.0.2.7", Map.of());
  }

  /** Has somebody play a move against a computer, which is to answer. */
  private LiveSession asks(Visit visit) throws Exception {
    Seat me = new Seat(visit.person().me(), "");
    Seat computer = new ComputerSeat(1, Optional.empty()).seat();
    LiveSession live = begin(visit, Terms.of("go", Map.of("size", "9")).between(me, computer));
    live.submit(visit.person().me(), place());
    house.settle();
    return live;
  }

  /** How much is thought until a computer has answered. */
  private int thoughts(LiveSession live) {
    int thoughts = 0;
    while (live.now().movers().contains(Side.WHITE)) {
      house.thoughts.orElseThrow().remove().run();
      house.settle();
      thoughts++;
    }
    return thoughts;
  }

  @Test
  void namelessKeysOfOneNetworkThinkAsOne() throws Exception {
    for (int i = 0; i < 19; i++) {
      asks(house.visit(nameless("key" + i)));
    }
    Visit last = house.visit(nameless("last"));
    LiveSession same = asks(last);
    LiveSession other =
        asks(house.visit(new VisitRequest(Optional.of("far"), "x", "192.0.2.8", Map.of())));
    LiveSession named = asks(house.named("anna"));
    assertThat(thoughts(other)).as("of another network").isEqualTo(2);
    assertThat(thoughts(named)).as("right after it").isEqualTo(1);
    assertThat(thoughts(same)).as("behind all of the same network").isEqualTo(19);
  }

  @Test
  void peopleWithNamesThinkForThemselvesWhereverTheyAre() throws Exception {
    for (int i = 0; i < 3; i++) {
      asks(house.named("anna" + "abc".charAt(i)));
    }
    Visit ben = house.named("ben");
    LiveSession first = asks(ben);
    LiveSession second = asks(ben);
    assertThat(thoughts(first)).isEqualTo(4);
    assertThat(thoughts(second)).isEqualTo(1);
  }

  @Test
  void whoeverTakesANameTakesTheirTablesAlong() throws Exception {
    reopen(TWO);
    Visit anna = house.visit("anna");
    Visit ben = house.visit("ben");
    begin(anna, computers());
    LiveSession own = begin(anna, alone(anna));
    lobby(anna).command(Command.WITHDRAW, "1").join();
    house.settle();
    lobby(anna).teach(led(anna, own), false);
    refused(ben);
    lobby(anna).takeName("anna");
    house.settle();
    begin(ben, computers());
    begin(ben, computers());
    refused(ben);
    refused(anna);
  }

  @Test
  void afterARestartATableCountsForTheNetworkOnceItsOwnerIsBack() throws Exception {
    reopen(TWO);
    begin(house.visit("anna"), computers());
    begin(house.named("carl"), computers());
    begin(house.named("dora"), computers());
    reopen(TWO);
    Visit ben = house.visit("ben");
    begin(ben, computers());
    house.visit("anna");
    refused(ben);
    Visit carl = house.visit("carl");
    begin(carl, computers());
    refused(carl);
  }

  @Test
  void seatsGivenToComputersFreeNoRoom() throws Exception {
    reopen(TWO);
    Visit anna = house.visit("anna");
    for (int i = 0; i < 2; i++) {
      LiveSession live = begin(anna, alone(anna));
      for (Side side : Side.values()) {
        anna.person().room().seat(live, side, "bot:1");
      }
      house.settle();
      assertThat(live.now().sidesOf(anna.person().me())).isEmpty();
    }
    refused(anna);
    anna.close();
    refused(house.visit("anna"));
  }

  @Test
  void whoeverJoinsHasStillRoomOfTheirOwn() throws Exception {
    reopen(TWO);
    Visit anna = house.named("anna");
    Visit ben = house.named("ben");
    for (int i = 0; i < 2; i++) {
      begin(anna, open(anna));
      lobby(ben).enter(OpenHouse.tables(ben).get(0));
      house.settle();
    }
    refused(anna);
    begin(ben, open(ben));
    begin(ben, computers());
    refused(ben);
  }

  @Test
  void aSearchThatBeganBeforeOpensNothingBeyond() throws Exception {
    reopen(TWO);
    Visit anna = house.named("anna");
    Visit again = house.visit("anna");
    lobby(anna).playNow("othello");
    begin(again, computers());
    begin(again, computers());
    house.now += MatchQueue.PATIENCE_MILLIS;
    house.house.services().matchmaker().match();
    assertThat(lobby(anna).found()).isEmpty();
    assertThat(house.house.services().tables().known().count()).isEqualTo(2);
    Visit ben = house.named("ben");
    lobby(ben).playNow("othello"); // it counts for ben
    assertThat(lobby(anna).found()).isPresent();
    begin(ben, computers());
    refused(ben);
  }

  @Test
  void aTeachingTableIsOneOfThem() throws Exception {
    reopen(TWO);
    Visit anna = house.named("anna");
    begin(anna, computers());
    LiveSession own = begin(anna, alone(anna));
    assertThatThrownBy(() -> lobby(anna).teach(led(anna, own), false))
        .hasMessageContaining("unfinished games");
    lobby(anna).command(Command.WITHDRAW, "1").join();
    house.settle();
    lobby(anna).teach(led(anna, own), false);
    refused(anna);
    lobby(anna).teach(led(anna, own), true); // in place of the other
  }

  private static SharedPosition led(Visit visit, LiveSession live) throws Exception {
    return SharedPosition.start(
        visit.person().files().openPlayed(live.now()).archive().game(0, Note.UNHEARD));
  }

  @Test
  void aGameThatIsOverGoesOnOnlyIfThereIsRoom() throws Exception {
    reopen(TWO);
    Visit anna = house.named("anna");
    LiveSession first = begin(anna, alone(anna));
    first.submit(anna.person().me(), place());
    first.submit(anna.person().me(), new Event.Resign(Side.BLACK));
    begin(anna, computers());
    LiveSession third = begin(anna, alone(anna));
    refused(anna);
    Session after = first.submit(anna.person().me(), Event.Act.UNDO);
    assertThat(after.report()).isEqualTo(new Report.NotDone(Report.Hindrance.BARRED));
    assertThat(first.submit(anna.person().me(), new Event.GoTo(0)).isOver()).isTrue();
    third.submit(anna.person().me(), new Event.Resign(Side.BLACK));
    assertThat(first.submit(anna.person().me(), Event.Act.UNDO).isOver()).isFalse();
    refused(anna);
  }

  @Test
  void aCountedGameGoesOnOnlyIfThereIsRoom() throws Exception {
    reopen(TWO);
    Visit anna = house.named("anna");
    LiveSession first = begin(anna, alone(anna));
    first.submit(anna.person().me(), place());
    first.submit(anna.person().me(), new Event.Try(new Pass(Side.WHITE)));
    first.submit(anna.person().me(), new Event.Try(new Pass(Side.BLACK)));
    first.submit(anna.person().me(), Event.Act.ACCEPT);
    assertThat(first.now().isOver()).isTrue();
    begin(anna, computers());
    begin(anna, computers());
    first.submit(anna.person().me(), new Event.GoTo(1));
    first.submit(anna.person().me(), Event.Act.UNDO);
    assertThat(first.now().isOver()).isTrue();
  }

  private static Event place() {
    return new Event.Try(new Place(Side.BLACK, new Site(4, 4)));
  }

  @Test
  void aRematchCountsForWhoeverAskedForIt() throws Exception {
    reopen(TWO);
    Visit anna = house.named("anna");
    Visit ben = house.named("ben");
    LiveSession live = begin(anna, open(anna));
    lobby(ben).enter(OpenHouse.tables(ben).get(0));
    house.settle();
    live.submit(ben.person().me(), new Event.Resign(Side.WHITE));
    assertThat(ben.person().room().rematch(live)).isEmpty();
    assertThat(anna.person().room().rematch(live)).isPresent();
    begin(anna, computers());
    begin(anna, computers());
    begin(ben, computers());
    refused(ben);
  }

  @Test
  void whoeverOpenedAGameOfComputersCanEndIt() throws Exception {
    reopen(TWO);
    Visit anna = house.named("anna");
    Visit ben = house.named("ben");
    begin(anna, computers());
    begin(anna, computers());
    assertThatThrownBy(() -> lobby(ben).command(Command.WITHDRAW, "1").join())
        .isInstanceOf(Refusal.class);
    lobby(anna).command(Command.WITHDRAW, "1").join();
    begin(anna, computers());
    refused(anna);
  }

  @Test
  void atTheSameMomentNobodyOpensMore() throws Exception {
    reopen(TWO);
    Visit anna = house.named("anna");
    Opener opener = Opener.absent(anna.number(), true);
    Thread[] threads = new Thread[8];
    for (int i = 0; i < threads.length; i++) {
      threads[i] =
          new Thread(
              () -> house.house.services().tables().begin(opener, computers(), TableOptions.OPEN));
      threads[i].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    assertThat(house.house.services().tables().known().count()).isLessThanOrEqualTo(2);
  }
}
