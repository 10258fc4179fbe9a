package dev.banmen.tui.page;

import dev.banmen.game.Side;
import dev.banmen.game.Site;

/**
 * A player's view of a game's page, and pending choices. Immutable.
 *
 * @param cursor on the board
 * @param hand the side whose move a key makes
 * @param legalMarked whether legal moves are marked on the board and listed
 * @param pane the pane that the arrows move in
 * @param picked the picked row in the list of moves: a number of moves
 * @param layer the game's overlay that is shown, from 1; 0 for none
 * @param coaching the state of the coach
 * @param zoom how many steps larger the board is than fits all of it; smaller, if less than 0
 * @param isJustPlaced whether a piece was just placed under the cursor, which has not moved since
 */
public record ViewState(
    Site cursor,
    Side hand,
    boolean legalMarked,
    Pane pane,
    int picked,
    int layer,
    Coaching coaching,
    int zoom,
    boolean isJustPlaced) {
  /** The parts of a game's page that take keys. */
  public enum Pane {
    BOARD,
    MOVES,
    LEGAL
  }

  public static ViewState at(Site cursor, Side hand) {
    return new ViewState(cursor, hand, false, Pane.BOARD, 0, 0, Coaching.OFF, 0, false);
  }

  public ViewState on(Site site) {
    boolean stays = isJustPlaced && site.equals(cursor);
    return new ViewState(site, hand, legalMarked, pane, picked, layer, coaching, zoom, stays);
  }

  public ViewState withHand(Side side) {
    return new ViewState(
        cursor, side, legalMarked, pane, picked, layer, coaching, zoom, isJustPlaced);
  }

  /** Shows or hides the marks of legal moves; hiding them leaves their list. */
  public ViewState legalToggled() {
    Pane next = pane == Pane.LEGAL && legalMarked ? Pane.BOARD : pane;
    return new ViewState(
        cursor, hand, !legalMarked, next, picked, layer, coaching, zoom, isJustPlaced);
  }

  public ViewState in(Pane next) {
    return new ViewState(
        cursor, hand, legalMarked, next, picked, layer, coaching, zoom, isJustPlaced);
  }

  public ViewState picking(int row) {
    return new ViewState(cursor, hand, legalMarked, pane, row, layer, coaching, zoom, isJustPlaced);
  }

  public ViewState through(int way) {
    return new ViewState(
        cursor, hand, legalMarked, pane, picked, way, coaching, zoom, isJustPlaced);
  }

  public ViewState with(Coaching next) {
    return new ViewState(cursor, hand, legalMarked, pane, picked, layer, next, zoom, isJustPlaced);
  }

  public ViewState spent(boolean is) {
    return new ViewState(cursor, hand, legalMarked, pane, picked, layer, coaching, zoom, is);
  }

  public ViewState zoomed(int steps) {
    return new ViewState(
        cursor, hand, legalMarked, pane, picked, layer, coaching, steps, isJustPlaced);
  }
}
