package dev.banmen.drill;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Family;
import dev.banmen.game.drill.DrillAnswer;
import dev.banmen.game.drill.DrillKind;
import dev.banmen.game.drill.Exercise;
import dev.banmen.game.drill.Pupil;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/**
 * Checks so many exercises of each kind against the reference rules, and prints a line for each
 * kind: {@code DrillCheck COUNT [GAME/KIND...]}. It says how many differ even turned and mirrored,
 * how often the most frequent answer is right, and how often the best pupil with a misconception.
 * Exits with 1 if any answer differs.
 */
public final class DrillCheck {
  private static final int SEED = 20;

  private int checked;
  private int wrong;

  private DrillCheck() {}

  /** Runs the check. */
  public static void main(String[] args) {
    int count = Integer.parseInt(args[0]);
    DrillCheck check = new DrillCheck();
    for (Family family : Catalog.ALL.families()) {
      Drills drills = Drills.of(family);
      for (DrillKind kind : drills.kinds()) {
        boolean isWanted = args.length == 1;
        for (int i = 1; i < args.length; i++) {
          isWanted |= args[i].equals(family.id() + "/" + kind.id());
        }
        if (isWanted) {
          check.kind(drills, kind, count);
        }
      }
    }
    System.out.printf("%,d exercises, %,d wrong%n", check.checked, check.wrong);
    System.exit(check.wrong == 0 ? 0 : 1);
  }

  private void kind(Drills drills, DrillKind kind, int count) {
    Random random = new Random(SEED);
    long made = 0;
    long start = System.nanoTime();
    int before = wrong;
    int unchecked = 0;
    Set<List<String>> different = new HashSet<>();
    Map<DrillAnswer, Integer> answers = new HashMap<>();
    Map<String, Integer> pupils = new HashMap<>();
    for (int i = 0; i < count; i++) {
      long from = System.nanoTime();
      Exercise exercise = drills.exercise(kind.id(), random);
      made += System.nanoTime() - from;
      different.add(ExerciseLook.least(exercise));
      answers.merge(exercise.answer(), 1, Integer::sum);
      for (Pupil pupil : kind.pupils()) {
        pupils.merge(pupil.id(), pupil.fails(exercise) ? 0 : 1, Integer::sum);
      }
      Optional<DrillAnswer> right = ReferenceAnswers.of(drills.family(), exercise);
      if (right.isEmpty()) {
        unchecked++;
      } else if (!right.get().equals(exercise.answer())) {
        wrong++;
        System.out.printf("number %d: %s, not %s%n", i, right.get(), exercise);
      }
    }
    checked += count - unchecked;
    System.out.printf(
        Locale.ROOT,
        "%-20s %d checked, %d wrong, %.1f %% differ, most frequent answer %.1f %%,"
            + " misconception right in at most %.1f %%, %.2f ms to make one, %.0f s in all%n",
        drills.family().id() + "/" + kind.id(),
        count - unchecked,
        wrong - before,
        100.0 * different.size() / count,
        100.0 * Collections.max(answers.values()) / count,
        100.0 * Collections.max(pupils.values()) / count,
        made / 1e6 / count,
        (System.nanoTime() - start) / 1e9);
  }
}
