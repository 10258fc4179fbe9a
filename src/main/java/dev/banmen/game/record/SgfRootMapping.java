package dev.banmen.game.record;

import dev.banmen.game.Game;
import dev.banmen.game.Setup;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Maps the options of a family's games to the root of an SGF record and back. Immutable. */
public interface SgfRootMapping {
  /** The game's number in SGF: 1 for Go, 2 for Othello. */
  int number();

  /**
   * Returns the options that a root's properties choose.
   *
   * @param notes receives one sentence for each invalid value; the default replaces it
   */
  Map<String, String> chosen(List<Property> root, Consumer<String> notes);

  /**
   * Returns a root that says what was chosen, where other programs would read its values
   * differently, or would assume something else where it says nothing; by default the root itself.
   */
  default List<Property> restated(List<Property> root, Map<String, String> chosen) {
    return root;
  }

  /** Returns the properties for chosen options: {@code GM}, {@code SZ}, {@code KM} and the like. */
  List<Property> root(Map<String, String> chosen);

  /**
   * Whether a root names this family among those with its number; without a name, it means the
   * first of them.
   */
  default boolean isNamedBy(List<Property> root) {
    return false;
  }

  /** Whether {@code HA} is a number of stones, which {@code AB} sets up. */
  default boolean hasHandicap() {
    return false;
  }

  /**
   * Returns the board before the root's set-up: the game's start, or the bare board if the root
   * sets one up itself.
   */
  default Setup start(Game game, List<Property> root) {
    for (Property property : root) {
      switch (property.id()) {
        case "AB", "AW", "AE" -> {
          return new Setup(Map.of(), game.start().toMove());
        }
        default -> {}
      }
    }
    return game.start();
  }
}
