package dev.banmen.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.TableOptions;
import dev.banmen.catalog.Catalog;
import dev.banmen.game.Mark;
import dev.banmen.game.Outcome;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.RecordTree;
import dev.banmen.proof.MemoryFolder;
import dev.banmen.server.lobby.Visit;
import dev.banmen.server.tables.TableReader;
import dev.banmen.server.tables.WaitingLimits;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Report;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.session.TimeControl;
import dev.banmen.session.text.Results;
import dev.banmen.session.text.SavedGameText;
import dev.banmen.shell.CollectedLines;
import dev.banmen.shell.line.Shell;
import dev.banmen.tui.Evening;
import dev.banmen.tui.canvas.Glyphs;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** After two passes nobody wins by the other's absence. */
@Tag("long")
class UnansweredCountTest {
  private static final String FAIR = "W+16.5"; // 36 and 45 points, and the komi

  @TempDir(factory = MemoryFolder.class)
  Path folder;

  private OpenHouse house;
  private Visit anna;
  private Visit ben;
  private LiveSession live;
  private boolean isWide; // whether Black has a wide area with a stone of White's in it

  @BeforeEach
  void open() throws Exception {
    open("1h");
  }

  private void open(String time) throws Exception {
    begin(time, "chinese");
    playToTheCount();
  }

  private void begin(String time, String rules) throws Exception {
    house = new OpenHouse(Files.createDirectories(folder.resolve(time + rules)));
    anna = house.named("anna");
    ben = house.named("ben");
    Terms terms =
        new Terms(
            "go",
            Map.of("size", "9", "rules", rules),
            Optional.empty(),
            TimeControl.parse(isWide ? "1h" : time).orElseThrow(),
            new Seat(anna.person().me(), ""),
            Seat.FREE);
    live = anna.person().room().begin(terms, new TableOptions(false, true));
    house.settle();
    OpenHouse.enterFirst(ben);
    house.settle();
  }

  private void playToTheCount() throws Exception {
    for (int row = 0; row < 9; row++) {
      if (isWide) {
        does(Side.BLACK, new Event.Try(new Place(Side.BLACK, new Site(row, 5))));
        does(Side.WHITE, new Event.Try(new Place(Side.WHITE, new Site(row, 6))));
      }
      for (int col : isWide ? new int[0] : new int[] {3, 1}) {
        does(Side.BLACK, new Event.Try(new Place(Side.BLACK, new Site(row, col))));
        does(Side.WHITE, new Event.Try(new Place(Side.WHITE, new Site(row, col == 3 ? 4 : 7))));
      }
    }
    if (isWide) {
      does(Side.BLACK, new Event.Try(new Pass(Side.BLACK)));
      does(Side.WHITE, new Event.Try(new Place(Side.WHITE, new Site(4, 2))));
    }
    does(Side.BLACK, new Event.Try(new Pass(Side.BLACK)));
    does(Side.WHITE, new Event.Try(new Pass(Side.WHITE)));
    assertThat(live.now().isCounting()).isTrue();
  }

  @AfterEach
  void close() {
    house.close();
  }

  private Visit of(Side side) {
    return side == Side.BLACK ? anna : ben;
  }

  private void does(Side side, Event event) throws Exception {
    live.submit(of(side).person().me(), event);
    house.settle();
  }

  /** Marks the other side's stones beside the own ones dead. */
  private void marksAndAccepts(Side side) throws Exception {
    does(side, new Event.Marking(Event.MarkKind.GROUP, new Site(0, side == Side.BLACK ? 4 : 3)));
    does(side, Event.Act.ACCEPT);
  }

  /** The time of the count is over. */
  private void countEnds() {
    house.waitingLimits = new WaitingLimits(0, 300, 7, 2, 30);
    house.house.services().tables().look();
    house.settleThoughts();
  }

