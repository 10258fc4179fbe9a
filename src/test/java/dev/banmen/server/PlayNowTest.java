package dev.banmen.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.banmen.app.Lobby;
import dev.banmen.app.LobbyRow;
import dev.banmen.app.OpponentSearch;
import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.command.Command;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.proof.MemoryFolder;
import dev.banmen.server.lobby.MatchQueue;
import dev.banmen.server.lobby.Matchmaker;
import dev.banmen.server.lobby.Visit;
import dev.banmen.server.people.HouseLimits;
import dev.banmen.server.people.OnlinePeople;
import dev.banmen.server.store.NodeNotes;
import dev.banmen.server.store.NodeStore;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.session.TimeControl;
import dev.banmen.tui.Evening;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.page.Viewer;
import dev.banmen.tui.page.lobby.LobbyPage;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Play now: who is found, and what happens if nobody is. */
class PlayNowTest {
  @TempDir(factory = MemoryFolder.class)
  Path folder;

  private OpenHouse house;
  private Visit anna;

  @BeforeEach
  void open() throws Exception {
    house = new OpenHouse(folder);
    anna = house.named("anna");
  }

  @AfterEach
  void close() {
    house.close();
  }

  private static Lobby lobby(Visit visit) {
    return visit.person().lobby().orElseThrow();
  }

  @Test
  void twoWhoLookForAnOpponentFindEachOther() throws Exception {
    Visit ben = house.named("ben");
    lobby(anna).playNow(Optional.empty());
    OpponentSearch search = lobby(anna).search().orElseThrow();
    assertThat(search)
        .isEqualTo(new OpponentSearch("Go, 9x9, Chinese, komi 7.5, 5m+3x20s", 0, false, true));
    assertThat(lobby(anna).found()).isEmpty();
    house.now += 5_000;
    assertThat(lobby(anna).search().orElseThrow().seconds()).isEqualTo(5);
    lobby(ben).playNow(Optional.empty());
    assertThat(lobby(anna).search().orElseThrow().isFound()).isTrue();
    LiveSession game = lobby(anna).found().orElseThrow();
    assertThat(lobby(ben).found()).containsSame(game);
    assertThat(game.now().seat(Side.BLACK)).isEqualTo(new Seat(anna.person().me(), "anna"));
    assertThat(game.now().seat(Side.WHITE)).isEqualTo(new Seat(ben.person().me(), "ben"));
    assertThat(lobby(anna).found()).isEmpty();
    assertThat(lobby(anna).search()).isEmpty();
    assertThat(lobby(ben).search()).isEmpty();
  }

  /** What was said of a key on the page before isn't said on the game's. */
  @Test
  void theGameThatOpensByItselfShowsItsOwnKeys() throws Exception {
    Person person = anna.person();
    lobby(anna).tell(""); // the code for a lost key is read
    LobbyPage lobby = LobbyPage.of(person, person.language().words(Viewer.class));
    Evening screen = new Evening(person, lobby, 80, 24, Glyphs.UNICODE).types("p", "z");
    assertThat(screen.text()).contains("z does nothing here");
    lobby(house.named("ben")).playNow(Optional.empty());
    assertThat(screen.ticks().text()).contains("? help").doesNotContain("does nothing here");
  }

  @Test
  void afterTwentySecondsAComputerSitsDownWhileTheSearchGoesOn() throws Exception {
    lobby(anna).playNow(Optional.empty());
    house.now += MatchQueue.PATIENCE_MILLIS - 1;
    house.house.services().matchmaker().match();
    assertThat(lobby(anna).search().orElseThrow().isFound()).isFalse();
    house.now += 1;
    house.house.services().matchmaker().match();
    LiveSession first = lobby(anna).found().orElseThrow();
    assertThat(first.now().seat(Side.WHITE).isComputer()).isTrue();
    assertThat(lobby(anna).search()).isPresent();
    assertThat(anna.person().room().status(first).sign()).isEqualTo("looking for an opponent");
    assertThat(anna.person().room().status(first).said())
        .isEqualTo("Still looking for an opponent. Play the computer while you wait.");
    first.submit(anna.person().me(), new Event.Try(new Place(Side.BLACK, new Site(4, 4))));
    assertThat(anna.person().room().status(first).sign()).isEqualTo("looking for an opponent");
    assertThat(anna.person().room().status(first).said()).isEmpty();
    Visit ben = house.named("ben");
    lobby(ben).playNow(Optional.empty());
    assertThat(anna.person().room().status(first).said())
        .isEqualTo("ben is here to play: press q, and the game opens.");
    assertThat(first.now().isOver()).isFalse();
    LiveSession second = lobby(anna).found().orElseThrow();
    assertThat(second.now().sidesOf(ben.person().me())).hasSize(1);
    assertThat(anna.person().room().status(first)).extracting("said", "sign").containsOnly("");
    assertThat(lobby(anna).search()).isEmpty();
  }

