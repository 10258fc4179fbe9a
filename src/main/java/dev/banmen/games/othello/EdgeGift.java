package dev.banmen.games.othello;

import dev.banmen.game.Site;
import java.util.Set;

/**
 * A square of the edge for the opponent. Immutable.
 *
 * @param firm the discs of the edge that are stable after it and were not before
 */
record EdgeGift(Site site, Set<Site> firm) {
  EdgeGift {
    firm = Set.copyOf(firm);
  }
}
