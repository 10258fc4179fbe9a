package dev.banmen.tui.page.view;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.input.KeyType;
import com.googlecode.lanterna.input.MouseActionType;
import dev.banmen.app.Refusal;
import dev.banmen.catalog.Catalog;
import dev.banmen.game.Mark;
import dev.banmen.game.Site;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recordable;
import dev.banmen.game.record.Recording;
import dev.banmen.proof.Gathered;
import dev.banmen.record.OpenedFile;
import dev.banmen.record.Stroke;
import dev.banmen.record.sgf.SgfFormat;
import dev.banmen.study.Guesses;
import dev.banmen.study.ShownLine;
import dev.banmen.text.Language;
import dev.banmen.tui.Evening;
import dev.banmen.tui.PageMaker;
import dev.banmen.tui.Scribe;
import dev.banmen.tui.Tabled;
import dev.banmen.tui.TestHouse;
import dev.banmen.tui.board.DrawnMarks;
import dev.banmen.tui.board.Scale;
import dev.banmen.tui.board.TimelinePane;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.page.CommandLaws;
import dev.banmen.tui.page.Pages;
import dev.banmen.tui.page.Viewer;
import dev.banmen.tui.page.files.TablePage;
import dev.banmen.tui.page.learn.LessonPage;
import dev.banmen.tui.page.view.RecordFrame.PaneExtents;
import dev.banmen.tui.page.view.RecordFrame.Part;
import dev.banmen.tui.page.view.RecordViewState.Mode;
import dev.banmen.tui.term.Depth;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Mouse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Keys into the page of a recording, and where it stands then. */
public class RecordPageTest {
  private static final String PAGE_DOWN = "\033[6~";
  private static final String HOME = "\033[H";
  private static final String END = "\033[F";

  private final TestHouse house = new TestHouse(0);

  /** A capture at move 7, a variation at move 3 with a comment in it, a ko taken too soon. */
  public static Scribe go() {
    Scribe scribe =
        new Scribe("go", Map.of("size", "9"))
            .notes("PB", "Ann")
            .notes("PW", "Bartholomew")
            .notes("BR", "3d")
            .notes("EV", "The tournament of all towns")
            .notes("C", "A game made up for the tests.")
            .plays("B D5", "W E5", "B C4", "W F4", "B D3", "W E3", "B J9", "W D4", "B E4", "W D4");
    int ko = scribe.node();
    return scribe
        .notes("C", "Too soon.")
        .plays("W J8")
        .back(2)
        .plays("B G7")
        .notes("C", "Another way.\nIt goes on for a while, and the comment with it.")
        .marks("TR", "D5")
        .marks("LB", "E5:1", "C3:A", "G3:12")
        .plays("W C7")
        .back(ko);
  }

  /** A game with a result, and a long comment before its first move. */
  private static Scribe won() {
    return new Scribe("go", Map.of("size", "9"))
        .notes("PB", "Ann")
        .notes("PW", "Bea")
        .notes("RE", "B+R")
        .notes("C", "One thing after the other. ".repeat(6) + "This is the last word.")
        .plays("B D5", "W E5", "B C4");
  }

  private Evening evening(Scribe scribe) throws Refusal {
    return evening(scribe.opened());
  }

  private Evening evening(OpenedFile opened) throws Refusal {
    RecordPage page = RecordPage.of(Language.ENGLISH.words(Viewer.class), house, opened, 0);
    return new Evening(house, page, 80, 24, Glyphs.UNICODE);
  }

  private static RecordPage page(Evening evening) {
    return (RecordPage) evening.shown();
  }

  private static int number(Evening evening) {
    return page(evening).recordCursor().number();
  }

  /** The keys of single characters in the table of a document on recorded games. */
  static Stream<String> documented() throws IOException {
    String text = Files.readString(Path.of("docs/playing.md"));
    String part = text.substring(text.indexOf("## Recorded games"), text.indexOf("## Lessons"));
    return part.lines()
        .filter(line -> line.startsWith("| "))
        .map(line -> line.substring(2, line.indexOf(" | ") + 1))
        .flatMap(cell -> Pattern.compile("`(.)`").matcher(cell).results())
        .map(key -> key.group(1));
  }

  @ParameterizedTest
  @CsvSource({"0987-01-02, 2 Jan 0987", "1846-09-11, 11 Sep 1846", "987-01-02, 987-01-02"})
  void aDayHasItsYearAsItIsWritten(String written, String shown) throws Refusal {
    Scribe scribe = new Scribe("go", Map.of("size", "9")).notes("DT", written).plays("B D5");
    assertThat(evening(scribe).text()).contains(shown);
  }

  @ParameterizedTest
  @MethodSource("documented")
  void eachKeyThatTheDocumentNamesDoesSomething(String key) throws Refusal {
    Evening evening = evening(go()).types(Evening.RIGHT, Evening.RIGHT, Evening.RIGHT);
    String before = evening.text();
    assertThat(evening.types(key).text()).isNotEqualTo(before).doesNotContain("does nothing");
  }

  @ParameterizedTest
  @ValueSource(strings = {"😀", "𠮷", "x̂", "é", "盘", "12", "🇩🇪", "👨‍👩‍👧", "1️⃣", "नी"})
  void aLabelIsOnTheBoard(String label) throws Refusal {
    Scribe scribe =
        new Scribe("go", Map.of("size", "9")).plays("B D5").marks("LB", "C3:" + label, "E5:a");
    String text = evening(scribe).types(END).text();
    assertThat(text).doesNotContain("?─", "─?", "»", "Labels");
    String shown = Normalizer.normalize(label, Normalizer.Form.NFC);
    assertThat(text.lines()).anyMatch(row -> row.startsWith("  3 ") && row.contains(shown));
  }

