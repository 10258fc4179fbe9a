package dev.banmen.drill;

import dev.banmen.game.Position;
import dev.banmen.game.drill.DrillKind;
import dev.banmen.game.drill.Exercise;
import dev.banmen.game.drill.Pupil;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.ToDoubleFunction;

/**
 * Makes exercises of one kind. It draws the class of the answer first, then looks for a position
 * with such an answer in which the kind's misconceptions lead astray. For one thread.
 */
record ExerciseMaker(DrillKind kind, Random random) {
  private static final int MOST_POSITIONS = 120; // for one class of answers, then another is drawn
  private static final int STRICT = 90; // of them, those in which all pupils drawn must fail
  private static final int MOST_DRAWS = 100;
  private static final double NEAR = 75; // points of rating: half of what one misconception adds

  /**
   * Makes a few exercises of one class and returns the nearest, or the first that is near enough.
   *
   * @param tried how many at most, 1 or more
   * @throws IllegalStateException if the kind finds none in thousands of positions
   */
  Exercise nearest(int tried, ToDoubleFunction<Exercise> distance) {
    for (int i = 0; i < MOST_DRAWS; i++) {
      int wanted = wanted();
      Optional<Exercise> made = made(wanted, kind.failing(wanted, random));
      if (made.isPresent()) {
        return nearest(made.get(), wanted, tried, distance);
      }
    }
    throw new IllegalStateException("no exercise of " + kind.id());
  }

  private Exercise nearest(
      Exercise first, int wanted, int tried, ToDoubleFunction<Exercise> distance) {
    Exercise nearest = first;
    double least = distance.applyAsDouble(first);
    for (int i = 1; i < tried && least > NEAR; i++) {
      List<Pupil> failing = i % 2 == 1 ? List.of() : kind.failing(wanted, random); // easy ones too
      Exercise other = made(wanted, failing).orElse(nearest);
      double far = distance.applyAsDouble(other);
      if (far < least) {
        nearest = other;
        least = far;
      }
    }
    return nearest;
  }

  /** Draws a class of answers by its weight. */
  private int wanted() {
    int left = random.nextInt(kind.weights().stream().mapToInt(weight -> weight).sum());
    int wanted = 0;
    while (left >= kind.weights().get(wanted)) {
      left -= kind.weights().get(wanted++);
    }
    return wanted;
  }

  /**
   * Makes an exercise of a class.
   *
   * @param failing the pupils whom it must catch, if possible
   */
  private Optional<Exercise> made(int wanted, List<Pupil> failing) {
    Optional<Exercise> spare = Optional.empty();
    for (int i = 0; i < MOST_POSITIONS; i++) {
      Position position = kind.position(wanted, random);
      List<Exercise> found = kind.found(position, wanted, random);
      if (!found.isEmpty()) {
        int from = random.nextInt(found.size());
        for (int k = 0; k < found.size(); k++) {
          Exercise exercise = found.get((from + k) % found.size());
          boolean isWanted = failing.stream().allMatch(pupil -> pupil.fails(exercise));
          if ((isWanted || spare.isEmpty()) && exercise.hasOneAnswer()) {
            spare = Optional.of(exercise);
            if (isWanted) {
              return spare;
            }
          }
        }
      }
      if (i >= STRICT && spare.isPresent()) {
        return spare;
      }
    }
    return spare;
  }
}
