package dev.banmen.lesson;

/**
 * The result of a try at a step of a lesson. Immutable.
 *
 * @param lesson its id
 * @param step the step's name
 */
public record StepResult(String lesson, String step, StepOutcome result) {
  /** The step that was tried. */
  public Progress.StepId id() {
    return new Progress.StepId(lesson, step);
  }
}