  @Test
  void onceTheGameMeanwhileIsOverNobodyIsSentToIt() throws Exception {
    lobby(anna).playNow(Optional.empty());
    house.now += MatchQueue.PATIENCE_MILLIS;
    house.house.services().matchmaker().match();
    LiveSession game = lobby(anna).found().orElseThrow();
    game.submit(anna.person().me(), new Event.Resign(Side.BLACK));
    assertThat(anna.person().room().status(game).said())
        .isEqualTo("Still looking for an opponent.");
  }

  @Test
  void somebodyWhoWaitsAtAnOpenTableIsFound() throws Exception {
    Visit ben = house.named("ben");
    Terms terms = Terms.of("othello", Map.of());
    LiveSession waiting =
        ben.person()
            .room()
            .begin(
                new Terms(
                    "othello",
                    Map.of(),
                    Optional.empty(),
                    terms.time(),
                    new Seat(ben.person().me(), ""),
                    Seat.FREE));
    house.settle();
    lobby(anna).playNow(Optional.of(OpenHouse.tables(anna).get(0)));
    house.settle();
    assertThat(lobby(anna).found()).containsSame(waiting);
    Session now = waiting.now();
    assertThat(now.seat(Side.WHITE)).isEqualTo(new Seat(anna.person().me(), "anna"));
  }

