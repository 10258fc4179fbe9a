package dev.banmen.game.facet;

import dev.banmen.game.Family;
import dev.banmen.game.Game;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;

/**
 * A {@link Game} whose players have ranks, which a handicap evens out. Ratings in other games are
 * numbers.
 */
public interface HasRanks {
  static boolean of(Family family) {
    return family.game(Map.of()) instanceof HasRanks;
  }

  /** How many ranks stronger a game's first side is than its player. */
  static double ranks(Game game) {
    return game instanceof HasRanks ranked ? ranked.stones() * ranked.ranksOfStone().orElse(0) : 0;
  }

  /** How many ranks a stone of handicap is worth on this board; empty if it isn't rated. */
  OptionalDouble ranksOfStone();

  /** What the first side has in advance, in stones. */
  double stones();

  /** The options for single rules, which the rules as a whole give where none is chosen. */
  List<String> ruleOptions();

  /** Whether one of these makes the game differ from its rules. */
  boolean isChanged(String ruleOption);
}
