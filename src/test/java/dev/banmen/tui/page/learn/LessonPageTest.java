package dev.banmen.tui.page.learn;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.LessonDraft;
import dev.banmen.app.Pending;
import dev.banmen.app.Refusal;
import dev.banmen.game.Move;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.lesson.Answers;
import dev.banmen.lesson.Branch;
import dev.banmen.lesson.Lesson;
import dev.banmen.lesson.LessonSession;
import dev.banmen.lesson.MoveReply;
import dev.banmen.lesson.Step;
import dev.banmen.lesson.StepOutcome;
import dev.banmen.lesson.StepResult;
import dev.banmen.session.Player;
import dev.banmen.session.Session;
import dev.banmen.text.Language;
import dev.banmen.tui.Evening;
import dev.banmen.tui.Golden;
import dev.banmen.tui.LessonWalk;
import dev.banmen.tui.Taught;
import dev.banmen.tui.TestHouse;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.page.AwaitingPage;
import dev.banmen.tui.page.CommandLaws;
import dev.banmen.tui.page.Page;
import dev.banmen.tui.page.Viewer;
import dev.banmen.tui.page.play.GamePage;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The keys and the screen of a lesson. */
class LessonPageTest {
  @RegisterExtension static final Golden GOLDEN = new Golden();

  /** A capture with everything that may be said of an answer. */
  private static final String CAPTURE =
      """
      ---
      game: go
      set: size=5
      ---
      # Capture

      A stone lives on its **liberties**.

      ```board
      . . . . .
      . . X . .
      . X O . .
      . . X . .
      . . . . .
      ```

      ```moves
      A1: Black waits.
      ```

      ## Take it

      White's stone has one liberty left.

      ```board black
      . . . . .
      . . X . .
      . X O . .
      . . X . .
      . . . . .
      ```

      ```answers
      right D3: That was its last liberty.
      wrong D4 D3: White gets away.
      wrong *: That does not touch it.
      hint: Which point beside the stone is empty?
      ```

      ## How many

      ```choices
      wrong 3: Count again.
      right 4: Up, down, left and right.
      ```

      ## Play

      ```practice
      goal: moves 2
      ```
      """;

  private final TestHouse house = new TestHouse(0);

  private Evening lesson(int cols, int rows, Glyphs glyphs) {
    return evening(Taught.read("go/capture", CAPTURE), cols, rows, glyphs);
  }

  private Evening evening(Lesson lesson, int cols, int rows, Glyphs glyphs) {
    LessonPage page =
        LessonPage.of(Language.ENGLISH.words(Viewer.class), LessonSession.at(lesson, 0));
    return new Evening(house, page, cols, rows, glyphs);
  }

  private Evening wide() {
    return lesson(80, 24, Glyphs.UNICODE);
  }

  private Evening atTask() {
    return wide().types("n");
  }

  private static String flat(Evening evening) {
    return evening.text().replaceAll("\\s+", " ");
  }

  @Test
  void whatIsShownWaitsForEnterAndThenGoesOn() {
    Evening evening = wide();
    assertThat(flat(evening)).contains("step 1 of 4", "Press Enter for the next move.");
    assertThat(flat(evening.types("\r"))).contains("Black waits.", "Press Enter to continue.");
    assertThat(flat(evening.types("\r"))).contains("step 2 of 4", "You play Black");
    assertThat(house.remembered)
        .containsExactly(new StepResult("go/capture", "capture", StepOutcome.READ));
  }

  @Test
  void aStepIsReachedByItsNumber() {
    assertThat(flat(wide().types(":3\r"))).contains("step 3 of 4");
    assertThat(flat(wide().types(":go 4\r"))).contains("step 4 of 4");
    assertThat(flat(wide().types(":go unsolved\r"))).contains("step 2 of 4");
    assertThat(flat(wide().types(":go random\r"))).containsPattern("step [234] of 4");
    assertThat(flat(wide().types(":5\r")))
        .contains("step 1 of 4", "This lesson has 4 steps. Type a number");
  }

