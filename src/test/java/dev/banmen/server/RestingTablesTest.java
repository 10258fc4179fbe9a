package dev.banmen.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.banmen.app.Lobby;
import dev.banmen.app.LobbyRow;
import dev.banmen.app.NamedTables;
import dev.banmen.app.Refusal;
import dev.banmen.app.UnfinishedGame;
import dev.banmen.catalog.Catalog;
import dev.banmen.command.Command;
import dev.banmen.game.Mark;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.proof.MemoryFolder;
import dev.banmen.server.desk.AdminReply;
import dev.banmen.server.lobby.Visit;
import dev.banmen.server.store.EventRow;
import dev.banmen.server.store.TableRow;
import dev.banmen.server.tables.GameTable;
import dev.banmen.server.tables.Standing;
import dev.banmen.server.tables.TableReader;
import dev.banmen.server.tables.Tables;
import dev.banmen.server.tables.WaitingLimits;
import dev.banmen.session.ComputerSeat;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Seat;
import dev.banmen.session.Terms;
import dev.banmen.session.TimeControl;
import dev.banmen.session.text.SavedGameText;
import dev.banmen.text.Language;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tables that nobody looks at: they have no session, and everything else goes on. */
class RestingTablesTest {
  private static final long MINUTE = 60_000;
  private static final long REST = 5 * MINUTE;

  @TempDir(factory = MemoryFolder.class)
  Path folder;

  private OpenHouse house;
  private Visit anna;
  private Visit ben;

  @BeforeEach
  void open() throws Exception {
    house = new OpenHouse(folder);
    anna = house.named("anna");
    ben = house.named("ben");
  }

  @AfterEach
  void close() {
    house.close();
  }

  private Tables tables() {
    return house.house.services().tables();
  }

  private static Terms terms(Visit black, Seat white, String time) {
    return new Terms(
        "go",
        Map.of("size", "9"),
        Optional.empty(),
        TimeControl.parse(time).orElseThrow(),
        new Seat(black.person().me(), ""),
        white);
  }

  /** Anna's game against Ben, with some moves. */
  private LiveSession played(String time) throws Exception {
    LiveSession live = anna.person().room().begin(terms(anna, Seat.FREE, time));
    house.settle();
    OpenHouse.enterFirst(ben);
    house.settle();
    live.submit(anna.person().me(), at(0, 0, Side.BLACK));
    live.submit(ben.person().me(), at(0, 1, Side.WHITE));
    live.submit(anna.person().me(), at(2, 2, Side.BLACK));
    return live;
  }

  private static Event at(int row, int col, Side side) {
    return new Event.Try(new Place(side, new Site(row, col)));
  }

  private void leave(LiveSession live) {
    anna.person().room().leave(live);
    ben.person().room().leave(live);
  }

  private void pass(long millis) {
    house.passed += millis;
    tables().look();
    house.settle();
  }

  private void reopen() throws Exception {
    house.close();
    house = new OpenHouse(folder);
    anna = house.visit("anna");
    ben = house.visit("ben");
  }

  @Test
  void aTableRestsOnceNobodyHasBeenThereForAWhile() throws Exception {
    LiveSession live = played("none");
    pass(REST);
    assertThat(tables().known().countAwake()).as("somebody looks").isEqualTo(1);
    anna.person().room().leave(live);
    pass(REST);
    assertThat(tables().known().countAwake()).as("somebody looks still").isEqualTo(1);
    ben.person().room().leave(live);
    house.now += REST; // somebody has set it
    pass(REST - MINUTE);
    assertThat(tables().known().countAwake()).isEqualTo(1);
    List<LobbyRow> before = lobbyRows(ben);
    List<UnfinishedGame> games = ben.person().room().unfinished();
    pass(MINUTE);
    assertThat(tables().known().countAwake()).isZero();
    assertThat(tables().known().count()).isEqualTo(1);
    assertThat(live.isClosed()).isTrue();
    assertThat(lobbyRows(ben)).isEqualTo(before).isNotEmpty();
    assertThat(ben.person().room().unfinished()).isEqualTo(games);
    assertThat(ben.waiting()).isEqualTo(1);
    assertThat(anna.waiting()).isZero();
    LiveSession again = OpenHouse.enterFirst(ben);
    assertThat(again).isNotSameAs(live);
    assertThat(again.now().line()).isEqualTo(live.now().line());
    again.submit(ben.person().me(), at(4, 4, Side.WHITE));
    assertThat(again.now().line()).hasSize(4);
    assertThat(anna.waiting()).isEqualTo(1);
  }

