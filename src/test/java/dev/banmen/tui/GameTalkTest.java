package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.TextCharacter;
import dev.banmen.app.Refusal;
import dev.banmen.catalog.Catalog;
import dev.banmen.game.Game;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Player;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.session.TimeControl;
import dev.banmen.toy.ToyFamily;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.canvas.Palette;
import dev.banmen.tui.page.CommandLineEdit;
import dev.banmen.tui.term.Depth;
import dev.banmen.tui.theme.Role;
import dev.banmen.tui.theme.Themes;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The dialogue of a game's page with its players: commands, answers, requests, clocks. */
class GameTalkTest {
  private final TestHouse house = new TestHouse(0);
  private final Evening evening =
      new Evening(new ToyFamily().game(Map.of("size", "7")), 80, 24, Glyphs.UNICODE);

  private static Evening of(String family, String size) {
    Game game = Catalog.ALL.find(family).orElseThrow().game(Map.of("size", size));
    return new Evening(game, 80, 24, Glyphs.UNICODE);
  }

  @Test
  void tabCompletesACommandAsFarAsItIsClear() {
    assertThat(evening.types(":he\t").game().entry()).contains(new CommandLineEdit("help "));
    evening.types("\u007f\033[200~x\033[201~\t"); // nothing begins so
    assertThat(evening.game().entry()).contains(new CommandLineEdit("helpx"));
    assertThat(evening.types("\025sa\t").game().entry()).contains(new CommandLineEdit("save "));
    assertThat(evening.types("\025re\t").game().entry().get().text()).isEqualTo("redo");
  }

  @Test
  void tabCompletesACoordinateInTheGamesOwnSpelling() {
    Evening dots = of("dots", "3");
    assertThat(dots.types(":1,1-1\t").game().entry()).contains(new CommandLineEdit("1,1-1,2"));
    Evening go = of("go", "1x3");
    assertThat(go.types(":b\t").game().entry()).contains(new CommandLineEdit("B1"));
  }

  @Test
  void theCoordinateThatIsNamedAsAnExampleCanBePlayed() {
    Evening dots = of("dots", "3");
    assertThat(dots.types("l", ":A1\r").text()).contains("such as 2,2-2,3, or");
    dots.types(":1,1-2,2\r"); // a box, which takes no move, and has the cursor now
    assertThat(dots.types(":1,1 1,2\r").said()).contains("such as 1,1-1,2, or");
    assertThat(dots.types("?").text()).contains(":1,1-1,2");
  }

  @Test
  void aMoveTypedAfterTheEndIsRefused() {
    Game capture = Catalog.ALL.find("capture").orElseThrow().game(Map.of("size", "3"));
    Evening over = new Evening(capture, 80, 24, Glyphs.UNICODE).types(":A1\r:A2\r:C3\r:B1\r");
    int tried = over.game().session().attempts().size();
    assertThat(over.types(":C1\r").text()).contains("Illegal: game over").contains("miss 6\n");
    over.types(":A1\r:pass\r\r");
    assertThat(over.game().session().attempts()).as("nobody missed anything").hasSize(tried);
  }

  @Test
  void whatMayBeTypedIsShownAboveIt() {
    assertThat(evening.types(":").text())
        .contains("again  arrow  clear  coach  coordinates  copy  draw");
    assertThat(evening.types("g").text()).contains("g1  g2  g3").doesNotContain("again");
  }

  @Test
  void moreTabsGoThroughWhatMayBeMeant() {
    assertThat(evening.types(":re\t").game().entry().get().text()).isEqualTo("redo");
    assertThat(evening.types("\t").game().entry().get().text()).isEqualTo("resign");
    assertThat(evening.text()).contains("\n resign  review\n");
    assertThat(evening.types("\t").game().entry().get().text()).isEqualTo("review");
    assertThat(evening.types("\t").game().entry().get().text()).isEqualTo("redo");
    assertThat(evening.types("\u007f\t").game().entry()).contains(new CommandLineEdit("redo"));
  }

