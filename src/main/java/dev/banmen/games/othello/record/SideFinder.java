package dev.banmen.games.othello.record;

import dev.banmen.game.Board;
import dev.banmen.game.Side;
import dev.banmen.games.othello.board.OthelloBoard;

/**
 * Finds the side of each move in a record of squares only: sides alternate, and a side without a
 * move passes unwritten. After a refused move it is the other's turn anyway, unless only the same
 * side could have made the next one. Mutable, one thread.
 */
final class SideFinder {
  private final OthelloBoard board;
  private Side due;
  private boolean isSure = true; // nothing was refused so far

  /** Creates the sides from this position on; plays on the board. */
  SideFinder(OthelloBoard board) {
    this.board = board;
    due = board.turn();
  }

  /** Makes the next move, and returns its side. */
  Side place(int site) {
    Side side = due;
    int miss = board.play(side, site);
    if (miss != 0 && (!isSure || board.check(side, Board.PASS) == 0)) {
      if (board.play(side.opponent(), site) == 0) {
        side = side.opponent();
        miss = 0;
      }
    }
    isSure &= miss == 0;
    due = side.opponent();
    return side;
  }

  /** Makes a written pass, and returns its side. */
  Side pass() {
    Side side = due;
    isSure &= board.play(side, Board.PASS) == 0;
    due = side.opponent();
    return side;
  }

  /** Returns the side of an unreadable move. */
  Side unreadable() {
    Side side = due;
    isSure = false;
    due = side.opponent();
    return side;
  }

  /** Whether every move so far was legal. */
  boolean isSure() {
    return isSure;
  }
}