  @Test
  void whichStepItIsIsNotBrokenInTwo() {
    Evening evening = evening(Taught.named("go/06-suicide"), 80, 24, Glyphs.UNICODE);
    assertThat(evening.text()).contains("─ Suicide, and what isn't ─", " step 1 of 5\n");
  }

  @Test
  void enterReadsTheTextToItsEndBeforeTheNextStep() {
    Evening evening = evening(Taught.named("go/10-the-end"), 56, 18, Glyphs.UNICODE);
    assertThat(flat(evening)).contains("step 1 of 6", "1 of 2", "Enter more");
    assertThat(flat(evening.types("\r"))).contains("step 1 of 6", "2 of 2", "Enter continue");
    assertThat(flat(evening.types("\r"))).contains("step 2 of 6");
    Evening large = evening(Taught.named("go/10-the-end"), 120, 40, Glyphs.UNICODE);
    assertThat(flat(large)).contains("step 1 of 6").doesNotContain("Enter more");
    assertThat(flat(large.types("\r"))).contains("step 2 of 6");
  }

  @Test
  void aTextThatAsksNothingHasTheRowsOfWhatWouldBeSaid() {
    Evening evening = evening(Taught.named("capture/01-the-last-liberty"), 80, 24, Glyphs.UNICODE);
    assertThat(flat(evening)).contains("Press Enter to continue.").doesNotContain("1 of 2");
  }

  @Test
  void noPageOfATextRepeatsTheOneBefore() {
    Evening evening = evening(Taught.named("othello/01-bracketing"), 40, 15, Glyphs.UNICODE);
    assertThat(flat(evening)).contains("moves first", "Press Enter for more.", "Enter more");
    assertThat(flat(evening.types("\r")))
        .contains("You place a disc")
        .doesNotContain("moves first");
  }

  @Test
  void aPageOfATextEndsWithASentenceIfThatTakesNoMorePages() {
    assertThat(flat(step("othello/01-bracketing", 5, 60, 20)))
        .containsPattern("stay white anyway\\.[^.]* 1 of 2");
    assertThat(flat(step("go/09-territory", 2, 40, 15))).contains("they are no 1 of 2");
  }

  private Evening step(String id, int number, int cols, int rows) {
    LessonSession at = LessonSession.at(Taught.named(id), number - 1);
    LessonPage page = LessonPage.of(Language.ENGLISH.words(Viewer.class), at);
    return new Evening(house, page, cols, rows, Glyphs.UNICODE);
  }

  @Test
  void aPassWhereAMoveIsAskedForIsCalledOne() {
    assertThat(flat(atTask().types("p")))
        .contains("Not quite. That was a pass.")
        .doesNotContain("That does not");
    assertThat(flat(atTask().types(":A1\r"))).contains("Not quite. That does not");
  }

  @Test
  void theRightMoveIsPraisedAndRemembered() {
    Evening evening = atTask().types(":D3\r");
    assertThat(flat(evening)).contains("Right. That was its last", "Press Enter to continue.");
    assertThat(house.remembered)
        .containsExactly(new StepResult("go/capture", "take-it", StepOutcome.RIGHT));
  }

  @Test
  void aWrongMoveIsRefutedMoveByMoveAndTakenBack() {
    Evening evening = atTask().types(":D4\r");
    LessonPage page = (LessonPage) evening.shown();
    assertThat(page.position().ply()).isEqualTo(1);
    assertThat(flat(evening)).contains("Not quite. White gets away.");
    house.pass(1);
    evening.ticks();
    house.pass(10_000);
    evening.ticks();
    assertThat(((LessonPage) evening.shown()).position().ply()).isEqualTo(2);
    house.pass(100_000);
    evening.ticks();
    assertThat(flat(evening)).contains("Press Enter to try again.", "Enter try again ");
    evening.types("\r");
    assertThat(((LessonPage) evening.shown()).position().ply()).isZero();
    assertThat(flat(evening.types(":D3\r"))).contains("Right.");
  }

  @Test
  void anAnswerMayComeWhileARefutationIsPlayed() {
    assertThat(flat(atTask().types(":D4\r", ":D3\r"))).contains("Right.");
  }

