package dev.banmen.games.go.bot;

import static dev.banmen.games.go.bot.PlayoutBoard.other;

/** Judges a move by what it looks like, before it is tried. Stateless. */
final class MoveLooks {
  private static final double[] NEAR_LAST = {0, 24, 22, 8};

  private MoveLooks() {}

  /** Returns the move with visits assumed for what it does and where it is. */
  static SearchNode judged(PlayoutBoard board, GoPlayouts playouts, SearchNode move, int last) {
    int point = move.point;
    byte side = move.side;
    move.assume(10, 0.5);
    int taken = 0;
    int saved = 0;
    for (int i = 0; i < 4; i++) {
      int there = point + board.steps[i];
      if (board.colour[there] == other(side) && board.isInAtari(there)) {
        taken = Math.max(taken, board.groupSize(there));
      } else if (board.colour[there] == side && board.isInAtari(there)) {
        saved = Math.max(saved, board.groupSize(there));
      }
    }
    int liberties = GoPlayouts.libertiesAfter(board, point, side);
    if (taken > 0) {
      move.assume(taken > 1 ? 30 : 15, 1);
    }
    if (saved > 0 && liberties > 1) {
      move.assume(saved > 1 ? 30 : 15, 1);
    }
    if (liberties < 2 && taken == 0) {
      move.assume(20, 0);
    }
    if (playouts.patterns().fits(board.around(point))) {
      move.assume(10, 1);
    }
    place(board, move, last);
    return move;
  }

  /** Prefers moves near the last one; on empty ground the third and fourth line, not the edge. */
  private static void place(PlayoutBoard board, SearchNode move, int last) {
    int row = board.row(move.point);
    int col = board.col(move.point);
    if (last != PlayoutBoard.NONE) {
      int distance = Math.abs(row - board.row(last)) + Math.abs(col - board.col(last));
      if (distance < NEAR_LAST.length) {
        move.assume(NEAR_LAST[distance], 1);
      }
    }
    int height = Math.min(Math.min(row, board.rows - 1 - row), Math.min(col, board.cols - 1 - col));
    if (height < 4 && isLonely(board, row, col)) {
      move.assume(10, height < 2 ? 0 : 1);
    }
  }

  private static boolean isLonely(PlayoutBoard board, int row, int col) {
    for (int r = Math.max(0, row - 2); r <= Math.min(board.rows - 1, row + 2); r++) {
      for (int c = Math.max(0, col - 2); c <= Math.min(board.cols - 1, col + 2); c++) {
        if (board.colour[board.point(r, c)] != PlayoutBoard.EMPTY) {
          return false;
        }
      }
    }
    return true;
  }
}
