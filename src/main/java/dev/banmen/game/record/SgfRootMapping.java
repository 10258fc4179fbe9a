package dev.banmen.game.record;

import dev.banmen.game.Game;
import dev.banmen.game.Setup;
import java.util.List;
import java.util.Map;

/** Maps the options of a family's games to the root of an SGF record and back. Immutable. */
public interface SgfRootMapping {
  /** The game's number in SGF: 1 for Go, 2 for Othello. */
  int number();

  /**
   * Reads a root.
   *
   * @param root its properties {@code GM}, {@code SZ}, {@code RU}, {@code KM}, {@code HA} and
   *     {@code AP}
   */
  RootReading read(List<Property> root);

  /** Returns the properties for chosen options: {@code GM}, {@code SZ}, {@code KM} and the like. */
  List<Property> root(Map<String, String> chosen);

  /**
   * Whether a root, as {@link #read} gets it, names this family among those with its number;
   * without a name, it means the first of them.
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
    boolean isSetUp = root.stream().anyMatch(property -> property.puts().isPresent());
    return isSetUp ? new Setup(Map.of(), game.start().toMove()) : game.start();
  }
}
