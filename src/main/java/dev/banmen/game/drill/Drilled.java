package dev.banmen.game.drill;

import dev.banmen.game.Family;
import java.util.List;
import java.util.Map;

/** A {@link Family} that has drills of its own, and games to take positions from. */
public interface Drilled {
  /** Returns the kinds of exercises that only this family has, in the order to offer them. */
  static List<DrillKind> kinds(Family family, GamePositions positions) {
    return family instanceof Drilled drilled ? drilled.drills(positions) : List.of();
  }

  /** Returns where positions of a family come from: its own games, or else games at random. */
  static GamePositions positions(Family family) {
    return family instanceof Drilled drilled
        ? drilled.drillPositions()
        : GamePositions.random(family.game(Map.of()));
  }

  /**
   * Its own kinds, in its language. One with the id of a kind that every game has takes the place
   * of that one.
   *
   * @param positions those of {@link #drillPositions()}
   */
  List<DrillKind> drills(GamePositions positions);

  /** Where positions for drills come from. */
  GamePositions drillPositions();
}
