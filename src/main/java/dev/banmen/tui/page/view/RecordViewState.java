package dev.banmen.tui.page.view;

import dev.banmen.game.Side;
import dev.banmen.game.Site;

/**
 * A user's view of a recording, and pending choices. Immutable.
 *
 * @param mode the mode of keys on the board
 * @param pane the pane that the arrows move in
 * @param cursor on the board; hidden while walking
 * @param hand the side whose move a key makes
 * @param legalMarked whether legal moves are marked while trying
 * @param scrolled how many lines of the pane's text are scrolled off the top
 * @param layer the game's overlay that is shown, from 1; 0 for none
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
  /** The modes of keys on the board. */
  public enum Mode {
    /** Keys step through the recording. */
    WALKING,
    /** Keys make moves. */
    TRYING,
    /** Keys guess the next move. */
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
