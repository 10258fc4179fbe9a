package dev.banmen.drill;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Family;
import dev.banmen.game.drill.DrillKind;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntConsumer;

/**
 * Measures how long it takes to make one exercise: {@code DrillTimes COUNT [GAME/KIND...]} makes so
 * many of each kind, for anybody and for a weak and a strong pupil, and prints the median and the
 * 99th percentile in milliseconds.
 */
public final class DrillTimes {
  private static final int SEED = 20;
  private static final int ANSWERS = 20; // of a pupil so far
  private static final int WARM = 200; // exercises made before the clock starts

  private DrillTimes() {}

  /** Runs the measurement. */
  public static void main(String[] args) {
    int count = Integer.parseInt(args[0]);
    System.out.printf("%-20s %16s %16s %16s%n", "median / p99 ms", "anybody", "weak", "strong");
    for (Family family : Catalog.ALL.families()) {
      for (DrillKind kind : Drills.of(family).kinds()) {
        String id = family.id() + "/" + kind.id();
        if (args.length == 1 || Arrays.asList(args).contains(id)) {
          kind(family.id(), kind.id(), count);
        }
      }
    }
  }

  private static void kind(String game, String kind, int count) {
    DrillPlan plan = DrillPlan.endless(Optional.of(game), Optional.of(kind), SEED);
    ExerciseSequence sequence = new ExerciseSequence(Catalog.ALL, plan);
    String id = game + "/" + kind;
    DrillScores weak = scores(id, false);
    DrillScores strong = scores(id, true);
    for (int i = 0; i < WARM; i++) {
      sequence.exercise(i);
    }
    System.out.printf(
        "%-20s %16s %16s %16s%n",
        id,
        times(count, sequence::exercise),
        times(count, number -> sequence.exercise(number, weak)),
        times(count, number -> sequence.exercise(number, strong)));
  }

  private static DrillScores scores(String kind, boolean isRight) {
    DrillScores scores = DrillScores.of(List.of());
    for (int i = 0; i < ANSWERS; i++) {
      scores = scores.with(new DrillResult(i, kind, 1 + i % 2, isRight, 100, Optional.empty()));
    }
    return scores;
  }

  private static String times(int count, IntConsumer made) {
    long[] nanos = new long[count];
    for (int i = 0; i < count; i++) {
      long from = System.nanoTime();
      made.accept(i);
      nanos[i] = System.nanoTime() - from;
    }
    Arrays.sort(nanos);
    return String.format(
        Locale.ROOT, "%.1f / %.1f", nanos[count / 2] / 1e6, nanos[count * 99 / 100] / 1e6);
  }
}