  @ParameterizedTest
  @EnumSource(Side.class)
  void livingStonesMarkedDeadWhileTheOtherIsAwayStayAlive(Side side) throws Exception {
    of(side.opponent()).person().room().leave(live);
    marksAndAccepts(side);
    assertThat(of(side).person().room().status(live).said()).contains("is away", "count as alive");
    countEnds();
    assertJudged();
  }

  /** The other's line is cut: their connection stays open, and answers nothing. */
  @ParameterizedTest
  @EnumSource(Side.class)
  void whoeverIsNotReachedSeesNothingAlthoughTheirTableIsOpen(Side side) throws Exception {
    of(side.opponent()).online().reachedIf(() -> false);
    marksAndAccepts(side);
    assertThat(of(side).person().room().status(live).said()).contains("is away", "count as alive");
    countEnds();
    assertJudged();
  }

  @Test
  void whoeverComesBackReadsThatTheProgramCounted() throws Exception {
    ben.person().room().leave(live);
    ben.close();
    marksAndAccepts(Side.BLACK);
    countEnds();
    String said =
        "A player was away when game 1 was counted, so the program counted: W+16.5. "
            + "Stones that aren't clearly dead count as alive.";
    assertThat(anna.person().lobby().orElseThrow().letter()).as("was there").doesNotContain(said);
    ben = house.visit("ben");
    house.settle();
    assertThat(ben.person().lobby().orElseThrow().letter()).isEqualTo(said);
    String past = ben.person().files().list("").rows().get(0);
    var opened = ben.person().files().open(past).archive().game(0, Note.UNHEARD);
    assertThat(opened.tree().property(RecordTree.ROOT, "C").orElseThrow().values().get(0))
        .isEqualTo(
            "White was away, so the program counted. "
                + "Stones that aren't clearly dead count as alive.");
    ben.person().lobby().orElseThrow().dismiss(said);
    house.settle();
    ben.close();
    assertThat(house.visit("ben").person().lobby().orElseThrow().letter()).isEmpty();
  }

  @Test
  void bothReadThatTheProgramCouldNotTellWhoWon() throws Exception {
    house.close();
    isWide = true;
    open("wide");
    ben.person().room().leave(live);
    does(Side.BLACK, new Event.Marking(Event.MarkKind.GROUP, new Site(4, 2)));
    does(Side.BLACK, Event.Act.ACCEPT);
    countEnds();
    String said =
        "A player was away when game 1 was counted, and it isn't clear who won,"
            + " so it has no result.";
    assertThat(live.now().outcome()).contains(Outcome.none());
    assertThat(anna.person().room().status(live).said()).isEqualTo(said);
    assertThat(ben.person().lobby().orElseThrow().letter()).endsWith(said);
    assertThat(house.store.ratings(anna.number()).join()).isEmpty();
  }

  private void assertJudged() throws Exception {
    assertThat(live.now().isOver()).isTrue();
    assertThat(live.now().dead()).isEmpty();
    assertThat(Results.of(live.now().outcome())).isEqualTo(FAIR);
    assertThat(live.now().report()).isInstanceOf(Report.CountedAway.class);
    assertThat(live.now().countSaid().orElseThrow()).contains("the program counted");
    Session read =
        new TableReader(house.store, Catalog.ALL)
            .read(house.store.table(1).join().orElseThrow(), house.store.events(1, 0).join())
            .session();
    assertThat(Results.of(read.outcome())).isEqualTo(FAIR);
    assertThat(SavedGameText.of(read, 0)).contains("accept");
  }

