package dev.banmen.tui.page.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import dev.banmen.app.Pending;
import dev.banmen.app.Refusal;
import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Ground;
import dev.banmen.game.Move;
import dev.banmen.game.Site;
import dev.banmen.lesson.Answers;
import dev.banmen.lesson.Branch;
import dev.banmen.lesson.Lesson;
import dev.banmen.lesson.LessonSession;
import dev.banmen.lesson.MoveReply;
import dev.banmen.lesson.Step;
import dev.banmen.lesson.StepOutcome;
import dev.banmen.lesson.reader.Fixture;
import dev.banmen.text.Language;
import dev.banmen.tui.Evening;
import dev.banmen.tui.TestHouse;
import dev.banmen.tui.board.BoardView;
import dev.banmen.tui.board.ShownPart;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.page.GameFrame;
import dev.banmen.tui.page.Viewer;
import dev.banmen.tui.term.Keys;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** A file of problems on the screen: the list, and the part of the board that a problem needs. */
class CoursePageTest {
  private static final String CORNER =
      "(;GM[1]SZ[19]GN[Corner, 9k]PL[B]AB[ac][bc][cc][dc]AW[ab][bb][cb]"
          + "(;B[ca]TE[1])(;B[aa]BM[1]))";
  private static final String SIDE =
      "(;GM[1]SZ[19]GN[Side, 5k]PL[B]AB[sj][rj]AW[sk](;B[rk]TE[1])(;B[sl]BM[1]))";
  private static final String VIEW =
      "(;GM[1]SZ[19]GN[View]PL[B]VW[aa:jj]AB[dd]AW[ed](;B[ee]TE[1])(;B[aa]BM[1]))";
  private static final String WHOLE =
      "(;GM[1]SZ[19]GN[Whole]PL[B]AB[aa][ss]AW[sa](;B[ba]TE[1])(;B[cc]BM[1]))";

  private final TestHouse house = new TestHouse(0);

