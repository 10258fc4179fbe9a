package dev.banmen.tui.page.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.input.KeyType;
import com.googlecode.lanterna.input.MouseActionType;
import dev.banmen.catalog.Catalog;
import dev.banmen.game.Game;
import dev.banmen.game.Mark;
import dev.banmen.game.Move;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.session.ComputerSeat;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.toy.ToyFamily;
import dev.banmen.tui.Evening;
import dev.banmen.tui.TestHouse;
import dev.banmen.tui.board.BoardView;
import dev.banmen.tui.board.PairFrame;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.canvas.Palette;
import dev.banmen.tui.canvas.PlainPalette;
import dev.banmen.tui.page.CommandLineEdit;
import dev.banmen.tui.page.GameFrame;
import dev.banmen.tui.page.TextPage;
import dev.banmen.tui.page.help.HelpPage;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Mouse;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.theme.Role;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GamePageTest {
  private final Game game = new ToyFamily().game(Map.of("size", "7"));
  private final Evening evening = new Evening(game, 80, 24, Glyphs.UNICODE);

  private Mark at(int row, int col) {
    return evening.game().session().position().at(new Site(row, col));
  }

  @Test
  void theCursorStopsAtTheEdgeAndJumpsByFour() {
    evening.types("\033[1;2A", "\033[1;2D");
    assertThat(evening.game().cursor()).isEqualTo(new Site(0, 0));
    evening.types("\033[1;2C", "j");
    assertThat(evening.game().cursor()).isEqualTo(new Site(1, 4));
  }

  @ParameterizedTest
  @ValueSource(strings = {"\r", "\n", " ", ":d4\r", ":D4\n", "\033[200~:d4\033[201~\r"})
  void manyWaysPlaceAPiece(String keys) {
    evening.types(keys);
    assertThat(at(3, 3)).isEqualTo(Mark.BLACK);
  }

  @Test
  void whatIsPastedIsNoCommand() {
    evening.types("\033[200~q:quit\r\033[201~");
    assertThat(evening.isLeft()).isFalse();
    assertThat(evening.game().session().position().ply()).isZero();
  }

  @Test
  void aRefusalIsToldUntilTheNextKey() {
    evening.types("\r\r");
    assertThat(evening.text()).contains("Illegal: occupied", "d4 is taken by Cross.", "miss 1");
    evening.types(Evening.UP);
    assertThat(evening.text()).doesNotContain("Illegal", "is taken", "miss 1");
  }

  @Test
  void aDigitSaysHowAMoveIsTyped() {
    assertThat(evening.types("3").text()).contains("3 does nothing here.", ":d4");
    evening.types(":d4\r");
    assertThat(at(3, 3)).isEqualTo(Mark.BLACK);
    assertThat(evening.types("\033[24~").text()).contains("F12 does nothing here; ");
  }

  @Test
  void onlyWhatIsTrueIsSaidOfAGameOfGo() {
    Game go = Catalog.ALL.find("go").orElseThrow().game(Map.of("size", "9"));
    Evening page = new Evening(go, 80, 24, Glyphs.UNICODE);
    assertThat(page.text()).contains("stones 0-0");
    assertThat(page.types(":E5\r").text()).contains("stones 1-0", "80 legal");
    assertThat(page.types(":C3\r").text()).contains("stones 1-1").doesNotContain("8½");
    assertThat(page.types("p").text()).contains("stones 1-1");
  }

  @Test
  void movesAreOfferedOnlyWhereAPersonPlays() {
    Seat computer = new ComputerSeat(1, Optional.empty()).seat();
    assertThat(seated(computer, Seat.AT_KEYBOARD).text()).contains("Enter play", "p pass");
    assertThat(seated(computer, computer).text())
        .contains("x explain")
        .doesNotContain("Enter play", "p pass");
  }

  @Test
  void aComputersMoveAloneIsNothingToUndo() throws Exception {
    Seat computer = new ComputerSeat(1, Optional.empty()).seat();
    LiveSession live = begun(computer, Seat.AT_KEYBOARD);
    live.submit(computer.holder(), new Event.Try(new Place(Side.BLACK, new Site(2, 2))));
    Evening page = new Evening(new TestHouse(0), live, 80, 24, Glyphs.UNICODE);
    assertThat(page.types("u").said()).contains("Nothing to undo");
    assertThat(live.now().position().ply()).isEqualTo(1);
    assertThat(seated(Seat.AT_KEYBOARD, computer).types(":C3\ru").said())
        .doesNotContain("Nothing to undo");
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aMoveThatTimeCutShortHasASignInTheList(boolean isAscii) throws Exception {
    Seat computer = new ComputerSeat(1, Optional.empty()).seat();
    LiveSession live = begun(computer, Seat.AT_KEYBOARD);
    Move move = new Place(Side.BLACK, new Site(2, 2));
    live.submit(computer.holder(), new Event.Try(move, "", true));
    live.submit(Seat.AT_KEYBOARD.holder(), new Event.Try(new Place(Side.WHITE, new Site(0, 0))));
    Evening page =
        new Evening(new TestHouse(0), live, 80, 24, isAscii ? Glyphs.ASCII : Glyphs.UNICODE);
    String name = live.now().position().game().notation().name(move);
    assertThat(page.text()).contains(name + "~ ").containsOnlyOnce("~");
    assertThat(page.types("?").text()).contains("~ out of thinking time");
  }

  /** One box, whose last line is White's. */
  @ParameterizedTest
  @CsvSource({"Computer, '  A  Level 1'", "Ben, '  A      Ben'"})
  void theResultIsHeadedByNamesAndTheComputersLevel(String white, String heads) throws Exception {
    Seat computer = new ComputerSeat(1, Optional.empty()).seat();
    Seat ben = new Seat(Seat.AT_KEYBOARD.holder(), "Ben");
    Terms terms =
        Terms.of("dots", Map.of("size", "2"))
            .between(Seat.AT_KEYBOARD, white.equals("Ben") ? ben : computer);
    Game dots = Catalog.ALL.find("dots").orElseThrow().game(Map.of("size", "2"));
    LiveSession live =
        new LiveSession(
            Session.begin(terms, Position.start(dots)), LiveSession.EventWriter.NONE, () -> 0);
    while (live.now().position().outcome().isEmpty()) {
      Move move = live.now().position().legalMoves().get(0);
      live.submit(live.now().seat(move.side()).holder(), new Event.Try(move));
    }
    Evening page = new Evening(new TestHouse(0), live, 80, 24, Glyphs.UNICODE);
    assertThat(page.text()).contains(heads).doesNotContain("Compute…");
  }

  private static Evening seated(Seat black, Seat white) {
    return new Evening(new TestHouse(0), begun(black, white), 80, 24, Glyphs.UNICODE);
  }

  /** On 5x5, 24 legal moves are listed and 25 are not; a count has none to list. */
  @ParameterizedTest
  @CsvSource({":C3,1", "'',0", ":C3pp,0"})
  void fewLegalMovesAreListedBesideTheBoard(String keys, int lists) {
    Game go = Catalog.ALL.find("go").orElseThrow().game(Map.of("size", "5"));
    String typed = keys.startsWith(":") ? ":C3\r" + keys.substring(3) : keys;
    String text = new Evening(go, 80, 24, Glyphs.UNICODE).types(typed + "L").text();
    assertThat(text.split("Legal moves", -1)).hasSize(1 + lists);
    if (lists > 0) {
      assertThat(text).contains("or pass", "A5  B5  C5");
    }
  }

  @Test
  void theKeyThatLeavesClosesAnExplanationFirst() {
    Evening explained = evening.types("x");
    assertThat(explained.game().explanation()).isPresent();
    explained.types("q");
    assertThat(explained.isLeft()).isFalse();
    assertThat(explained.game().explanation()).isEmpty();
    assertThat(explained.types("q").isLeft()).isTrue();
  }

  @Test
  void aRefusalNobodyAskedToExplainDoesNotKeepOneFromLeaving() {
    assertThat(evening.types("\r\rq").isLeft()).isTrue();
  }

  @Test
  void whoPlayedIsSaidWithWhere() {
    assertThat(evening.types(":d4\r").said()).contains("Cross plays d4.");
    Game dots = Catalog.ALL.find("dots").orElseThrow().game(Map.of());
    assertThat(new Evening(dots, 80, 24, Glyphs.UNICODE).types("\r").said()).contains("A plays ");
  }

  @Test
  void theArrowsReachEachSiteOfACountThatBeganInTheListOfLegalMoves() {
    Game go = Catalog.ALL.find("go").orElseThrow().game(Map.of("size", "5"));
    Evening count = new Evening(go, 80, 24, Glyphs.UNICODE).types(":C3\rL\t\tpp");
    assertThat(count.text()).contains("a accept");
    Site before = count.game().cursor();
    count.types(Evening.LEFT);
    assertThat(count.game().cursor()).isEqualTo(new Site(before.row(), before.col() - 1));
  }

  @ParameterizedTest
  @CsvSource({"a,20", "a,21", "\uD842\uDFB7,20", "\uD842\uDFB7,21"})
  void theNameOfAFileKeepsTwentyWholeLettersOfAPlayersName(String letter, int length) {
    Seat seat = new Seat(Seat.AT_KEYBOARD.holder(), "x" + letter.repeat(length - 1));
    Evening evening = seated(seat, seat);
    String kept = "x" + letter.repeat(19);
    assertThat(evening.types("s").game().entry())
        .contains(new CommandLineEdit("save go-" + kept + "-" + kept + ".sgf"));
  }

  private static LiveSession begun(Seat black, Seat white) {
    Game go = Catalog.ALL.find("go").orElseThrow().game(Map.of("size", "5"));
    Terms terms = Terms.of("go", Map.of("size", "5")).between(black, white);
    Session begun = Session.begin(terms, Position.start(go));
    return new LiveSession(begun, LiveSession.EventWriter.NONE, () -> 0);
  }

  /** Black has taken C3 by D3; White tries C3 again, and asks why not. */
  private static final String KO = ":C4\r:D4\r:B3\r:E3\r:C2\r:D2\r:A5\r:C3\r:D3\r:C3\rx";

  private static Evening ko() {
    Game go = Catalog.ALL.find("go").orElseThrow().game(Map.of("size", "5"));
    return new Evening(go, 80, 24, Glyphs.UNICODE).types(KO);
  }

  private static Evening ko(String keys) {
    return ko().types(keys);
  }

  @Test
  void enterGoesToTheBoardThatARefusalSpeaksOfAndComesBack() {
    assertThat(ko().text()).contains("now", "before move 9", "Enter see that board");
    assertThat(ko("\r").text()).contains("The board before move 9");
    Evening back = ko("\r\r");
    assertThat(back.text())
        .doesNotContain("Enter see that board", "This is")
        .contains("Enter play");
    assertThat(back.game().session().position().ply()).isEqualTo(9);
  }

  @ParameterizedTest
  @CsvSource({"80, 24", "120, 40"})
  void theColumnStaysBesideTwoBoards(int cols, int rows) {
    Extent screen = Extent.of(cols, rows);
    Evening before = ko("").resize(cols, rows).types(Evening.UP, Evening.DOWN);
    Extent column = before.game().frame(screen).status();
    int title = before.text().indexOf("Go  ");
    before.types("x");
    assertThat(before.text()).contains("before move 9");
    assertThat(before.game().frame(screen).status()).isEqualTo(column);
    assertThat(before.text().indexOf("Go  ")).isEqualTo(title);
  }

  @Test
  void twoLargeBoardsFitBesideTheColumnTheEarlierOneWithoutCoordinates() {
    Game large = Catalog.ALL.find("go").orElseThrow().game(Map.of("size", "19"));
    Extent screen = Extent.of(120, 40);
    GameFrame one = GameFrame.of(large, screen, new Site(0, 0));
    PairFrame pair = one.pair(large).orElseThrow();
    assertThat(pair.now().isWhole() && pair.then().isWhole()).isTrue();
    assertThat(pair.then().window().y()).isEqualTo(pair.now().window().y());
    assertThat(pair.then().area().x() + pair.then().area().cols()).isLessThan(one.status().x());
    assertThat(pair.then().area().x())
        .isGreaterThan(pair.now().area().x() + pair.now().area().cols());
  }

  @Test
  void anyKeyGoesBackFromTheEarlierBoardAndTheOneThatLeavesToo() {
    Evening back = ko("\rq");
    assertThat(back.text()).doesNotContain("This is").contains("Enter play");
    assertThat(back.isLeft()).isFalse();
    assertThat(back.types("q").isLeft()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "\r", "\r\r"})
  void whateverIsExplainedTheBoardIsPlayedOnAtOnce(String before) {
    assertThat(ko(before + ":A1\r").game().session().position().ply()).isEqualTo(10);
    assertThat(ko(before + Evening.UP + Evening.LEFT + " ").game().session().position().ply())
        .isEqualTo(10);
    String back = before.equals("\r") ? "x" : ""; // from the earlier board alone
    assertThat(ko(before + back + "p").game().session().position().ply()).isEqualTo(10);
    Evening clicked = ko(before + back);
    Extent window = clicked.game().frame(Extent.of(80, 24)).board().window();
    clicked.give(
        Input.Pointed.of(MouseActionType.CLICK_DOWN, Mouse.LEFT, window.x() + 1, window.y()));
    assertThat(clicked.game().cursor()).isEqualTo(new Site(0, 0));
  }

  @Test
  void whatIsRefusedWithNothingToGoToIsTriedAgainByEnter() {
    evening.types("\r\r\r");
    assertThat(evening.text()).contains("Illegal: occupied", "Enter play");
  }

  @Test
  void theVerdictIsSeenBeforeTheKey() {
    assertThat(evening.text()).contains("d4  Free.");
    evening.types("\r");
    assertThat(evening.text())
        .as("what was just played needs no verdict")
        .doesNotContain("d4  Free.", "d4  Illegal");
    evening.types(Evening.LEFT, Evening.RIGHT);
    assertThat(evening.text()).contains("d4  Illegal: occupied", "miss 1");
  }

  @Test
  void aPlaceOffTheBoardIsRefusedByTheGame() {
    assertThat(evening.types(":z19\r").text()).contains("off the board");
  }

  @Test
  void whatIsNeitherCommandNorPlaceIsSaid() {
    assertThat(evening.types(":fly\r").text()).contains("'fly' isn't a command");
  }

  @ParameterizedTest
  @ValueSource(strings = {"80x24", "40x15"})
  void whatIsNeitherCommandNorPlaceIsSaidInFull(String size) {
    Evening page = go(size).types(":fly\r");
    assertThat(page.said())
        .contains("'fly' isn't a command here; type a move such as E5, or 'help'.");
  }

  @Test
  void theCommandThatWasPerhapsMeantIsNamed() {
    assertThat(evening.types(":Players\r").said())
        .contains("'Players' isn't a command here; did you mean 'player'?");
    assertThat(evening.types("?").text()).containsPattern(":player +who plays");
  }

  private static Evening go(String size) {
    Game go = Catalog.ALL.find("go").orElseThrow().game(Map.of("size", "9"));
    String[] sides = size.split("x");
    int cols = Integer.parseInt(sides[0]);
    return new Evening(go, cols, Integer.parseInt(sides[1]), Glyphs.UNICODE);
  }

  @ParameterizedTest
  @ValueSource(strings = {"80x24", "60x20", "58x20", "40x15", "27x12", "20x10"})
  void aRefusalNamesTheKeyThatExplainsIt(String size) {
    Evening page = go(size).types("\r\r");
    boolean isCut = size.startsWith("2");
    String why = isCut ? "x more" : "x explain";
    assertThat(page.text()).contains("Illegal: occupied", why, "q back");
    assertThat(page.text().contains("? help")).isEqualTo(!size.equals("20x10"));
    assertThat(page.types(Evening.UP).text()).contains("? help");
  }

  @ParameterizedTest
  @CsvSource({"80x24,6,''", "40x15,6,↓ scroll", "40x15,4,''"})
  void aBoardThatIsCutSaysSo(String size, String dots, String said) {
    Game game = Catalog.ALL.find("dots").orElseThrow().game(Map.of("size", dots));
    String[] sides = size.split("x");
    int cols = Integer.parseInt(sides[0]);
    Evening page = new Evening(game, cols, Integer.parseInt(sides[1]), Glyphs.UNICODE);
    String text = page.types(":3,3-3,4\r").text();
    assertThat(text.contains("scroll")).isEqualTo(!said.isEmpty());
    assertThat(text).contains(said);
  }

  /** Beside the longest scores of Go there is room for a word. */
  @Test
  void aLargeBoardThatIsCutSaysSoInAWord() {
    Game game = Catalog.ALL.find("go").orElseThrow().game(Map.of());
    assertThat(new Evening(game, 40, 15, Glyphs.UNICODE).text())
        .containsPattern("stones 0-0 +←↑↓ scroll\\n");
  }

  /** In a narrow column the arrows take the place of the number of legal moves. */
  @ParameterizedTest
  @CsvSource({"go,52", "go,19", "gomoku,19", "capture,52", "dots,100", "othello,16"})
  void aBoardThatIsCutSaysWhereThereIsMoreAtEachSize(String family, String size) {
    Game game = Catalog.ALL.find(family).orElseThrow().game(Map.of("size", size));
    for (int[] screen : new int[][] {{40, 15}, {60, 20}, {80, 24}, {120, 40}, {200, 60}}) {
      Evening page = new Evening(game, screen[0], screen[1], Glyphs.UNICODE);
      boolean isCut = !page.game().boardView(Extent.of(screen[0], screen[1])).isWhole();
      assertThat(page.text().matches("(?s).* [←↑↓→]{1,4}( scroll)?\\n.*"))
          .as(page.text())
          .isEqualTo(isCut);
    }
  }

  @Test
  void escapeAndTooManyBackspacesCloseTheEntry() {
    assertThat(evening.types(":d\u007f").game().entry()).contains(CommandLineEdit.EMPTY);
    assertThat(evening.types("\u007f").game().entry()).isEmpty();
  }

  @Test
  void undoAndRedoGoBackAndForth() {
    evening.types("\r", "u");
    assertThat(at(3, 3)).isEqualTo(Mark.EMPTY);
    evening.types("U");
    assertThat(at(3, 3)).isEqualTo(Mark.BLACK);
    assertThat(evening.types("U").text()).contains("Nothing to redo");
    assertThat(evening.types("uu").said()).contains("Nothing to undo");
  }

  @Test
  void aClickPlacesWhereItPoints() {
    Extent window = evening.game().frame(Extent.of(80, 24)).board().window();
    evening.give(
        Input.Pointed.of(MouseActionType.CLICK_DOWN, Mouse.LEFT, window.x() + 2, window.y() + 1));
    assertThat(at(0, 0)).isEqualTo(Mark.BLACK);
    evening.give(
        Input.Pointed.of(MouseActionType.CLICK_DOWN, Mouse.LEFT, window.x() + 6, window.y() + 3));
    assertThat(at(1, 1)).isEqualTo(Mark.WHITE);
  }

  @Test
  void aClickBesideTheBoardPlacesNothing() {
    evening.give(Input.Pointed.of(MouseActionType.CLICK_DOWN, Mouse.LEFT, 0, 23));
    assertThat(evening.game().session().position().ply()).isZero();
  }

  @Test
  void resigningShowsTheResult() {
    assertThat(evening.types(":resign\ry").said()).contains("Nought wins by resignation");
  }

  /** Beside its moves the result stands in the place of the score, and no message repeats it. */
  @Test
  void theResultIsSaidOnceBesideTheMoves() {
    String shown = evening.types(":resign\ry\t").text();
    assertThat(shown.split("Nought wins by resignation", -1)).hasSize(2);
  }

  @Test
  void whatIsOpenIsClosedBeforeThePageIsLeft() {
    for (Input.Key close : List.of(Input.Key.of('q'), Input.Key.of(KeyType.Escape))) {
      Evening page = new Evening(game, 80, 24, Glyphs.UNICODE).types("\t");
      assertThat(page.give(close).isLeft()).as("%s in a list", close).isFalse();
      assertThat(page.give(close).isLeft()).as("%s on the board", close).isTrue();
    }
  }

  /** Nobody could decline it: both sides sit at this screen. */
  @Test
  void aDrawBetweenTwoAtOneKeyboardIsAskedAbout() {
    assertThat(evening.types(":draw\r").said()).contains("Call it a draw? y/n");
    evening.types("n");
    assertThat(evening.game().session().isOver()).isFalse();
    evening.types(":draw\r", "y");
    assertThat(evening.game().session().isOver()).isTrue();
    assertThat(evening.said()).contains("Draw");
  }

  @ParameterizedTest
  @ValueSource(strings = {":resign\r", "R"})
  void resigningIsAskedAboutAndAnyKeyButYesSaysNo(String resign) {
    assertThat(evening.types(resign).said()).contains("Resign as Cross? y/n");
    evening.types("n");
    assertThat(evening.game().session().isOver()).isFalse();
    evening.types(resign, "y");
    assertThat(evening.game().session().isOver()).isTrue();
  }

  @Test
  void aSecondResignationIsTooLate() {
    evening.types(":resign\ry:resign\r");
    assertThat(evening.said()).contains("The game is already over.").contains("Nought wins");
  }

  @Test
  void onceTheGameIsOverItsEndIsExplained() {
    assertThat(evening.types("x").text()).contains("d4  Free.");
    assertThat(evening.types(":resign\ryx").said()).contains("Nought wins by resignation");
    assertThat(evening.game().explanation()).isEmpty();
    Evening rules = new Evening(game, 80, 24, Glyphs.UNICODE);
    assertThat(rules.types(":a1\r:a2\r:b1\r:b2\r:c1\rx").text()).contains("over");
  }

  private static final String WALL = ":C1\r:E5\r:C2\r:D5\r:C3\r:A3\r:C4\r:A1\r:C5\rpp";

  /** Keys that bring the cursor to A1 from anywhere. */
  private static final String A1 = "hhhhjjjj";

  private static Evening counted() {
    Game go = Catalog.ALL.find("go").orElseThrow().game(Map.of("size", "5"));
    return new Evening(go, 80, 24, Glyphs.UNICODE).types(WALL);
  }

  @Test
  void theCountOfEachSiteIsExplained() {
    Evening end = counted();
    assertThat(end.types(A1 + "k").text()).as("to look, not to play").doesNotContain("miss");
    assertThat(end.types("x").said()).contains("A2 is neutral: it touches living");
    assertThat(end.types(A1 + "kkll" + "x").said()).contains("C3: Black's stone is alive.");
    end.types(A1 + "kk" + " ");
    assertThat(end.types("x").said()).contains("A3: White's stone is dead");
    assertThat(end.types(A1 + "k" + "x").said()).contains("A2 is Black's: only");
    assertThat(end.types(" x").said()).contains("the players agreed");
  }

  @Test
  void anAcceptedCountIsStillExplained() {
    Evening over = counted().types(A1 + "kk" + " ", "a");
    assertThat(over.text()).contains("x explain");
    assertThat(over.types(A1 + "k", "x").said()).contains("A2 is Black's: only");
  }

  @Test
  void whatTheResultSaysIsNotExplainedAgain() {
    Evening resigned = counted().types("C", "R", "y");
    assertThat(resigned.text()).contains("resign").doesNotContain("x explain");
    assertThat(resigned.types("x").text()).contains("x does nothing here");
    assertThat(resigned.types(":explain\r").text()).contains("The game is already over.");
  }

  @Test
  void whatIsMarkedIsCountedAndAGroupCanBeMarkedAlone() {
    Evening end = counted().types(A1 + "kk");
    assertThat(end.types("\r").text()).contains("Dead: A3 and A1.").contains("These 2");
    assertThat(end.types("D").text()).contains("Alive again: A3.").doesNotContain("These 2");
    assertThat(end.types("D").text()).contains("Dead: A3 and A1.");
    assertThat(end.types("u").text()).as("the last pass").contains("16 legal");
  }

  /** The second mark's sentence says the first too, which may never have been seen. */
  @Test
  void groupsMarkedOneAfterTheOtherAreSaidTogether() {
    Evening end = counted().types(A1 + "kk" + "D" + A1 + "D");
    assertThat(end.said()).contains("Dead: A3 and A1.").doesNotContain("These 2 groups");
    assertThat(end.types(A1 + "k" + A1 + "D").said()).contains("Dead: A3. Alive again: A1.");
    assertThat(end.types(A1 + "kk" + "D").said())
        .contains("Alive again: A3.")
        .doesNotContain("Dead");
  }

  @Test
  void manyStonesAreNamedByTheirGroups() {
    Game go = Catalog.ALL.find("go").orElseThrow().game(Map.of("size", "5"));
    Evening end = new Evening(go, 80, 24, Glyphs.UNICODE);
    for (String moves : List.of("A5 A2 A4 A1 B5 B2 B4 B1 C5 D5 C4")) {
      end.types(":" + moves + "\r");
    }
    assertThat(end.types("pp" + A1 + "kkkk" + "D").said())
        .contains("Dead: A5, B5, C5, A4, B4 and C4.");
    assertThat(end.types(A1 + "D").said()).contains("Dead: the groups at A5 and A2.");
  }

  @Test
  void aRightClickMarksAGroupAloneAndNothingInPlay() {
    Evening end = counted();
    end.give(onSite(end, new Site(2, 0))); // A3
    assertThat(end.text()).contains("Dead: A3.");
    end.give(onSite(end, new Site(0, 0)));
    assertThat(end.game().session().dead()).containsExactly(new Site(2, 0));
    evening.give(onSite(evening, new Site(0, 0)));
    assertThat(evening.game().session().position().ply()).isZero();
  }

  private static Input onSite(Evening shown, Site site) {
    BoardView board = shown.game().frame(Extent.of(80, 24)).board();
    int col = board.window().x() + board.scale().x(site.col());
    return Input.Pointed.of(
        MouseActionType.CLICK_DOWN,
        Mouse.RIGHT,
        col,
        board.window().y() + board.scale().y(site.row()));
  }

  @Test
  void whatIsNobodysIsMarkedAndNotOfferedToBe() {
    Evening end = counted().types(A1 + "k");
    assertThat(end.text()).contains("[  :──]").doesNotContain("Enter neutral");
    assertThat(end.types("\r").said()).contains("A2 is neutral: it touches living");
    assertThat(end.types(A1 + "kk" + "\r" + A1 + "k").text()).contains("[  ▪──]", "Enter neutral");
  }

  @Test
  void aDeadStoneIsSaidToBeDead() {
    Game go = Catalog.ALL.find("go").orElseThrow().game(Map.of("size", "5"));
    Evening end = new Evening(go, 80, 24, Glyphs.UNICODE).types(":C3\r:A5\rpp");
    assertThat(end.types(Evening.UP).text()).doesNotContain("dead\n");
    assertThat(end.types(Evening.UP, Evening.LEFT, Evening.LEFT, " ").text()).contains("Dead: A5.");
    assertThat(end.types(Evening.RIGHT, Evening.LEFT).text()).contains("A5 is dead");
    assertThat(end.types(" ", Evening.RIGHT, Evening.LEFT).text()).doesNotContain("A5 is dead");
  }

  @Test
  void helpIsComeBackFrom() {
    String before = evening.text();
    assertThat(evening.types("?").text()).contains("undo, redo");
    assertThat(evening.types(" ").text()).isEqualTo(before);
  }

  @Test
  void aCommandIsTypedOnThePageUnderHelp() {
    evening.types("?", ":d4\r");
    assertThat(at(3, 3)).isEqualTo(Mark.BLACK);
  }

  @Test
  void helpScrollsToItsEndAndNoFurther() {
    Evening small = new Evening(game, 40, 10, Glyphs.UNICODE).types("?");
    String top = small.text();
    for (int i = 0; i < 100; i++) {
      small.types(Evening.DOWN);
    }
    String bottom = small.text();
    assertThat(bottom).contains("clock");
    assertThat(small.types(Evening.UP).text()).isNotEqualTo(bottom);
    for (int i = 0; i < 100; i++) {
      small.types("k");
    }
    assertThat(small.text()).isEqualTo(top);
  }

  @Test
  void theEndShowsTheResult() {
    assertThat(evening.types(":a1\r:a2\r:b1\r:b2\r:c1\r").text()).contains("Cross wins");
  }

  @ParameterizedTest
  @CsvSource({"40,15,9", "30,24,9", "55,20,9", "50,24,13", "80,24,13", "80,24,19"})
  void withoutRoomForTwoBoardsExplainShowsTheEarlierOneAndNothingMoves(
      int cols, int rows, String size) {
    Game go = Catalog.ALL.find("go").orElseThrow().game(Map.of("size", size));
    Evening game = new Evening(go, cols, rows, Glyphs.UNICODE);
    game.types(":D5\r:E5\r:C4\r:F4\r:D3\r:E3\r:J9\r:D4\r:E4\r:D4\r");
    GameFrame before = game.game().frame(Extent.of(cols, rows));
    String now = game.text();
    assertThat(now).contains("Illegal: ko");
    game.types("x");
    assertThat(game.text()).contains("The board before move 9", "D4 would");
    GameFrame shown = game.game().frame(Extent.of(cols, rows));
    assertThat(shown.board().area()).isEqualTo(before.board().area());
    assertThat(shown.status()).isEqualTo(before.status());
    assertThat(rowOfFirstLine(game.text())).isEqualTo(rowOfFirstLine(now));
    assertThat(game.types("x").text()).doesNotContain("The board before move 9");
    assertThat(game.game().session().position().ply()).isEqualTo(9);
  }

  /** Black has taken E4's stone; White looks at the board before that. */
  private static Evening lookingBack() {
    Game go = Catalog.ALL.find("go").orElseThrow().game(Map.of("size", "13"));
    return new Evening(go, 80, 24, Glyphs.UNICODE)
        .types(":D5\r:E5\r:C4\r:F4\r:D3\r:E3\r:J9\r:D4\r:E4\r:D4\rx");
  }

  @Test
  void allThatStandsBesideAnEarlierBoardIsOfThatBoard() {
    Evening back = lookingBack();
    String then = back.text();
    assertThat(then).contains("The board before move 9", "x back to now", ">D4", "stones 4-4");
    assertThat(then.lines().filter(line -> line.contains("captures:")))
        .anyMatch(line -> line.contains("captures: 0") && line.contains("to move"))
        .noneMatch(line -> line.contains("captures: 1"));
    assertThat(then).doesNotContain("p pass", "u undo", "R resign");
    String now = back.types("x").text();
    assertThat(now).contains("captures: 1", "p pass", " 9 E4").doesNotContain(">D4", "stones 4-4");
  }

  @ParameterizedTest
  @ValueSource(strings = {"p", "u", "R", "\r", " ", "q"})
  void aKeyThatActsOnlyReturnsFromAnEarlierBoard(String key) {
    Evening back = lookingBack();
    Site cursor = back.game().cursor();
    Evening now = back.types(key);
    assertThat(now.text()).doesNotContain("The board before move 9").contains("p pass");
    assertThat(now.game().session().position().ply()).isEqualTo(9);
    assertThat(now.game().cursor()).isEqualTo(cursor);
  }

  @Test
  void aKeyThatMovesTheCursorReturnsAndMovesIt() {
    Evening back = lookingBack();
    int row = back.game().cursor().row();
    assertThat(back.types(Evening.DOWN).game().cursor().row()).isEqualTo(row + 1);
    assertThat(back.text()).doesNotContain("The board before move 9");
  }

  @Test
  void helpAndCommandsAreThereWhileAnEarlierBoardIsShown() {
    assertThat(lookingBack().types("?").shown()).isInstanceOf(HelpPage.class);
    assertThat(lookingBack().types(":pass\r").game().session().position().ply()).isEqualTo(10);
  }

  private static int rowOfFirstLine(String screen) {
    return screen
        .lines()
        .toList()
        .indexOf(screen.lines().filter(it -> it.contains("┌")).findFirst().orElseThrow());
  }

  @ParameterizedTest
  @CsvSource({"20,10,true", "80,24,false", "120,40,false"})
  void whatIsCutOffIsExplainedOnAPageOfItsOwn(int cols, int rows, boolean isCut) {
    Game go = Catalog.ALL.find("go").orElseThrow().game(Map.of("size", "9"));
    Evening small = new Evening(go, cols, rows, Glyphs.UNICODE);
    small.types(":D5\r:E5\r:D5\rx");
    assertThat(small.shown() instanceof TextPage).isEqualTo(isCut);
    String said = isCut ? small.text().replaceAll("\\s+", " ") : small.said();
    assertThat(said).contains("D5 is occupied: Black played there on move 1.");
    assertThat(isCut ? small.types(" ").game().cursor() : new Site(4, 3)).isEqualTo(new Site(4, 3));
  }

  @Test
  void aKeyWithoutAMeaningIsCalledAsOnTheKeyboard() {
    assertThat(evening.types("\004").text()).contains("Ctrl-D does nothing here");
    assertThat(evening.types("\033[5~").text()).contains("PgUp does nothing here");
  }

  @Test
  void theColumnOfTheCursorIsLabelledWhateverTheOthers() {
    Game dots = Catalog.ALL.find("dots").orElseThrow().game(Map.of("size", "2x12"));
    Evening narrow = new Evening(dots, 46, 15, Glyphs.UNICODE);
    for (int col = 1; col <= 12; col++) {
      narrow.types(":1," + col + "-2," + col + "\r");
      String labels = narrow.text().lines().findFirst().orElseThrow();
      assertThat(" " + labels.strip() + " ").contains(" " + col + " ");
    }
  }

  @Test
  void quittingLeaves() {
    assertThat(evening.types("q").isLeft()).isTrue();
    assertThat(evening.types(":quit\r").isLeft()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(ints = {19, 7, 3})
  void aScreenTooSmallSaysWhatIsNeeded(int cols) {
    String text = new Evening(game, cols, 30, Glyphs.UNICODE).text();
    assertThat(text.replaceAll("\\s", ""))
        .contains("Thewindowistoosmall;itneedsatleast20columnsand8");
  }

  @Test
  void noControlCharacterReachesTheScreen() {
    String text = evening.types(":").give(Input.Key.of('\u009b')).types("\u202e").text();
    assertThat(text).doesNotContain("\u009b").doesNotContain("\u202e");
  }

  @Test
  void wideTextIsNeitherLostNorTornApart() {
    assertThat(evening.types(":漢字x😀y").text()).contains(":漢字x😀y");
    assertThat(evening.types("\r").text()).contains("'漢字x😀y' isn't a command");
  }

  @Test
  void backspaceDeletesWhatIsSeenAsOneCharacter() {
    String family = "\ud83d\udc68\u200d\ud83d\udc69";
    assertThat(evening.types(":x" + family + family).text()).contains(":x" + family + family);
    assertThat(evening.types("\b").text()).contains(":x" + family).doesNotContain(family + family);
    assertThat(evening.types("\by").text()).contains(":xy");
  }

  @Test
  void aWideEntryShowsItsEnd() {
    Evening small = new Evening(game, 20, 10, Glyphs.UNICODE).types(":" + "漢".repeat(20) + "終");
    String last = small.text().lines().skip(9).findFirst().orElseThrow();
    assertThat(last.strip()).isEqualTo("…" + "漢".repeat(7) + "終");
  }

  @Test
  void aLineIsBrokenByTheCellsItTakes() {
    List<Line> lines = Line.wrap("漢字漢字 ab漢", Role.TEXT, 5);
    assertThat(lines).extracting(Line::text).containsExactly("漢字", "漢字", "ab漢");
    assertThat(Line.wrap("漢😀", Role.TEXT, 1)).extracting(Line::text).containsExactly("漢", "😀");
  }

  @Test
  void thePiecesOfBothSidesDifferWithoutColour() {
    evening.types("\r", Evening.RIGHT, "\r");
    Palette plain = PlainPalette.get();
    BoardView board = evening.game().frame(Extent.of(80, 24)).board();
    Extent window = board.window();
    int y = window.y() + board.scale().y(3);
    int left = window.x() + board.scale().x(3);
    int right = window.x() + board.scale().x(4);
    assertThat(evening.cell(plain, left, y).getCharacterString()).isEqualTo("█");
    assertThat(evening.cell(plain, right, y).getCharacterString()).isEqualTo("○");
  }

  /** As wide as a small square has room for; the last move is known by the lines around it. */
  @Test
  void discsInSmallSquaresAreReadableWithoutColour() {
    Game othello = Catalog.ALL.find("othello").orElseThrow().game(Map.of());
    Evening play = new Evening(othello, 80, 24, Glyphs.UNICODE);
    assertThat(play.text()).contains("│(○)│▐█▌│").contains("│▐█▌│(○)│[ ]│").doesNotContain("━");
    assertThat(play.types("\r").text()).contains("│▐█▌│▐█▌┃[█]┃").contains("┼───┼━━━┼───┼");
    assertThat(play.types(Evening.RIGHT).text()).contains("│▐█▌│▐█▌┃▐█▌┃[ ]│");
    assertThat(new Evening(othello, 80, 24, Glyphs.CJK).text()).contains("|[ ]|").contains("| ◌ |");
    assertThat(new Evening(othello, 120, 40, Glyphs.UNICODE).text()).doesNotContain("(○)");
  }
}
