package dev.banmen.tui.page.edit;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.input.MouseActionType;
import dev.banmen.app.Refusal;
import dev.banmen.game.Family;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Position;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.laws.GameCases;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.tui.Evening;
import dev.banmen.tui.TestHouse;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.page.CommandLaws;
import dev.banmen.tui.page.play.GamePage;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Mouse;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class EditorPageTest {
  private final TestHouse house = new TestHouse(0);
  private Evening evening;

  private Evening playing(String family, String... sizes) {
    Map<String, String> chosen = sizes.length == 0 ? Map.of() : Map.of("size", sizes[0]);
    try {
      evening = new Evening(house, house.begin(Terms.of(family, chosen)), 80, 24, Glyphs.UNICODE);
    } catch (Refusal e) {
      throw new IllegalArgumentException(e);
    }
    return evening;
  }

  /** The words beside the board, whose lines stand between them on the screen. */
  private String said() {
    return evening
        .text()
        .replaceAll("[^\\p{Alnum}\\p{Punct}\n]| {2,}", " ")
        .replaceAll("\\s+", " ");
  }

  private EditorPage editor() {
    return (EditorPage) evening.shown();
  }

  private Mark at(int row, int col) {
    return editor().draft().at(new Site(row, col));
  }

  private Evening paste(String text) {
    return evening.give(new Input.Pasted(text));
  }

  @Test
  void keysPutAndRemovePieces() {
    playing("toy").types("e", "2");
    assertThat(at(1, 1)).isEqualTo(Mark.WHITE);
    assertThat(evening.text()).contains("Set up a position");
    assertThat(said()).contains("Cross 1 0 on the board", "Nought 1 on the board");
    evening.types("1", Evening.LEFT, "1");
    assertThat(editor().draft().count(Side.BLACK)).isEqualTo(2);
    evening.types("0", Evening.RIGHT, "\033[3~");
    assertThat(editor().draft().setup().marks()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"' '", "'\r'"})
  void aKeyGoesThroughAllMarks(String key) {
    playing("toy").types("e", key);
    assertThat(at(1, 1)).isEqualTo(Mark.BLACK);
    evening.types(key);
    assertThat(at(1, 1)).isEqualTo(Mark.WHITE);
    evening.types(key);
    assertThat(at(1, 1)).isEqualTo(Mark.EMPTY);
  }

  @Test
  void whoWouldDiscardAPositionIsAskedFirst() {
    playing("toy").types("e", "1", "q");
    assertThat(evening.text()).contains("Discard this position? y/n");
    evening.types("n");
    assertThat(evening.text()).doesNotContain("Discard");
    evening.types("q", Evening.LEFT, "y");
    assertThat(evening.shown()).isInstanceOf(EditorPage.class);
    evening.types("q", "y");
    assertThat(evening.shown()).isInstanceOf(GamePage.class);
    evening.types("e", "q");
    assertThat(evening.shown()).isInstanceOf(GamePage.class);
  }

  @Test
  void clicksGoThroughAllMarksAndTheRightButtonRemoves() {
    playing("toy").types("e");
    Extent window = editor().frame(Extent.of(80, 24)).board().window();
    Input.Pointed left =
        Input.Pointed.of(MouseActionType.CLICK_DOWN, Mouse.LEFT, window.x() + 1, window.y() + 1);
    evening.give(left).give(left);
    assertThat(at(0, 0)).isEqualTo(Mark.WHITE);
    evening.give(
        Input.Pointed.of(MouseActionType.CLICK_DOWN, Mouse.RIGHT, window.x() + 1, window.y() + 1));
    assertThat(at(0, 0)).isEqualTo(Mark.EMPTY);
    evening.give(Input.Pointed.of(MouseActionType.CLICK_DOWN, Mouse.LEFT, 0, 23));
    assertThat(editor().draft().setup().marks()).isEmpty();
  }

  @Test
  void theGameIsAsItWasWhenTheEditorIsLeft() {
    playing("toy").types("\r");
    Session before = evening.game().session();
    evening.types("e", ":clear\r", "2", "q", "y");
    assertThat(evening.game().session()).isSameAs(before);
    assertThat(house.left).isEmpty();
  }

  @Test
  void playBeginsAnotherGameFromWhichOneComesBackToThePositionAndThenToTheFirst() {
    playing("toy").types("\r");
    Session first = evening.game().session();
    evening.types("e", Evening.LEFT, "2", "p", "t");
    Session second = evening.game().session();
    assertThat(second.position().at(new Site(1, 0))).isEqualTo(Mark.WHITE);
    assertThat(second.position().at(new Site(1, 1))).isEqualTo(Mark.BLACK);
    assertThat(second.position().toMove()).contains(Side.BLACK);
    assertThat(second.terms().setup()).isPresent();
    assertThat(house.left).isEmpty();
    evening.types("q");
    assertThat(at(1, 0)).isEqualTo(Mark.WHITE);
    evening.types("q", "y");
    assertThat(evening.game().session()).isSameAs(first);
    assertThat(house.left).hasSize(1);
    assertThat(house.left.get(0).now()).isSameAs(second);
  }

  @Test
  void whatCannotBeSavedIsSaidBeforeANameIsTyped() {
    playing("dots").types("e:1,1-2,2\r", "1");
    assertThat(editor().draft().faults()).isNotEmpty();
    assertThat(evening.types("s").text()).contains("Fix this first");
    assertThat(editor().entry()).isEmpty();
  }

  @Test
  void tabCompletesCommandsHereToo() {
    assertThat(playing("toy").types("e:pl\t").text()).contains(":play");
    assertThat(evening.types("\025the\t").text()).contains(":theme");
    house.files.put("mine.banmen", null);
    assertThat(evening.types("\025save m\t").text()).contains(":save mine.banmen");
  }

  @Test
  void editsAreTakenBackAndDoneAgain() {
    playing("toy").types("e", "1", "p", ":clear\r", "uuu");
    assertThat(editor().draft().setup()).isEqualTo(new Setup(Map.of(), Optional.of(Side.BLACK)));
    evening.types("UU");
    assertThat(at(1, 1)).isEqualTo(Mark.BLACK);
    assertThat(editor().draft().toMove()).isEqualTo(Side.WHITE);
    evening.types("2");
    assertThat(evening.types("U").text()).contains("Nothing to redo");
    evening.types("uuuu");
    assertThat(said()).contains("Nothing to undo");
  }

  @Test
  void anEditThatChangesNothingIsNotTakenBack() {
    playing("toy").types("e", "0", ":clear\r", ":start\r");
    assertThat(editor().drafts().past()).isEmpty();
  }

  @Test
  void zeroIsTheGamesStart() {
    playing("othello").types("e", ":clear\r");
    assertThat(editor().draft().setup().marks()).isEmpty();
    evening.types(":start\r");
    assertThat(editor().draft().count(Side.WHITE)).isEqualTo(2);
  }

  @Test
  void dotsTakeNoMarkAndBoxesAndLinesDo() {
    playing("dots", "2").types("e", ":1,1\r");
    evening.types("\033[1;2A\033[1;2D", "1");
    assertThat(at(0, 0)).isEqualTo(Mark.FIXTURE);
    assertThat(editor().messages().notice()).contains("1,1 is part of the board");
    evening.types(Evening.RIGHT, "1", Evening.DOWN, "2");
    assertThat(at(0, 1)).isEqualTo(Mark.BLACK);
    assertThat(at(1, 1)).isEqualTo(Mark.WHITE);
    assertThat(evening.text()).contains("has an owner but only 1");
  }

  @Test
  void whatIsWrongIsMarkedToldAndCannotBePlayed() {
    playing("go", "5").types("e", ":A5\r", "1", ":B5\r", "2", ":A4\r", "2");
    assertThat(said()).contains("group of 1 stone at A5 has no liberties");
    assertThat(evening.text()).contains("██!██");
    evening.types("t");
    assertThat(evening.text()).contains("Fix this first").contains("m next problem");
    assertThat(editor().cursor()).isEqualTo(new Site(0, 0));
    evening.types(":save x\r");
    assertThat(house.saved).isEmpty();
    assertThat(evening.types("0").text()).contains("Ready to play.");
    evening.types(":save x\r");
    assertThat(evening.text()).contains("Saved as x");
    assertThat(house.saved.get("x").terms().setup()).contains(editor().draft().setup());
  }

  @Test
  void theNextFaultIsGoneToRoundAndRound() {
    playing("dots", "3").types("e", ":1,1-1,2\r", "j", "1", "jj", "2");
    assertThat(editor().draft().faults()).hasSize(2);
    evening.types("m");
    assertThat(editor().cursor()).isEqualTo(new Site(1, 1));
    assertThat(evening.types("m").text()).contains("2 problems");
    assertThat(editor().cursor()).isEqualTo(new Site(3, 1));
  }

  @Test
  void savingAsksForANameAndTellsWhatWentWrong() {
    playing("toy").types("e", "1", ":save x\r");
    assertThat(evening.text()).contains("Saved as x");
    assertThat(evening.types(":save x\r").text()).contains("x is there already");
    assertThat(evening.types("s").text()).contains(":save toy.sgf");
    assertThat(evening.types("\r").text()).contains("Saved as toy.sgf");
    assertThat(house.saved.get("x").position().at(new Site(1, 1))).isEqualTo(Mark.BLACK);
  }

  @Test
  void commandsDoWhatKeysDo() {
    playing("toy").types("\r", ":edit\r", ":clear\r");
    assertThat(editor().draft().setup().marks()).isEmpty();
    evening.types(":undo\r");
    assertThat(at(1, 1)).isEqualTo(Mark.BLACK);
    evening.types(":c1\r");
    assertThat(editor().cursor()).isEqualTo(new Site(0, 2));
    assertThat(evening.types(":z9\r").text()).contains("'z9' isn't a command here", "'help'");
    assertThat(evening.types(":help\r").text()).contains("Setting up a position");
    evening.types("x", ":start\r", ":play\r");
    assertThat(evening.game().session().position().ply()).isZero();
    evening.types("q", "q", "y", "q");
    assertThat(evening.isLeft()).isTrue();
  }

  @Test
  void theBoardOfAnExerciseIsPasted() {
    playing("othello").types("e");
    paste("--------\n--------\n---W----\n---BWBBB\n---WB---\n--------\n--------\n--------\nW\n");
    assertThat(at(2, 3)).isEqualTo(Mark.WHITE);
    assertThat(at(3, 7)).isEqualTo(Mark.BLACK);
    assertThat(editor().draft().toMove()).isEqualTo(Side.WHITE);
    assertThat(editor().draft().setup().marks()).hasSize(8);
    playing("capture", "3").types("e");
    paste("0 1 2\r\n0 0 0\r\n2 0 1");
    assertThat(at(0, 1)).isEqualTo(Mark.WHITE);
    assertThat(at(2, 0)).isEqualTo(Mark.BLACK);
    assertThat(editor().draft().toMove()).isEqualTo(Side.BLACK);
  }

  @Test
  void linesAndBoxesArePasted() {
    playing("dots", "3").types("e");
    paste("+-+ +\n|A|\n+-+ +\n\n+ +=+\n");
    assertThat(at(0, 1)).isEqualTo(Mark.BLACK);
    assertThat(at(1, 1)).isEqualTo(Mark.BLACK);
    assertThat(at(4, 3)).isEqualTo(Mark.WHITE);
    assertThat(editor().draft().faults()).isEmpty();
    Setup before = editor().draft().setup();
    paste("+-+ +\n||\n-");
    assertThat(editor().messages().notice()).contains("expected 5 rows of");
    paste("--+ +\n|A|\n+-+ +\n\n+ +=+");
    assertThat(editor().messages().notice()).contains("row 1, column 1: expected a dot");
    assertThat(editor().draft().setup()).isEqualTo(before);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "X.O/.../..; row 3: expected 3 points, found 2",
        "X.O/...; expected 3 rows of 3, found 2 rows",
        "X.O; Pasted: expected 3 rows of 3, found 1 row",
        "X.O/.../.../.O.; found 4 rows",
        "X.O/.Q./...; row 2, column 2: expected B, W or ., found 'Q'",
        "'X . O/. \u001b ./. . .'; row 2, column 2: expected B, W or ., found '?'",
        "''; found 0 rows"
      })
  void aPasteThatIsNoBoardSaysWhereAndChangesNothing(String rows, String said) {
    playing("toy").types("\r", "e");
    Setup before = editor().draft().setup();
    paste(rows.replace('/', '\n'));
    assertThat(editor().messages().notice()).contains(said);
    assertThat(evening.text()).contains("asted");
    assertThat(editor().draft().setup()).isEqualTo(before);
    assertThat(editor().drafts().past()).isEmpty();
  }

  /** The size of the first small board on which there is room, of those that the laws play on. */
  private static String smallSize(Family family) {
    return GameCases.of(family).smallOptions().stream()
        .map(options -> options.replaceAll("^.*size=([0-9x]+).*$", "$1"))
        .filter(size -> size.matches("[3-9]"))
        .findFirst()
        .orElseThrow();
  }

  static List<Family> families() {
    return TestHouse.everything().families();
  }

  /** Whatever is done, seeds fixed, every mark has a place, and what is good can be begun. */
  @ParameterizedTest
  @MethodSource("families")
  void whatIsGoodCanBeBegunAndShowsTheSameBoard(Family family) {
    SplittableRandom random = new SplittableRandom(11);
    int begun = 0;
    for (int round = 0; round < 20; round++) {
      playing(family.id(), smallSize(family)).types("e");
      for (int i = 0; i < 25; i++) {
        int key = random.nextInt(12);
        evening.types(
            key < 4
                ? List.of(Evening.UP, Evening.DOWN, Evening.LEFT, Evening.RIGHT).get(key)
                : "120 puUD".substring(key - 4, key - 3));
        begun += agrees(editor()) ? 1 : 0;
      }
    }
    assertThat(begun).isPositive();
  }

  private boolean agrees(EditorPage page) {
    Lattice lattice = page.draft().game().lattice();
    Position bare = Position.start(page.draft().game());
    page.draft()
        .setup()
        .marks()
        .forEach(
            (site, mark) -> {
              assertThat(lattice.contains(site)).isTrue();
              assertThat(bare.at(site)).isNotEqualTo(Mark.FIXTURE);
              assertThat(mark.side()).isPresent();
            });
    if (!page.draft().faults().isEmpty()) {
      assertThat(evening.text()).doesNotContain("Ready to play.");
      return false;
    }
    assertThat(evening.text()).contains("Ready to play.");
    Position played = page.terms().from(page.draft().setup()).start(house.games());
    assertThat(played.sameBoard(page.draft().shown())).isTrue();
    assertThat(played.movers()).isSubsetOf(Side.values());
    return true;
  }

  @Test
  void eachCommandDoesSomething() {
    playing("toy").types("e");
    CommandLaws.check(EditorCommands.LINE, editor());
  }
}