  @Test
  void aLabelWithoutRoomHasALetterThatIsExplained() throws Refusal {
    Scribe scribe =
        new Scribe("go", Map.of("size", "9"))
            .plays("B D5", "W E5")
            .marks("LB", "C3:long one", "A5:a", "E5:second");
    Evening evening = evening(scribe).types(END);
    assertThat(evening.text()).contains("Labels: b=second c=long one").doesNotContain("»");
    assertThat(evening.text().lines()).anyMatch(row -> row.matches("  3 .*─c─.*"));
    assertThat(evening.text(Depth.TRUECOLOR).lines()).anyMatch(row -> row.matches("  5 .*a.*b.*"));
  }

  @Test
  void afterTryingMovesTheGameStandsWhereItWasAndSaysWhereTheyAre() throws Refusal {
    for (KeyType leave : List.of(KeyType.Escape, KeyType.Character)) {
      Evening evening = evening(go()).types(Evening.RIGHT, Evening.RIGHT);
      int all = page(evening).line().moves();
      evening.types("t", ":G3\r", ":G4\r");
      assertThat(number(evening)).isEqualTo(4);
      evening.give(leave == KeyType.Escape ? Input.Key.of(leave) : Input.Key.of('t'));
      assertThat(page(evening).is(Mode.WALKING)).isTrue();
      assertThat(number(evening)).isEqualTo(2);
      assertThat(page(evening).line().moves()).isEqualTo(all);
      assertThat(evening.text()).contains("The moves you tried are a", "b goes there.");
      assertThat(number(evening.types(END))).isEqualTo(all);
    }
  }

  @Test
  void aProblemIsOfferedAndItsAnswersAreNotShown() throws Refusal {
    Scribe problem =
        new Scribe("go", Map.of("size", "9"))
            .marks("AB", "A1", "C3")
            .marks("AW", "B1", "A3")
            .marks("LB", "A2:Q", "C2:R", "C3:S")
            .plays("B A2", "W B2")
            .back(RecordTree.ROOT)
            .plays("B C2");
    Evening evening = evening(problem);
    assertThat(evening.text()).contains("A problem: Enter asks you", "Enter solve");
    assertThat(evening.text()).doesNotContain(" a ", " b ", "next:", "A2", "Q", "R").contains("S");
    evening.types("\r");
    assertThat(evening.text()).doesNotContain("Q", "R").contains("S");
    assertThat(evening.shown()).isInstanceOf(LessonPage.class);
    assertThat(evening.types(":A2\r", "\r").text()).contains("Right.");
    assertThat(page(evening.types("q")).isProblem()).isTrue();
    assertThat(page(evening.types(Evening.RIGHT)).isProblem()).isFalse();
  }

  @Test
  void thereIsNothingToGuessAtTheLastMove() throws Refusal {
    Evening evening = evening(go()).types(END, "G");
    assertThat(page(evening).is(Mode.WALKING)).isTrue();
    assertThat(evening.text()).contains("No more moves to guess");
  }

  @Test
  void whatChangedTheScoreIsListedAndEnterGoesThere() throws Refusal {
    Evening evening = evening(go());
    assertThat(evening.types("v").text()).contains("▌    9 ● E4  Black +1", "(D4)");
    assertThat(evening.resize(40, 15).text()).contains("What changed the score", "captures");
    assertThat(evening.types("\r").shown()).isInstanceOf(RecordPage.class);
    assertThat(number(evening)).isEqualTo(9);
    assertThat(number(evening.types(":review\r", "q"))).isEqualTo(9);
  }

  @Test
  void arrowsWalkAndStopAtBothEnds() throws Refusal {
    Evening evening = evening(go());
    assertThat(number(evening.types(Evening.LEFT))).isZero();
    assertThat(number(evening.types(Evening.RIGHT, Evening.RIGHT))).isEqualTo(2);
    assertThat(number(evening.types(PAGE_DOWN))).isEqualTo(10);
    assertThat(number(evening.types(HOME))).isZero();
    assertThat(number(evening.types(END, Evening.RIGHT))).isEqualTo(10);
    assertThat(evening.text()).contains("Move 10 of 10");
  }

  @Test
  void aGameWithoutMovesHasNoLastMove() throws Refusal {
    Evening evening = evening(new Scribe("go", Map.of("size", "9")));
    assertThat(evening.text()).contains("Start").doesNotContain("last move");
    assertThat(evening(go()).types(END).text()).contains("last move");
  }

  @Test
  void aPassIsOfferedWhereTheRulesAllowIt() throws Refusal {
    assertThat(evening(go()).types("t").text()).contains("p pass");
    Scribe dots = new Scribe("dots", Map.of("size", "4")).plays("B 1,1-1,2");
    for (int[] size : new int[][] {{80, 24}, {120, 40}, {40, 15}}) {
      Evening evening = evening(dots).resize(size[0], size[1]).types("t");
      assertThat(evening.text()).doesNotContain("p pass");
      String refused = flat(evening.types("p"));
      assertThat(refused).containsSubsequence("Illegal: can't pass", "You can't pass in");
      assertThat(refused.split("You can't pass", -1)).hasSize(2);
      assertThat(refused).doesNotContain("…");
    }
  }