  private static List<LobbyRow> lobbyRows(Visit visit) {
    return visit.person().lobby().orElseThrow().rows();
  }

  /** What lists show of a table is the same with and without its session, and after a restart. */
  @Test
  void aListShowsAsMuchOfATableThatRests() throws Exception {
    LiveSession first = played("none");
    leave(first);
    LiveSession open = anna.person().room().begin(terms(anna, Seat.FREE, "none"));
    house.settle();
    leave(open);
    pass(REST / 2);
    Seat bot = new ComputerSeat(1, Optional.empty()).seat();
    LiveSession alone = anna.person().room().begin(terms(anna, bot, "10m"));
    house.settleThoughts();
    leave(alone);
    List<LobbyRow> annas = lobbyRows(anna);
    List<LobbyRow> bens = lobbyRows(ben);
    pass(REST / 2);
    assertThat(tables().known().countAwake()).as("that with a clock has not begun").isLessThan(3);
    assertThat(lobbyRows(anna)).isEqualTo(annas);
    assertThat(lobbyRows(ben)).isEqualTo(bens);
    reopen();
    assertThat(tables().known().countAwake()).isZero();
    assertThat(lobbyRows(anna)).isEqualTo(annas);
    assertThat(lobbyRows(ben)).isEqualTo(bens);
  }

  /** Each row says what its log says, whoever wrote it and when. */
  private void assertRowsAreTrue() throws Exception {
    for (TableRow row : house.store.unfinished().join()) {
      SavedGameText.Reading read =
          new TableReader(house.store, Catalog.ALL)
              .read(row, house.store.events(row.id(), 0).join());
      assertThat(row.at().standing()).isEqualTo(Standing.of(read.session(), read.millis()).text());
    }
  }

  @Test
  void aDatabaseOfAnEarlierVersionIsFilledOnce() throws Exception {
    leave(played("none"));
    leave(anna.person().room().begin(terms(anna, Seat.FREE, "1m")));
    house.settle();
    assertRowsAreTrue();
    List<LobbyRow> before = lobbyRows(ben);
    for (TableRow row : house.store.unfinished().join()) {
      house.store.restate(row.id(), row.at().lastEvent(), "").join();
    }
    reopen();
    assertThat(lobbyRows(ben)).isEqualTo(before);
    assertRowsAreTrue();
  }

  @Test
  void whoeverGoesToATableThatHasRestedMeanwhileIsThere() throws Exception {
    LiveSession live = played("none");
    GameTable before = tables().known().of(live).orElseThrow();
    leave(live);
    pass(REST);
    GameTable after = tables().open(before).join().orElseThrow();
    assertThat(after).isNotSameAs(before);
    assertThat(tables().open(after).join()).contains(after);
    pass(REST - MINUTE);
    assertThat(tables().known().countAwake()).as("they are about to look").isEqualTo(1);
  }

  /** A rematch that anna has not gone to yet rests, while she is still at the last game. */
  private LiveSession rematchAtRest() throws Exception {
    LiveSession live = played("none");
    live.submit(anna.person().me(), new Event.Resign(Side.BLACK));
    assertThat(anna.person().room().rematch(live)).isEmpty();
    LiveSession next = ben.person().room().rematch(live).orElseThrow();
    house.settle();
    ben.person().room().leave(next);
    pass(REST);
    assertThat(next.isClosed()).isTrue();
    return live;
  }

  private LiveSession rematch(LiveSession over) throws Exception {
    assertThat(anna.person().room().rematch(over)).isEmpty();
    return ben.person().room().rematch(over).orElseThrow();
  }

  /** The players went back to the first game, which was read again since. */
  @Test
  void aSecondAgreementLeadsToTheRematchThatThereIsUntilThatIsOver() throws Exception {
    LiveSession first = played("none");
    first.submit(anna.person().me(), new Event.Resign(Side.BLACK));
    long next = tables().known().of(rematch(first)).orElseThrow().number().join();
    first.submit(anna.person().me(), Event.Act.UNDO);
    first.submit(ben.person().me(), new Event.Reply(true));
    house.settle();
    reopen();
    GameTable again = tables().open(1).join().orElseThrow();
    for (Visit one : List.of(anna, ben)) {
      new NamedTables(one.person()).watch("1");
    }
    again.live().submit(anna.person().me(), new Event.Resign(Side.BLACK));
    house.settle();
    LiveSession second = rematch(again.live());
    assertThat(tables().known().of(second).orElseThrow().id()).isEqualTo(next);
    second.submit(ben.person().me(), at(0, 0, Side.BLACK));
    house.settle();
    assertThat(second.now().line()).hasSize(1);
    second.submit(anna.person().me(), new Event.Resign(Side.WHITE));
    house.settle();
    LiveSession third = rematch(again.live());
    assertThat(tables().known().of(third).orElseThrow().id()).isGreaterThan(next);
  }

