package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.Refusal;
import dev.banmen.drill.AnswerText;
import dev.banmen.drill.DrillPlan;
import dev.banmen.drill.DrillResult;
import dev.banmen.drill.DrillRun;
import dev.banmen.drill.DrillScores;
import dev.banmen.drill.ExerciseSequence;
import dev.banmen.game.Games;
import dev.banmen.game.drill.Exercise;
import dev.banmen.text.Language;
import dev.banmen.text.Words;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.keys.CustomKeys;
import dev.banmen.tui.page.AwaitingPage;
import dev.banmen.tui.page.TextPage;
import dev.banmen.tui.page.Viewer;
import dev.banmen.tui.page.drill.DrillListPage;
import dev.banmen.tui.page.drill.DrillPage;
import java.io.IOException;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Exercises on the screen: against golden files, and what holds at every size. */
class DrillScreensTest {
  private static final String PAGE_UP = "\u001b[5~";
  private static final String PAGE_DOWN = "\u001b[6~";

  @RegisterExtension static final Golden GOLDEN = new Golden();

  private static final Games GAMES = new TestHouse(0).games();

  /** A run never changes, so that each is begun once. */
  private static final Map<DrillPlan, DrillRun> RUNS = new HashMap<>();

  private static DrillPlan plan(String game, String kind, int count) {
    return new DrillPlan(
        Optional.of(game),
        Optional.of(kind),
        11,
        count,
        false,
        Optional.empty(),
        false,
        Optional.empty());
  }

  private static Evening evening(DrillPlan plan, int cols, int rows, Glyphs glyphs) {
    TestHouse house = new TestHouse(0);
    DrillRun run =
        RUNS.computeIfAbsent(
            plan,
            one -> DrillRun.start(new ExerciseSequence(GAMES, one), DrillScores.of(List.of()), 0));
    Words words = CustomKeys.in(house.language.words(Viewer.class), house);
    return new Evening(house, DrillPage.of(words, run), cols, rows, glyphs);
  }

  private static void check(String name, DrillPlan plan, String keys, String... seen)
      throws IOException {
    for (Glyphs glyphs : List.of(Glyphs.UNICODE, Glyphs.ASCII)) {
      String screen = evening(plan, 80, 24, glyphs).types(keys).text();
      assertThat(screen).contains(seen);
      GOLDEN.check(name, 80, 24, glyphs, screen);
    }
  }

  @Test
  void theList() throws IOException {
    for (Glyphs glyphs : List.of(Glyphs.UNICODE, Glyphs.ASCII)) {
      TestHouse house = new TestHouse(0);
      Words words = CustomKeys.in(house.language.words(Viewer.class), house);
      Evening evening = new Evening(house, DrillListPage.of(house, words), 80, 24, glyphs);
      GOLDEN.check("list", 80, 24, glyphs, evening.types("jjjj").text());
    }
  }

  @Test
  void aChoice() throws IOException {
    check("choice", plan("go", "legal", 0), "jj", "If not, why");
  }

  @Test
  void aNumber() throws IOException {
    check("number", plan("go", "liberties", 0), "", "how many");
  }

  @Test
  void aPlace() throws IOException {
    check("place", plan("othello", "corner", 0), Evening.UP, "corner");
  }

  @Test
  void enterIsNoAnswerBeforeOneIsChosenOrTheCursorIsMoved() {
    Evening place = evening(plan("othello", "corner", 0), 80, 24, Glyphs.UNICODE);
    assertThat(words(place.types("\r").text())).contains("Move the cursor first.");
    assertThat(((DrillPage) place.shown()).run().given()).isEmpty();
    place.types(Evening.LEFT, "\r");
    assertThat(((DrillPage) place.shown()).run().given()).isPresent();
    Evening choice = evening(plan("go", "legal", 0), 80, 24, Glyphs.UNICODE);
    assertThat(choice.types("\r").text()).contains("Choose an answer first.");
    assertThat(((DrillPage) choice.shown()).run().given()).isEmpty();
    choice.types(Evening.DOWN, "\r");
    assertThat(((DrillPage) choice.shown()).run().given()).isPresent();
  }

