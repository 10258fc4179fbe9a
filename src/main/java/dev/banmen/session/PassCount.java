package dev.banmen.session;

import dev.banmen.game.Score;

/**
 * What a count would give if the game ended with a pass. Immutable.
 *
 * @param node of the pass, in the session's tree
 * @param score without the dead pieces
 * @param dead how many pieces were taken off
 */
public record PassCount(int node, Score score, int dead) {
  /** Whether a session stands at that pass, and continues. */
  public boolean isOf(Session session) {
    return session.node() == node && session.isInPlay();
  }
}