  /** Black's group in the corner and White's beside it have an eye each, and live by seki. */
  @Test
  void theEyesOfASekiAreNobodysWhereTerritoryIsCounted() throws Exception {
    house.close();
    begin("1h", "japanese");
    String[] rows = {
      ".B.W.WB..",
      "BBBWWWB..",
      "WWWBBBBBB",
      "..WBB.B.B",
      "..WWBBBBB",
      "WWWWWWWWW",
      "W.W.W.W.W",
      "WWWWWWWWW",
      "........."
    };
    Deque<Site> blacks = new ArrayDeque<>();
    Deque<Site> whites = new ArrayDeque<>();
    for (int row = 0; row < 9; row++) {
      for (int col = 0; col < 9; col++) {
        char sign = rows[row].charAt(col);
        if (sign != '.') {
          (sign == 'B' ? blacks : whites).add(new Site(row, col));
        }
      }
    }
    while (!whites.isEmpty()) {
      does(
          Side.BLACK,
          new Event.Try(
              blacks.isEmpty() ? new Pass(Side.BLACK) : new Place(Side.BLACK, blacks.pop())));
      does(Side.WHITE, new Event.Try(new Place(Side.WHITE, whites.pop())));
    }
    does(Side.BLACK, new Event.Try(new Pass(Side.BLACK)));
    does(Side.WHITE, new Event.Try(new Pass(Side.WHITE)));
    ben.person().room().leave(live);
    does(Side.BLACK, Event.Act.ACCEPT);
    countEnds();
    assertThat(live.now().isOver()).isTrue();
    assertThat(live.now().dead()).isEmpty();
    assertThat(live.now().owners().get(0)).as("the eye in the corner").isEqualTo(Mark.EMPTY);
    assertThat(live.now().owners().get(4)).isEqualTo(Mark.EMPTY);
    Session read =
        new TableReader(house.store, Catalog.ALL)
            .read(house.store.table(1).join().orElseThrow(), house.store.events(1, 0).join())
            .session();
    assertThat(read.agreed()).isEqualTo(live.now().agreed());
    assertThat(read.outcome()).isEqualTo(live.now().outcome());
  }

  @Test
  void afterARestartNobodyIsTakenToHaveSeenAnything() throws Exception {
    marksAndAccepts(Side.BLACK);
    house.close();
    house = new OpenHouse(folder.resolve("1hchinese"));
    house.house.services().tables().look();
    house.settle();
    house.settleTasks();
    assertThat(house.house.services().tables().known().countAwake()).as("nothing is due").isZero();
    countEnds();
    house.settleTasks();
    live = house.house.services().tables().known().all().get(0).live();
    assertThat(live.now().isCounting()).isTrue();
    countEnds();
    assertJudged();
  }

  @Test
  void whatHasBeenDisagreedOnTooOftenEndsAfterARestart() throws Exception {
    house.waitingLimits = new WaitingLimits(180, 300, 7, 3, 30);
    for (int i = 0; i < 2; i++) {
      does(Side.WHITE, new Event.Marking(Event.MarkKind.GROUP, new Site(0, 3)));
      does(Side.BLACK, Event.Act.CONTINUE);
      does(live.now().position().toMove().orElseThrow(), pass());
      does(live.now().position().toMove().orElseThrow(), pass());
    }
    assertThat(live.now().isCounting()).as("a third time is allowed").isTrue();
    house.close();
    house = new OpenHouse(folder.resolve("1hchinese"));
    countEnds();
    house.settleTasks();
    countEnds();
    assertThat(house.house.services().tables().known().count()).isZero();
    assertThat(house.store.table(1).join().orElseThrow().at().result()).isEqualTo(FAIR);
  }

  @Test
  void nobodyPlaysOnAgainstSomebodyWhoIsAway() throws Exception {
    ben.person().room().leave(live);
    Session refused = live.submit(anna.person().me(), Event.Act.CONTINUE);
    assertThat(refused.report()).isEqualTo(new Report.NotDone(Report.Hindrance.AWAY));
    assertThat(live.now().isCounting()).isTrue();
    OpenHouse.enterFirst(ben);
    does(Side.BLACK, Event.Act.CONTINUE);
    assertThat(live.now().isInPlay()).isTrue();
  }