  @Test
  void aRefusedMoveIsExplainedByTheRulesAndCostsNothing() {
    Evening evening = atTask().types(":C4\r");
    assertThat(flat(evening)).contains("C4 is occupied");
    assertThat(house.remembered).isEmpty();
    assertThat(flat(evening.types(":D3\r"))).contains("Right.");
  }

  @Test
  void theTextAloneIsClosedBeforeTheLessonIsLeft() {
    Evening evening = atTask().types("\t", "q");
    assertThat(evening.isLeft()).isFalse();
    assertThat(evening.types("q").isLeft()).isTrue();
  }

  @Test
  void aRefusedSiteHasOneSignAndTheNumber() {
    assertThat(atTask().types(":C4\r").text()).contains("!1").doesNotContain("!!1");
    Evening low = lesson(40, 15, Glyphs.UNICODE).types("n:C4\r");
    assertThat(low.text()).contains("!●1").doesNotContain("!!");
  }

  @Test
  void theTaskStaysInItsRowWhileItIsAsked() {
    for (int[] size : new int[][] {{80, 24}, {120, 40}, {40, 15}}) {
      int row = taskRow(lesson(size[0], size[1], Glyphs.UNICODE).types("n"));
      assertThat(row).isPositive();
      for (String keys : List.of(":C4\r", "H", "x", ":nothing\r")) {
        Evening evening = lesson(size[0], size[1], Glyphs.UNICODE).types("n");
        assertThat(taskRow(evening.types(keys))).as(keys + size[0]).isEqualTo(row);
      }
    }
  }

  /** The verdict stands where the task was, and the key to press below it. */
  @Test
  void theVerdictIsReadBeforeTheKeyToPress() {
    for (int[] size : new int[][] {{80, 24}, {120, 40}, {40, 15}}) {
      int row = taskRow(lesson(size[0], size[1], Glyphs.UNICODE).types("n"));
      Evening right = lesson(size[0], size[1], Glyphs.UNICODE).types("n", ":D3\r");
      assertThat(row(right, "Right.")).as("%d", size[0]).isEqualTo(row);
      assertThat(row(right, "Press Enter to")).isGreaterThan(row);
      Evening wrong = lesson(size[0], size[1], Glyphs.UNICODE).types("n", ":D4\r");
      for (int i = 0; i < 3; i++) {
        house.pass(100_000);
        wrong.ticks();
      }
      assertThat(row(wrong, "Not quite.")).as("%d", size[0]).isEqualTo(row);
      assertThat(row(wrong, "Press Enter to")).isGreaterThan(row);
    }
  }

  private static int row(Evening evening, String text) {
    List<String> lines = evening.text().lines().toList();
    return IntStream.range(0, lines.size())
        .filter(y -> lines.get(y).contains(text))
        .findFirst()
        .orElse(-1);
  }

  /** The row with what is asked, or with the key that comes next. */
  private static int taskRow(Evening evening) {
    List<String> lines = evening.text().lines().toList();
    for (int y = 0; y < lines.size(); y++) {
      if (lines.get(y).matches(".*(You play |Press Enter ).*")) {
        return y;
      }
    }
    return -1;
  }

  @Test
  void aHintIsGivenAndRemembered() {
    assertThat(flat(atTask().types("H"))).contains("Hint: Which point beside");
    assertThat(house.remembered)
        .containsExactly(new StepResult("go/capture", "take-it", StepOutcome.HINT));
  }

  @Test
  void aQuestionIsAnsweredByItsNumberOrByTheOnePicked() {
    assertThat(flat(wide().types("nn1"))).contains("Not quite. Count again.");
    assertThat(flat(wide().types("nn", Evening.DOWN, Evening.DOWN, "\r")))
        .contains("Right. Up, down");
    assertThat(flat(wide().types("nn\r")))
        .contains("Choose an answer first.")
        .doesNotContain("Not quite");
    assertThat(flat(wide().types("nn9"))).contains("9 does nothing here");
  }

  @Test
  void aGoalIsCalledOne() {
    assertThat(flat(wide().types("nnn"))).contains("Your goal: play 2 moves");
  }

