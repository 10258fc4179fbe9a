package dev.banmen.bench;

import dev.banmen.game.Board;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Side;

/**
 * Othello: take a corner, don't give one, stay off the squares next to an empty one, and don't be
 * greedy: until the last moves the number of discs says little. For one thread.
 */
final class OthelloLessons implements Beginner.Lessons {
  /** With so few squares left the number of discs counts. */
  private static final int LAST = 6;

  private final int cols;
  private final int size;
  private final int[] corners;

  OthelloLessons(Lattice lattice) {
    cols = lattice.cols();
    size = lattice.size();
    corners = new int[] {0, cols - 1, size - cols, size - 1};
  }

  @Override
  public double worth(Board board, Side side, int site) {
    double worth = 100;
    for (int corner : corners) {
      worth += corner == site ? 1000 : 0;
      worth -= board.at(corner) == Mark.EMPTY && isBeside(corner, site) ? 20 : 0;
    }
    board.play(side, site);
    int flipped = board.touched().length - 1;
    worth += empty(board) < LAST ? flipped : 0;
    for (int corner : corners) {
      worth -= board.check(side.opponent(), corner) == 0 ? 50 : 0;
    }
    board.undo();
    return worth;
  }

  private boolean isBeside(int corner, int site) {
    return corner != site
        && Math.abs(corner / cols - site / cols) <= 1
        && Math.abs(corner % cols - site % cols) <= 1;
  }

  private int empty(Board board) {
    int count = 0;
    for (int site = 0; site < size; site++) {
      count += board.at(site) == Mark.EMPTY ? 1 : 0;
    }
    return count;
  }
}