  @Test
  void whoeverIsSlowerAtTheOnlyFreeSeatGoesOnSearching() throws Exception {
    Visit ben = house.named("ben");
    Visit cem = house.named("cem");
    LiveSession table =
        ben.person()
            .room()
            .begin(
                Terms.of("othello", Map.of()).between(new Seat(ben.person().me(), ""), Seat.FREE));
    house.settle();
    LobbyRow row = OpenHouse.tables(anna).get(0);
    try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + folder + "/banmen.db");
        Statement lock = other.createStatement()) {
      lock.execute("BEGIN IMMEDIATE"); // the house can save nothing
      lobby(anna).playNow(Optional.of(row));
      lobby(cem).playNow(Optional.of(row));
      assertThat(lobby(anna).search().orElseThrow().isFound()).isFalse();
      assertThat(lobby(cem).search().orElseThrow().isFound()).isFalse();
      lock.execute("ROLLBACK");
    }
    house.settle();
    assertThat(lobby(anna).found()).containsSame(table);
    assertThat(table.now().seat(Side.WHITE).name()).isEqualTo("anna");
    assertThat(lobby(cem).found()).isEmpty();
    assertThat(lobby(cem).search()).isPresent();
    Visit dan = house.named("dan");
    lobby(dan).playNow(Optional.of(row));
    LiveSession next = lobby(cem).found().orElseThrow();
    assertThat(lobby(dan).found()).containsSame(next);
  }

  @Test
  void twoTerminalsOfOnePersonHaveOneSearch() throws Exception {
    Visit first = anna;
    Visit second = house.visit("anna");
    lobby(first).playNow(Optional.empty());
    lobby(second).playNow(Optional.empty());
    assertThat(lobby(first).search()).isEmpty();
    assertThat(lobby(second).search()).isPresent();
    lobby(first).stopSearch();
    assertThat(lobby(second).search()).isPresent();
    first.close();
    Visit ben = house.named("ben");
    lobby(ben).playNow(Optional.empty());
    assertThat(lobby(second).found()).containsSame(lobby(ben).found().orElseThrow());
  }

  @Test
  void aSearchEndsWithTheKeyWithAnotherGameAndWithTheVisit() throws Exception {
    lobby(anna).playNow(Optional.empty());
    lobby(anna).stopSearch();
    assertThat(lobby(anna).search()).isEmpty();
    lobby(anna).playNow(Optional.empty());
    anna.person().room().begin(Terms.of("go", Map.of("size", "9")));
    assertThat(lobby(anna).search()).isEmpty();
    lobby(anna).playNow(Optional.empty());
    anna.close();
    assertThat(house.house.services().matchmaker().queue().open().isEmpty()).isTrue();
  }

  @Test
  void nobodySearchesWithTooManyGames() throws Exception {
    house.close();
    house = new OpenHouse(folder, new HouseLimits(1, 4, 100, 300, 5, 10, 100));
    anna = house.visit("anna");
    anna.person().room().begin(Terms.of("go", Map.of("size", "9")));
    assertThatThrownBy(() -> lobby(anna).playNow(Optional.empty())).isInstanceOf(Refusal.class);
  }

  @Test
  void whoeverFindsNoRoomForTheirGameGoesOnSearching() throws Exception {
    house.close();
    house = new OpenHouse(folder, new HouseLimits(1, 4, 100, 300, 5, 10, 100));
    anna = house.named("anna");
    Visit ben = house.named("ben");
    lobby(anna).command(Command.BLOCK, "ben").join();
    lobby(anna).playNow(Optional.empty());
    lobby(ben).playNow(Optional.empty());
    LiveSession full = open(house.visit("anna"), "go", "19", "none"); // at another terminal
    open(house.visit("ben"), "go", "13", "none");
    house.settle();
    lobby(anna).command(Command.UNBLOCK, "ben").join();
    house.house.services().matchmaker().match();
    for (Visit one : List.of(anna, ben)) {
      assertThat(lobby(one).search().orElseThrow().isFound()).isFalse();
    }
    assertThat(OpenHouse.rows(house.named("cem"), LobbyRow.Seeker.class)).hasSize(2);
    lobby(anna).command(Command.WITHDRAW, "").join();
    house.settle();
    house.house.services().matchmaker().match();
    assertThat(full.now().seat(Side.WHITE).isFree()).isTrue();
    assertThat(lobby(anna).found()).isPresent().isEqualTo(lobby(ben).found());
    assertThat(house.house.services().matchmaker().queue().open().isEmpty()).isTrue();
  }

  @Test
  void aFaultAtTheBeginningOfAGameEndsNoSearch() throws Exception {
    Visit ben = house.named("ben");
    Visit cem = house.named("cem");
    lobby(anna).command(Command.BLOCK, "ben").join();
    lobby(anna).playNow(Optional.empty());
    lobby(ben).playNow(Optional.empty());
    lobby(anna).command(Command.UNBLOCK, "ben").join();
    MatchQueue queue = new MatchQueue();
    house.house.services().matchmaker().queue().open().forEach(queue::add);
    Matchmaker faulty =
        new Matchmaker(
            queue,
            house.house.services().tables(),
            new OnlinePeople() {
              @Override
              public String name(long person) {
                throw new IllegalStateException();
              }
            },
            house.house.services().moderation(),
            house.house.services().around(),
            NodeStore.ALONE,
            new NodeNotes(NodeStore.ALONE));
    Thread.UncaughtExceptionHandler before = Thread.currentThread().getUncaughtExceptionHandler();
    AtomicInteger faults = new AtomicInteger();
    Thread.currentThread().setUncaughtExceptionHandler((thread, e) -> faults.incrementAndGet());
    faulty.match();
    assertThat(faults).hasValue(1);
    MatchQueue.Seek seek =
        queue.open().stream().filter(it -> it.person() == anna.number()).findAny().orElseThrow();
    assertThat(faulty.accept(seek, cem.number())).isCompletedExceptionally();
    Thread.currentThread().setUncaughtExceptionHandler(before);
    assertThat(faults).hasValue(2);
    assertThat(queue.open()).hasSize(2);
    house.house.services().matchmaker().match();
    assertThat(lobby(anna).found()).isPresent().isEqualTo(lobby(ben).found());
  }

  @Test
  void aCompanionIsAboutAsStrong() {
    assertThat(Matchmaker.companion(100, 5).holder().id()).isEqualTo("bot:1");
    assertThat(Matchmaker.companion(1500, 5).holder().id()).isEqualTo("bot:3");
    assertThat(Matchmaker.companion(3000, 5).holder().id()).isEqualTo("bot:5");
    assertThat(Matchmaker.companion(3000, 1).holder().id()).isEqualTo("bot:1");
  }

  private static LiveSession open(Visit visit, String family, String size, String time)
      throws Exception {
    Terms plain = Terms.of(family, size.isEmpty() ? Map.of() : Map.of("size", size));
    return visit
        .person()
        .room()
        .begin(
            new Terms(
                family,
                plain.chosen(),
                Optional.empty(),
                TimeControl.parse(time).orElseThrow(),
                new Seat(visit.person().me(), ""),
                Seat.FREE));
  }

  @Test
  void nobodyGetsAnotherSizeOrClockUnasked() throws Exception {
    Visit ben = house.named("ben");
    open(ben, "go", "19", "none"); // of which his next search is one more
    ben.person().lobby().orElseThrow().playNow(Optional.empty());
    lobby(anna).playNow(Optional.empty()); // 9x9, 5m+3x20s
    assertThat(lobby(ben).search().orElseThrow().game()).contains("19x19").endsWith("no clock");
    house.now += 3_600_000;
    house.house.services().matchmaker().match();
    for (Visit one : new Visit[] {anna, ben}) {
      LiveSession game = lobby(one).found().orElseThrow(); // meanwhile
      assertThat(game.now().seat(Side.WHITE).isComputer()).isTrue();
    }
  }

  @Test
  void aGameIsTheSameHoweverItIsWritten() throws Exception {
    Visit ben = house.named("ben");
    open(ben, "othello", "8", "none");
    house.settle();
    Visit cem = house.named("cem");
    LiveSession plain = open(cem, "othello", "", "none");
    house.settle();
    LobbyRow bens =
        OpenHouse.tables(anna).stream()
            .filter(table -> table.black().equals("ben"))
            .findFirst()
            .orElseThrow();
    ben.close(); // nobody waits there
    lobby(anna).playNow(Optional.of(bens));
    house.settle();
    assertThat(lobby(anna).found()).containsSame(plain);
  }

  private static LobbyRow.Seeker seeker(Visit visit) {
    return OpenHouse.rows(visit, LobbyRow.Seeker.class).get(0);
  }

  @Test
  void aSearchIsARowAndWhoeverEntersItPlaysThatGame() throws Exception {
    Visit ben = house.named("ben");
    Visit cem = house.named("cem");
    lobby(anna).playNow(Optional.empty());
    LobbyRow.Seeker row = seeker(ben);
    assertThat(row.isOpen()).isTrue();
    assertThat(row.isMine()).isFalse();
    assertThat(row.player()).isEqualTo("anna");
    assertThat(row.clock()).isEqualTo("5m+3x20s");
    assertThat(row.title()).isEqualTo("Go, 9x9, Chinese, komi 7.5");
    assertThat(lobby(ben).position(row).lattice().rows()).isEqualTo(9);
    assertThat(seeker(anna).isMine()).isTrue();
    assertThatThrownBy(() -> lobby(anna).accept(seeker(anna)))
        .hasMessageContaining("your own search");
    LiveSession game = lobby(ben).accept(row);
    assertThat(lobby(anna).found()).containsSame(game);
    assertThat(game.now().terms().time().text()).isEqualTo("5m+3x20s");
    assertThat(game.now().sidesOf(ben.person().me())).hasSize(1);
    house.settle();
    assertThat(lobby(cem).rows()).hasOnlyElementsOfType(LobbyRow.Table.class).hasSize(1);
    assertThatThrownBy(() -> lobby(cem).accept(row)).hasMessageContaining("no longer looking");
  }

  @Test
  void aSearchOfAnybodyIsSeenUntilItEndsAndNotEnteredByThoseWhoAreBlocked() throws Exception {
    Visit ben = house.named("ben");
    lobby(anna).command(Command.BLOCK, "ben").join();
    lobby(anna).playNow(Optional.empty());
    LobbyRow.Seeker row = seeker(ben);
    assertThatThrownBy(() -> lobby(ben).accept(row)).hasMessageContaining("cannot sit down");
    lobby(anna).stopSearch();
    assertThat(lobby(ben).rows()).isEmpty();
    lobby(anna).playNow(Optional.empty());
    anna.close();
    assertThat(lobby(ben).rows()).isEmpty();
  }

  @Test
  void aTableSaysItsClockAndWhichSideIsFree() throws Exception {
    open(anna, "go", "9", "10m+30s");
    Terms taken = Terms.of("othello", Map.of());
    Visit ben = house.named("ben");
    ben.person().room().begin(taken.between(Seat.FREE, new Seat(ben.person().me(), "")));
    house.settle();
    assertThat(OpenHouse.tables(house.named("cem")))
        .extracting(LobbyRow.Table::clock, LobbyRow.Table::freeSide)
        .containsExactly(tuple("no clock", "Black"), tuple("10m+30s", "White"));
  }
}