  @Test
  void inFreePracticeMovesAreTakenBackAndTheGoalIsReached() {
    Evening evening = wide().types("nnn", ":A1\r", "u", ":B1\r", ":C1\r");
    assertThat(flat(evening)).contains("Press Enter to continue.", "Enter continue");
    assertThat(flat(evening.types("\r")))
        .contains("You have done 1 of 4 steps.")
        .doesNotContain("Well done", "What you learned", "docs/");
    evening.types("\r");
    assertThat(((LessonPage) evening.shown()).session().index()).isZero();
  }

  @Test
  void theEndOfALessonOffersTheGame() {
    Lesson lesson = Taught.named("go/01-the-board");
    Evening evening = evening(lesson, 80, 24, Glyphs.UNICODE);
    evening.types("n".repeat(lesson.steps().size()));
    assertThat(flat(evening)).contains("p starts a game of Go against the computer, level 1");
    evening.types("p");
    assertThat(evening.shown()).isInstanceOf(GamePage.class);
    assertThat(house.began.now().terms().chosen()).containsEntry("size", "9");
    assertThat(house.began.now().terms().white().holder().id()).isEqualTo("bot:1");
  }

  @Test
  void theEndOfALessonOffersAGameFromItsLastPosition() {
    Lesson lesson = Taught.named("go/05-atari");
    Evening evening = evening(lesson, 80, 24, Glyphs.UNICODE);
    String steps = "n".repeat(lesson.steps().size() - 1);
    assertThat(flat(evening.types(steps, "C"))).contains("There is no game to continue here.");
    assertThat(flat(evening.types(":continue\r"))).contains("There is no game to continue here.");
    assertThat(flat(evening.types("n"))).contains("C plays on from the last position", "C play");
    evening.types("C");
    assertThat(evening.shown()).isInstanceOf(GamePage.class);
    Session began = house.began.now();
    assertThat(began.position().sameBoard(evening.game().session().position())).isTrue();
    assertThat(began.position().setup().marks()).hasSize(3);
    assertThat(began.seat(Side.BLACK).holder()).isEqualTo(Player.HERE);
    assertThat(evening.types("q").shown()).isInstanceOf(LessonPage.class);
  }

  @Test
  void aGameThatIsOverAtTheEndOfALessonIsNotContinued() {
    Lesson lesson = Taught.named("go/30-a-whole-game");
    Evening evening = evening(lesson, 80, 24, Glyphs.UNICODE);
    evening.types("n".repeat(lesson.steps().size()));
    assertThat(flat(evening)).contains("p starts a game of Go").doesNotContain("C continues");
    assertThat(flat(evening.types(":continue\r"))).contains("There is no game to continue here.");
  }

  /** A practised game shows the boxes of both, and says at the end who won, by how many. */
  @Test
  void aPractisedGameShowsItsScore() {
    Evening evening = evening(Taught.named("dots/01-lines-and-boxes"), 80, 24, Glyphs.UNICODE);
    evening.types("n".repeat(5));
    assertThat(flat(evening)).contains("A: 0 boxes, B: 0 boxes");
    String lines = "1,1-1,2 1,1-2,1 2,1-2,2 1,2-2,2";
    for (String line : lines.split(" ")) {
      evening.types(":" + line + "\r");
    }
    assertThat(flat(evening)).contains("A: 0 boxes, B: 1 box ");
    String last = "1,2-1,3 1,3-2,3 2,2-2,3 2,1-3,1 3,1-3,2 2,2-3,2 2,3-3,3 3,2-3,3";
    for (String line : last.split(" ")) {
      evening.types(":" + line + "\r");
    }
    assertThat(lines(evening)).contains("completes box 2,2-3,3, the last one. B wins, 3 to 1.");
  }

  /** The status' words without the board's: what stands in the right column. */
  private static String lines(Evening evening) {
    return evening
        .text()
        .lines()
        .map(line -> line.length() > 43 ? line.substring(43).strip() : "")
        .filter(line -> !line.isEmpty())
        .collect(Collectors.joining(" "));
  }