  static Lesson file() {
    try {
      return Fixture.lesson(Fixture.problem(CORNER + SIDE + VIEW + WHOLE));
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private Evening list(int cols, int rows) throws Refusal {
    CoursePage page =
        CoursePage.of(
            house, Language.ENGLISH.words(Viewer.class), file(), 0, Pending.Watch.PATIENT);
    return new Evening(house, page, cols, rows, Glyphs.UNICODE);
  }

  private Evening problem(int number) {
    LessonSession at = LessonSession.at(file(), number - 1);
    LessonPage page = LessonPage.of(Language.ENGLISH.words(Viewer.class), at);
    return new Evening(house, page, 80, 24, Glyphs.UNICODE);
  }

  @ParameterizedTest
  @CsvSource({"80, 24", "45, 40", "120, 40", "40, 12"})
  void aListSaysWhatIsKnownOfEachProblem(int cols, int rows) throws Refusal {
    Evening evening = list(cols, rows);
    assertThat(evening.text())
        .contains("0 of 4 solved, 0 due", "1  Corner, 9k", "4  Whole", " new");
    evening.types("\r:C19\rq");
    assertThat(evening.text()).contains("1 of 4 solved, 0 due", "solved");
    evening.types("j\r:A1\r");
    assertThat(house.remembered.get(1).result()).isEqualTo(StepOutcome.WRONG);
    assertThat(evening.types("q").text()).contains("1 of 4 solved", "wrong");
  }

  /** Painting makes no problem: its board is there once it was made elsewhere. */
  @Test
  void theBoardOfTheChosenProblemComesLater() throws Refusal {
    Evening evening = list(120, 40);
    assertThat(((CoursePage) evening.shown()).seen()).isEmpty();
    for (int problem = 0; problem < 3; problem++) {
      while (((CoursePage) evening.shown()).due() != Long.MAX_VALUE) {
        Thread.yield();
        evening.passes();
      }
      Step step = file().steps().get(problem);
      assertThat(((CoursePage) evening.shown()).seen())
          .hasValueSatisfying(
              seen -> assertThat(seen.part().first()).isEqualTo(ProblemPart.of(step).first()));
      evening.types("j");
    }
  }

  @Test
  void aFilterLeavesOutTheOthers() throws Refusal {
    Evening evening = list(80, 24).types("\r:C19\rq\t");
    assertThat(evening.text()).contains("unsolved: 3", "2  Side").doesNotContain("1  Corner");
    assertThat(evening.types("\t").text()).contains("wrong: 0", "None");
    assertThat(evening.types("\r\t").text()).contains("due: 0");
    assertThat(evening.types("\t").text()).contains("1  Corner").doesNotContain("all:");
    assertThat(evening.types("v").text()).contains("No problem is due.");
    assertThat(evening.types("n").text()).contains("step 2 of 4", "Side");
  }

  @Test
  void aTypedFilterFindsNamesAndStates() throws Refusal {
    Evening evening = list(80, 24).types("\r:C19\rq/vin");
    assertThat(evening.text()).contains("/vin", "None");
    assertThat(evening.types("\177\177ie").text()).contains("3  View").doesNotContain("2  Side");
    assertThat(evening.types("\r\r").text()).contains("step 3 of 4");
    assertThat(evening.types("q").text()).contains("/vie", "3  View").doesNotContain("2  Side");
    assertThat(evening.give(new KeyStroke(KeyType.Escape)).text()).contains("1  Corner", "2  Side");
    assertThat(evening.types("/solved\r").text()).contains("1  Corner").doesNotContain("2  Side");
  }

  @Test
  void rightAtALaterTryIsSolved() throws Refusal {
    assertThat(list(80, 24).types("\r:A1\r\r:C19\rq").text())
        .contains("1 of 4 solved", "solved at a later try, due");
  }

  /** Neither way do pages pile up. */
  @Test
  void fromAProblemToTheListAndBack() throws Refusal {
    Evening evening = problem(1).types("g");
    assertThat(evening.text()).contains("0 of 4 solved");
    assertThat(evening.types("jj\r").text()).contains("step 3 of 4");
    assertThat(evening.types("gq").text()).contains("step 3 of 4");
    assertThat(evening.types(":list due\r").text()).contains("due: 0");
    Evening begun = list(80, 24).types("\rnn");
    assertThat(begun.types("g").text()).contains("▌ 3  View");
    assertThat(begun.types("\rq").text()).contains("▌ 3  View");
  }

  @Test
  void aProblemIsShownAsItsPartAndTheWholeBoardByAKey() {
    Evening corner = problem(1);
    assertThat(corner.text()).contains(" 19 ", " 15 ").doesNotContain(" 14 ", " G ");
    assertThat(corner.types("W").text()).contains(" 19 ", " 10 ", "Q R S T");
    assertThat(corner.types("n").text()).contains("Q R S T");
    assertThat(corner.types("W").text()).contains(" R ", " T").doesNotContain(" A ");
    assertThat(problem(3).text()).contains("19", "10", "J   K").doesNotContain("  9 ", " L ");
    assertThat(problem(4).text()).contains("A B C", "R S T");
    assertThat(problem(4).types("W").text()).contains("The whole board is shown.");
  }

  /** However long its answer is. */
  @Test
  void aProblemOfVeryManyMovesHasAPart() throws IOException {
    Step shown = file().steps().get(0);
    Answers answers = (Answers) shown.task().orElseThrow();
    Branch branch = answers.first();
    for (int i = 0; i < 100_000; i++) {
      MoveReply right = new MoveReply.Right(List.of(), "", Optional.of(branch));
      Move move = branch.replies().keySet().iterator().next();
      branch = new Branch(branch.position(), Map.of(move, right), Optional.empty());
    }
    Step step =
        new Step(
            shown.name(),
            "",
            List.of(),
            shown.start(),
            shown.markup(),
            List.of(),
            Optional.of(new Answers(branch, List.of(), Optional.empty())));
    assertThat(ProblemPart.of(step)).isEqualTo(ProblemPart.of(shown));
  }

  /** Reading many problems says how far it is, and Esc ends it on the page it began on. */
  @Test
  void readingManyProblemsIsWatchedAndCanBeCancelled() {
    Evening evening = problem(2);
    Pending<Integer> pending =
        Pending.start(
            "reading",
            watch -> {
              watch.came(42, 100);
              while (!watch.isGivenUp()) {
                Thread.yield();
              }
              return 0;
            },
            unwanted -> {});
    house.pending = Optional.of(pending);
    evening.types("g");
    while (pending.percent() == 0) {
      Thread.yield();
    }
    assertThat(evening.ticks().text()).doesNotContain("42%");
    assertThat(evening.passes().passes().text()).contains("Reading: 42%. Esc cancels.");
    assertThat(evening.give(Keys.of(KeyType.Escape)).text()).contains("step 2 of 4");
    assertThat(pending.isUsable()).isFalse();
    assertThat(evening.shown()).isInstanceOf(LessonPage.class);
  }

  @Test
  void whoGivesUpReadingReadsNoFurther() {
    Pending.Watch done =
        new Pending.Watch() {
          @Override
          public void came(long now, long all) {
            assertThat(all).isEqualTo(4);
          }

          @Override
          public boolean isGivenUp() {
            return true;
          }
        };
    assertThatThrownBy(() -> CoursePage.read(file(), done)).isInstanceOf(Refusal.class);
  }

  /** What reads all problems is not done where keys are waited for. */
  @Test
  void whatIsDueIsFoundOnAnotherThread() {
    Deque<Runnable> later = new ArrayDeque<>();
    house.ownFiles = later::add;
    Evening waiting = problem(2).types(":go next\r");
    assertThat(later).hasSize(1);
    assertThat(waiting.text()).contains("step 2 of 4");
    later.pop().run();
    house.ownFiles = Runnable::run;
    Evening evening = problem(2);
    assertThat(evening.types(":go due\r").text()).contains("No problem is due.");
    assertThat(evening.types(":go next\r").text()).contains("step 1 of 4");
    assertThat(evening.types(":go 1\r").text()).contains("That is the one shown: step 1.");
    assertThat(evening.types(":go 4\r").text()).contains("step 4 of 4");
    assertThat(evening.types(":go 5\r").text()).contains("step 4 of 4");
  }

  @Test
  void theCursorStaysInThePartButAMoveMayBeAnywhere() {
    Evening corner = problem(1);
    for (String key : new String[] {Evening.RIGHT, Evening.LEFT, Evening.UP, Evening.DOWN}) {
      corner.types(key.repeat(30));
      Site cursor = ((LessonPage) corner.shown()).cursor();
      assertThat(((LessonPage) corner.shown()).view().part().contains(cursor)).isTrue();
    }
    assertThat(corner.types(":Q4\r").text()).contains("Not quite.", "Q R S T");
  }

  private static Stream<Game> games() {
    return Fixture.everything().families().stream()
        .map((Family family) -> family.game(Map.of()))
        .filter(game -> game.lattice().ground() != Ground.LINES);
  }

  /** By game: all of a part is seen, and the mouse finds each of its sites where it is. */
  @ParameterizedTest
  @MethodSource("games")
  void everySiteOfAPartIsSeenAndFound(Game game) {
    Random random = new Random(1);
    int rows = game.lattice().rows();
    int cols = game.lattice().cols();
    for (int i = 0; i < 50; i++) {
      int top = random.nextInt(rows);
      int left = random.nextInt(cols);
      Site first = new Site(top, left);
      Site last = first.plus(random.nextInt(rows - top), random.nextInt(cols - left));
      ShownPart part = new ShownPart(game.lattice(), first, last);
      Extent screen = Extent.of(40 + random.nextInt(90), 24 + random.nextInt(26));
      BoardView view = GameFrame.of(game, part, screen, first, 0).board();
      assertThat(view.isWhole()).isTrue();
      for (int row = first.row(); row <= last.row(); row++) {
        for (int col = first.col(); col <= last.col(); col++) {
          Site site = new Site(row, col);
          int x = view.window().x() + view.x(site);
          int y = view.window().y() + view.y(site);
          assertThat(view.window().contains(x, y)).isTrue();
          assertThat(view.siteAt(x, y)).isEqualTo(site);
        }
      }
    }
  }
}
