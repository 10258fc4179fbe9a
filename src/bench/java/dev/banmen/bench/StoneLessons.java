package dev.banmen.bench;

import dev.banmen.game.Board;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Side;
import java.util.Arrays;
import java.util.BitSet;

/**
 * Go and Capture Go: take what is in atari, save your own, give atari, and don't put yourself
 * there. For one thread.
 */
final class StoneLessons implements Beginner.Lessons {
  private final int rows;
  private final int cols;

  StoneLessons(Lattice lattice) {
    rows = lattice.rows();
    cols = lattice.cols();
  }

  @Override
  public double worth(Board board, Side side, int site) {
    if (isOwnHole(board, side, site)) {
      return -1;
    }
    int endangered = 0;
    for (int near : around(site)) {
      if (board.at(near) == side.mark() && liberties(board, near) == 1) {
        endangered += group(board, near).cardinality();
      }
    }
    int theirs = count(board, side.opponent());
    board.play(side, site);
    int taken = theirs - count(board, side.opponent());
    int liberties = liberties(board, site);
    double worth = 1 + Math.min(liberties, 4) / 4.0 + 100.0 * taken;
    if (liberties == 1) {
      worth = taken > 1 ? worth : -1; // a stone that can be taken at once
    } else {
      worth += 50.0 * endangered;
      for (int near : around(site)) {
        if (board.at(near) == side.opponent().mark()) {
          int left = liberties(board, near);
          worth += left == 1 ? 10 + group(board, near).cardinality() : left == 2 ? 2 : 1;
        }
      }
    }
    board.undo();
    return worth;
  }

  private boolean isOwnHole(Board board, Side side, int site) {
    for (int near : around(site)) {
      if (board.at(near) != side.mark()) {
        return false;
      }
    }
    return true;
  }

  private int count(Board board, Side side) {
    int count = 0;
    for (int site = 0; site < rows * cols; site++) {
      count += board.at(site) == side.mark() ? 1 : 0;
    }
    return count;
  }

  private BitSet group(Board board, int stone) {
    BitSet group = new BitSet();
    grow(board, stone, board.at(stone), group);
    return group;
  }

  private void grow(Board board, int site, Mark mark, BitSet group) {
    if (board.at(site) == mark && !group.get(site)) {
      group.set(site);
      for (int near : around(site)) {
        grow(board, near, mark, group);
      }
    }
  }

  private int liberties(Board board, int stone) {
    BitSet liberties = new BitSet();
    group(board, stone).stream()
        .forEach(
            member -> {
              for (int near : around(member)) {
                liberties.set(near, board.at(near) == Mark.EMPTY);
              }
            });
    return liberties.cardinality();
  }

  private int[] around(int site) {
    int row = site / cols;
    int col = site % cols;
    int[] found = new int[4];
    int count = 0;
    if (row > 0) {
      found[count++] = site - cols;
    }
    if (col > 0) {
      found[count++] = site - 1;
    }
    if (col < cols - 1) {
      found[count++] = site + 1;
    }
    if (row < rows - 1) {
      found[count++] = site + cols;
    }
    return Arrays.copyOf(found, count);
  }
}