  /** The second row of an answer stands below the first, not at the margin. */
  @Test
  void aWrappedAnswerIsIndented() {
    String choice = "right A5, B5, C5, D5, E5, A4, B4, C4, D4 and E4: All.";
    String text = CAPTURE.replaceFirst("(?m)^right [^\\n]*: Up, down", choice + " Up, down");
    Evening evening = evening(Taught.read("go/capture", text), 80, 24, Glyphs.UNICODE).types("nn");
    List<String> lines = evening.text().lines().toList();
    int first = row(evening, " A5, B5, C5");
    assertThat(first).isPositive();
    assertThat(lines.get(first + 1)).endsWith("    C4, D4 and E4");
    assertThat(lines.get(first + 1).indexOf("C4, D4"))
        .isEqualTo(lines.get(first).indexOf("A5, B5"));
  }

  @Test
  void spacePlaysOnOnceTheGoalIsReached() {
    Evening evening = wide().types("nnn", ":A1\r", ":B1\r", "k", " ");
    assertThat(((LessonPage) evening.shown()).position().ply()).isEqualTo(3);
  }

  @Test
  void theLastLineSaysWhatEnterDoes() {
    assertThat(flat(wide())).contains("Enter next move");
    assertThat(flat(wide().types("\r"))).contains("Enter continue");
    assertThat(flat(atTask())).contains("Enter play", "p pass");
    assertThat(flat(wide().types("nn"))).contains("↑↓ choose").doesNotContain("p pass");
  }

  @Test
  void everythingElseIsAKeyAway() {
    assertThat(atTask().types("?").text()).contains("hint");
    assertThat(flat(atTask().types("x"))).contains("has 4 liberties");
    assertThat(flat(atTask().types("oo"))).contains("points of territory");
    assertThat(flat(atTask().types("w"))).contains("w does nothing here");
    assertThat(flat(atTask().types("N"))).contains("step 1 of 4");
    assertThat(flat(atTask().types(":next\r"))).contains("step 3 of 4");
    assertThat(flat(atTask().types(":nonsense\r"))).contains("nonsense");
    assertThat(atTask().types("q").isLeft()).isTrue();
  }

  @Test
  void whatWasMissedIsAskedAgainAlone() throws Exception {
    Evening evening = missed();
    assertThat(flat(evening)).contains("1 to review: v", "1 due", "next review 2026-");
    assertThat(flat(evening.types("v"))).contains("─ Capture ─", "review, the last one");
    assertThat(flat(evening.types(solution(evening))))
        .contains("review, the last one", "Right. That was its last");
    assertThat(flat(evening.types("\r"))).contains("Lessons: 0 of 1 done").doesNotContain("1 due");
    assertThat(house.remembered).hasSize(1);
    assertThat(house.remembered.get(0).step()).isEqualTo("take-it");
  }

  @Test
  void whatIsMissedInAReviewComesBackAtItsEnd() throws Exception {
    Evening evening = missed().types("v", "p");
    assertThat(flat(evening)).contains("review, 1 to go").doesNotContain("the last one");
    evening.types(solution(evening)).types("\r");
    assertThat(flat(evening)).contains("─ Capture ─", "review, the last one");
    assertThat(flat(evening.types(solution(evening)).types("\r"))).doesNotContain("1 due");
    assertThat(house.remembered.stream().map(StepResult::result))
        .containsExactly(StepOutcome.WRONG, StepOutcome.RIGHT, StepOutcome.RIGHT);
  }

  /** Returns somebody who missed a problem yesterday, and looks at the lessons. */
  private Evening missed() throws Exception {
    house.lessons.add(Taught.read("go/capture", CAPTURE));
    house.remember(new StepResult("go/capture", "take-it", StepOutcome.WRONG));
    house.remembered.clear();
    house.today = house.today.plusDays(1);
    return new Evening(house, learn(), 80, 24, Glyphs.UNICODE);
  }

  /** Returns the command for the right answer to the shown problem, however it is turned. */
  private static String solution(Evening evening) {
    LessonSession shown = ((LessonPage) evening.shown()).session();
    Branch branch = ((Answers) shown.step().task().orElseThrow()).first();
    Move right =
        branch.replies().entrySet().stream()
            .filter(reply -> reply.getValue() instanceof MoveReply.Right)
            .findFirst()
            .orElseThrow()
            .getKey();
    return ":" + shown.lesson().game().notation().name(right) + "\r";
  }