  @Test
  void tabCompletesTheNamesOfFilesAndThemes() throws Refusal {
    house.files.put("mine.banmen", null);
    house.files.put("mind.banmen", null);
    house.files.put("minutes.md", null);
    LiveSession live = house.begin(Terms.of("toy", Map.of()));
    Evening typed = new Evening(house, live, 80, 24, Glyphs.UNICODE);
    assertThat(typed.types(":save m\t").game().entry()).contains(new CommandLineEdit("save min"));
    assertThat(typed.types("\t").text()).contains("save mind.banmen  save mine.banmen");
    assertThat(typed.types("\025theme sl\t").game().entry())
        .contains(new CommandLineEdit("theme slate"));
    assertThat(typed.types("\025th\t\t").game().entry().get().text()).isEqualTo("theme wood");
  }

  @Test
  void upRecallsWhatWasTyped() {
    evening.types(":a1\r:b1\r:");
    assertThat(evening.types(Evening.UP).game().entry()).contains(new CommandLineEdit("b1"));
    assertThat(evening.types(Evening.UP, Evening.UP).game().entry())
        .contains(new CommandLineEdit("a1"));
    assertThat(evening.types(Evening.DOWN).game().entry()).contains(new CommandLineEdit("b1"));
    assertThat(evening.types(Evening.DOWN).game().entry()).contains(CommandLineEdit.EMPTY);
  }

  @Test
  void anUnknownCommandSaysWhatThereIs() {
    assertThat(evening.types(":fly\r").text()).contains("'fly' isn't a command").contains("'help'");
  }

  @Test
  void aKeyWithoutAMeaningSaysSoUntilTheNext() {
    assertThat(evening.types("w").text()).contains("w does nothing here");
    assertThat(evening.types("j").text()).doesNotContain("does nothing here");
  }

  @Test
  void savingNamesTheFileAndKeepsTheGame() throws Refusal {
    LiveSession live = house.begin(Terms.of("toy", Map.of()));
    Evening kept = new Evening(house, live, 80, 24, Glyphs.UNICODE).types("\r:save a game\r");
    assertThat(kept.text()).contains("Saved as a game");
    assertThat(house.saved.get("a game").position().ply()).isEqualTo(1);
    assertThat(kept.types(":save a game\r").text()).contains("a game is there already");
    assertThat(kept.types(":save\r").text()).contains("'save' needs more: save FILE");
  }

  @ParameterizedTest
  @CsvSource({"80,24", "40,15", "20,10"})
  void aGameThatIsNotKeptSaysSoAllTheWhile(int cols, int rows) {
    Session begun = Session.begin(Terms.of("toy", Map.of()), evening.game().session().position());
    AtomicBoolean isTold = new AtomicBoolean();
    LiveSession.EventWriter full =
        (before, stamped, after) -> {
          if (!isTold.getAndSet(true)) {
            throw new LiveSession.Unsaved("no room", new IOException());
          }
        };
    LiveSession live = new LiveSession(begun, full, () -> 0);
    Evening unkept = new Evening(house, live, cols, rows, Glyphs.UNICODE);
    assertThat(unkept.text()).doesNotContain("kept");
    assertThat(unkept.types("\r").text()).contains("This game");
    assertThat(unkept.types(":a1\r", Evening.DOWN).text()).contains("Not saved");
  }

  /** Two tries a move: one that fails again is not tried for ever. */
  @Test
  void aKeeperThatFailsAgainIsAskedTwiceAndNoMore() {
    Session begun = Session.begin(Terms.of("toy", Map.of()), evening.game().session().position());
    AtomicInteger tries = new AtomicInteger();
    LiveSession.EventWriter broken =
        (before, stamped, after) -> {
          tries.incrementAndGet();
          throw new LiveSession.Unsaved("no room", new IOException());
        };
    LiveSession live = new LiveSession(begun, broken, () -> 0);
    Evening unkept = new Evening(house, live, 80, 24, Glyphs.UNICODE).types("\r");
    assertThat(tries.get()).isEqualTo(2);
    assertThat(unkept.game().session().position().ply()).isZero();
    assertThat(unkept.text()).contains("Not saved");
    unkept.types("\r");
    assertThat(tries.get()).isEqualTo(4);
  }

