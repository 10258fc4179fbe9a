package dev.banmen.lesson.review;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.lesson.DatedStepResult;
import dev.banmen.lesson.Lesson;
import dev.banmen.lesson.LessonSession;
import dev.banmen.lesson.Progress;
import dev.banmen.lesson.StepOutcome;
import dev.banmen.lesson.StepResult;
import dev.banmen.lesson.reader.Fixture;
import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Thirty days of a pupil who takes two lessons of the program a day, and first reviews what is due
 * until nothing is.
 */
@Tag("long")
class MonthOfReviewsTest {
  private static final LocalDate FIRST = LocalDate.of(2026, 1, 5);
  private static final int DAYS = 30;
  private static final int LESSONS_A_DAY = 2;

  private static List<Lesson> lessons;

  private final Random random = new Random(5);
  private Progress progress = Progress.NONE;
  private LocalDateTime now = FIRST.atStartOfDay();
  private double share; // of right answers
  private int waiting; // at the end of the last day

  @BeforeAll
  static void read() throws IOException {
    lessons = Fixture.of(Path.of("recordings", "lessons"), Locale.ROOT);
  }

  @Test
  void whoForgetsOneInTenHasAFewReviewsADay() {
    List<Integer> reviews = reviews(0.9);
    assertThat(reviews).allSatisfy(count -> assertThat(count).isLessThan(20));
    assertThat(mean(reviews.subList(DAYS / 2, DAYS))).isBetween(4.0, 14.0);
    assertThat(waiting).isZero();
  }

  @Test
  void whoForgetsMoreHasMore() {
    double few = mean(reviews(0.95));
    progress = Progress.NONE;
    assertThat(mean(reviews(0.8))).isBetween(1.3 * few, 16.0);
  }

  /** What was wrong is asked until it is right, however much there is. */
  @Test
  void whoForgetsNearlyHalfIsNotFlooded() {
    List<Integer> reviews = reviews(0.6);
    double most = ReviewPlan.USUAL.most() / 0.6;
    assertThat(reviews.get(DAYS - 1)).isGreaterThan(ReviewPlan.USUAL.most());
    assertThat(mean(reviews.subList(DAYS / 2, DAYS))).isBetween(most / 2, most * 1.2);
  }

  /** The reviews of each day. */
  private List<Integer> reviews(double right) {
    share = right;
    List<Integer> reviews = new ArrayList<>();
    for (int day = 0; day < DAYS; day++) {
      now = FIRST.plusDays(day).atTime(9, 0);
      reviews.add(review());
      waiting = cards().waiting(now.toLocalDate());
      int first = Math.min(day * LESSONS_A_DAY, lessons.size());
      int end = Math.min(first + LESSONS_A_DAY, lessons.size());
      for (Lesson lesson : lessons.subList(first, end)) {
        for (int step = 0; step < lesson.steps().size(); step++) {
          if (ConceptProblem.is(lesson.steps().get(step))) {
            answer(lesson.id(), lesson.steps().get(step).name());
          }
        }
      }
    }
    return reviews;
  }

  private int review() {
    int count = 0;
    List<ConceptCard> left = cards().forToday(now.toLocalDate());
    while (!left.isEmpty()) {
      LessonSession drawn = FreshProblem.of(cards(), left.get(0), ExerciseSource.NONE);
      answer(drawn.lesson().id(), drawn.step().name());
      count++;
      left = cards().forToday(now.toLocalDate());
    }
    return count;
  }

  private ConceptSchedule cards() {
    return ConceptSchedule.of(lessons, progress, ReviewPlan.USUAL);
  }

  /** Answers a problem; after a wrong answer the pupil goes on until it is right. */
  private void answer(String lesson, String step) {
    if (random.nextDouble() >= share) {
      add(lesson, step, StepOutcome.WRONG);
    }
    add(lesson, step, StepOutcome.RIGHT);
  }

  private void add(String lesson, String step, StepOutcome result) {
    now = now.plusMinutes(1);
    progress = progress.and(new DatedStepResult(now, new StepResult(lesson, step, result)));
  }

  private static double mean(List<Integer> counts) {
    return counts.stream().mapToInt(Integer::intValue).average().orElseThrow();
  }
}
