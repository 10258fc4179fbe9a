package dev.banmen.tui.page.view;

import dev.banmen.game.Site;
import dev.banmen.study.RecordCursor;
import dev.banmen.tui.page.BoardViewState;
import java.util.Optional;

/**
 * A user's view of a recording, and pending choices. Immutable.
 *
 * @param board the view of its board; the cursor is hidden while walking
 * @param mode the mode of keys on the board
 * @param pane the pane that the arrows move in
 * @param scrolled how many lines of the pane's text are scrolled off the top
 * @param from where trying began; empty in other modes
 * @param arrow where an arrow starts that has no end yet; empty in other modes than trying
 */
public record RecordViewState(
    BoardViewState board,
    Mode mode,
    RecordPane pane,
    int scrolled,
    Optional<TriedFrom> from,
    Optional<Site> arrow) {
  /**
   * The place where the game was left to try moves.
   *
   * @param node the node shown then
   * @param end the end of the line shown then
   */
  record TriedFrom(int node, int end) {}

  public enum Mode {
    /** Keys step through the recording. */
    WALKING,
    /** Keys make moves. */
    TRYING,
    /** Keys guess the next move. */
    GUESSING,
    /** Keys answer "where?" at a teaching table. */
    ANSWERING
  }

  /** The parts of the page that take keys. */
  public enum RecordPane {
    BOARD,
    COMMENT,
    TREE,
    INFO,
    /** What was played here in many games; only while keys go there. */
    EXPLORER;

    RecordPane next() {
      return values()[(ordinal() + 1) % EXPLORER.ordinal()];
    }
  }

  RecordViewState in(Mode next) {
    return new RecordViewState(
        board,
        next,
        RecordPane.BOARD,
        0,
        next == Mode.TRYING ? from : Optional.empty(),
        Optional.empty());
  }

  /** Starts to try moves; where that began is remembered until it ends. */
  RecordViewState trying(RecordCursor here) {
    TriedFrom began = new TriedFrom(here.node(), here.line().end());
    return new RecordViewState(
        board, Mode.TRYING, RecordPane.BOARD, 0, Optional.of(from.orElse(began)), arrow);
  }

  /** This state with the start of an arrow, or without one. */
  RecordViewState startingArrow(Optional<Site> start) {
    return new RecordViewState(board, mode, pane, scrolled, from, start);
  }

  RecordViewState in(RecordPane next) {
    return new RecordViewState(board, mode, next, 0, from, arrow);
  }

  RecordViewState with(BoardViewState next) {
    return new RecordViewState(next, mode, pane, scrolled, from, arrow);
  }

  RecordViewState scrolled(int lines) {
    return new RecordViewState(board, mode, pane, lines, from, arrow);
  }

  boolean is(Mode wanted) {
    return mode == wanted;
  }
}
