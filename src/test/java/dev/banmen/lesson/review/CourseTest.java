package dev.banmen.lesson.review;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Move;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.lesson.Answers;
import dev.banmen.lesson.Branch;
import dev.banmen.lesson.Concept;
import dev.banmen.lesson.DatedStepResult;
import dev.banmen.lesson.LazySteps;
import dev.banmen.lesson.Lesson;
import dev.banmen.lesson.LessonMove;
import dev.banmen.lesson.MoveReply;
import dev.banmen.lesson.ProblemHead;
import dev.banmen.lesson.Progress;
import dev.banmen.lesson.Step;
import dev.banmen.lesson.StepOutcome;
import dev.banmen.lesson.StepProgress;
import dev.banmen.lesson.StepResult;
import dev.banmen.lesson.Task;
import dev.banmen.lesson.reader.Fixture;
import dev.banmen.lesson.review.Course.Filter;
import dev.banmen.lesson.review.Course.ProblemState;
import dev.banmen.record.Markup;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What is known of the problems of a file, and which one is next. */
class CourseTest {
  private static final LocalDate DAY = LocalDate.of(2026, 12, 1);

  /** A problem of a game: one move of a position is right. */
  private static Step problem(Game game, int number) {
    Random random = new Random(number);
    Position position = Position.start(game);
    for (int i = 0; i < 4; i++) {
      List<Move> moves = position.legalMoves().stream().filter(Place.class::isInstance).toList();
      Move move = moves.get(random.nextInt(moves.size()));
      position = LessonMove.of(position, move).after();
    }
    position = Position.of(game, position.setup());
    Move right = position.legalMoves().get(0);
    LessonMove shown = LessonMove.of(position, right);
    MoveReply reply = new MoveReply.Right(List.of(shown), "Right.", Optional.empty());
    Branch branch = new Branch(position, Map.of(right, reply), Optional.empty());
    Optional<Task> task = Optional.of(new Answers(branch, List.of(), Optional.empty()));
    String name = "problem:" + number;
    return new Step(name, "a1b2c3.sgf", List.of(), position, Markup.NONE, List.of(), task);
  }

  /** A file with problems of these levels; "-" is none. */
  private static Lesson file(Game game, String... levels) {
    Map<Integer, Step> made = new HashMap<>();
    LazySteps steps =
        new LazySteps() {
          @Override
          public Step get(int index) {
            return made.computeIfAbsent(index, number -> problem(game, number));
          }

          @Override
          public int size() {
            return levels.length;
          }

          @Override
          public ProblemHead head(int index) {
            boolean isProblem = !levels[index].equals("-");
            String level = isProblem ? levels[index] : "";
            return new ProblemHead("problem:" + index, "no " + index, level, isProblem);
          }
        };
    return new Lesson("f.sgf", "f", game, "", "", new Concept("f", "f"), 1, steps);
  }

  private static Lesson go(String... levels) {
    return file(Fixture.everything().find("go").orElseThrow().game(Map.of("size", "9")), levels);
  }

  /** Tries such as {@code 0:2=wrong}: on which day, at which problem, with which result. */
  private static Progress progress(String tries) {
    Progress progress = Progress.NONE;
    for (String one : tries.isBlank() ? new String[0] : tries.split(" ")) {
      String[] parts = one.split("[:=]");
      StepOutcome result = StepOutcome.valueOf(parts[2].toUpperCase(Locale.ROOT));
      StepResult tried = new StepResult("any.sgf", "problem:" + parts[1], result);
      progress =
          progress.and(
              new DatedStepResult(DAY.plusDays(Integer.parseInt(parts[0])).atTime(12, 0), tried));
    }
    return progress;
  }

  private static Course course(Lesson lesson, String tries, int today) {
    return Course.of(lesson, progress(tries), ReviewPlan.USUAL, DAY.plusDays(today));
  }

  @ParameterizedTest
  @CsvSource(
      nullValues = "none",
      value = {
        "'', 0, NEW, none",
        "0:0=right, 0, SOLVED, 2",
        "0:0=right, 1, SOLVED, 2",
        "0:0=right, 2, DUE, 2",
        "0:0=wrong, 0, WRONG, 1",
        "0:0=wrong 0:0=right, 0, SOLVED_LATER, 1", // right only once it was refuted
        "0:0=right 2:0=wrong 2:0=right, 2, DUE, 2",
        "0:0=hint, 0, NEW, none", // nothing was answered
        "0:0=hint, 9, NEW, none",
        "0:0=hint 0:0=wrong, 0, WRONG, 1",
        "0:0=wrong, 1, DUE, 1",
        "0:0=wrong 1:0=right, 1, SOLVED, 3",
        "0:0=right 2:0=wrong, 2, DUE, 2", // again the same day
        "0:1=right, 5, NEW, none",
      })
  void aProblemIsScheduledAsConceptsAre(String tries, int today, ProblemState state, Integer due) {
    Course course = course(go("", ""), tries, today);
    assertThat(course.state(0)).isEqualTo(state);
    assertThat(course.due(0)).isEqualTo(Optional.ofNullable(due).map(DAY::plusDays));
  }

