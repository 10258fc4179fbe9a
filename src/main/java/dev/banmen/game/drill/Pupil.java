package dev.banmen.game.drill;

import java.util.function.Function;

/**
 * A pupil with one misconception, who answers every exercise of a kind by it. Exercises are chosen
 * so that it fails. Immutable.
 *
 * @param id the misconception: lower-case words joined by hyphens, unique in its kind
 * @param reply what this pupil answers
 */
public record Pupil(String id, Function<Exercise, DrillAnswer> reply) {
  /** Returns what this pupil answers to an exercise. */
  public DrillAnswer answer(Exercise exercise) {
    return reply.apply(exercise);
  }

  /** Whether the misconception leads to a wrong answer. */
  public boolean fails(Exercise exercise) {
    return !answer(exercise).equals(exercise.answer());
  }
}
