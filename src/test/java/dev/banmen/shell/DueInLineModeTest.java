package dev.banmen.shell;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.LessonStore;
import dev.banmen.app.Pending;
import dev.banmen.app.Visitor;
import dev.banmen.catalog.Catalog;
import dev.banmen.drill.DrillSteps;
import dev.banmen.lesson.Concept;
import dev.banmen.lesson.DatedStepResult;
import dev.banmen.lesson.Lesson;
import dev.banmen.lesson.Progress;
import dev.banmen.lesson.Step;
import dev.banmen.lesson.StepOutcome;
import dev.banmen.lesson.StepResult;
import dev.banmen.lesson.reader.Fixture;
import dev.banmen.lesson.review.ExerciseSource;
import dev.banmen.lesson.review.Fsrs;
import dev.banmen.lesson.review.ReviewPlan;
import dev.banmen.shell.line.Shell;
import java.io.IOException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Reviews and what is known, in line mode. */
class DueInLineModeTest {
  private static final LocalDate DAY = LocalDate.of(2026, 3, 1);
  private static final String LESSON =
      """
      ---
      game: go
      set: size=5
      ---
      # Eyes
      ```choices
      wrong One: No.
      right Two: A group with two eyes lives.
      ```
      """;

  private final List<String> said = new ArrayList<>();
  private Progress progress = Progress.NONE;
  private LocalDate today = DAY;
  private List<Lesson> lessons = List.of(Fixture.lesson(Fixture.read(LESSON)));
  private ExerciseSource exercises = ExerciseSource.NONE;

  private final class Learner extends Visitor implements LessonStore {
    Learner() {
      super(Catalog.ALL);
    }

    @Override
    public LessonStore lessons() {
      return this;
    }

    @Override
    public Pending<List<Lesson>> inOrder() {
      return Pending.completed(watch -> lessons);
    }

    @Override
    public ExerciseSource exercises() {
      return exercises;
    }

    @Override
    public ReviewPlan reviewPlan() {
      return new ReviewPlan(Fsrs.USUAL, 1);
    }

    @Override
    public Progress progress() {
      return progress;
    }

    @Override
    public LocalDate today() {
      return today;
    }

    @Override
    public void remember(StepResult tried) {
      progress = progress.and(new DatedStepResult(today.atTime(9, 0), tried));
    }
  }

  private List<String> types(String... lines) throws IOException {
    said.clear();
    Iterator<String> typed = List.of(lines).iterator();
    new Shell(new Learner(), new CollectedLines(said))
        .run(() -> typed.hasNext() ? Optional.of(typed.next()) : Optional.empty());
    return said;
  }

  @Test
  void nothingIsDueBeforeAnythingIsAnswered() throws IOException {
    assertThat(types("due", "concepts"))
        .containsExactly("Nothing to review today.", "Not asked yet: 1.", "Go: Eyes.");
  }

  @Test
  void whatWasMissedIsReviewedWhenItIsDue() throws IOException {
    progress =
        progress.and(
            new DatedStepResult(
                DAY.atTime(9, 0), new StepResult("test", "eyes", StepOutcome.WRONG)));
    today = DAY.plusDays(1);
    assertThat(types("concepts")).containsExactly("To review: 1.", "Go: Eyes.");
    assertThat(types("due", "2", "next", "next"))
        .startsWith("1 problem to review.", "Eyes: Eyes.")
        .anyMatch(line -> line.contains("A group with two eyes lives."))
        .endsWith(
            "Review finished. 'concepts' lists what you know.",
            "Review finished. 'concepts' lists what you know.");
    assertThat(progress.tries()).hasSize(2);
    assertThat(types("concepts").get(0)).isEqualTo("Still learning: 1.");
    assertThat(said.get(1)).startsWith("Go: Eyes; review 2026-03-");
    assertThat(types("due")).containsExactly("Nothing to review today.");
  }

  @Test
  void whatIsMissedComesBackAtTheEndOfTheReview() throws IOException {
    misses("test", "eyes");
    today = DAY.plusDays(1);
    types("due", "1", "2", "next", "1", "1", "2", "next", "2", "next");
    assertThat(said.stream().filter("Eyes: Eyes."::equals)).hasSize(3);
    assertThat(said).endsWith("Review finished. 'concepts' lists what you know.");
    assertThat(types("concepts").get(0)).isEqualTo("Still learning: 1.");
  }

  /** As an exercise of the drills does. */
  @Test
  void aProblemShowsItsBoardBeforeItsQuestion() throws IOException {
    misses("test", "eyes");
    today = DAY.plusDays(1);
    types("due");
    int heading = said.indexOf("Eyes: Eyes.");
    List<String> board = List.copyOf(said.subList(heading + 1, said.indexOf("1: One")));
    assertThat(board).hasSizeGreaterThanOrEqualTo(5);
    types("due", "board");
    assertThat(said.subList(said.size() - 5, said.size()))
        .isEqualTo(board.subList(board.size() - 5, board.size()));
  }

  private void misses(String lesson, String step) {
    StepResult wrong = new StepResult(lesson, step, StepOutcome.WRONG);
    progress = progress.and(new DatedStepResult(DAY.atTime(9, 0), wrong));
  }

  @Test
  void anExerciseOfTheDrillComesAfterTheFirstReview() throws IOException {
    Concept liberties = new Concept("go/02-liberties", "Liberties");
    DrillSteps drills = new DrillSteps(Catalog.ALL);
    exercises = (concept, seed) -> drills.exercise(liberties, seed);
    misses("test", "eyes");
    today = DAY.plusDays(1);
    assertThat(types("due")).startsWith("1 problem to review.", "Eyes: Eyes.");
    StepResult right = new StepResult("test", "eyes", StepOutcome.RIGHT);
    for (int day : new int[] {1, 5}) {
      progress = progress.and(new DatedStepResult(DAY.plusDays(day).atTime(9, 0), right));
    }
    today = DAY.plusDays(300);
    assertThat(types("due"))
        .startsWith("1 problem to review.", "Eyes: Liberties.")
        .anyMatch(line -> line.contains("how many liberties does"))
        .anyMatch(line -> line.startsWith("1: "));
  }

  @Test
  void whatIsBeyondTheReviewsOfADayWaits() throws IOException {
    List<Lesson> all = Fixture.all();
    lessons = all.stream().filter(it -> it.id().matches("go/0[23].*")).toList();
    for (Lesson lesson : lessons) {
      List<Step> steps = lesson.steps();
      steps.stream()
          .filter(step -> step.task().isPresent())
          .findFirst()
          .ifPresent(step -> misses(lesson.id(), step.name()));
    }
    today = DAY.plusDays(1);
    assertThat(types("concepts").get(0)).isEqualTo("To review: 1. 1 more can wait.");
    assertThat(types("due")).startsWith("1 more can wait.", "1 problem to review.");
  }
}
