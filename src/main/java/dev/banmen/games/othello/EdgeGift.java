package dev.banmen.games.othello;

import dev.banmen.game.Site;
import java.util.Set;

/**
 * An edge square that a move opens to the opponent. Immutable.
 *
 * @param firm the edge discs that are stable after a move there and were not before
 */
record EdgeGift(Site site, Set<Site> firm) {
  EdgeGift {
    firm = Set.copyOf(firm);
  }
}
