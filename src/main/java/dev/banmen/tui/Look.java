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
 */
record Look(
    Site cursor,
    Side hand,
    boolean legalMarked,
    Pane pane,
    int picked,
    int layer,
    Coaching coaching,
    int zoom) {
  /** The parts of a game's page that take keys. */
  enum Pane {
    BOARD,
    MOVES,
    LEGAL
  }

  static Look at(Site cursor, Side hand) {
    return new Look(cursor, hand, false, Pane.BOARD, 0, 0, Coaching.OFF, 0);
  }

  Look on(Site site) {
    return new Look(site, hand, legalMarked, pane, picked, layer, coaching, zoom);
  }

  Look withHand(Side side) {
    return new Look(cursor, side, legalMarked, pane, picked, layer, coaching, zoom);
  }

  /** With the legal moves marked, or not any more; their list is left with them. */
  Look legalToggled() {
    Pane next = pane == Pane.LEGAL && legalMarked ? Pane.BOARD : pane;
    return new Look(cursor, hand, !legalMarked, next, picked, layer, coaching, zoom);
  }

  Look in(Pane next) {
    return new Look(cursor, hand, legalMarked, next, picked, layer, coaching, zoom);
  }

  Look picking(int row) {
    return new Look(cursor, hand, legalMarked, pane, row, layer, coaching, zoom);
  }

  Look through(int way) {
    return new Look(cursor, hand, legalMarked, pane, picked, way, coaching, zoom);
  }

  Look with(Coaching next) {
    return new Look(cursor, hand, legalMarked, pane, picked, layer, next, zoom);
  }

  Look zoomed(int steps) {
    return new Look(cursor, hand, legalMarked, pane, picked, layer, coaching, steps);
  }
}
