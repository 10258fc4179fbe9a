package dev.banmen.tui.page.play;

import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.study.CoachState;
import dev.banmen.tui.board.DrawnMarks;
import dev.banmen.tui.page.BoardViewState;

/**
 * A player's view of a game's page, and pending choices. Immutable.
 *
 * @param pane the pane that the arrows move in
 * @param pickedMove the picked row in the list of moves: a number of moves
 * @param coach the state of the coach
 * @param drawn what the player has drawn on the board
 * @param isJustPlaced whether a piece was just placed under the cursor, which has not moved since
 */
public record GameViewState(
    BoardViewState board,
    Pane pane,
    int pickedMove,
    CoachState coach,
    DrawnMarks drawn,
    boolean isJustPlaced) {
  public enum Pane {
    BOARD,
    MOVES
  }

  public static GameViewState at(Site cursor, Side mover) {
    BoardViewState board = BoardViewState.at(cursor, mover);
    return new GameViewState(board, Pane.BOARD, 0, CoachState.OFF, DrawnMarks.NONE, false);
  }

  public GameViewState with(BoardViewState next) {
    boolean stays = isJustPlaced && next.cursor().equals(board.cursor());
    return new GameViewState(next, pane, pickedMove, coach, drawn, stays);
  }

  public GameViewState in(Pane next) {
    return new GameViewState(board, next, pickedMove, coach, drawn, isJustPlaced);
  }

  public GameViewState pickingMove(int number) {
    return new GameViewState(board, pane, number, coach, drawn, isJustPlaced);
  }

  public GameViewState with(CoachState next) {
    return new GameViewState(board, pane, pickedMove, next, drawn, isJustPlaced);
  }

  public GameViewState justPlaced(boolean is) {
    return new GameViewState(board, pane, pickedMove, coach, drawn, is);
  }

  public GameViewState drawing(DrawnMarks next) {
    return new GameViewState(board, pane, pickedMove, coach, next, isJustPlaced);
  }
}
