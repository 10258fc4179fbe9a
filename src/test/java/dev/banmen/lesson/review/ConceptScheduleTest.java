package dev.banmen.lesson.review;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.lesson.DatedStepResult;
import dev.banmen.lesson.Lesson;
import dev.banmen.lesson.LessonSession;
import dev.banmen.lesson.Progress;
import dev.banmen.lesson.ProgressFile;
import dev.banmen.lesson.Step;
import dev.banmen.lesson.StepOutcome;
import dev.banmen.lesson.StepResult;
import dev.banmen.lesson.reader.Fixture;
import dev.banmen.lesson.review.ConceptCard.Standing;
import dev.banmen.storage.DiskFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a learner remembers of each concept, computed from the tries. */
class ConceptScheduleTest {
  private static final LocalDate DAY = LocalDate.of(2026, 1, 5);
  private static final Path OLD = Path.of("src", "test", "resources", "progress", "card-box");

  @TempDir private Path folder;

  private static List<Lesson> lessons;
  private static Lesson corners;

  @BeforeAll
  static void read() throws IOException {
    lessons = Fixture.all();
    corners = lesson("othello/05-corners");
  }

  private static Lesson lesson(String id) {
    return lessons.stream().filter(it -> it.id().equals(id)).findFirst().orElseThrow();
  }

  private static ConceptCard card(ConceptSchedule cards, String concept) {
    return cards.all().stream()
        .filter(card -> card.concept().id().equals(concept))
        .findFirst()
        .orElseThrow();
  }

  /** The tries at steps of the lesson about corners: each a day, a step and a result. */
  private static ConceptSchedule after(Object... tries) {
    Progress progress = Progress.NONE;
    for (int i = 0; i < tries.length; i += 3) {
      LocalDateTime at = DAY.plusDays((int) tries[i]).atTime(9, 0);
      StepResult tried =
          new StepResult(corners.id(), (String) tries[i + 1], (StepOutcome) tries[i + 2]);
      progress = progress.and(new DatedStepResult(at, tried));
    }
    return ConceptSchedule.of(lessons, progress, ReviewPlan.USUAL);
  }

  private static Memory memory(Object... daysAndRatings) {
    Optional<Memory> memory = Optional.empty();
    for (int i = 0; i < daysAndRatings.length; i += 2) {
      memory =
          Optional.of(
              Fsrs.USUAL.after(
                  memory, (int) daysAndRatings[i], (ReviewGrade) daysAndRatings[i + 1]));
    }
    return memory.orElseThrow();
  }

  private static Memory reached(ConceptSchedule cards) {
    return card(cards, corners.id()).reviewed().orElseThrow().memory();
  }

  @Test
  void wrongIsAgainRightAfterAHintIsHardAndRightIsGood() {
    assertThat(reached(after(0, "take-it", StepOutcome.RIGHT)))
        .isEqualTo(memory(0, ReviewGrade.GOOD));
    assertThat(reached(after(0, "take-it", StepOutcome.WRONG)))
        .isEqualTo(memory(0, ReviewGrade.AGAIN));
    assertThat(reached(after(0, "take-it", StepOutcome.HINT, 0, "take-it", StepOutcome.RIGHT)))
        .isEqualTo(memory(0, ReviewGrade.HARD));
  }

  /** What is found after a refutation is no memory, and many guesses are one failure. */
  @Test
  void aProblemIsRatedOnceEachTimeItIsAsked() {
    ConceptSchedule cards =
        after(
            0,
            "take-it",
            StepOutcome.WRONG,
            0,
            "take-it",
            StepOutcome.HINT,
            0,
            "take-it",
            StepOutcome.WRONG,
            0,
            "take-it",
            StepOutcome.RIGHT,
            1,
            "take-it",
            StepOutcome.RIGHT);
    assertThat(reached(cards)).isEqualTo(memory(0, ReviewGrade.AGAIN, 1, ReviewGrade.GOOD));
    assertThat(card(cards, corners.id()).reviews()).isEqualTo(2);
  }

  @Test
  void aHintWithoutAnAnswerIsAgain() {
    Memory again = memory(0, ReviewGrade.AGAIN);
    assertThat(reached(after(0, "take-it", StepOutcome.HINT))).isEqualTo(again);
    assertThat(reached(after(0, "take-it", StepOutcome.HINT, 0, "take-it", StepOutcome.WRONG)))
        .isEqualTo(again);
    assertThat(reached(after(0, "take-it", StepOutcome.HINT, 1, "take-it", StepOutcome.RIGHT)))
        .isEqualTo(memory(0, ReviewGrade.AGAIN, 1, ReviewGrade.GOOD));
  }

