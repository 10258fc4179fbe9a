package dev.banmen.lesson.review;

import dev.banmen.lesson.Lesson;
import dev.banmen.lesson.Progress.StepId;
import dev.banmen.lesson.Step;
import dev.banmen.lesson.Task;

/**
 * A step of a lesson with something to answer. Immutable.
 *
 * @param index the number of the step, from 0
 */
public record ConceptProblem(Lesson lesson, int index) {
  public Step step() {
    return lesson.steps().get(index);
  }

  StepId id() {
    return new StepId(lesson.id(), step().name());
  }

  /**
   * Whether there is a right answer to a step: not if it is only read, or played without a goal.
   */
  static boolean is(Step step) {
    return step.task().filter(ConceptProblem::isAnswerable).isPresent();
  }

  private static boolean isAnswerable(Task task) {
    return task.match(answers -> true, choices -> true, practice -> practice.goal().isPresent());
  }
}