  @Test
  void aLessonUnderWorkIsReadAgainWhenItsFileChanges() {
    LessonDraft first = draft("1", CAPTURE);
    house.draft = Optional.of(first);
    LessonPage page =
        LessonPage.of(
                Language.ENGLISH.words(Viewer.class), LessonSession.at(first.lesson().get(), 1))
            .watching(first);
    Evening evening = new Evening(house, page, 80, 24, Glyphs.UNICODE);
    evening.passes();
    assertThat(flat(evening)).contains("White's stone has one");
    house.draft = Optional.of(draft("2", CAPTURE.replace("has one liberty", "has much room")));
    evening.passes();
    assertThat(flat(evening)).contains("White's stone has much", "step 2 of 4");
    house.draft = Optional.of(new LessonDraft("a.md", "3", Optional.empty(), List.of("9:2: bad")));
    evening.passes();
    assertThat(flat(evening)).contains("White's stone has much", "1 fault in the file", "9:2: bad");
    house.draft = Optional.of(draft("4", CAPTURE.replace("## Take it", "## Take it now")));
    evening.passes();
    assertThat(flat(evening)).contains("Take it now", "step 2 of 4").doesNotContain("fault");
    assertThat(evening.types("q").isLeft()).isTrue();
  }

  private static LessonDraft draft(String stamp, String text) {
    return new LessonDraft("a.md", stamp, Optional.of(Taught.read("a", text)), List.of());
  }

  @Test
  void aPageSaysWhatIsKnownByConcept() throws Exception {
    house.lessons.add(Taught.read("go/other", CAPTURE.replace("# Capture", "# Other")));
    Evening evening = missed().types("\t");
    assertThat(evening.shown()).isInstanceOf(ConceptsPage.class);
    assertThat(flat(evening)).containsPattern("Due for review\\. Chance that you [^%]* \\d\\d%");
    assertThat(flat(evening.resize(60, 24)))
        .contains("Concepts: 0 of 2 learned", "To review: 1 ▌ Capture", "Not asked yet: 1 Other")
        .containsPattern("Go \\d\\d%");
    evening.resize(80, 24);
    assertThat(flat(evening.types("\r"))).contains("─ Capture ─", "review, the last one");
    assertThat(flat(evening.types(solution(evening), "\r")))
        .contains("Still learning: 1", "review 2026-", "Next review 2026-")
        .doesNotContain("To review");
    assertThat(flat(evening.types("v"))).contains("Nothing to review today.");
    assertThat(flat(evening.types(Evening.DOWN, "\r"))).contains("Other", "step 1 of 4");
    assertThat(evening.types("q", "\t").shown()).isInstanceOf(LearnPage.class);
  }

  @ParameterizedTest
  @MethodSource("sizes")
  void theConceptsFitEveryScreen(Extent size) {
    for (int i = 10; i < 50; i++) {
      String title = "# Concept " + i + " and more than a narrow screen has room for";
      house.lessons.add(Taught.read("go/" + i, CAPTURE.replace("# Capture", title)));
    }
    Evening evening =
        new Evening(house, learn(), size.cols(), size.rows(), Glyphs.UNICODE).types("\t");
    assertThat(evening.text()).contains("Concepts: 0 of 40 learned", "Concept 10", "try one");
    assertThat(evening.types("\033[F").text()).contains("Concept 49").doesNotContain("Concept 10");
  }

  static Stream<Extent> sizes() {
    return Stream.of(Extent.of(80, 24), Extent.of(120, 40), Extent.of(40, 15));
  }

