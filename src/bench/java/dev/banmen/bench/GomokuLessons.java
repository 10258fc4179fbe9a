package dev.banmen.bench;

import dev.banmen.game.Board;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Side;

/**
 * Gomoku, all of its lessons: make five, stop five, make an open four or two threats, stop an open
 * three, make three. Only rows without a gap are seen. For one thread.
 */
final class GomokuLessons implements Beginner.Lessons {
  private static final int[][] DIRECTIONS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

  private final int rows;
  private final int cols;

  GomokuLessons(Lattice lattice) {
    rows = lattice.rows();
    cols = lattice.cols();
  }

  @Override
  public double worth(Board board, Side side, int site) {
    double middle = -(Math.abs(site / cols - rows / 2) + Math.abs(site % cols - cols / 2)) / 100.0;
    return 3 * strength(board, side.mark(), site)
        + strength(board, side.opponent().mark(), site)
        + middle;
  }

  /** What a side's stone would make there: each step is worth more than all below together. */
  private double strength(Board board, Mark mark, int site) {
    double best = 0;
    int threats = 0;
    for (int[] way : DIRECTIONS) {
      int back = run(board, mark, site, -way[0], -way[1]);
      int on = run(board, mark, site, way[0], way[1]);
      int length = 1 + back + on;
      int ends =
          (isFree(board, site, way, on + 1) ? 1 : 0)
              + (isFree(board, site, way, -back - 1) ? 1 : 0);
      threats += length == 4 && ends > 0 || length == 3 && ends == 2 ? 1 : 0;
      double worth = length - 1;
      if (length >= 5) {
        worth = 1_000_000;
      } else if (length == 4 && ends == 2) {
        worth = 10_000;
      } else if (length == 4 && ends == 1 || length == 3 && ends == 2) {
        worth = 100;
      } else if (ends == 0) {
        worth = 0;
      }
      best = Math.max(best, worth);
    }
    return threats > 1 ? Math.max(best, 2000) : best;
  }

  private int run(Board board, Mark mark, int site, int down, int right) {
    int length = 0;
    while (at(board, site, (length + 1) * down, (length + 1) * right) == mark) {
      length++;
    }
    return length;
  }

  private boolean isFree(Board board, int site, int[] way, int steps) {
    return at(board, site, steps * way[0], steps * way[1]) == Mark.EMPTY;
  }

  /** What is on a point so far from another; null off the board. */
  private Mark at(Board board, int site, int down, int right) {
    int row = site / cols + down;
    int col = site % cols + right;
    return row < 0 || row >= rows || col < 0 || col >= cols ? null : board.at(row * cols + col);
  }
}