  @Test
  void allProblemsOfAConceptAreOneMemory() {
    ConceptSchedule cards =
        after(0, "take-it", StepOutcome.RIGHT, 3, "a-quiet-corner", StepOutcome.WRONG);
    assertThat(reached(cards)).isEqualTo(memory(0, ReviewGrade.GOOD, 3, ReviewGrade.AGAIN));
  }

  @Test
  void aClockThatGoesBackCountsAsTheSameDay() {
    ConceptSchedule cards = after(9, "take-it", StepOutcome.RIGHT, 2, "take-it", StepOutcome.RIGHT);
    assertThat(reached(cards)).isEqualTo(memory(0, ReviewGrade.GOOD, 0, ReviewGrade.GOOD));
  }

  @Test
  void aCardIsNewThenWeakThenDueAndLearnedInTheEnd() {
    String id = corners.id();
    assertThat(card(after(), id).standing(DAY)).isEqualTo(Standing.NEW);
    assertThat(card(after(0, "corners", StepOutcome.READ), id).standing(DAY))
        .isEqualTo(Standing.NEW);
    ConceptSchedule once = after(0, "take-it", StepOutcome.RIGHT);
    assertThat(card(once, id).due()).contains(DAY.plusDays(2));
    assertThat(card(once, id).standing(DAY.plusDays(1))).isEqualTo(Standing.WEAK);
    assertThat(card(once, id).standing(DAY.plusDays(2))).isEqualTo(Standing.DUE);
    List<Object> tries = new ArrayList<>();
    int day = 0;
    for (int i = 0; i < 4; i++) {
      tries.addAll(List.of(day, "take-it", StepOutcome.RIGHT));
      day = (int) (card(after(tries.toArray()), id).due().orElseThrow().toEpochDay());
      day -= (int) DAY.toEpochDay();
    }
    ConceptSchedule often = after(tries.toArray());
    assertThat(card(often, id).standing(DAY.plusDays(day - 1))).isEqualTo(Standing.LEARNED);
    assertThat(card(often, id).standing(DAY.plusDays(day))).isEqualTo(Standing.DUE);
  }

  @Test
  void theOneMostLikelyForgottenIsReviewedFirst() throws IOException {
    Progress progress =
        Progress.of(
            List.of(
                "2026-01-05 09:00:00 go/07-ko#ko right",
                "2026-01-05 09:00:00 othello/05-corners#take-it wrong",
                "2026-01-05 09:00:00 go/03-capture#take-it hint",
                "2026-01-05 09:00:00 go/03-capture#take-it right"));
    ConceptSchedule cards = ConceptSchedule.of(lessons, progress, ReviewPlan.USUAL);
    assertThat(cards.due(DAY)).isEmpty();
    assertThat(cards.due(DAY.plusDays(2)))
        .extracting(card -> card.concept().id())
        .containsExactly("othello/05-corners", "go/03-capture", "go/07-ko");
    assertThat(cards.remembered(cards.due(DAY.plusDays(2)).get(0), DAY.plusDays(2)))
        .isBetween(0.5, 0.9);
  }

  /** Until it is right; then it waits for another day. */
  @Test
  void whatWasWrongComesBackTheSameDayAfterTheRest() throws IOException {
    List<String> lines =
        new ArrayList<>(
            List.of(
                "2026-01-05 09:00:00 go/07-ko#ko right",
                "2026-01-05 09:00:00 othello/05-corners#take-it right",
                "2026-01-08 09:00:00 go/07-ko#ko wrong",
                "2026-01-08 09:01:00 go/07-ko#ko right"));
    LocalDate day = DAY.plusDays(3);
    ConceptSchedule missed = ConceptSchedule.of(lessons, Progress.of(lines), ReviewPlan.USUAL);
    assertThat(missed.forToday(day))
        .extracting(card -> card.concept().id())
        .containsExactly("othello/05-corners", "go/07-ko");
    lines.add("2026-01-08 09:02:00 othello/05-corners#take-it right");
    lines.add("2026-01-08 09:03:00 go/07-ko#ko right");
    ConceptSchedule repaired = ConceptSchedule.of(lessons, Progress.of(lines), ReviewPlan.USUAL);
    assertThat(repaired.forToday(day)).isEmpty();
    assertThat(repaired.due(day.plusDays(1)))
        .extracting(card -> card.concept().id())
        .containsExactly("go/07-ko");
  }

