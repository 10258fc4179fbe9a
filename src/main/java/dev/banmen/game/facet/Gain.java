package dev.banmen.game.facet;

import dev.banmen.game.Explanation;
import dev.banmen.game.Side;
import java.util.Objects;

/**
 * By how much moves have changed the count. Immutable.
 *
 * @param side whom they brought that much nearer to winning
 * @param points more than 0, in what the game counts
 * @param why the sentence, and the sites it speaks of on the board after the moves
 */
public record Gain(Side side, int points, Explanation why) {
  public Gain {
    Objects.requireNonNull(side);
    Objects.requireNonNull(why);
    if (points < 1) {
      throw new IllegalArgumentException(points + " points are no gain");
    }
  }
}
