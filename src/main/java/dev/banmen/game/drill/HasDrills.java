package dev.banmen.game.drill;

import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Size;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** A {@link Family} that has drills of its own, and games to take positions from. */
public interface HasDrills {
  /** Returns the kinds of exercises that only this family has, in the order to offer them. */
  static List<DrillKind> kinds(Family family, GamePositions positions) {
    return family instanceof HasDrills drilled ? drilled.drills(positions) : List.of();
  }

  /** Returns where positions of a family come from: its own games, or else games at random. */
  static GamePositions positions(Family family) {
    return family instanceof HasDrills drilled
        ? drilled.drillPositions()
        : GamePositions.random(family.game(Map.of()));
  }

  /**
   * Returns the options of a game that exercises come from, as {@link Family#game(Map)} takes them.
   */
  static Map<String, String> chosen(Family family, Game game) {
    Map<String, String> chosen =
        new TreeMap<>(family instanceof HasDrills drilled ? drilled.drillOptions() : Map.of());
    Size size = game.size();
    boolean isSized = family.options().stream().anyMatch(option -> option.key().equals("size"));
    if (isSized) {
      chosen.put(
          "size", size.rows() == size.cols() ? Integer.toString(size.rows()) : size.toString());
    }
    return chosen;
  }

  /** Returns the kind of exercise for a concept of a family's lessons; empty if there is none. */
  static Optional<String> kindOf(Family family, String concept) {
    return family instanceof HasDrills drilled
        ? Optional.ofNullable(drilled.drilledConcepts().get(concept))
        : Optional.empty();
  }

  /**
   * The kinds of exercises that its lessons' concepts are reviewed with: ids by the concept's name,
   * such as {@code 02-liberties}. By default, none.
   */
  default Map<String, String> drilledConcepts() {
    return Map.of();
  }

  /** The options of the games that exercises come from, apart from their size; by default, none. */
  default Map<String, String> drillOptions() {
    return Map.of();
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
