package dev.banmen.lesson.review;

import dev.banmen.lesson.Concept;
import dev.banmen.lesson.Step;
import java.util.Optional;

/** Makes exercises of a concept without end. */
public interface ExerciseSource {
  /** Makes none. */
  ExerciseSource NONE = (concept, seed) -> Optional.empty();

  /**
   * Makes an exercise: a step with a task.
   *
   * @param seed the same one gives the same exercise
   * @return empty if there are none of this concept
   */
  Optional<Step> exercise(Concept concept, long seed);

  /** Returns what exercises of a concept are called; empty if there are none. */
  default Optional<String> name(Concept concept) {
    return Optional.empty();
  }
}