  @Test
  void whoeverGoesToARematchThatRestedIsAtTheTableOfNow() throws Exception {
    LiveSession next = anna.person().room().rematch(rematchAtRest()).orElseThrow();
    assertThat(next.isClosed()).isFalse();
    assertThat(tables().known().of(next)).isPresent();
  }

  @Test
  void nobodyIsSeatedAtATableThatCouldNotBeRead() throws Exception {
    LiveSession live = rematchAtRest();
    house.store.close();
    assertThatThrownBy(() -> anna.person().room().rematch(live))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("cannot be opened");
  }

  @Test
  void aTableThatIsAskedForDoesNotRest() throws Exception {
    leave(played("none"));
    pass(REST - MINUTE);
    GameTable table = tables().with(ben.person().me()).join().get(0);
    pass(REST - MINUTE);
    assertThat(tables().known().all()).containsExactly(table);
    pass(MINUTE);
    assertThat(tables().known().all()).isEmpty();
  }

  /** What the first row of the lobby shows at (i, i). */
  private static Mark stone(Lobby lobby, int i) throws Refusal {
    return lobby.position(lobby.rows().get(0)).at(new Site(i, i));
  }

  @Test
  void thePositionOfATableThatRestsIsShownWithoutItsComingToLife() throws Exception {
    LiveSession live = played("none");
    leave(live);
    pass(REST);
    Lobby lobby = ben.person().lobby().orElseThrow();
    catchThrowable(() -> stone(lobby, 2)); // it may not be read yet
    house.settle();
    house.settleTasks();
    assertThat(stone(lobby, 2)).as("anna's last").isEqualTo(Mark.BLACK);
    assertThat(stone(lobby, 4)).isEqualTo(Mark.EMPTY);
    assertThat(tables().known().countAwake()).isZero();
    LiveSession again = OpenHouse.enterFirst(anna);
    OpenHouse.enterFirst(ben).submit(ben.person().me(), at(4, 4, Side.WHITE));
    assertThat(stone(lobby, 4)).as("the newest").isEqualTo(Mark.WHITE);
    leave(again);
    pass(REST / 2);
    assertThat(stone(lobby, 4)).isEqualTo(Mark.WHITE);
    pass(REST / 2);
    assertThat(tables().known().countAwake()).as("to be shown is no use").isZero();
  }

  @Test
  void aTableIsFoldedOnceHoweverManyCome() throws Exception {
    leave(played("none"));
    pass(REST);
    CompletableFuture<Optional<GameTable>> first = tables().open(1);
    CompletableFuture<Optional<GameTable>> second = tables().open(1);
    assertThat(first.join().orElseThrow()).isSameAs(second.join().orElseThrow());
    assertThat(tables().known().countAwake()).isEqualTo(1);
    assertThat(tables().open(2).join()).as("there is none").isEmpty();
  }

  @Test
  void whoHasTooManyDaysForAMoveForfeitsUnseen() throws Exception {
    leave(played("none"));
    pass(REST);
    assertThat(tables().known().countAwake()).isZero();
    pass(0);
    assertThat(tables().known().countAwake()).as("nothing is due").isZero();
    house.waitingLimits = new WaitingLimits(180, 300, 0, 2, 30);
    while (tables().known().count() > 0) { // it is half a second late
      tables().look();
      house.settle();
    }
    assertThat(house.store.table(1).join().orElseThrow().at().result()).isEqualTo("B+F");
    assertThat(anna.waiting() + ben.waiting()).isZero();
  }

