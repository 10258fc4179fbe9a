package dev.banmen.game.drill;

import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Size;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The drills that only one game has, and where positions for its exercises come from. Immutable,
 * for any thread.
 *
 * @param concepts the kinds of exercises that its lessons' concepts are reviewed with: ids by the
 *     concept's name, such as {@code 02-liberties}
 * @param options the options of the games that exercises come from, apart from their size
 * @param kinds its own kinds, in the order in which a teacher takes them; one with the id of a kind
 *     that every game has takes the place of that one
 */
public record OwnDrills(
    Map<String, String> concepts,
    Map<String, String> options,
    GamePositions positions,
    List<DrillKind> kinds) {
  /** Returns the drills of a family; without its own, it has positions from games at random. */
  public static OwnDrills of(Family family) {
    return family instanceof HasDrills drilled
        ? drilled.drills()
        : new OwnDrills(Map.of(), Map.of(), GamePositions.random(family.game(Map.of())), List.of());
  }

  /**
   * Returns the options of a family's game that exercises come from, as {@link Family#game(Map)}
   * takes them.
   */
  public static Map<String, String> chosen(Family family, Game game) {
    Map<String, String> chosen = new TreeMap<>(of(family).options());
    Size size = game.size();
    boolean isSized = family.options().stream().anyMatch(option -> option.key().equals("size"));
    if (isSized) {
      chosen.put(
          "size", size.rows() == size.cols() ? Integer.toString(size.rows()) : size.toString());
    }
    return chosen;
  }
}
