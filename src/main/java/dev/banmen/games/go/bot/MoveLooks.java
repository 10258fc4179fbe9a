package dev.banmen.games.go.bot;

import static dev.banmen.games.go.bot.PlayoutBoard.other;

/** Judges a move by what it looks like, before it is tried. Stateless. */
final class MoveLooks {
  private static final float[] NEAR_LAST = {0, 24, 22, 8};

  private MoveLooks() {}

  /** Adds a move to those of a node, with visits assumed for what it does and where it is. */
  static void add(PlayoutBoard board, Patterns patterns, SearchNode node, int point, int last) {
    byte side = other(node.side);
    node.add(point, 0.5f);
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
      node.assume(taken > 1 ? 30 : 15, 1);
    }
    if (saved > 0 && liberties > 1) {
      node.assume(saved > 1 ? 30 : 15, 1);
    }
    if (liberties < 2 && taken == 0) {
      node.assume(20, 0);
    }
    if (patterns.fits(board.around(point))) {
      node.assume(10, 1);
    }
    place(board, node, point, last);
  }

  /** Prefers moves near the last one; on empty ground the third and fourth line, not the edge. */
  private static void place(PlayoutBoard board, SearchNode node, int point, int last) {
    int row = board.row(point);
    int col = board.col(point);
    if (last != PlayoutBoard.NONE) {
      int distance = board.distance(point, last);
      if (distance < NEAR_LAST.length) {
        node.assume(NEAR_LAST[distance], 1);
      }
    }
    int height = Math.min(Math.min(row, board.rows - 1 - row), Math.min(col, board.cols - 1 - col));
    if (height < 4 && isLonely(board, row, col)) {
      node.assume(10, height < 2 ? 0 : 1);
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