  @Test
  void aComputerMovesAtATableThatNobodyLooksAt() throws Exception {
    house.thoughts = Optional.of(new ArrayDeque<>());
    Seat bot = new ComputerSeat(1, Optional.empty()).seat();
    LiveSession live = anna.person().room().begin(terms(anna, bot, "none"));
    house.settle();
    live.submit(anna.person().me(), at(4, 4, Side.BLACK));
    leave(live);
    pass(REST);
    assertThat(tables().known().countAwake()).as("it is the computer's turn").isEqualTo(1);
    assertThat(anna.waiting()).isZero();
    reopen();
    tables().open(1).join();
    house.settleThoughts();
    assertThat(anna.waiting()).isEqualTo(1);
    pass(REST);
    assertThat(tables().known().countAwake()).as("it has moved").isZero();
  }

  @Test
  void whatWasSaidStaysSaid() throws Exception {
    LiveSession live = played("none");
    ben.person().room().say(live, "good move");
    leave(live);
    pass(REST);
    LiveSession again = OpenHouse.enterFirst(anna);
    assertThat(anna.person().room().status(again).talk()).containsExactly("ben: good move");
  }

  @Test
  void aNewNameReachesATableThatRests() throws Exception {
    leave(played("none"));
    Visit carl = house.visit("carl");
    LiveSession open = carl.person().room().begin(terms(carl, Seat.FREE, "none"));
    house.settle();
    carl.person().room().leave(open);
    pass(REST);
    carl.person().lobby().orElseThrow().takeName("carla");
    house.settle();
    house.settleTasks();
    assertThat(OpenHouse.tables(ben))
        .extracting(LobbyRow.Table::black)
        .containsExactlyInAnyOrder("anna", "carla");
  }

  @Test
  void aTableThatRestsIsCountedEndedAndWithdrawn() throws Exception {
    leave(played("none"));
    leave(anna.person().room().begin(terms(anna, Seat.FREE, "none")));
    house.settle();
    pass(REST);
    assertThat(tables().known().countAwake()).isZero();
    assertThatThrownBy(() -> anna.person().lobby().orElseThrow().command(Command.WITHDRAW, "1"))
        .hasMessageContaining("No table was closed");
    assertThat(anna.person().lobby().orElseThrow().command(Command.WITHDRAW, "").join())
        .isEqualTo("Closed 1 table.");
    house.settle();
    assertThat(OpenHouse.tables(anna)).extracting(LobbyRow.Table::number).containsExactly(1L);
    AdminReply reply = house.house.desk().run(Language.ENGLISH, List.of("end", "1"), Map.of());
    assertThat(reply.lines()).hasSize(1);
    house.settle();
    assertThat(OpenHouse.tables(anna)).isEmpty();
    assertThat(house.store.unfinished().join()).isEmpty();
  }

  @Test
  void whoeverIsForgottenLeavesTheTablesThatRest() throws Exception {
    leave(played("none"));
    pass(REST);
    house.house.eraser().forget(ben.number()).join();
    house.settle();
    TableRow row = house.store.table(1).join().orElseThrow();
    assertThat(row.at().isOver()).isTrue();
    assertThat(row.head() + row.at().standing()).doesNotContain("ben");
  }

  /** A table whose log is broken stays out of the way of all others. */
  @Test
  void atATableThatCannotBeReadNobodyElseSuffers() throws Exception {
    leave(played("none"));
    leave(anna.person().room().begin(terms(anna, Seat.FREE, "none")));
    house.settle();
    pass(REST);
    TableRow row = house.store.table(1).join().orElseThrow();
    EventRow odd = new EventRow(row.at().lastEvent() + 1, "odd", "0 p1 nonsense\n");
    house.store.append(1, odd, row.at()).join();
    house.waitingLimits = new WaitingLimits(180, 300, 0, 2, 30);
    for (int i = 0; i < 3; i++) {
      pass(0);
      house.settleTasks();
    }
    assertThat(OpenHouse.tables(ben)).extracting(LobbyRow.Table::number).containsExactly(2L);
    assertThat(OpenHouse.enterFirst(ben).now().isInPlay()).isTrue();
    assertThat(house.store.table(1).join()).isPresent();
  }

  @Test
  void aTableThatIsGoneIsRefused() throws Exception {
    leave(played("none"));
    pass(REST);
    Lobby lobby = anna.person().lobby().orElseThrow();
    LobbyRow.Table row = OpenHouse.tables(anna).get(0);
    house.store.remove(1, house.store.heads().join().get(1L)).join();
    tables().changes().compare();
    house.settle();
    house.settleTasks();
    assertThatThrownBy(() -> lobby.enter(row)).isInstanceOf(Refusal.class);
  }
}