  /** A file that a program with the card box of Leitner wrote. */
  @Test
  void anOldFileIsReadAsItIs() throws IOException {
    List<String> lines = Files.readAllLines(OLD);
    Path copy = Files.copy(OLD, folder.resolve("progress"));
    ProgressFile file = new ProgressFile(new DiskFiles(folder), Clock.systemUTC());
    ConceptSchedule cards = ConceptSchedule.of(lessons, file.read(), ReviewPlan.USUAL);
    // Good twice on the first day, then after 2 and 11 days: the published vector says 46 days.
    assertThat(card(cards, "go/03-capture").due()).contains(LocalDate.of(2026, 1, 18).plusDays(46));
    assertThat(card(cards, "go/07-ko").reviewed().orElseThrow().memory())
        .isEqualTo(memory(0, ReviewGrade.GOOD, 0, ReviewGrade.AGAIN, 1, ReviewGrade.HARD));
    // A step that was renamed since tells of its lesson; one of no lesson at all tells nothing.
    assertThat(card(cards, "othello/05-corners").reviewed().orElseThrow().memory())
        .isEqualTo(memory(0, ReviewGrade.AGAIN, 0, ReviewGrade.AGAIN));
    assertThat(cards.all().stream().filter(card -> card.reviewed().isPresent())).hasSize(3);
    file.add(new StepResult("go/07-ko", "ko", StepOutcome.RIGHT));
    assertThat(Files.readAllLines(copy))
        .hasSize(lines.size() + 1)
        .startsWith(lines.toArray(String[]::new));
  }

  @Test
  void lessonsThatNameTheSameConceptShareIt() {
    String text =
        "---\ngame: go\nset: size=5\nconcept: Two eyes\n---\n# %s\n"
            + "```choices\nright yes\nwrong no\n```\n";
    List<Lesson> two = new ArrayList<>();
    for (String title : List.of("One", "Two")) {
      two.add(Fixture.lesson(Fixture.read(text.formatted(title))));
    }
    ConceptSchedule cards = ConceptSchedule.of(two, Progress.NONE, ReviewPlan.USUAL);
    assertThat(cards.all()).hasSize(1);
    assertThat(cards.all().get(0).concept().id()).isEqualTo("go/two-eyes");
    assertThat(cards.all().get(0).concept().title()).isEqualTo("Two eyes");
    assertThat(cards.all().get(0).problems()).hasSize(2);
  }

  @Test
  void aConceptNeedsANameThatFits() {
    for (String name : List.of("", "--", "x".repeat(41))) {
      String text = "---\ngame: go\nconcept: " + name + "\n---\n# A\nText.\n";
      assertThat(Fixture.read(text).faults()).hasSize(1);
    }
  }

  /** Eight reviews in a row: all problems are asked, and none twice with the same board. */
  @Test
  void eachReviewDrawsAnotherProblem() {
    List<Object> tries = new ArrayList<>();
    Set<String> boards = new HashSet<>();
    Set<String> steps = new HashSet<>();
    for (int i = 0; i < corners.steps().size(); i++) {
      tries.addAll(List.of(0, corners.steps().get(i).name(), StepOutcome.RIGHT));
    }
    for (int day = 1; day <= 8; day++) {
      ConceptSchedule cards = after(tries.toArray());
      LessonSession drawn = FreshProblem.of(cards, card(cards, corners.id()), ExerciseSource.NONE);
      LessonSession same = FreshProblem.of(cards, card(cards, corners.id()), ExerciseSource.NONE);
      assertThat(drawn.step().prose()).isEqualTo(same.step().prose());
      boards.add(drawn.step().start().setup().toString());
      steps.add(drawn.step().name());
      assertThat(corners.indexOf(drawn.step().name())).isEqualTo(drawn.index());
      tries.addAll(List.of(day, drawn.step().name(), StepOutcome.RIGHT));
    }
    assertThat(boards).hasSizeGreaterThanOrEqualTo(6);
    Set<String> problems = new HashSet<>();
    card(ConceptSchedule.of(List.of(corners), Progress.NONE, ReviewPlan.USUAL), corners.id())
        .problems()
        .forEach(problem -> problems.add(problem.id().step()));
    assertThat(steps).isEqualTo(problems).hasSizeGreaterThan(2);
  }