  @Test
  void aNumberIsGoneTo() throws Refusal {
    Evening evening = evening(go());
    assertThat(number(evening.types("g7\r"))).isEqualTo(7);
    assertThat(number(evening.types("10\r"))).isEqualTo(10);
    assertThat(number(evening.types(":3\r"))).isEqualTo(3);
    assertThat(evening.types("g99\r").text()).contains("No move '99': the last is 10.");
  }

  @Test
  void aMessageStandsInOnePlaceHoweverLong() throws Refusal {
    Evening evening = evening(go()).types(":fly\r");
    assertThat(evening.text().split("'fly' isn't", -1)).hasSize(2);
    assertThat(evening.text()).contains("─ Comment ");
    String far = "far".repeat(20);
    for (int[] size : new int[][] {{80, 24}, {120, 40}, {40, 15}, {60, 8}}) {
      evening.resize(size[0], size[1]).types(":" + far + " " + far + "\r");
      assertThat(evening.text().split("'far", -1)).as("%d columns", size[0]).hasSize(2);
    }
    assertThat(evening.resize(80, 24).text()).contains("─ Message ");
  }

  @Test
  void aVariationThatIsEnteredIsTheLineThatIsShown() throws Refusal {
    Evening evening = evening(go()).types("3\r", Evening.DOWN);
    assertThat(evening.text()).contains("Move 3 of 4").contains("Variation 2 of 2");
    assertThat(number(evening.types(Evening.RIGHT, Evening.RIGHT))).isEqualTo(4);
    assertThat(evening.types(Evening.LEFT, Evening.LEFT, Evening.RIGHT).text())
        .contains("Another way.");
    assertThat(evening.types(Evening.UP).text()).contains("Move 3 of 10");
  }

  @Test
  void commentsMissesAndVariationsAreFoundForwardsAndBackwards() throws Refusal {
    Evening evening = evening(go());
    assertThat(evening.types("n").text()).contains("Too soon.");
    assertThat(evening.types("n").text()).contains("Another way.");
    assertThat(evening.types("n").text()).contains("No more comments that way.");
    assertThat(number(evening.types("N"))).as("the other branch is passed over").isZero();
    assertThat(evening.types("nN").text()).contains("A game made up for the tests.");
    assertThat(evening.types("m").text())
        .contains("Move 9 of 10, attempt")
        .contains("Illegal: ko", "miss 3");
    assertThat(evening.types("m").text()).contains("No more attempts that way.");
    assertThat(number(evening.types(END, "M"))).isEqualTo(9);
    assertThat(evening.resize(200, 50).text()).contains("m attempt");
    assertThat(number(evening.types("B", "B"))).isEqualTo(3);
    assertThat(evening.types(HOME, "bb").text()).contains("Variation 2 of 2");
  }

  /** The main line ends with a comment; the variation leaves it after another. */
  @Test
  void thePreviousCommentOfAVariationIsOnTheWayToIt() throws Refusal {
    Scribe go = new Scribe("go", Map.of("size", "9")).plays("B D5").notes("C", "The start.");
    go.plays("W E5", "B E4").notes("C", "The end.");
    go.back(2).plays("W F5", "B F4").notes("C", "Elsewhere.");
    Evening evening = evening(go);
    assertThat(evening.types("nnn").text()).contains("Elsewhere.");
    assertThat(evening.types("N").text()).contains("The start.");
  }

  @Test
  void aCommentThatIsFoundIsNotHiddenByTheGamesFacts() throws Refusal {
    Evening evening = evening(go()).types("\t\t\t");
    assertThat(evening.text()).contains("[Game]");
    assertThat(evening.types("n").text()).contains("Too soon.").doesNotContain("[Game]");
  }

  @Test
  void theScoreIsShortenedBeforeTheLegalMovesLoseTheirNoun() throws Refusal {
    Evening plain = evening(new Scribe("go", Map.of("size", "9")).plays("B D5", "W E5"));
    plain.types("1\r");
    assertThat(plain.text()).contains("stones 1-0   80 legal moves");
  }

  @Test
  void whereThereIsNoVariationTheKeysThatFindOneAreNamed() throws Refusal {
    Evening evening = evening(go());
    assertThat(flat(evening.types("2\r", Evening.DOWN))).contains("no variations; b and");
    assertThat(number(evening.types("3\r", Evening.DOWN, Evening.RIGHT, "B"))).isEqualTo(3);
    Evening plain = evening(new Scribe("go", Map.of("size", "9")).plays("B D5", "W E5"));
    assertThat(flat(plain.types("1\r", Evening.DOWN))).contains("This game has no variations.");
    assertThat(flat(plain.types("b"))).contains("This game has no variations.");
    assertThat(plain.resize(200, 50).text()).contains("b variation").doesNotContain("m attempt");
  }

  private static String flat(Evening evening) {
    return evening.text().replaceAll("\\s+", " ");
  }

  @Test
  void whatIsSearchedForIsFoundInCommentsAndNames() throws Refusal {
    Evening evening = evening(go()).types(END, "/TOO\r");
    assertThat(number(evening)).isEqualTo(9);
    assertThat(number(evening.types("/ann\r"))).isZero();
    assertThat(number(evening.types("/o\r", "/\r"))).isEqualTo(3);
    assertThat(evening.types("/nowhere\r").text()).contains("Not found in comments or");
  }

