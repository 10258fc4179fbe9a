package dev.banmen.session;

import dev.banmen.game.Side;

/**
 * What one side has asked of the other, who has not answered yet. Immutable.
 *
 * @param side who asked
 */
public record Request(Side side, Kind kind) {
  /** What can be asked for. */
  public enum Kind {
    /** To take the asker's last move back, or a resignation, a draw, an accepted count. */
    TAKEBACK,
    /** To end the game as a draw. */
    DRAW
  }
}