  @Test
  void severalPlaces() throws IOException {
    check("places", plan("othello", "flips", 0), "\r" + Evening.LEFT + "\r", "Mark");
  }

  @Test
  void aWrongAnswerIsExplained() throws IOException {
    check("wrong", plan("go", "liberties", 0), "9", "Wrong. The answer:", "The group at");
  }

  @Test
  void theEndHasALineToSend() throws IOException {
    check("end", plan("dots", "chain", 2), "9\r9", "That's all.", "Banmen drill: 0/2");
  }

  @Test
  void theResultStaysIfEnterFollowsTheLastAnswer() {
    Evening evening = evening(plan("dots", "chain", 2), 80, 24, Glyphs.UNICODE);
    evening.types("9\r");
    assertThat(((DrillPage) evening.shown()).run().number()).isEqualTo(1);
    evening.types("9");
    for (String key : List.of("\r", " ", "n")) {
      assertThat(evening.types(key).text()).as(key).contains("Banmen drill: 0/2");
    }
    assertThat(evening.types("r").text()).contains("1 of 2").doesNotContain("Banmen drill");
  }

  @Test
  void noDrillIsCutInTheListOnASmallScreen() {
    String list = EveryPage.DRILLS.open().resize(40, 15).text();
    assertThat(list).contains("Daily: the same ten for everyone").doesNotContain("…");
  }

  @ParameterizedTest
  @CsvSource({"40, 15", "50, 18", "80, 24", "120, 40"})
  void theDayHasALineToSend(int cols, int rows) {
    DrillPlan day = DrillPlan.daily(LocalDate.of(2026, 11, 25));
    Evening evening = evening(day, cols, rows, Glyphs.UNICODE);
    for (int i = 0; i < DrillPlan.DAILY; i++) {
      answer(evening);
      evening.types(i == DrillPlan.DAILY - 1 ? "" : "\r");
    }
    String line = ((DrillPage) evening.shown()).run().resultLine(Language.ENGLISH);
    assertThat(line).startsWith("Banmen daily 2026-11-25:").contains("/10");
    assertThat(words(evening.text())).containsPattern("Right\\.|Wrong\\.");
    assertThat(evening.text()).contains("Banmen daily 2026-11-25:").contains(line.split(" "));
  }

  @Test
  void aBoardThatIsCutSaysSoAndIsScrolled() {
    Evening evening = evening(plan("dots", "chain", 2), 40, 15, Glyphs.UNICODE);
    assertThat(((DrillPage) evening.shown()).boardView(Extent.of(40, 15)).isWhole()).isFalse();
    String top = evening.text();
    assertThat(top).contains("more board: ↓", "PgDn board");
    String below = evening.types(PAGE_DOWN + PAGE_DOWN + PAGE_DOWN).text();
    assertThat(below).contains("more board: ↑").doesNotContain("more board: ↓");
    assertThat(evening.types(PAGE_UP + PAGE_UP + PAGE_UP).text()).isEqualTo(top);
    Evening whole = evening(plan("dots", "chain", 2), 80, 24, Glyphs.UNICODE);
    assertThat(whole.text()).doesNotContain("more board");
    assertThat(whole.types(PAGE_DOWN).text()).contains("does nothing here");
  }

  @Test
  void theEndOfARunOnASmallScreenSaysHowToSendIt() {
    Evening evening = evening(plan("dots", "chain", 2), 40, 15, Glyphs.UNICODE);
    assertThat(evening.types("9\r9").text()).contains("Banmen drill: 0/2", "Y copies");
    assertThat(evening.types(":copy\r").text()).contains("clipboard", "Banmen drill: 0/2");
  }

  /** Answers in some way, whatever is asked. */
  private static void answer(Evening evening) {
    DrillPage page = (DrillPage) evening.shown();
    evening.types(
        switch (page.run().exercise().form().way()) {
          case CHOICE, NUMBER -> "1";
          case SITE -> Evening.LEFT + "\r";
          case SITES -> "\ra";
        });
    assertThat(((DrillPage) evening.shown()).run().given()).isPresent();
  }

