package dev.banmen.lesson.review;

import dev.banmen.lesson.Lesson;
import dev.banmen.lesson.Progress;
import java.time.LocalDate;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * Finds the step of a lesson that words ask for: its number from 1, {@code unsolved} for the next
 * one that was never read or answered right, {@code random} for any such, {@code due} for the one
 * to review first, {@code next} for a new one that suits the pupil. Immutable.
 *
 * @param index the step that is shown, from 0
 */
public record StepSearch(
    Lesson lesson, int index, Progress progress, ReviewPlan plan, LocalDate today) {
  /** The word for what is to be reviewed first. */
  public static final String DUE = "due";

  /** The word for a new one. */
  public static final String NEXT = "next";

  private static final String UNSOLVED = "unsolved";
  private static final String RANDOM = "random";

  /** Why there is no such step. */
  public enum NoStep {
    /** The words ask for no step, or for one that the lesson doesn't have. */
    UNKNOWN,
    /** All are solved. */
    ALL_SOLVED,
    /** None is due. */
    NONE_DUE,
    /** All were tried. */
    NONE_NEW
  }

  /** A step from 0, or why there is none: one of both. */
  public record FoundStep(OptionalInt step, Optional<NoStep> why) {
    private static FoundStep of(OptionalInt step, NoStep otherwise) {
      return new FoundStep(step, step.isPresent() ? Optional.empty() : Optional.of(otherwise));
    }
  }

  /**
   * Finds the step.
   *
   * @param random chooses one of several
   */
  public FoundStep find(String words, RandomGenerator random) {
    int all = lesson.steps().size();
    return switch (words) {
      case UNSOLVED -> FoundStep.of(unsolvedAfter(all), NoStep.ALL_SOLVED);
      case RANDOM -> FoundStep.of(any(all, random), NoStep.ALL_SOLVED);
      case DUE -> FoundStep.of(course().nextDue(index), NoStep.NONE_DUE);
      case NEXT -> FoundStep.of(course().nextNew(index), NoStep.NONE_NEW);
      default -> FoundStep.of(numbered(words, all), NoStep.UNKNOWN);
    };
  }

  private Course course() {
    return Course.of(lesson, progress, plan, today);
  }

  private static OptionalInt numbered(String words, int all) {
    int number = words.matches("\\d{1,9}") ? Integer.parseInt(words) : 0;
    return number >= 1 && number <= all ? OptionalInt.of(number - 1) : OptionalInt.empty();
  }

  /** The next one, after the last from the first again; the one that is shown comes last. */
  private OptionalInt unsolvedAfter(int all) {
    return IntStream.rangeClosed(1, all)
        .map(far -> (index + far) % all)
        .filter(this::isUnsolved)
        .findFirst();
  }

  private boolean isUnsolved(int step) {
    return lesson.head(step).isProblem() && !progress.isDone(lesson, step);
  }

  private OptionalInt any(int all, RandomGenerator random) {
    int[] unsolved = IntStream.range(0, all).filter(this::isUnsolved).toArray();
    int[] others = IntStream.of(unsolved).filter(step -> step != index).toArray();
    int[] from = others.length > 0 ? others : unsolved;
    return from.length == 0
        ? OptionalInt.empty()
        : OptionalInt.of(from[random.nextInt(from.length)]);
  }
}
