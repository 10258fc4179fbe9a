package dev.banmen.drill;

import dev.banmen.game.Family;
import dev.banmen.game.Games;
import dev.banmen.game.SplitMix64;
import dev.banmen.game.drill.Exercise;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

/**
 * Exercises by number: the same plan gives the same ones, in any order. It reads a game's drills
 * when they are first needed. For one thread.
 */
public final class ExerciseSequence {
  private final List<Family> families;
  private final DrillPlan plan;
  private final Map<String, Drills> drills = new TreeMap<>();

  /** Returns the exercises of a plan, whose game and kind are known. */
  public ExerciseSequence(Games games, DrillPlan plan) {
    this.plan = plan;
    families =
        plan.game().isPresent()
            ? List.of(games.find(plan.game().get()).orElseThrow())
            : games.families();
  }

  /** The plan that they are of. */
  public DrillPlan plan() {
    return plan;
  }

  /** Makes the exercise with a number, from 0. */
  public Exercise exercise(int number) {
    Random random = new Random(SplitMix64.mix(SplitMix64.mix(plan.seed()) + number));
    Family family = families.get(random.nextInt(families.size()));
    Drills known = drills.computeIfAbsent(family.id(), any -> Drills.of(family));
    return plan.kind().isPresent()
        ? known.exercise(plan.kind().get(), random)
        : known.exercise(random);
  }
}
