package dev.banmen.drill;

import dev.banmen.game.Position;
import dev.banmen.game.drill.DrillKind;
import dev.banmen.game.drill.Exercise;
import dev.banmen.game.drill.Pupil;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/**
 * Makes exercises of one kind. It draws the class of the answer first, then looks for a position
 * with such an answer in which the kind's misconceptions lead astray. For one thread.
 */
final class ExerciseMaker {
  private static final int MOST_POSITIONS = 80; // for one class of answers, then another is drawn
  private static final int STRICT = 48; // of them, those in which all pupils drawn must fail
  private static final int MOST_DRAWS = 100;

  private final DrillKind kind;
  private final Random random;

  ExerciseMaker(DrillKind kind, Random random) {
    this.kind = kind;
    this.random = random;
  }

  /**
   * Makes an exercise.
   *
   * @throws IllegalStateException if the kind finds none in thousands of positions
   */
  Exercise make() {
    for (int i = 0; i < MOST_DRAWS; i++) {
      Optional<Exercise> made = made(wanted());
      if (made.isPresent()) {
        return made.get();
      }
    }
    throw new IllegalStateException("no exercise of " + kind.id());
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

  private Optional<Exercise> made(int wanted) {
    List<Pupil> failing = kind.failing(wanted, random);
    Optional<Exercise> spare = Optional.empty();
    for (int i = 0; i < MOST_POSITIONS; i++) {
      Position position = kind.position(wanted, random);
      List<Exercise> found = kind.found(position, wanted, random);
      if (!found.isEmpty()) {
        int from = random.nextInt(found.size());
        for (int k = 0; k < found.size(); k++) {
          Exercise exercise = found.get((from + k) % found.size());
          if (failing.stream().allMatch(pupil -> pupil.fails(exercise))) {
            return Optional.of(exercise);
          }
        }
        spare = spare.or(() -> Optional.of(found.get(from)));
      }
      if (i >= STRICT && spare.isPresent()) {
        return spare;
      }
    }
    return spare;
  }
}