  @Test
  void aMissIsExplainedOnTheBoardBeforeItAndEnterGoesToTheEarlierBoard() throws Refusal {
    Evening evening = evening(go()).types("m", "x");
    assertThat(evening.text()).contains("would retake the ko");
    assertThat(evening.text()).contains("now", "before move 9", "Enter goes to");
    assertThat(number(evening.types("\r"))).isEqualTo(8);
  }

  @Test
  void aMissWithoutACommentSaysWhyAtOnce() throws Refusal {
    Scribe scribe = new Scribe("go", Map.of("size", "9")).plays("B D5", "W D5");
    Evening evening = evening(scribe).types(END);
    assertThat(evening.text()).contains("Illegal: occupied", "─ Why ─", "D5 is occupied: Black");
    assertThat(flat(evening.types(Evening.LEFT))).contains("─ Comment ─");
    scribe.notes("C", "Too soon.");
    assertThat(evening(scribe).types(END).text())
        .contains("Illegal: occupied", "─ Comment ─", "Too soon.")
        .doesNotContain("D5 is occupied: Black");
  }

  /** A refused move takes a number wherever moves have one: in the title and on the stones. */
  @Test
  void theNumberOfAMoveIsOneInTheTitleAndOnItsStoneAfterAnAttemptToo() throws Refusal {
    Scribe refused = new Scribe("go", Map.of("size", "9"));
    refused.plays("B E5", "W E5", "B D4", "W D4", "B C3");
    Evening evening = evening(refused.opened()).types(END, ":numbers\r");
    assertThat(evening.text()).contains("Move 3 of 3", "2 attempts", "──(3)──", "──2──", "──1──");
    assertThat(evening.text()).doesNotContain("──4──", "──5──");
  }

  @Test
  void whatIsRefusedWhileMovesAreTriedShowsBothBoardsAndEnterGoesThere() throws Refusal {
    Evening evening = evening(go()).types("9\rt");
    evening.types(":D4\r");
    assertThat(evening.text()).contains("now", "before move 9");
    assertThat(number(evening.types("\r"))).isEqualTo(8);
  }

  @Test
  void whoPlayedIsSaidInTheLastRowOfASmallScreenWhereNoCommentTakesIt() throws Refusal {
    Evening evening = evening(go()).resize(40, 15);
    assertThat(evening.types("2\r").text().lines().toList().get(13))
        .isEqualTo(" ● Ann  ○ Bartholomew");
  }

  @Test
  void theResultIsSaidThereAtTheEndOfTheGame() throws Refusal {
    Evening evening = evening(won()).resize(40, 15);
    String last = evening.types(END).text().lines().toList().get(13);
    assertThat(last).contains("Ann", "B+R");
    assertThat(evening.types(Evening.LEFT).text()).contains("Ann").doesNotContain("B+R");
  }

  @Test
  void nobodyIsToMoveAtTheEndOfAGameWithAResult() throws Refusal {
    Evening evening = evening(won());
    assertThat(evening.types(END).text()).contains("Ann").doesNotContain("to move");
    assertThat(evening.types("t").text()).as("moves are tried").contains("to move");
    assertThat(evening.types("q", Evening.LEFT).text()).contains("to move");
    Scribe open = new Scribe("go", Map.of("size", "9")).plays("B D5");
    assertThat(evening(open).types(END).text()).contains("to move");
    assertThat(evening(open.notes("RE", "?")).types(END).text()).contains("to move");
  }

  @Test
  void aResultInHalfPointsIsSaidThereAsEverywhere() throws Refusal {
    Scribe game = new Scribe("go", Map.of("size", "9")).notes("PB", "Ann").notes("RE", "B+6.5");
    Evening evening = evening(game.plays("B D5")).resize(40, 15);
    assertThat(evening.types(END).text().lines().toList().get(13)).contains("B+6½");
  }

  @Test
  void aCommentThatIsCutNamesTheKeyThatShowsAllOfIt() throws Refusal {
    Evening evening = evening(won()).resize(40, 15).types(HOME);
    assertThat(evening.text()).contains("Tab more").doesNotContain("the last word");
    assertThat(evening.types("\t").text()).contains("the last word");
    assertThat(evening.resize(120, 40).types("\t").text()).doesNotContain("Tab more");
  }

  @Test
  void aRefusalWhileMovesAreTriedSaysWhatItIsThenWhyThenItsCode() throws Refusal {
    String text = evening(go()).types("9\rt:D5\r").text().replaceAll("[^A-Za-z0-9:]+", " ");
    assertThat(text).containsPattern("Illegal: occupied .*D5 .*miss 1");
    assertThat(text.split("miss ")).as("the code is said once").hasSize(2);
  }

  @ParameterizedTest
  @CsvSource({"80, 24", "120, 40"})
  void theColumnStaysBesideTwoBoards(int cols, int rows) throws Refusal {
    Evening evening = evening(go()).resize(cols, rows).types("m");
    RecordFrame before = page(evening).frame(Extent.of(cols, rows));
    int name = evening.text().lines().findFirst().orElseThrow().indexOf("Ann");
    evening.types("x");
    assertThat(evening.text()).contains("before move 9");
    assertThat(page(evening).frame(Extent.of(cols, rows)).panes()).isEqualTo(before.panes());
    assertThat(evening.text().lines().findFirst().orElseThrow().indexOf("Ann")).isEqualTo(name);
  }

