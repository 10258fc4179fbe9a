package dev.banmen.tui.page.view;

import dev.banmen.tui.page.BoardViewState;

/**
 * A user's view of a recording, and pending choices. Immutable.
 *
 * @param board the view of its board; the cursor is hidden while walking
 * @param mode the mode of keys on the board
 * @param pane the pane that the arrows move in
 * @param scrolled how many lines of the pane's text are scrolled off the top
 */
public record RecordViewState(BoardViewState board, Mode mode, RecordPane pane, int scrolled) {
  public enum Mode {
    /** Keys step through the recording. */
    WALKING,
    /** Keys make moves. */
    TRYING,
    /** Keys guess the next move. */
    GUESSING
  }

  /** The parts of the page that take keys. */
  public enum RecordPane {
    BOARD,
    COMMENT,
    TREE,
    INFO;

    RecordPane next() {
      return values()[(ordinal() + 1) % values().length];
    }
  }

  RecordViewState in(Mode next) {
    return new RecordViewState(board, next, RecordPane.BOARD, 0);
  }

  RecordViewState in(RecordPane next) {
    return new RecordViewState(board, mode, next, 0);
  }

  RecordViewState with(BoardViewState next) {
    return new RecordViewState(next, mode, pane, scrolled);
  }

  RecordViewState scrolled(int lines) {
    return new RecordViewState(board, mode, pane, lines);
  }

  boolean is(Mode wanted) {
    return mode == wanted;
  }
}