  @Test
  void keysPressedWhileLessonsAreReadCountOnceTheyAre() throws InterruptedException {
    List<Lesson> lessons =
        List.of(Taught.read("go/capture", CAPTURE), Taught.read("go/other", CAPTURE));
    CountDownLatch read = new CountDownLatch(1);
    house.reading =
        Pending.start(
            "lessons",
            watch -> {
              await(read);
              return lessons;
            },
            unwanted -> {});
    Evening evening = new Evening(house, learn(), 80, 24, Glyphs.UNICODE);
    assertThat(flat(evening)).contains("Loading lessons");
    assertThat(flat(evening.types(Evening.DOWN, "\r")))
        .contains("Loading lessons")
        .doesNotContain("done", "Lessons:");
    read.countDown();
    while (evening.shown() instanceof AwaitingPage) {
      Thread.yield();
      evening.passes();
    }
    LessonPage shown = (LessonPage) evening.shown();
    assertThat(shown.session().lesson()).isEqualTo(lessons.get(1));
    assertThat(evening.types("q").shown()).isInstanceOf(LearnPage.class);
  }

  private Page learn() {
    try {
      return LearnPage.of(house, Language.ENGLISH.words(Viewer.class));
    } catch (Refusal e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void aLessonGoesOnWhereItWasLeft() {
    house.lessons.add(Taught.read("go/capture", CAPTURE));
    Evening evening = new Evening(house, learn(), 80, 24, Glyphs.UNICODE);
    evening.types("\r", "\r", "\r", ":D3\r", "q");
    assertThat(flat(evening)).contains("2/4");
    assertThat(flat(evening.types("\r"))).contains("step 3 of 4");
  }

  @Test
  void whatCannotBeReadIsToldWhereLessonsAreListed() {
    house.lessons.add(Taught.read("go/capture", CAPTURE));
    house.unread.add("my.md:10:4: unknown block 'bord': expected board, marks, moves or practice");
    Evening evening = new Evening(house, learn(), 80, 24, Glyphs.UNICODE);
    assertThat(flat(evening))
        .contains("Couldn't read my.md:10:4: unknown block 'bord'", "practice");
    assertThat(flat(evening.types("j"))).contains("Lessons: 0 of 1").doesNotContain("my.md");
    house.unread.add("b.md:1: cannot be read");
    assertThat(flat(new Evening(house, learn(), 80, 24, Glyphs.UNICODE)))
        .contains("Couldn't read 2 lessons; the first: my.md:10:4");
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Whoever only presses Enter has played nothing illegal in any step. */
  @ParameterizedTest
  @MethodSource("everyLesson")
  void enterAtTheBeginningOfAStepIsNoFault(String name) {
    Lesson lesson = Taught.named(name);
    for (int step = 0; step < lesson.steps().size(); step++) {
      LessonSession session = LessonSession.at(lesson, step);
      LessonPage page = LessonPage.of(Language.ENGLISH.words(Viewer.class), session);
      Evening evening = new Evening(house, page, 120, 40, Glyphs.UNICODE);
      String opened = flat(evening);
      evening.types("\r");
      assertThat(opened.contains("Illegal:") || !flat(evening).contains("Illegal:"))
          .as(name + " " + flat(evening))
          .isTrue();
    }
  }

  static Stream<String> everyLesson() {
    return Taught.names().stream();
  }

  @ParameterizedTest
  @MethodSource("everyLesson")
  void everyLessonIsWalkedToItsEnd(String id) {
    Lesson lesson = Taught.named(id);
    Evening evening = evening(lesson, 80, 24, Glyphs.UNICODE);
    LessonWalk recordCursor = new LessonWalk(evening);
    for (int step = 0; step < lesson.steps().size(); step++) {
      assertThat(((LessonPage) evening.shown()).session().index()).as(id).isEqualTo(step);
      recordCursor.throughStep();
    }
    assertThat(((LessonPage) evening.shown()).session().isOver()).as(id).isTrue();
    assertThat(house.remembered)
        .as(id)
        .extracting(StepResult::result)
        .isNotEmpty()
        .isSubsetOf(StepOutcome.RIGHT, StepOutcome.READ);
    assertThat(evening.types("q").isLeft()).as(id).isTrue();
  }

  @Test
  void screens() throws IOException {
    for (Glyphs glyphs : List.of(Glyphs.UNICODE, Glyphs.ASCII)) {
      for (int[] size : new int[][] {{80, 24}, {40, 15}, {20, 10}, {120, 40}}) {
        check("task", size, glyphs, "n");
        check("wrong", size, glyphs, "n:D4\r");
        check("choices", size, glyphs, "nn");
        check("text", size, glyphs, "n\t");
      }
    }
  }

  private void check(String name, int[] size, Glyphs glyphs, String keys) throws IOException {
    Evening evening = lesson(size[0], size[1], glyphs).types(keys);
    GOLDEN.check(name, size[0], size[1], glyphs, evening.text());
  }

  @Test
  void theListShowsTheBoardOfTheStepThatIsNext() {
    house.lessons.add(Taught.read("go/capture", CAPTURE));
    Evening evening = new Evening(house, learn(), 80, 24, Glyphs.UNICODE);
    String[] rows = evening.text().split("\n");
    assertThat(rows[22]).as("above the keys").isBlank();
    assertThat(evening.text()).contains("┌─").doesNotContain(" A B ");
    assertThat(evening.resize(40, 15).text()).doesNotContain("┌─");
  }

  @Test
  void aBoardTooLargeForTheListIsNotShownInPart() {
    String large = "---\ngame: go\nset: size=19\n---\n# Large\n\nMost games are played on this.\n";
    house.lessons.add(Taught.read("go/large", large));
    Evening evening = new Evening(house, learn(), 80, 24, Glyphs.UNICODE);
    assertThat(evening.text()).doesNotContain("─┼─");
    assertThat(evening.resize(120, 40).text()).contains("┌─", "─┼─");
  }

  @Test
  void theListOfLessons() throws Exception {
    for (String id : Taught.names()) {
      if (id.startsWith("othello") || id.startsWith("capture")) {
        house.lessons.add(Taught.named(id));
      }
    }
    house.remember(new StepResult("capture/01-the-last-liberty", "nonsense", StepOutcome.READ));
    for (Glyphs glyphs : List.of(Glyphs.UNICODE, Glyphs.ASCII)) {
      for (int[] size : new int[][] {{80, 24}, {40, 15}, {20, 10}}) {
        Evening evening = new Evening(house, learn(), size[0], size[1], glyphs);
        GOLDEN.check("learn", size[0], size[1], glyphs, evening.types("jj").text());
      }
    }
  }

  /** Enter alone answers no task: the cursor starts where a move can be made that is no answer. */
  @ParameterizedTest
  @MethodSource("everyLesson")
  void noTaskStartsWithTheCursorOnAnAnswerOrAPiece(String name) {
    Lesson lesson = Taught.named(name);
    for (int i = 0; i < lesson.steps().size(); i++) {
      Step step = lesson.steps().get(i);
      if (step.task().orElse(null) instanceof Answers answers) {
        LessonPage page =
            LessonPage.of(Language.ENGLISH.words(Viewer.class), LessonSession.at(lesson, i));
        Position asked = answers.first().position();
        Place enter = new Place(asked.toMove().orElse(Side.BLACK), page.board().cursor());
        assertThat(answers.first().replies()).as(name + "#" + step.name()).doesNotContainKey(enter);
        boolean isAnyNamed =
            asked.legalMoves().stream()
                    .filter(move -> move.side() == enter.side() && move instanceof Place)
                    .allMatch(answers.first().replies()::containsKey)
                || answers.first().other().filter(Branch.Other::isRight).isPresent();
        assertThat(asked.miss(enter).isEmpty() || isAnyNamed).as(name + "#" + step.name()).isTrue();
      }
    }
  }

  @Test
  void enterBeforeTheCursorIsMovedIsNoAnswer() {
    Evening evening = evening(Taught.named("go/07-ko"), 80, 24, Glyphs.UNICODE);
    while (!flat(evening).contains("You play ")) {
      evening.types("n");
    }
    assertThat(flat(evening.types("\r"))).contains("Move the cursor first.");
    assertThat(flat(evening)).doesNotContain("Not quite", "try again");
  }

  @Test
  void eachCommandDoesSomething() {
    CommandLaws.check(LessonCommands.LINE, (LessonPage) atTask().shown());
  }
}