  @Test
  void theKeyThatLeavesClosesTwoBoardsFirst() throws Refusal {
    for (Input.Key leave : List.of(Input.Key.of('q'), Input.Key.of(KeyType.Escape))) {
      Evening evening = evening(go()).types("m");
      String one = evening.text();
      assertThat(evening.types("x").text()).contains("before move 9");
      evening.give(leave);
      assertThat(evening.isLeft()).isFalse();
      assertThat(evening.text()).isEqualTo(one);
      evening.give(leave);
      assertThat(evening.isLeft()).isTrue();
    }
  }

  @Test
  void movesAreTriedFromALegalPointOn() throws Refusal {
    Evening evening = evening(go()).types("9\rt\r"); // a stone is in the middle
    assertThat(evening.text()).doesNotContain("Illegal").contains("Trying moves: move 10");
    Evening start = evening(go()).types("t\r");
    assertThat(start.text()).contains("● E5", "Trying moves: move 1");
  }

  @Test
  void aTriedMoveIsNotCalledTheMovePlayed() throws Refusal {
    assertThat(evening(go()).types("t:D5\r", "u").text()).contains("D5: the move played");
    assertThat(evening(go()).types("t:A1\r", "u").text()).contains("A1: tried");
  }

  @Test
  void itGoesOnByItselfAtTheSpeedThatIsChosen() throws Refusal {
    Evening evening = evening(go()).types(" ").ticks();
    assertThat(number(evening)).isEqualTo(1);
    assertThat(number(evening.ticks())).isEqualTo(1);
    house.pass(1000);
    assertThat(number(evening.ticks())).isEqualTo(2);
    evening.types(">>>");
    assertThat(evening.text()).contains("8 moves a second");
    for (int move = 0; move < 9; move++) {
      house.pass(1000);
      evening.ticks();
    }
    assertThat(number(evening)).isEqualTo(10);
    assertThat(page(evening).due()).isEqualTo(Long.MAX_VALUE);
    assertThat(evening.types(" ").text()).contains("This is the last move.");
  }

  @Test
  void anyOtherKeyStopsIt() throws Refusal {
    Evening evening = evening(go()).types(" ").ticks().types(Evening.LEFT);
    assertThat(page(evening).due()).isEqualTo(Long.MAX_VALUE);
  }

  @Test
  void aLegalMoveFollowsTheRecordOrStartsAVariation() throws Refusal {
    Evening evening = evening(go()).types("t:D5\r");
    assertThat(page(evening).recordCursor().node()).isEqualTo(1);
    assertThat(page(evening).recordCursor().record().isChanged()).isFalse();
    evening.types(":A1\r");
    assertThat(page(evening).recordCursor().record().isChanged()).isTrue();
    assertThat(evening.text())
        .contains("Trying moves: move 2", "t stops")
        .contains("Variation 2 of 2");
    assertThat(house.kept).containsKey("a.sgf");
    assertThat(evening.types("u").text())
        .contains("Trying moves: move 1")
        .contains("next: A1, 1 variation");
    assertThat(evening.types("U", "t", "u").text()).contains("Move 1 of 10");
    assertThat(house.kept).isEmpty();
  }

  @Test
  void aRefusedMoveIsToldAndStaysOutOfTheRecord() throws Refusal {
    Evening evening = evening(go()).types("9\rt:D4\r");
    assertThat(evening.text()).contains("Illegal: ko", "miss 3").contains("Trying moves: move 9");
    assertThat(page(evening).recordCursor().record().isChanged()).isFalse();
  }

  @Test
  void theHelpHasTheTimelinesSigns() throws Refusal {
    OpenedFile file = go().opened();
    RecordPage page = RecordPage.of(house.language.words(Viewer.class), house, file, 0);
    Evening evening = new Evening(house, page, 160, 60, Glyphs.UNICODE).types("?");
    assertThat(evening.text())
        .contains("timeline: ! attempts  ? mistakes", "◆ comments  ┬ variations");
  }

  @Test
  void whereTheTimelinesMarksAreNotNamedTheyStay() throws Refusal {
    Evening evening = evening(go()).types("3\r", Evening.DOWN);
    assertThat(evening.text()).contains("◆ comments", "◆━").doesNotContain("unsaved");
    evening.types(":name An idea\r");
    assertThat(evening.text()).contains("unsaved", "◆━").doesNotContain("◆ comments");
  }

  @Test
  void variationsArePromotedDemotedDeletedAndThatIsTakenBack() throws Refusal {
    Evening evening = evening(go()).types("3\r", Evening.DOWN, "{");
    assertThat(evening.text()).contains("Variation 1 of 2");
    assertThat(evening.types("}").text()).contains("Variation 2 of 2");
    assertThat(evening.types("}").text()).contains("This is already the last variation.");
    assertThat(evening.types("\033[3~").text()).contains("Move 2 of 10", "unsaved");
    RecordPage page = page(evening);
    assertThat(page.recordCursor().tree().children(2)).containsExactly(3);
    assertThat(page(evening.types("u")).recordCursor().tree().children(2)).hasSize(2);
    assertThat(evening.text()).contains("Another way.");
    assertThat(page(evening.types("U")).recordCursor().tree().children(2)).hasSize(1);
    evening.types("uuu");
    assertThat(page(evening).recordCursor().record().isChanged()).isFalse();
    assertThat(evening.types("u").text()).contains("Nothing to undo.");
  }

  @Test
  void aCommentIsWrittenInSeveralLines() throws Refusal {
    Evening evening = evening(go()).types("3\rc").types("One.\rTwo.", Evening.UP, "!", "\t");
    RecordPage page = page(evening);
    assertThat(page.recordCursor().tree().text(3, "C")).isEqualTo("One.!\nTwo.");
    assertThat(evening.types("u").text()).doesNotContain("Two.");
  }