  @Test
  void aListHasWhatItsFilterSays() {
    String tries = "0:0=right 0:1=wrong 0:2=right 2:2=right 0:3=wrong 2:3=wrong 2:3=right";
    Course course = course(go("", "", "", "", ""), tries, 2);
    assertThat(course.listed(Filter.ALL)).containsExactly(0, 1, 2, 3, 4);
    assertThat(course.listed(Filter.UNSOLVED)).containsExactly(1, 4);
    assertThat(course.listed(Filter.WRONG)).containsExactly(1); // never right
    assertThat(course.listed(Filter.DUE)).containsExactly(0, 1, 3);
    assertThat(course.solved()).isEqualTo(3);
  }

  /** The one that was wrong is more likely forgotten; the one that is shown comes last. */
  @Test
  void whatIsMostLikelyForgottenIsDueFirst() {
    Course course = course(go("", "", ""), "0:0=right 0:1=wrong", 9);
    assertThat(course.nextDue(0)).hasValue(1);
    assertThat(course.nextDue(1)).hasValue(0);
    assertThat(course(go("", "", ""), "0:0=right", 9).nextDue(0)).hasValue(0);
    assertThat(course(go("", "", ""), "0:0=right", 1).nextDue(0)).isEmpty();
  }

  @Test
  void whatIsDueIsCountedByFile() {
    Progress progress = progress("0:0=right 0:1=wrong 1:2=right");
    LocalDate later = DAY.plusDays(2);
    assertThat(Course.dueByFile(progress, ReviewPlan.USUAL, later, Set.of()))
        .isEqualTo(Map.of("any.sgf", 2));
    assertThat(Course.dueByFile(progress, ReviewPlan.USUAL, later, Set.of("any.sgf"))).isEmpty();
    assertThat(Course.dueByFile(progress, ReviewPlan.USUAL, DAY, Set.of())).isEmpty();
  }

  @Test
  void withoutLevelsTheNextNewOneIsTheNextOfTheFile() {
    assertThat(course(go("", "", "", ""), "0:2=wrong", 0).nextNew(1)).hasValue(3);
    assertThat(course(go("", "", "", ""), "0:2=wrong", 0).nextNew(3)).hasValue(0);
    assertThat(course(go("", ""), "0:0=right 0:1=wrong", 0).nextNew(0)).isEmpty();
    assertThat(course(go("", ""), "", 0).pupil()).isEmpty();
    assertThat(course(go("", ""), "0:1=hint", 0).nextNew(0)).hasValue(1);
  }

  /** Nor is it where a learner goes on, or in what is done of a lesson. */
  @Test
  void whatIsSkippedIsNotResumedAt() {
    Lesson lesson = go("-", "", "", "-");
    assertThat(lesson.counted()).isEqualTo(2);
    assertThat(Progress.NONE.resume(lesson)).isEqualTo(1);
    assertThat(progress("0:0=read 0:1=right").done(lesson)).isEqualTo(1);
    assertThat(progress("0:1=right").resume(lesson)).isEqualTo(2);
    assertThat(progress("0:1=right").isDone(lesson)).isFalse();
    assertThat(progress("0:1=right 0:2=right").isDone(lesson)).isTrue();
    assertThat(progress("0:1=right 0:2=right").resume(lesson)).isEqualTo(1);
  }

  /** What is no problem is neither counted nor asked, even once it was read. */
  @Test
  void whatIsSkippedIsNoProblem() {
    Lesson lesson = go("", "-", "");
    Course course = course(lesson, "0:1=read 0:0=right", 0);
    assertThat(course.state(1)).isEqualTo(ProblemState.SKIPPED);
    assertThat(course.problems()).isEqualTo(2);
    assertThat(course.solved()).isEqualTo(1);
    assertThat(course.listed(Filter.UNSOLVED)).containsExactly(2);
    assertThat(course.nextNew(0)).hasValue(2);
    StepSearch search = new StepSearch(lesson, 0, Progress.NONE, ReviewPlan.USUAL, DAY);
    assertThat(search.find("unsolved", new Random(1)).step()).hasValue(2);
    assertThat(search.find("random", new Random(1)).step()).hasValue(2);
  }

  @Test
  void whoIsNewBeginsWithTheEasiest() {
    assertThat(course(go("5k", "20k", "", "3d"), "", 0).nextNew(0)).hasValue(1);
    assertThat(course(go("3", "1", "2"), "", 0).nextNew(0)).hasValue(1);
  }