  @Test
  void anotherGameOnTheSameTermsFollows() throws Refusal {
    LiveSession live = house.begin(Terms.of("toy", Map.of("size", "5")));
    Evening played = new Evening(house, live, 80, 24, Glyphs.UNICODE);
    assertThat(played.types("r").text()).contains("The game isn't over yet.");
    assertThat(played.types(":again\r").text()).contains("The game isn't over yet.");
    played.types(":resign\ry");
    assertThat(played.text()).contains("r rematch");
    played.types("r");
    assertThat(played.game().session().position().ply()).isZero();
    assertThat(played.game().session().isOver()).isFalse();
    assertThat(played.text()).contains("5x5");
    assertThat(house.left).containsExactly(live);
  }

  @Test
  void twoDotsThatAreApartAreBothNamed() {
    String text = of("dots", "4").types(":1,1-3,4\r").text();
    assertThat(text)
        .contains("Illegal: not adjacent", " miss 1\n")
        .contains("1,1 and 3,4 are not next to each");
  }

  private static String judged(Evening evening) {
    return evening.types(":judge\r").text();
  }

  @Test
  void theExercisesOwnAnswersAreShownToThoseWhoAsk() {
    Evening capture = of("capture", "10").types(":A1\r:A1\r");
    assertThat(capture.text()).doesNotContain("Judge:");
    assertThat(judged(capture)).contains("Judge: returns 2147483647");
    assertThat(judged(capture.types("q:B1\r"))).contains("Judge: returns 0");
    Evening dots = of("dots", "3").types(":1,1-1,2\r:1,1-1,2\r:1,1-2,1\r:1,1-2,2\r");
    assertThat(judged(dots)).contains("Judge: invalid steps 2 4");
    String othello = judged(of("othello", "8").types(":d3\r"));
    assertThat(othello).contains("Judge: Black -  4 White -  1");
    Evening occupied = of("go", "19").types(":D4\r:D4\r");
    assertThat(judged(occupied)).as("the number is our own").doesNotContain("Judge:");
  }

  @Test
  void aNewGamesExerciseIsShownToo() {
    assertThat(judged(evening.types("\r"))).doesNotContain("Judge:");
    assertThat(judged(evening.types("\r"))).contains("Judge: miss 1");
  }

  @Test
  void whatTheExerciseHasNoStepForIsNoStepInError() {
    Evening dots = of("dots", "3").types(":1,1-1,2\r", "p", ":1,1\r");
    assertThat(judged(dots)).contains("invalid steps 2\n");
    Evening onDot = of("dots", "3").types("p");
    assertThat(judged(onDot)).contains("no exercise for this game").doesNotContain("invalid steps");
  }

  @Test
  void aLossOnTimeIsNotTakenBack() throws Refusal {
    Seat here = Seat.AT_KEYBOARD;
    TimeControl minute = TimeControl.parse("1m").orElseThrow();
    Terms terms = new Terms("toy", Map.of(), Optional.empty(), minute, here, here);
    Evening late = new Evening(house, house.begin(terms), 80, 24, Glyphs.UNICODE).types(":a1\r");
    house.pass(60_000);
    assertThat(late.ticks().types("u").text()).contains("A loss on time is final.");
  }

  @Test
  void aRefusedStepKeepsItsNumberThroughUndo() {
    Evening dots = of("dots", "3").types(":1,1-1,2\r:1,1-1,2\r:1,1-2,1\ru");
    assertThat(judged(dots)).contains("invalid steps 2");
    assertThat(judged(dots.types("qu"))).doesNotContain("invalid steps");
  }

  private Evening against(Seat black, Seat white) throws Refusal {
    Terms terms = Terms.of("toy", Map.of("size", "5")).between(black, white);
    live = house.begin(terms);
    return new Evening(house, live, 80, 24, Glyphs.UNICODE);
  }

