package dev.banmen.session;

import dev.banmen.game.Score;
import dev.banmen.game.Site;
import java.util.Collections;
import java.util.Set;
import java.util.TreeSet;

/**
 * What a count would give if the game ended with a pass. Immutable.
 *
 * @param node of the pass, in the session's tree
 * @param score without the dead pieces
 * @param dead the pieces that were taken off
 */
public record PassCount(int node, Score score, Set<Site> dead) {
  public PassCount {
    dead = Collections.unmodifiableSet(new TreeSet<>(dead));
  }

  /** Whether a session stands at that pass, and continues. */
  public boolean isOf(Session session) {
    return session.node() == node && session.isInPlay();
  }
}
