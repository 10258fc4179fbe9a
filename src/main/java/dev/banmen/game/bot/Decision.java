package dev.banmen.game.bot;

import dev.banmen.game.Move;
import java.util.Optional;

/**
 * A computer player's choice. Immutable.
 *
 * @param move the move, or empty to resign
 * @param share the share of wins it expects, from 0 to 1; a draw is half a win
 * @param isCut whether the time was over before its work was done, so that another machine might
 *     choose another move
 */
public record Decision(Optional<Move> move, double share, boolean isCut) {
  public Decision {
    if (!(share >= 0 && share <= 1)) {
      throw new IllegalArgumentException("a share of " + share);
    }
  }
}
