package dev.banmen.games.othello.bot;

import dev.banmen.game.Board;
import dev.banmen.game.Mark;
import dev.banmen.game.Side;

/**
 * The value of a board of any size at a glance: corners, the squares before them while they are
 * empty, edges and free choice of moves; or discs alone. Mutable, one thread.
 */
final class WideJudgement {
  private static final int CORNER = 60;
  private static final int BEFORE_CORNER = -25; // along the diagonal
  private static final int BESIDE_CORNER = -10; // along the edge
  private static final int EDGE = 4;
  private static final int MOVE = 5;

  private final int size;
  private final boolean seesCorners;
  private final int[] corner; // of each square, the corner it is near, or itself
  private final int[] sites;

  WideJudgement(int size, boolean seesCorners) {
    this.size = size;
    this.seesCorners = seesCorners;
    sites = new int[size * size];
    corner = new int[size * size];
    for (int site = 0; site < corner.length; site++) {
      int row = site / size < size / 2 ? 0 : size - 1;
      int col = site % size < size / 2 ? 0 : size - 1;
      corner[site] = row * size + col;
    }
  }

  /** The worth for a side, in no unit; about 60 for a corner. */
  int of(Board board, Side side) {
    int worth = 0;
    for (int site = 0; site < corner.length; site++) {
      Mark mark = board.at(site);
      if (mark != Mark.EMPTY) {
        int disc = seesCorners ? of(board, site) : 1;
        worth += mark == side.mark() ? disc : -disc;
      }
    }
    if (seesCorners) {
      worth += MOVE * (board.legal(side, sites) - board.legal(side.opponent(), sites));
    }
    return worth;
  }

  private int of(Board board, int site) {
    int near = corner[site];
    if (site == near) {
      return CORNER;
    }
    int rows = Math.abs(site / size - near / size);
    int cols = Math.abs(site % size - near % size);
    if (rows <= 1 && cols <= 1 && board.at(near) == Mark.EMPTY) {
      return rows + cols == 2 ? BEFORE_CORNER : BESIDE_CORNER;
    }
    return rows == 0 || cols == 0 ? EDGE : 0;
  }
}
