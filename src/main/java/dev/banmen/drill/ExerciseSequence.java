package dev.banmen.drill;

import dev.banmen.game.Family;
import dev.banmen.game.Games;
import dev.banmen.game.SplitMix64;
import dev.banmen.game.drill.DrillKind;
import dev.banmen.game.drill.Exercise;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;

/**
 * Exercises by number: the same plan gives the same ones, in any order, unless it fits them to the
 * pupil. Of several kinds, each comes once before any comes again. A pupil meets the kinds of a
 * game for the first time in the order in which a teacher takes them, and a few exercises, such as
 * those of a day, begin with the easier kinds. It reads a game's drills when they are first needed.
 * For one thread.
 */
public final class ExerciseSequence {
  private static final int TRIED = 4; // exercises from which the one that fits best is chosen
  private static final long ORDER = 1L << 40; // keeps the order of kinds apart from the exercises

  private static final Comparator<MixedKind> EASIER = Comparator.comparingInt(MixedKind::rank);

  private final List<Family> families;
  private final DrillPlan plan;
  private final Map<String, Drills> drills = new TreeMap<>();
  private Optional<Set<String>> tried = Optional.empty(); // by the pupil, before the first one

  /** Returns the exercises of a plan, whose game and kind are known. */
  public ExerciseSequence(Games games, DrillPlan plan) {
    this.plan = plan;
    families =
        plan.game().isPresent()
            ? List.of(games.find(plan.game().get()).orElseThrow())
            : games.families();
  }

  /**
   * A kind of a game.
   *
   * @param kind its id
   * @param rank how many kinds of its game a teacher takes before it
   */
  private record MixedKind(Drills drills, String kind, int rank) {
    String id() {
      return drills.family().id() + "/" + kind;
    }
  }

  /** The plan that they are of. */
  public DrillPlan plan() {
    return plan;
  }

  /** Makes the exercise with a number, from 0, for anybody. */
  public Exercise exercise(int number) {
    MixedKind kind = kind(number);
    return kind.drills().exercise(kind.kind(), random(number));
  }

  /**
   * Makes the exercise with a number, from 0. If the plan fits exercises to the pupil, it is the
   * one of a few whose rating is nearest to the pupil's in its kind.
   */
  public Exercise exercise(int number, DrillScores scores) {
    if (tried.isEmpty() && plan.fitsPupil()) {
      tried = Optional.of(scores.kinds());
    }
    MixedKind kind = kind(number);
    String id = kind.id();
    if (!plan.fitsPupil() || scores.rating(id).games() == 0) {
      return kind.drills().exercise(kind.kind(), random(number));
    }
    double wanted = scores.rating(id).value();
    return kind.drills()
        .nearest(
            kind.kind(),
            TRIED,
            exercise -> Math.abs(scores.ratingOf(exercise) - wanted),
            random(number));
  }

  private Random random(int number) {
    return new Random(SplitMix64.mix(SplitMix64.mix(plan.seed()) + number));
  }

  /**
   * Goes through all kinds in an order of chance, then through all in another. In the first round,
   * the easier ones come first among a few exercises, and among those that are new to the pupil.
   */
  private MixedKind kind(int number) {
    if (plan.kind().isPresent()) {
      return new MixedKind(drills(families.get(0)), plan.kind().get(), 0);
    }
    List<MixedKind> mix = new ArrayList<>();
    for (Family family : families) {
      Drills known = drills(family);
      for (DrillKind kind : known.kinds()) {
        mix.add(new MixedKind(known, kind.id(), known.kinds().indexOf(kind)));
      }
    }
    int round = number / mix.size();
    long seed = SplitMix64.mix(SplitMix64.mix(plan.seed() + ORDER) + round);
    Collections.shuffle(mix, new Random(seed));
    if (round == 0) {
      mix.subList(0, Math.min(plan.count(), mix.size())).sort(EASIER);
      tried.ifPresent(known -> introduce(mix, known));
    }
    return mix.get(number % mix.size());
  }

  /** Exchanges those of a game that the pupil has not tried, so that the easier ones come first. */
  private void introduce(List<MixedKind> mix, Set<String> known) {
    for (Family family : families) {
      List<Integer> places = new ArrayList<>();
      List<MixedKind> unknown = new ArrayList<>();
      for (int i = 0; i < mix.size(); i++) {
        MixedKind kind = mix.get(i);
        if (kind.drills().family() == family && !known.contains(kind.id())) {
          places.add(i);
          unknown.add(kind);
        }
      }
      unknown.sort(EASIER);
      for (int i = 0; i < places.size(); i++) {
        mix.set(places.get(i), unknown.get(i));
      }
    }
  }

  private Drills drills(Family family) {
    return drills.computeIfAbsent(family.id(), any -> Drills.of(family));
  }
}
