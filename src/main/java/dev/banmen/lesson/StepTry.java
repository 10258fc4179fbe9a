package dev.banmen.lesson;

/**
 * The result of a try at a step of a lesson. Immutable.
 *
 * @param lesson its id
 * @param step the step's name
 */
public record StepTry(String lesson, String step, TryResult result) {
  /** The step that was tried. */
  public Progress.StepId id() {
    return new Progress.StepId(lesson, step);
  }
}
