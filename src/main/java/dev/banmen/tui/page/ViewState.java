package dev.banmen.tui.page;

import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.study.CoachState;
import dev.banmen.tui.board.DrawnMarks;

/**
 * A player's view of a game's page, and pending choices. Immutable.
 *
 * @param pane the pane that the arrows move in
 * @param pickedMove the picked row in the list of moves: a number of moves
 * @param coach the state of the coach
 * @param drawn what the player has drawn on the board
 * @param isJustPlaced whether a piece was just placed under the cursor, which has not moved since
 */
public record ViewState(
    BoardViewState board,
    Pane pane,
    int pickedMove,
    CoachState coach,
    DrawnMarks drawn,
    boolean isJustPlaced) {
  public enum Pane {
    BOARD,
    MOVES,
    LEGAL
  }

  public static ViewState at(Site cursor, Side hand) {
    BoardViewState board = BoardViewState.at(cursor, hand);
    return new ViewState(board, Pane.BOARD, 0, CoachState.OFF, DrawnMarks.NONE, false);
  }

  public ViewState with(BoardViewState next) {
    boolean stays = isJustPlaced && next.cursor().equals(board.cursor());
    return new ViewState(next, pane, pickedMove, coach, drawn, stays);
  }

  /** Shows or hides the marks of legal moves; hiding them leaves their list. */
  public ViewState legalToggled() {
    Pane next = pane == Pane.LEGAL && board.legalMarked() ? Pane.BOARD : pane;
    return with(board.legalToggled()).in(next);
  }

  public ViewState in(Pane next) {
    return new ViewState(board, next, pickedMove, coach, drawn, isJustPlaced);
  }

  public ViewState pickingMove(int number) {
    return new ViewState(board, pane, number, coach, drawn, isJustPlaced);
  }

  public ViewState with(CoachState next) {
    return new ViewState(board, pane, pickedMove, next, drawn, isJustPlaced);
  }

  public ViewState justPlaced(boolean is) {
    return new ViewState(board, pane, pickedMove, coach, drawn, is);
  }

  public ViewState drawing(DrawnMarks next) {
    return new ViewState(board, pane, pickedMove, coach, next, isJustPlaced);
  }
}