  @Test
  void theRuleAfterTheSecondDisagreementIsReadWhole() throws Exception {
    for (int i = 0; i < 2; i++) {
      does(Side.WHITE, new Event.Marking(Event.MarkKind.GROUP, new Site(0, 3)));
      does(Side.BLACK, Event.Act.CONTINUE);
      if (i == 0) {
        does(live.now().position().toMove().orElseThrow(), pass());
        does(live.now().position().toMove().orElseThrow(), pass());
      }
    }
    Evening screen = new Evening(ben.person(), live, 80, 24, Glyphs.UNICODE).refreshed();
    assertThat(screen.said().replaceAll("\\s+", " "))
        .contains(
            "Capture what is dead before you pass: after two passes all stones count as alive.");
    List<Session> seen = new CopyOnWriteArrayList<>();
    live.listen(() -> seen.add(live.now()));
    does(live.now().position().toMove().orElseThrow(), pass());
    does(live.now().position().toMove().orElseThrow(), pass());
    assertThat(seen).noneMatch(Session::isCounting).filteredOn(Session::isOver).hasSize(1);
    assertThat(Results.of(live.now().outcome())).isEqualTo(FAIR);
    assertThat(house.store.events(1, 0).join())
        .filteredOn(row -> row.line().contains("settle"))
        .hasSize(1);
  }

  @Test
  void whoeverWatchesACountIsNotToldHowToMark() throws Exception {
    Visit cem = house.named("cem");
    Evening screen = new Evening(cem.person(), live, 80, 24, Glyphs.UNICODE).refreshed();
    assertThat(screen.text()).doesNotContain("Mark the dead stones");
    assertThat(screen.types("p").said()).contains("The players are counting the game.");
    List<String> heard = new ArrayList<>();
    Shell shell = new Shell(cem.person(), new CollectedLines(heard));
    shell.begin(live);
    shell.answer("legal");
    assertThat(String.join(" ", heard))
        .contains("The players are counting the game.")
        .doesNotContain("accept", "dead");
  }

  private Event pass() {
    return new Event.Try(new Pass(live.now().position().toMove().orElseThrow()));
  }

  @Test
  void whoeverComesBackWhileTheProgramCountsIsNotAway() throws Exception {
    ben.person().room().leave(live);
    marksAndAccepts(Side.BLACK);
    house.thoughts = Optional.of(new ConcurrentLinkedQueue<>());
    house.waitingLimits = new WaitingLimits(0, 300, 7, 2, 30);
    house.house.services().tables().look();
    house.waitingLimits = WaitingLimits.DEFAULT;
    OpenHouse.enterFirst(ben);
    house.settle();
    house.thoughts.orElseThrow().forEach(Runnable::run);
    house.settle();
    assertThat(live.now().isCounting()).isTrue();
  }

  /** No time of theirs would run. */
  @Test
  void withoutAClockWhoeverIsThereAlonePlaysOn() throws Exception {
    house.close();
    open("none");
    ben.person().room().leave(live);
    does(Side.BLACK, Event.Act.CONTINUE);
    assertThat(live.now().isInPlay()).isTrue();
  }

  @Test
  void withoutAClockACountThatNobodyAnswersEndsAfterTheDaysOfAMove() throws Exception {
    house.close();
    open("none");
    ben.person().room().leave(live);
    anna.person().room().leave(live);
    house.house.services().tables().look();
    house.settleThoughts();
    assertThat(live.now().isCounting()).isTrue();
    house.waitingLimits = new WaitingLimits(180, 300, 0, 2, 30);
    house.house.services().tables().look();
    house.settleThoughts();
    assertJudged();
  }

  @Test
  void aCountThatNobodyAgreesOnIsNotPlayedOnWithoutOneOfThem() throws Exception {
    does(Side.BLACK, Event.Act.ACCEPT);
    does(Side.WHITE, new Event.Marking(Event.MarkKind.GROUP, new Site(0, 3)));
    ben.person().room().leave(live);
    countEnds();
    assertJudged();
  }
}
