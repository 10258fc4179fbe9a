package dev.banmen.game.record;

import dev.banmen.game.Game;
import dev.banmen.game.Setup;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** How the options of a family's games stand at the root of an SGF record. Immutable. */
public interface SgfRootMapping {
  /** The game's number in SGF: 1 for Go, 2 for Othello. */
  int number();

  /**
   * The options that a root's properties choose.
   *
   * @param notes hears of values that mean nothing, one sentence each; the usual ones stand in
   */
  Map<String, String> chosen(List<Property> root, Consumer<String> notes);

  /** The properties that say what was chosen: {@code GM}, {@code SZ}, {@code KM} and the like. */
  List<Property> root(Map<String, String> chosen);

  /**
   * Whether a root names this family among those with its number; where none is named, the first of
   * them is meant.
   */
  default boolean isNamedBy(List<Property> root) {
    return false;
  }

  /**
   * What stands on the board before a root says anything: what the game begins with, or the bare
   * board where the root sets one up itself.
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