  private LiveSession live;

  @Test
  void aMoveForSomebodyElseIsNotMade() throws Refusal {
    Evening page = against(new Seat(new Player("far"), "Bo"), Seat.AT_KEYBOARD).types("\r");
    assertThat(page.text()).contains("It's Bo's turn.");
    assertThat(page.game().session().position().ply()).isZero();
  }

  @Test
  void aTakebackIsAskedForAndAnswered() throws Refusal, IOException {
    Evening page = against(new Seat(new Player("far"), "Bo"), Seat.AT_KEYBOARD);
    live.submit(new Player("far"), new Event.Try(new Place(Side.BLACK, new Site(0, 0))));
    live.submit(new Player("far"), Event.Act.UNDO);
    assertThat(page.refreshed().text()).contains("Cross asks to take back");
    assertThat(page.text()).contains("y agree").contains("n decline");
    page.types("n");
    assertThat(page.game().session().position().ply()).isEqualTo(1);
    assertThat(page.text()).doesNotContain("asks");
    live.submit(new Player("far"), Event.Act.UNDO);
    assertThat(page.refreshed().text()).as("not again here").doesNotContain("asks");
    page.types("\r"); // a move
    live.submit(new Player("far"), Event.Act.UNDO);
    assertThat(page.refreshed().types("y").game().session().position().ply()).isZero();
    assertThat(page.text()).contains("2 moves were taken back.");
  }

  /** Any key there only returns, so none is offered for an answer. */
  @Test
  void aTakebackAskedForWhileAnEarlierBoardIsShownIsAnsweredAfterIt() throws Refusal, IOException {
    Player far = new Player("far");
    Seat bo = new Seat(far, "Bo");
    live = house.begin(Terms.of("go", Map.of("size", "9")).between(bo, Seat.AT_KEYBOARD));
    Evening page = new Evening(house, live, 80, 24, Glyphs.UNICODE);
    String[] moves = {"D5", "E5", "C4", "F4", "D3", "E3", "J9", "D4", "E4", "D4"};
    for (int i = 0; i < moves.length; i++) {
      if (i % 2 == 0) {
        Site site =
            page.game().session().position().game().notation().parse(moves[i]).orElseThrow();
        live.submit(far, new Event.Try(new Place(Side.BLACK, site)));
      } else {
        page.refreshed().types(":" + moves[i] + "\r");
      }
    }
    live.submit(far, Event.Act.UNDO);
    page.refreshed().types("x\r");
    assertThat(page.text()).contains("The board before move 9").doesNotContain("y agree");
    page.types("y");
    assertThat(page.game().session().position().ply()).isEqualTo(9);
    assertThat(page.text()).doesNotContain("The board before move 9").contains("y agree");
    assertThat(page.types("y").game().session().position().ply()).isEqualTo(8);
  }

  @Test
  void whoeverAsksWaitsAndIsTold() throws Refusal, IOException {
    Evening page = against(Seat.AT_KEYBOARD, new Seat(new Player("far"), "Bo")).types("\ru");
    assertThat(page.text()).contains("You asked to take back your", "Waiting for the");
    live.submit(new Player("far"), new Event.Reply(false));
    assertThat(page.refreshed().text()).contains("Nought declines: no move is");
    assertThat(page.types("u").text())
        .contains("Nought has declined that", "already. You can ask again", "after the next move.");
  }

  @Test
  void bothReadWhoContinuesTheGameAtTheCount() throws Refusal, IOException {
    Player far = new Player("far");
    live =
        house.begin(
            Terms.of("go", Map.of("size", "5")).between(new Seat(far, "Bo"), Seat.AT_KEYBOARD));
    Evening page = new Evening(house, live, 80, 24, Glyphs.UNICODE);
    for (boolean isOthers : new boolean[] {true, false}) {
      live.submit(far, new Event.Try(new Pass(Side.BLACK)));
      page.refreshed().types("p");
      assertThat(live.now().isCounting()).isTrue();
      if (isOthers) {
        live.submit(far, Event.Act.CONTINUE);
        assertThat(page.refreshed().text()).contains("Bo did not agree");
      } else {
        page.types("C");
        assertThat(page.text()).contains("White did not agree");
      }
    }
  }

