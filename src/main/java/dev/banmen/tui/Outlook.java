package dev.banmen.tui;

import dev.banmen.game.Move;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.session.Session;
import java.util.ArrayList;
import java.util.List;

/**
 * What the side in hand may do now: found once a position, because it is slow on large boards.
 * Immutable.
 *
 * @param moves how many moves are legal, a pass included
 * @param sites where they go, in reading order
 * @param canPass whether a pass is one of them
 * @param hasDead whether pieces can be agreed to be dead, the game being over
 */
record Outlook(int moves, List<Site> sites, boolean canPass, boolean hasDead) {
  static Outlook of(Session session, Side hand) {
    if (session.isOver()) {
      return new Outlook(0, List.of(), false, hasDead(session));
    }
    int moves = 0;
    boolean canPass = false;
    List<Site> sites = new ArrayList<>();
    for (Move move : session.position().legalMoves()) {
      if (move.side() != hand) {
        continue;
      }
      moves++;
      if (move instanceof Place place) {
        sites.add(place.site());
      } else {
        canPass = true;
      }
    }
    return new Outlook(moves, sites, canPass, false);
  }

  /** Whether a pass is all there is. */
  boolean mustPass() {
    return canPass && moves == 1;
  }

  private static boolean hasDead(Session session) {
    for (int site = 0; site < session.position().lattice().size(); site++) {
      if (session.canMark(session.position().lattice().site(site))) {
        return true;
      }
    }
    return false;
  }
}