  /** One pupil solves all of the level and easier ones, never harder ones. */
  @ParameterizedTest
  @CsvSource({"3, 0.6, 0.95", "6, 0.6, 0.95", "9, 0.6, 0.95"})
  void newOnesAreSolvedFourTimesOfFive(int strength, double least, double most) {
    Random random = new Random(strength);
    String[] levels =
        IntStream.range(0, 2600).mapToObj(i -> Integer.toString(1 + i % 13)).toArray(String[]::new);
    Lesson lesson = go(levels);
    Progress progress = Progress.NONE;
    int solved = 0;
    int shown = 0;
    int asked = 100;
    for (int i = 0; i < 2 * asked; i++) {
      Course course = Course.of(lesson, progress, ReviewPlan.USUAL, DAY);
      shown = course.nextNew(shown).orElseThrow();
      int harder = Integer.parseInt(levels[shown]) - strength;
      boolean isRight = random.nextDouble() < 1 / (1 + Math.pow(10, harder * 150 / 400.0));
      solved += i >= asked && isRight ? 1 : 0;
      StepOutcome result = isRight ? StepOutcome.RIGHT : StepOutcome.WRONG;
      StepResult tried = new StepResult("f.sgf", "problem:" + shown, result);
      progress = progress.and(new DatedStepResult(DAY.atTime(9, 0), tried));
    }
    assertThat((double) solved / asked).isBetween(least, most);
  }

  private static Stream<Family> families() {
    return Fixture.everything().families().stream();
  }

  /** By game: what comes again looks different, and its answer is right where it is now. */
  @ParameterizedTest
  @MethodSource("families")
  void whatComesAgainIsTurnedWithItsAnswer(Family family) {
    Game game = family.game(Map.of());
    Lesson lesson = file(game, "", "", "", "", "", "");
    List<String> seen = new ArrayList<>();
    for (int times = 0; times < 4; times++) {
      Progress progress = progress("0:1=wrong ".repeat(times).strip());
      ReviewPlan straight = new ReviewPlan(Fsrs.USUAL, 20, Optional.empty(), false);
      assertThat(TurnedSteps.of(lesson, progress, straight)).isSameAs(lesson);
      Lesson turned = TurnedSteps.of(lesson, progress, ReviewPlan.USUAL);
      Step step = turned.steps().get(1);
      assertThat(turned.steps().get(2)).isSameAs(lesson.steps().get(2));
      assertThat(TurnedSteps.isTurned(turned, 2)).isFalse();
      assertThat(TurnedSteps.other(turned, Progress.NONE)).isSameAs(lesson);
      assertThat(step.name()).isEqualTo("problem:1");
      seen.add(step.start().setup().marks().keySet().toString());
      Move right =
          ((Answers) step.task().orElseThrow()).first().replies().keySet().iterator().next();
      assertThat(StepProgress.at(step).play(right).isSolved()).isTrue();
    }
    assertThat(seen.get(0))
        .isEqualTo(lesson.steps().get(1).start().setup().marks().keySet().toString());
    if (game.symmetries().size() > 1) {
      assertThat(seen.get(1)).isNotEqualTo(seen.get(0));
    }
  }

  @Test
  void aReviewOfOneProblemMakesNoOthers() {
    Lesson lesson = go("", "");
    Lesson other = lesson.with(0, problem(lesson.game(), 7));
    assertThat(other.steps()).isInstanceOf(LazySteps.class);
    assertThat(other.steps().get(1)).isSameAs(lesson.steps().get(1));
    assertThat(other.steps().get(0).name()).isEqualTo("problem:0");
  }

  @ParameterizedTest
  @CsvSource({
    "'', 'level 4: games.sgf #4, move 54', 4",
    "'', '4级：games.sgf 第4局，54手后', 4",
    "5k, anything, 5k",
    "7, '3k', 7",
    "'', 'Corner 12, 16k', 16k",
    "'', '2 dan', 2d",
    "'', '3段', 3d",
    "'', '10级', 10k",
    "'', '3D view', 3d",
    "'', 'Problem 12', ''",
    "'', 'game5k.sgf', ''",
    "'', '100k', ''",
    "'', 'the 3 kings', ''",
  })
  void theLevelIsInThePropertyOrInTheName(String difficulty, String name, String level) {
    assertThat(ProblemHead.level(difficulty, name)).isEqualTo(level);
  }

  @Test
  void aHigherGradeAndAHigherLevelAreHarder() {
    List<String> grades = List.of("25k", "5k", "1k", "1d", "2d");
    List<Double> ratings =
        grades.stream().map(one -> new ProblemHead("", "", one).rating().getAsDouble()).toList();
    assertThat(ratings).isSorted();
    assertThat(new ProblemHead("", "", "3").rating().getAsDouble())
        .isGreaterThan(new ProblemHead("", "", "2").rating().getAsDouble());
    assertThat(new ProblemHead("", "", "").rating()).isEmpty();
  }
}