  @Test
  void signsArePutOnTheSiteUnderTheCursor() throws Refusal {
    Evening evening = evening(go()).types("3\rt:J1\r*");
    String name = Recordable.notation(page(evening).game()).name(new Site(8, 8));
    int node = page(evening).recordCursor().node();
    assertThat(page(evening).recordCursor().tree().text(node, "TR")).isEqualTo(name);
    evening.types("**");
    assertThat(page(evening).recordCursor().tree().text(node, "TR")).isEmpty();
    assertThat(page(evening).recordCursor().tree().text(node, "CR")).isEqualTo(name);
    evening.types(":label Z\r");
    assertThat(page(evening).recordCursor().tree().text(node, "LB")).isEqualTo(name + ":Z");
    evening.types(":mark none\r");
    assertThat(page(evening).recordCursor().tree().property(node, "LB")).isEmpty();
  }

  @Test
  void arrowsAndLinesAreKeptInTheRecord() throws Refusal, IOException {
    Evening evening = evening(go()).types("3\rt:A9\r", ":arrow C7 E7\r", ":line A1 A5\r");
    int node = page(evening).recordCursor().node();
    String sgf = "AR[cc:ec]LN[ai:ae]";
    assertThat(written(evening)).contains(sgf);
    evening.types(":arrow C7 E7\r");
    assertThat(page(evening).recordCursor().tree().property(node, "AR")).isEmpty();
    assertThat(page(evening).recordCursor().tree().property(node, "LN")).isPresent();
    assertThat(evening.types(":arrow C7\r").text()).contains("for example arrow ");
    Site from = page(evening).board().cursor();
    evening.types("d");
    assertThat(page(evening).view().arrow()).contains(from);
    evening.types("lld");
    assertThat(page(evening).view().arrow()).isEmpty();
    assertThat(page(evening).recordCursor().nodeView().markup().strokes())
        .contains(new Stroke(from, page(evening).board().cursor(), true));
    evening.types("dd");
    assertThat(page(evening).view().arrow()).isEmpty();
  }

  @Test
  void aNodeTakesSoManyArrows() throws Refusal {
    Evening evening = evening(go()).types("3\rt");
    for (int i = 0; i <= DrawnMarks.MOST_ARROWS; i++) {
      evening.types(":arrow A1 " + (char) ('B' + i % 7) + (1 + i / 7) + "\r");
    }
    assertThat(evening.text()).contains("No more than " + DrawnMarks.MOST_ARROWS + " arrows");
    assertThat(page(evening).recordCursor().nodeView().markup().strokes())
        .hasSize(DrawnMarks.MOST_ARROWS);
  }

  private static String written(Evening evening) throws IOException {
    Gathered out = new Gathered();
    new SgfFormat(Catalog.ALL).write(List.of(page(evening).recordCursor().recording()), out);
    return new String(out.bytes(), StandardCharsets.UTF_8);
  }

  @Test
  void tryingEndsBeforeTheRecordingIsLeft() throws Exception {
    Evening evening = evening(go()).types(" ").ticks().types(Evening.LEFT);
    assertThat(evening.types("t", "q").isLeft()).isFalse();
    assertThat(evening.text()).doesNotContain("t stops");
    assertThat(evening.types("q").isLeft()).isTrue();
  }

  @Test
  void theNextMoveIsGuessed() throws Refusal {
    Evening evening = evening(go()).types("G");
    assertThat(evening.types(":D3\r").text()).contains("No: you were 2 points off.");
    assertThat(evening.types(":D5\r").text()).contains("Right: D5.");
    assertThat(evening.types(":E5\r").text()).contains("Right: E5.");
    assertThat(evening.types("x").text()).contains("It was C4.");
    assertThat(page(evening).activity().guesses()).isEqualTo(new Guesses(1, 3, 0));
    assertThat(page(evening.types("G")).is(Mode.WALKING)).isTrue();
  }

  @Test
  void whatIsChangedIsSavedOrKept() throws Refusal {
    Scribe scribe = go();
    OpenedFile opened = scribe.opened();
    Evening evening = evening(opened).types(":name Start\r");
    assertThat(house.kept).containsKey("a.sgf");
    Evening again = evening(opened);
    assertThat(again.text()).contains("unsaved changes", ":save saves them");
    house.isChangedElsewhere = true;
    assertThat(evening(opened).text()).contains("another program", ":save FILE");
    assertThat(page(again).recordCursor().tree().text(RecordTree.ROOT, "N")).isEqualTo("Start");
    assertThat(evening.types(":save b.sgf\r").text()).contains("Saved as b.sgf");
    assertThat(page(evening).recordCursor().record().isChanged()).isFalse();
    assertThat(house.recordings).containsKey("b.sgf");
    assertThat(evening.types(":set PB\u3000Bea\r", "s\r").text()).contains("Bea");
    assertThat(house.recordings.get("b.sgf")).isNotNull();
    assertThat(page(evening).recordCursor().record().isChanged()).isFalse();
  }