  @ParameterizedTest
  @CsvSource({"40, 15", "80, 24", "120, 40"})
  void everyExerciseIsAskedAndItsExplanationCanBeRead(int cols, int rows) {
    DrillPlan all = DrillPlan.endless(Optional.empty(), Optional.empty(), 3);
    Evening evening = evening(all, cols, rows, Glyphs.UNICODE);
    for (int i = 0; i < 30; i++) {
      DrillPage page = (DrillPage) evening.shown();
      String firstWords = page.run().exercise().question().substring(0, 12);
      assertThat(evening.text()).contains(firstWords);
      for (String choice : page.run().exercise().form().choices()) {
        String name = page.run().exercise().kind().choice(choice, page.game());
        assertThat(words(evening.text())).containsIgnoringCase(name);
      }
      answer(evening);
      assertThat(evening.text()).containsPattern("Right\\.|Wrong\\.");
      evening.types("x");
      assertThat(evening.shown()).isInstanceOf(TextPage.class);
      String sentence = page.run().exercise().explanation().sentence();
      assertThat(words(evening.text())).contains(words(sentence));
      evening.types("q");
      assertThat(evening.types("\t").text()).contains(firstWords);
      evening.types("q", "\r");
    }
  }

  @ParameterizedTest
  @CsvSource({"20, 8", "30, 10", "40, 15", "50, 18", "80, 24"})
  void timeAndLivesOfARushAreAlwaysSeen(int cols, int rows) {
    for (int seed = 1; seed <= 40; seed++) {
      DrillPlan rush = DrillPlan.rush(Optional.empty(), seed);
      Evening evening = evening(rush, cols, rows, Glyphs.UNICODE);
      String asked = ((DrillPage) evening.shown()).run().exercise().question();
      assertThat(evening.text()).as(asked).contains("3:00  lives 3");
      answer(evening);
      assertThat(evening.text()).contains("3:00  lives ");
    }
  }

  private static String words(String text) {
    return text.replaceAll("\\s+", " ").strip();
  }

  @Test
  void answersAndCommandsCanBeTyped() {
    Evening evening = evening(plan("othello", "corner", 0), 80, 24, Glyphs.UNICODE);
    assertThat(evening.types(":nonsense\r").text()).contains("'nonsense' isn't a command here");
    assertThat(evening.types(":next\r").text()).contains("Answer first.");
    DrillPage page = (DrillPage) evening.shown();
    String right = AnswerText.of(page.run().exercise(), page.run().exercise().answer());
    assertThat(evening.types(":" + right + "\r").text()).contains("Right.");
    assertThat(evening.types(":next\r").text()).contains("2");
    assertThat(((DrillPage) evening.shown()).run().number()).isEqualTo(1);
  }

  private static Evening list(TestHouse house) {
    Words words = CustomKeys.in(house.language.words(Viewer.class), house);
    return new Evening(house, DrillListPage.of(house, words), 80, 24, Glyphs.UNICODE);
  }

  /** Waits for work in the background that the page shown waits for, unless it was done already. */
  private static void arrives(TestHouse house, Evening evening) throws Refusal {
    house.release.complete(null);
    if (evening.shown() instanceof AwaitingPage<?> waiting) {
      waiting.pending().outcome();
      evening.ticks();
    }
  }

  @Test
  void noKeyWaitsWhileAnExerciseIsMade() throws Refusal {
    TestHouse house = new TestHouse(0);
    Evening evening = list(house);
    house.release = new CompletableFuture<>();
    String before = evening.types("jjj").text();
    assertThat(evening.types("\r").text()).isEqualTo(before);
    assertThat(evening.types("q").isLeft()).isTrue();
    evening = list(house);
    evening.types("jjjj\r1");
    arrives(house, evening);
    DrillPage answered = (DrillPage) evening.shown();
    assertThat(answered.run().given()).isPresent();
    house.release = new CompletableFuture<>();
    evening.types("\r");
    arrives(house, evening);
    evening.types("1");
    house.release = new CompletableFuture<>();
    DrillPage second = (DrillPage) evening.shown();
    assertThat(second.run().number()).isEqualTo(1);
  }