  /** What White marks, stone by stone, is said as a whole, and Black is asked to agree. */
  @Test
  void whatTheOtherSideMarksAtTheCountIsSaidWithWhoDidIt() throws Refusal, IOException {
    Player far = new Player("far");
    Evening page = countingWith(far);
    live.submit(far, new Event.Marking(Event.MarkKind.GROUP, new Site(0, 0)));
    page.refreshed();
    live.submit(far, new Event.Marking(Event.MarkKind.GROUP, new Site(0, 4)));
    assertThat(page.refreshed().said()).contains("Bo marked A5 and E5 as dead.");
    live.submit(far, Event.Act.ACCEPT);
    assertThat(page.refreshed().said()).contains("Bo accepts the count. Do you agree? a accepts.");
    live.submit(far, new Event.Marking(Event.MarkKind.GROUP, new Site(0, 0)));
    assertThat(page.refreshed().said()).contains("Bo marked E5 as dead.");
    assertThat(page.types("D").said()).as("one's own").doesNotContain("Bo marked");
  }

  /** What the other side answers at once doesn't take the place of one's own mark. */
  @Test
  void onesOwnMarkIsStillSaidAfterAnAnswerToIt() throws Refusal, IOException {
    Player far = new Player("far");
    Evening page = countingWith(far);
    page.types(Evening.LEFT, "hkkD"); // from the middle to A5
    live.submit(far, Event.Act.ACCEPT);
    assertThat(page.refreshed().said()).contains("Dead: A5. Bo accepts the count.");
    live.submit(far, new Event.Marking(Event.MarkKind.GROUP, new Site(0, 4)));
    assertThat(page.refreshed().said()).contains("Dead: A5. Bo marked E5 as dead.");
    live.submit(far, new Event.Marking(Event.MarkKind.GROUP, new Site(0, 4)));
    assertThat(page.refreshed().said()).contains("Bo marked E5 as alive again.");
    assertThat(page.types(Evening.LEFT).said()).doesNotContain("Dead: A5");
  }

  @Test
  void whatSeveralMarkBeforeAWatcherLooksIsSaid() throws Refusal, IOException {
    Player far = new Player("far");
    countingWith(far);
    TestHouse watcher = new TestHouse(0);
    watcher.me = new Player("watcher");
    Evening page = new Evening(watcher, live, 80, 24, Glyphs.UNICODE);
    live.submit(Player.HERE, new Event.Marking(Event.MarkKind.GROUP, new Site(0, 0)));
    live.submit(far, new Event.Marking(Event.MarkKind.GROUP, new Site(0, 4)));
    assertThat(page.refreshed().said()).contains("Dead: A5. Bo marked E5 as dead.");
  }

  @Test
  void enterPressedAsACountBeginsMarksNothing() throws Refusal, IOException {
    for (String key : List.of("\r", " ")) {
      Evening page = countingWith(new Player("far"));
      assertThat(page.types(key).said()).contains("The game is being counted: a accepts");
      assertThat(live.now().dead()).isEmpty();
      page.types(key);
      assertThat(live.now().dead()).containsExactly(new Site(2, 2));
    }
  }

  /** A count that White's pass began; the cursor is on the middle, Black's only stone. */
  private Evening countingWith(Player far) throws Refusal, IOException {
    live =
        house.begin(
            Terms.of("go", Map.of("size", "5")).between(Seat.AT_KEYBOARD, new Seat(far, "Bo")));
    Evening page = new Evening(house, live, 80, 24, Glyphs.UNICODE);
    for (Site site : List.of(new Site(0, 0), new Site(0, 4))) {
      page.types(site.col() == 0 ? ":C3\r" : "p");
      live.submit(far, new Event.Try(new Place(Side.WHITE, site)));
      page.refreshed();
    }
    page.types("p");
    live.submit(far, new Event.Try(new Pass(Side.WHITE)));
    return page.refreshed();
  }