  @Test
  void aRecordThatIsAsItsFileHasItIsNotWrittenAgain() throws Refusal {
    Evening evening = evening(go());
    OpenedFile before = page(evening).recordCursor().record().file();
    assertThat(evening.types(":save\r").text()).contains("No changes to save");
    assertThat(evening.types(":save a.sgf\r").text()).contains("No changes to save");
    assertThat(evening.types(":name Start\r", "u", ":save\r").text())
        .contains("No changes to save");
    assertThat(page(evening).recordCursor().record().file()).isSameAs(before);
    assertThat(evening.types(":name Start\r", "s").text()).contains(":save a.sgf");
    assertThat(evening.types("\r").text()).contains("Saved as a.sgf");
    assertThat(evening.types(":save\r").text()).contains("No changes to save");
  }

  @Test
  void whatBringsADeletedMoveBackIsToldAsItIsThere() throws Refusal {
    Evening evening = evening(go());
    RecordTree whole = page(evening).recordCursor().tree();
    assertThat(evening.types("7\r\033[3~").text()).contains("Deleted: ", "u brings");
    assertThat(page(evening.types("u")).recordCursor().tree()).isSameAs(whole);
    assertThat(evening.types("7\rt\033[3~").text()).contains("Deleted: ", "Esc, then");
    assertThat(page(evening.types("u")).recordCursor().tree()).as("a move back").isNotSameAs(whole);
    evening.give(Input.Key.of(KeyType.Escape));
    assertThat(page(evening.types("u")).recordCursor().tree()).isSameAs(whole);
  }

  @Test
  void afterAPassNoMoveIsMarkedAsTheLast() throws Refusal {
    for (Recording.RefusalPolicy refusalPolicy : Recording.RefusalPolicy.values()) {
      Scribe scribe =
          new Scribe("go", Map.of("size", "9"))
              .on(refusalPolicy)
              .plays("B E5", "W pass", "B pass", "W pass", "B C3");
      Evening evening = evening(scribe).types(Evening.RIGHT);
      assertThat(evening.text()).as(refusalPolicy + ": E5").containsPattern("\\(.\\)");
      for (int pass = 0; pass < 3; pass++) {
        assertThat(evening.types(Evening.RIGHT).text())
            .as(refusalPolicy + ": pass")
            .doesNotContainPattern("\\(.\\)");
      }
    }
    Scribe refused = new Scribe("othello", Map.of()).plays("B D3", "W pass", "W C3");
    for (Recording.RefusalPolicy refusalPolicy : Recording.RefusalPolicy.values()) {
      Evening evening = evening(refused.on(refusalPolicy)).types(Evening.RIGHT);
      assertThat(evening.text()).contains("┼━━━┼");
      assertThat(evening.types(Evening.RIGHT).text())
          .as(refusalPolicy + ": refused")
          .doesNotContain("┼━━━┼");
    }
  }

  @Test
  void aFileThatIsOnlyReadSaysSoAndIsSavedElsewhere() throws Refusal {
    OpenedFile opened = go().opened();
    OpenedFile only =
        new OpenedFile("a.wtb", opened.format(), opened.archive(), "it is open elsewhere");
    Evening evening = evening(only);
    assertThat(evening.text()).contains("be written: it is");
    for (String save : List.of(":save\r", ":save a.wtb\r")) {
      assertThat(evening.types(HOME, save).text())
          .contains("This file can't be written: it is")
          .contains("open elsewhere. :save FILE");
    }
    assertThat(evening.types(":save c.sgf\r").text()).contains("Saved as c.sgf");
  }

  @Test
  void aCommentTypedAsACommandIsALineBelowWhatIsThere() throws Refusal {
    Evening evening = evening(go()).types(":comment One thing\r");
    assertThat(comment(evening)).isEqualTo("A game made up for the tests.\nOne thing");
    assertThat(comment(evening.types("u"))).isEqualTo("A game made up for the tests.");
    assertThat(comment(evening.types(Evening.RIGHT, ":comment Another\r"))).isEqualTo("Another");
  }

  private static String comment(Evening evening) {
    RecordPage page = page(evening);
    return page.recordCursor().tree().text(page.recordCursor().node(), "C");
  }

  @Test
  void aSpeedIsToldAndOneThatThereIsNotIsRefused() throws Refusal {
    Evening evening = evening(go());
    assertThat(evening.types(":speed 3.5\r").text()).contains("4 moves a second");
    for (String none : List.of("NaN", "-3", "1e9", "0", "fast")) {
      assertThat(evening.types(":speed " + none + "\r").text())
          .contains("'" + none + "' isn't valid; use a");
    }
  }

  @Test
  void aCommentThatIsBeingWrittenIsKeptWhenTheProgramEnds() throws Refusal {
    RecordPage page = RecordPage.of(Language.ENGLISH.words(Viewer.class), house, go().opened(), 0);
    Pages pages =
        PageMaker.of(house, Language.ENGLISH.words(Viewer.class), CommentWriting.begin(page));
    pages.take(Input.Key.of('!'), Extent.of(80, 24));
    pages.leaveAll();
    assertThat(house.kept.get("a.sgf").tree().text(RecordTree.ROOT, "C")).endsWith("!");
  }

  @Test
  void theMouseGoesAlongTriesAndPlaces() throws Refusal {
    Evening evening = evening(go());
    RecordFrame frame = page(evening).frame(Extent.of(80, 24));
    Extent strip = frame.timeline();
    evening.give(press(strip.x() + strip.cols() - 1, strip.y()));
    assertThat(number(evening)).isEqualTo(10);
    evening.give(Input.Pointed.of(MouseActionType.SCROLL_UP, Mouse.LEFT, 5, 5));
    assertThat(number(evening)).isEqualTo(9);
    Extent window = frame.board().window();
    evening.give(press(window.x() + frame.board().scale().x(0), window.y()));
    assertThat(page(evening).is(Mode.TRYING)).isTrue();
    evening.give(press(window.x() + frame.board().scale().x(0), window.y()));
    assertThat(page(evening).position().at(new Site(0, 0))).isNotEqualTo(Mark.EMPTY);
    Extent tree = PaneExtents.inner(frame.panes().of(Part.TREE));
    evening.types("t", HOME).give(press(tree.x() + 4, tree.y()));
    assertThat(number(evening)).isEqualTo(1);
  }