  @Test
  void onlySoManyKeysWait() throws Refusal {
    TestHouse house = new TestHouse(0);
    Evening evening = list(house);
    house.release = new CompletableFuture<>();
    evening.types("\r" + "1".repeat(AwaitingPage.MOST_KEYS + 5));
    assertThat(((AwaitingPage<?>) evening.shown()).waiting()).hasSize(AwaitingPage.MOST_KEYS);
    arrives(house, evening);
    assertThat(evening.shown()).isInstanceOf(DrillPage.class);
  }

  /** The next exercise is made while the answer is read, and timed from when it is shown. */
  @Test
  void theNextExerciseIsTimedFromWhenItIsShown() {
    TestHouse house = new TestHouse(0);
    Evening evening = list(house);
    evening.types("jjjj\r");
    house.pass(3000);
    evening.types("1");
    house.pass(60_000);
    evening.types("\r");
    house.pass(2000);
    evening.types("1");
    DrillRun run = ((DrillPage) evening.shown()).run();
    assertThat(run.results()).extracting(DrillResult::millis).containsExactly(3000L, 2000L);
  }

  @Test
  void theListShowsTheRatingAfterADrill() {
    Evening evening = list(new TestHouse(0));
    assertThat(evening.text()).doesNotContain("rating").doesNotContain("…");
    assertThat(evening.types("jjjj\r", "1", "q").text()).contains("rating", "1 answered");
    List<String> lines = evening.text().lines().toList();
    int end = lines.get(1).indexOf("rating") + "rating".length();
    String numbered = lines.get(2 + 4).substring(0, end);
    assertThat(numbered).as("a number below its heading").matches(".* \\d{3,4}");
  }

  /** A wrong answer about the area shows on the board whose each point is. */
  @Test
  void whoIsAheadIsShownOnTheBoard() {
    Evening evening = evening(plan("go", "ahead", 0), 80, 24, Glyphs.UNICODE);
    Exercise exercise = ((DrillPage) evening.shown()).run().exercise();
    assertThat(exercise.question()).contains("Count every stone as alive.");
    assertThat(exercise.explanation().overlay().hints()).isNotEmpty();
    assertThat(evening.types("3").text()).containsPattern("Area: Black [0-9½]+, White [0-9½]+\\.");
  }

  @Test
  void theResultIsCopiedOnceThereIsOne() {
    Evening evening = evening(plan("dots", "chain", 1), 80, 24, Glyphs.UNICODE);
    assertThat(evening.types(":copy\r").text()).contains("Answer first.");
    assertThat(evening.types("9").text()).contains("Y copies");
    assertThat(evening.types("Y").text()).contains("clipboard");
    assertThat(evening.types(":copy\r").text()).contains("clipboard");
  }

  /** The exercises of a day that were answered are not asked again that day. */
  @Test
  void theDayIsContinuedAndAtItsEndShowsItsResult() {
    TestHouse house = new TestHouse(0);
    Evening evening = list(house);
    evening.types("\r");
    answer(evening);
    evening.types("\r");
    answer(evening);
    evening.types("q", "\r");
    for (int i = 2; i < DrillPlan.DAILY; i++) {
      assertThat(((DrillPage) evening.shown()).run().number()).isEqualTo(i);
      answer(evening);
      evening.types("\r");
    }
    assertThat(evening.types("q").shown()).isInstanceOf(DrillListPage.class);
    assertThat(house.daysDone).isEmpty();
    assertThat(words(evening.types("\r").text()))
        .contains("You have done today's", "Banmen daily 1970-01-01:", "/10");
    DrillRun run = ((DrillPage) evening.shown()).run();
    assertThat(house.daysDone).containsExactly(run.resultLine(house.language));
    assertThat(evening.types("1").text()).contains("does nothing here");
    assertThat(evening.types(":explain\r").text()).doesNotContain("Wrong.");
    evening.types("r");
    DrillRun again = ((DrillPage) evening.shown()).run();
    assertThat(again.results()).isEmpty();
    assertThat(again.plan().day()).isEmpty();
    assertThat(again.exercise().question()).isEqualTo(run.sequence().exercise(0).question());
    answer(evening);
    evening.types("q", "\r");
    assertThat(((DrillPage) evening.shown()).run().results()).isEqualTo(run.results());
  }
}
