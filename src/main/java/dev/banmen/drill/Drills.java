package dev.banmen.drill;

import dev.banmen.game.Family;
import dev.banmen.game.drill.DrillKind;
import dev.banmen.game.drill.Exercise;
import dev.banmen.game.drill.GamePositions;
import dev.banmen.game.drill.OwnDrills;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.ToDoubleFunction;

/**
 * The kinds of exercises of one game: its own, and those that every game has. Immutable, for any
 * thread; the same random numbers give the same exercises on every machine.
 */
public final class Drills {
  private final Family family;
  private final Map<String, DrillKind> kinds;

  private Drills(Family family, Map<String, DrillKind> kinds) {
    this.family = family;
    this.kinds = Collections.unmodifiableMap(kinds);
  }

  /** Returns the drills of a family, in its language. */
  public static Drills of(Family family) {
    Map<String, DrillKind> kinds = new LinkedHashMap<>();
    OwnDrills own = OwnDrills.of(family);
    if (own.kinds().stream().noneMatch(kind -> kind.id().equals(LegalKind.ID))) {
      add(new LegalKind(own.positions()), kinds);
    }
    own.kinds().forEach(kind -> add(kind, kinds));
    if (GamePositions.areCounted(family.game(Map.of()))) {
      add(new AheadKind(own.positions()), kinds);
    }
    return new Drills(family, kinds);
  }

  private static void add(DrillKind kind, Map<String, DrillKind> kinds) {
    kinds.put(kind.id(), kind);
  }

  public Family family() {
    return family;
  }

  /** All kinds, in the order to offer them: the easiest first. */
  public List<DrillKind> kinds() {
    return List.copyOf(kinds.values());
  }

  public Optional<DrillKind> kind(String id) {
    return Optional.ofNullable(kinds.get(id));
  }

  /**
   * Makes one exercise of a kind.
   *
   * @throws IllegalArgumentException if the game has no such kind
   */
  public Exercise exercise(String kind, Random random) {
    return nearest(kind, 1, exercise -> 0, random);
  }

  /**
   * Makes a few exercises of a kind, all of one class of answers, so that what is wanted doesn't
   * give the answer away, and returns the nearest.
   *
   * @param tried how many at most, 1 or more
   * @param distance how far an exercise is from what is wanted, in points of rating
   * @throws IllegalArgumentException if the game has no such kind
   */
  public Exercise nearest(
      String kind, int tried, ToDoubleFunction<Exercise> distance, Random random) {
    DrillKind known =
        kind(kind).orElseThrow(() -> new IllegalArgumentException(family.id() + "/" + kind));
    return new ExerciseMaker(known, random).nearest(tried, distance);
  }
}