  @Test
  void aMadeExerciseIsRememberedLikeTheStepItStandsFor() {
    ExerciseSource source =
        (concept, seed) -> Optional.of(lesson("othello/01-bracketing").steps().get(1));
    List<Object> tries = new ArrayList<>();
    for (int answers = 1; answers <= 6; answers++) { // in its lesson, on one day
      tries.addAll(List.of(0, "take-it", StepOutcome.RIGHT));
      ConceptSchedule first = after(tries.toArray());
      Step asked = FreshProblem.of(first, card(first, corners.id()), source).step();
      assertThat(corners.indexOf(asked.name())).isNotNegative();
      assertThat(asked.heading())
          .isNotEqualTo(lesson("othello/01-bracketing").steps().get(1).heading());
    }
    ConceptSchedule cards =
        after(
            0,
            "take-it",
            StepOutcome.RIGHT,
            1,
            "take-it",
            StepOutcome.RIGHT,
            2,
            "take-it",
            StepOutcome.RIGHT);
    LessonSession drawn = FreshProblem.of(cards, card(cards, corners.id()), source);
    assertThat(drawn.step().heading())
        .isEqualTo(lesson("othello/01-bracketing").steps().get(1).heading());
    assertThat(drawn.step().name()).isEqualTo("take-it");
    assertThat(drawn.lesson().id()).isEqualTo(corners.id());
  }

  /** The tries at the first problem of every concept, on one day. */
  private static Progress everyConceptOn(LocalDate day, int most, Progress before) {
    Progress progress = before;
    List<ConceptCard> cards = ConceptSchedule.of(lessons, Progress.NONE, ReviewPlan.USUAL).all();
    for (ConceptCard card : cards.subList(0, most)) {
      StepResult tried =
          new StepResult(
              card.lesson().id(), card.problems().get(0).step().name(), StepOutcome.RIGHT);
      progress = progress.and(new DatedStepResult(day.atTime(9, 0), tried));
    }
    return progress;
  }

  @Test
  void noMoreThanSoManyAreReviewedADayAndTheRestWaits() {
    LocalDate later = DAY.plusDays(60);
    ReviewPlan plan = new ReviewPlan(Fsrs.USUAL, 20);
    Progress learned = everyConceptOn(DAY, 25, Progress.NONE);
    ConceptSchedule cards = ConceptSchedule.of(lessons, learned, plan);
    assertThat(cards.due(later)).hasSize(25);
    assertThat(cards.forToday(later)).isEqualTo(cards.due(later).subList(0, 20));
    assertThat(cards.waiting(later)).isEqualTo(5);
    ConceptSchedule after = ConceptSchedule.of(lessons, everyConceptOn(later, 18, learned), plan);
    assertThat(after.forToday(later)).hasSize(2);
    assertThat(after.waiting(later)).isEqualTo(5);
    assertThat(after.forToday(later.plusDays(1))).hasSize(7);
    assertThat(after.waiting(later.plusDays(1))).isZero();
  }

  /** What is learned on a day is no review, however much it is. */
  @Test
  void learningLeavesTheReviewsOfTheDay() {
    LocalDate later = DAY.plusDays(60);
    ReviewPlan plan = new ReviewPlan(Fsrs.USUAL, 3);
    Progress learned = everyConceptOn(DAY, 5, Progress.NONE);
    for (DatedStepResult timed : everyConceptOn(later, 30, Progress.NONE).tries().subList(5, 30)) {
      learned = learned.and(timed);
    }
    assertThat(ConceptSchedule.of(lessons, learned, plan).forToday(later)).hasSize(3);
  }

  @ParameterizedTest
  @CsvSource({"0.7, 21", "0.9, 2", "0.97, 1"})
  void whoWantsToRememberMoreReviewsSooner(double recall, int days) {
    Progress learned = everyConceptOn(DAY, 1, Progress.NONE);
    ConceptSchedule cards =
        ConceptSchedule.of(lessons, learned, new ReviewPlan(new Fsrs(recall), 20));
    ConceptCard card =
        cards.all().stream().filter(one -> one.reviewed().isPresent()).findFirst().orElseThrow();
    assertThat(card.due()).contains(DAY.plusDays(days));
  }
}
