package dev.banmen.lesson.review;

import dev.banmen.lesson.DatedStepResult;
import dev.banmen.lesson.LazySteps;
import dev.banmen.lesson.Lesson;
import dev.banmen.lesson.ProblemHead;
import dev.banmen.lesson.Progress;
import dev.banmen.lesson.Step;
import java.util.HashMap;
import java.util.Map;

/**
 * The problems of a file, those that come again turned, mirrored or with their colours exchanged,
 * each time another way, so that nobody knows them by their place. For any thread.
 */
public final class TurnedSteps extends LazySteps {
  private final Lesson original;
  private final LazySteps steps;
  private final Map<String, Integer> tried; // how often, by name
  private volatile LastStep last;

  private record LastStep(int index, Step step) {}

  private TurnedSteps(Lesson original, LazySteps steps, Map<String, Integer> tried) {
    this.original = original;
    this.steps = steps;
    this.tried = tried;
  }

  /** Returns a lesson as its learner wants to see problems that were tried before. */
  public static Lesson of(Lesson lesson, Progress progress, ReviewPlan plan) {
    return plan.isTurned() ? of(lesson, progress) : lesson;
  }

  /** Returns a lesson with the problems turned that were tried before; only files have such. */
  public static Lesson of(Lesson lesson, Progress progress) {
    if (!(lesson.steps() instanceof LazySteps steps) || steps instanceof TurnedSteps) {
      return lesson;
    }
    Map<String, Integer> tried = new HashMap<>();
    for (DatedStepResult one : progress.tries()) {
      tried.merge(one.tried().step(), 1, Integer::sum);
    }
    return lesson.with(new TurnedSteps(lesson, steps, tried));
  }

  /** Whether a lesson has its problems turned. */
  public static boolean isTurned(Lesson lesson) {
    return lesson.steps() instanceof TurnedSteps;
  }

  /** Returns a lesson with its problems turned, or as they are in the file if they are turned. */
  public static Lesson other(Lesson lesson, Progress progress) {
    return lesson.steps() instanceof TurnedSteps turned ? turned.original : of(lesson, progress);
  }

  /** Whether a step of a lesson is not as it is in the file. */
  public static boolean isTurned(Lesson lesson, int index) {
    return lesson.steps() instanceof TurnedSteps turned
        && turned.get(index) != turned.steps.get(index);
  }

  @Override
  public String note() {
    return steps.note();
  }

  @Override
  public Step get(int index) {
    LastStep known = last;
    if (known != null && known.index() == index) {
      return known.step();
    }
    Step step = steps.get(index);
    int times = tried.getOrDefault(step.name(), 0);
    Step turned = times == 0 ? step : FreshProblem.turned(step, step.name(), times - 1);
    last = new LastStep(index, turned);
    return turned;
  }

  @Override
  public int size() {
    return steps.size();
  }

  @Override
  public ProblemHead head(int index) {
    return steps.head(index);
  }
}