  @Test
  void theTimeThatRunsIsSeenToRun() throws Refusal {
    Terms terms =
        new Terms(
            "toy",
            Map.of("size", "5"),
            Optional.empty(),
            TimeControl.parse("1h+3x10s").orElseThrow(),
            new Seat(Player.HERE, "Ann"),
            Seat.AT_KEYBOARD);
    Evening page = new Evening(house, house.begin(terms), 80, 24, Glyphs.UNICODE);
    assertThat(page.text()).contains("Cross      1:00:00+3x0:10");
    page.types("\r");
    house.pass(1);
    assertThat(page.ticks().text()).contains("1:00:00+3x0:10");
    house.pass(1000);
    assertThat(page.ticks().text()).contains(" 59:59+3x0:10");
    house.pass(3_600_000);
    assertThat(page.ticks().text()).contains(" 0:09 (3)");
    house.pass(30_000);
    assertThat(page.ticks().text()).contains("Cross wins on time");
  }

  /** Main time that periods follow is not the last. */
  @ParameterizedTest
  @CsvSource({
    "1m,       49000, 0:11,       false",
    "1m,       50000, 0:10,       false",
    "1m,       50001, 0:10,       true",
    "1m,       55000, 0:05,       true",
    "1m+3x30s, 55000, 0:05+3x0:30, false",
    "1m+3x30s, 70000, 0:20 (3),   false",
    "1m+3x30s, 85000, 0:05 (3),   true"
  })
  void theLastTenSecondsOfAClockAreRed(String time, long passed, String clock, boolean isRed)
      throws Refusal {
    Terms terms =
        new Terms(
            "toy",
            Map.of("size", "5"),
            Optional.empty(),
            TimeControl.parse(time).orElseThrow(),
            Seat.AT_KEYBOARD,
            Seat.AT_KEYBOARD);
    Evening page = new Evening(house, house.begin(terms), 80, 24, Glyphs.UNICODE).types("\r");
    house.pass(passed);
    String[] lines = page.ticks().text().split("\n");
    int row = 0;
    while (!lines[row].endsWith(" " + clock)) {
      row++;
    }
    Palette palette = Palette.of(Themes.standard(), Depth.TRUECOLOR, page.shown().ground(), false);
    TextCharacter digit = page.cell(palette, lines[row].length() - clock.length(), row);
    Role role = isRed ? Role.MISS : Role.TEXT;
    assertThat(digit.getForegroundColor()).isEqualTo(palette.cell('0', role).getForegroundColor());
  }

  @Test
  void whatIsTypedSurvivesNews() throws Refusal, IOException {
    Evening page = against(new Seat(new Player("far"), "Bo"), Seat.AT_KEYBOARD).types(":sav");
    live.submit(new Player("far"), new Event.Try(new Place(Side.BLACK, new Site(0, 0))));
    assertThat(page.refreshed().game().entry()).contains(new CommandLineEdit("sav"));
  }

  @Test
  void theGroundOfARefusalIsSeenUnderTheCursor() {
    Evening small = new Evening(new ToyFamily().game(Map.of("size", "5")), 40, 12, Glyphs.UNICODE);
    assertThat(small.types("\r\r").text()).contains("!●}");
  }

  @Test
  void theCauseOfARefusalThatIsCutOffIsReadWithTheKeyThatExplains() {
    Game othello = Catalog.ALL.find("othello").orElseThrow().game(Map.of());
    Evening evening = new Evening(othello, 20, 10, Glyphs.UNICODE);
    assertThat(evening.text()).contains("? help  q back");
    evening.types(Evening.UP.repeat(3), "\r");
    assertThat(evening.text()).contains("Illegal: flips").containsPattern("… +miss 2");
    assertThat(evening.types("x").text()).contains("none is\n next to it.", "miss 2");
    assertThat(evening.types("q").text()).contains("Illegal: flip").containsPattern("… +miss 2");
  }
}
