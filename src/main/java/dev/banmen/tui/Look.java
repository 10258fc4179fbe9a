package dev.banmen.tui;

import dev.banmen.game.Side;
import dev.banmen.game.Site;

/**
 * What a player is looking at and about to do on a game's page. Immutable.
 *
 * @param cursor on the board
 * @param hand the side whose move a key makes
 * @param legalMarked whether legal moves are marked on the board and listed
 * @param pane what the arrows move in
 * @param picked the row they have picked in the list of moves: a number of moves
 * @param layer which of the game's ways of looking at the board is chosen, from 1; 0 for none
 * @param coaching what the coach has to do with it
 * @param zoom how many steps larger the board is than fits all of it; smaller, if less than 0
 * @param isSpent whether a piece was just placed under the cursor, which has not moved since
 */
record Look(
    Site cursor,
    Side hand,
    boolean legalMarked,
    Pane pane,
    int picked,
    int layer,
    Coaching coaching,
    int zoom,
    boolean isSpent) {
  /** The parts of a game's page that take keys. */
  enum Pane {
    BOARD,
    MOVES,
    LEGAL
  }

  static Look at(Site cursor, Side hand) {
    return new Look(cursor, hand, false, Pane.BOARD, 0, 0, Coaching.OFF, 0, false);
  }

  Look on(Site site) {
    boolean stays = isSpent && site.equals(cursor);
    return new Look(site, hand, legalMarked, pane, picked, layer, coaching, zoom, stays);
  }

  Look withHand(Side side) {
    return new Look(cursor, side, legalMarked, pane, picked, layer, coaching, zoom, isSpent);
  }

  /** With the legal moves marked, or not any more; their list is left with them. */
  Look legalToggled() {
    Pane next = pane == Pane.LEGAL && legalMarked ? Pane.BOARD : pane;
    return new Look(cursor, hand, !legalMarked, next, picked, layer, coaching, zoom, isSpent);
  }

  Look in(Pane next) {
    return new Look(cursor, hand, legalMarked, next, picked, layer, coaching, zoom, isSpent);
  }

  Look picking(int row) {
    return new Look(cursor, hand, legalMarked, pane, row, layer, coaching, zoom, isSpent);
  }

  Look through(int way) {
    return new Look(cursor, hand, legalMarked, pane, picked, way, coaching, zoom, isSpent);
  }

  Look with(Coaching next) {
    return new Look(cursor, hand, legalMarked, pane, picked, layer, next, zoom, isSpent);
  }

  Look spent(boolean is) {
    return new Look(cursor, hand, legalMarked, pane, picked, layer, coaching, zoom, is);
  }

  Look zoomed(int steps) {
    return new Look(cursor, hand, legalMarked, pane, picked, layer, coaching, steps, isSpent);
  }
}
