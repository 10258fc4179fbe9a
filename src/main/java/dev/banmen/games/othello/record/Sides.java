package dev.banmen.games.othello.record;

import dev.banmen.game.Board;
import dev.banmen.game.Side;
import dev.banmen.games.othello.board.OthelloBoard;

/**
 * Whose each move is, where a record names squares only: sides alternate, and whoever has no move
 * passes unwritten. After a move that the rules refuse it is the other's turn all the same, unless
 * only the same side could have made the next one. Mutable, one thread.
 */
final class Sides {
  private final OthelloBoard board;
  private Side due;
  private boolean isSure = true; // nothing was refused so far

  /** Sides from this position on; the board is played on. */
  Sides(OthelloBoard board) {
    this.board = board;
    due = board.turn();
  }

  /** Makes the next move, and tells whose it is. */
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

  /** Makes a pass that is written, and tells whose it is. */
  Side pass() {
    Side side = due;
    isSure &= board.play(side, Board.PASS) == 0;
    due = side.opponent();
    return side;
  }

  /** Tells whose a move is that nobody can read. */
  Side unreadable() {
    Side side = due;
    isSure = false;
    due = side.opponent();
    return side;
  }

  /** Whether every move so far stands. */
  boolean isSure() {
    return isSure;
  }
}
