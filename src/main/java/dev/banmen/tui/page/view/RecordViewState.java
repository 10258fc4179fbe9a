package dev.banmen.tui.page.view;

import dev.banmen.game.Side;
import dev.banmen.game.Site;

/**
 * What somebody is looking at in a recording and about to do. Immutable.
 *
 * @param mode what keys do on the board
 * @param pane what the arrows move in
 * @param cursor on the board; seen unless one walks
 * @param hand the side whose move a key makes
 * @param legalMarked whether legal moves are marked while one tries
 * @param scrolled how many lines of the text in the pane are above it
 * @param layer which of the game's ways of looking at the board is chosen, from 1; 0 for none
 * @param zoom how many steps larger the board is than fits all of it; smaller, if less than 0
 */
public record RecordViewState(
    Mode mode,
    Pane pane,
    Site cursor,
    Side hand,
    boolean legalMarked,
    int scrolled,
    int layer,
    int zoom) {
  /** What keys do on the board. */
  public enum Mode {
    /** They go about in the recording. */
    WALKING,
    /** They make moves. */
    TRYING,
    /** They guess the next move. */
    GUESSING
  }

  /** The parts of the page that take keys. */
  public enum Pane {
    BOARD,
    COMMENT,
    TREE,
    INFO;

    Pane next() {
      return values()[(ordinal() + 1) % values().length];
    }
  }

  RecordViewState in(Mode next) {
    return new RecordViewState(next, Pane.BOARD, cursor, hand, legalMarked, 0, layer, zoom);
  }

  RecordViewState in(Pane next) {
    return new RecordViewState(mode, next, cursor, hand, legalMarked, 0, layer, zoom);
  }

  RecordViewState on(Site site) {
    return new RecordViewState(mode, pane, site, hand, legalMarked, scrolled, layer, zoom);
  }

  RecordViewState withHand(Side side) {
    return new RecordViewState(mode, pane, cursor, side, legalMarked, scrolled, layer, zoom);
  }

  RecordViewState legalToggled() {
    return new RecordViewState(mode, pane, cursor, hand, !legalMarked, scrolled, layer, zoom);
  }

  RecordViewState scrolled(int lines) {
    return new RecordViewState(mode, pane, cursor, hand, legalMarked, lines, layer, zoom);
  }

  boolean is(Mode wanted) {
    return mode == wanted;
  }

  RecordViewState through(int way) {
    return new RecordViewState(mode, pane, cursor, hand, legalMarked, scrolled, way, zoom);
  }

  RecordViewState zoomed(int steps) {
    return new RecordViewState(mode, pane, cursor, hand, legalMarked, scrolled, layer, steps);
  }
}
