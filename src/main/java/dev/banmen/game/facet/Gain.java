package dev.banmen.game.facet;

import dev.banmen.game.Explanation;
import dev.banmen.game.Side;

/**
 * A change of the count that moves have made. Immutable.
 *
 * @param side the side they brought that much nearer to winning
 * @param points more than 0, in the game's unit
 */
public record Gain(Side side, int points, Explanation why) {
  public Gain {
    if (points < 1) {
      throw new IllegalArgumentException(points + " points are no gain");
    }
  }
}