  private static Input press(int col, int row) {
    return Input.Pointed.of(MouseActionType.CLICK_DOWN, Mouse.LEFT, col, row);
  }

  @Test
  void theTreeIsWalkedWithArrows() throws Refusal {
    Evening evening = evening(go()).types("3\r\t\t", Evening.DOWN);
    assertThat(evening.text()).contains("[Variations]").contains("Another way.");
    assertThat(evening.types(Evening.UP).text()).contains("Move 3 of 10");
  }

  @Test
  void refusedMovesAreNodes() throws Refusal {
    Scribe scribe =
        new Scribe("othello", Map.of())
            .on(Recording.RefusalPolicy.TRIED)
            .plays("B d3", "W d3", "W c3");
    Evening evening = evening(scribe).types("m");
    assertThat(evening.text())
        .contains("Move 1 of 2, attempt")
        .contains("next: c3")
        .contains("Illegal: occupied", "miss 1");
    assertThat(evening.types(Evening.LEFT).text()).contains("next: an attempt at d3");
  }

  /** Mistakes are marked because somebody asked for them: they come first. */
  @Test
  void theLegendNamesMistakesFirst() throws Refusal {
    Scribe scribe =
        new Scribe("othello", Map.of())
            .on(Recording.RefusalPolicy.TRIED)
            .plays("B d3", "W d3", "W c3", "B c4", "W e3");
    RecordPage page = page(evening(scribe));
    ShownLine line = page.line().with(Set.of(page.line().node(3)));
    List<String> legends = new ArrayList<>();
    for (int cols : List.of(23, 22, 10, 9)) {
      legends.add(TimelinePane.legend(page.words(), line, Glyphs.UNICODE, cols));
    }
    assertThat(legends).containsExactly("? mistakes  ! 1 attempt", "? mistakes", "? mistakes", "");
  }

  @Test
  void anotherFileIsOpenedByNameFromAListOrFromThoseOpenedLately() throws Refusal {
    OpenedFile other = Scribe.opened("games/other.sgf", Tabled.few());
    house.recordings.put("games/other.sgf", other);
    house.files.put("games/other.sgf", null); // for completion
    house.folders.put("/home/ann", List.of("games/", "x.sgf"));
    house.recent.add("/home/ann/x.sgf");
    Evening evening = evening(new Scribe("go", Map.of("size", "9")).plays("B C3"));
    evening.types(":op\tgam\t");
    assertThat(evening.text()).contains(":open games/other.sgf");
    assertThat(evening.types("\r").shown()).isInstanceOf(TablePage.class);
    assertThat(evening.types(":open\r").text()).contains("/home/ann").contains("x.sgf");
    assertThat(evening.types("q", ":recent\r").text()).contains("Recent files");
    assertThat(evening.types("q", "q").shown()).isInstanceOf(RecordPage.class);
    assertThat(evening.types(":recent\r").text()).contains("Recent files").contains("x.sgf");
    assertThat(evening.types("q", ":open nothing.sgf\r").text()).contains("not found");
    assertThat(house.closed).containsExactly(other);
  }

  /** The signs move a variation there. */
  @Test
  void zMakesTheBoardLargerAndSmaller() throws Refusal {
    Evening evening = evening(go());
    Extent screen = Extent.of(80, 24);
    Scale own = page(evening).frame(screen).board().scale();
    Scale larger = page(evening.types("+")).frame(screen).board().scale();
    assertThat(larger.stepX()).isGreaterThan(own.stepX());
    assertThat(page(evening.types("-")).frame(screen).board().scale()).isEqualTo(own);
    assertThat(page(evening.types("---")).messages().notice()).contains("as small as it gets");
  }

  @Test
  void theGameIsDescribedWithItsOwnNamesOfTheSides() throws Refusal {
    Scribe scribe = new Scribe("dots", Map.of("size", "4"));
    scribe.notes("PB", "Ann").notes("PW", "Computer (level 2)").notes("RE", "W+9");
    Evening evening = evening(scribe).types("\t\t\t");
    assertThat(evening.text())
        .contains("A: Ann", "B: Computer (level 2)", "Result: B wins by 9 boxes")
        .doesNotContain("White:", "W+9");
  }

  @Test
  void eachCommandDoesSomething() throws Refusal {
    CommandLaws.check(RecordCommands.LINE, page(evening(go())));
  }

  @Test
  void theBoardShownIsEditedAndTheRecordingStaysAsItWas() throws Refusal {
    Evening evening = evening(go()).types(HOME, Evening.RIGHT, Evening.RIGHT);
    assertThat(evening.types("e").text())
        .contains("Set up a position", "White\n", "1 on the board");
    assertThat(evening.types("t").text()).contains("Go  9x9", "to move");
    evening.types("q", "q");
    assertThat(page(evening).position().ply()).isEqualTo(2);
    assertThat(evening.types(":setup\r").text()).contains("Set up a position");
  }
}
