package dev.banmen.games.dots;

import dev.banmen.game.Mark;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import java.util.Map;
import java.util.Optional;

/**
 * The bytes of a board, one per site: which way a line runs and who drew it, how many sides of a
 * box are drawn and who owns it.
 *
 * <p>The array is padded by a row and a cell at both ends. Lines of the border then count into the
 * padding, or into a dot of the next row, like any other line; no such place gets more than two, so
 * none is ever taken for a box. And {@code PASS} and {@code OFF} read a cell that isn't a line.
 */
final class DotsGrid {
  /** A box with all its sides: this, and the owner's number. Below it, the sides drawn. */
  static final int OWNED = 4;

  /** A dot: this, and up to two from lines of the border. */
  static final int DOT = 16;

  /** An undrawn line: this, and {@link #DOWN} if it runs down. */
  static final int OPEN = 32;

  static final int DOWN = 1;

  /** A drawn line: this, twice the drawer's number, and {@link #DOWN} if it runs down. */
  static final int DRAWN = 34;

  private static final Side[] SIDES = Side.values();

  private DotsGrid() {}

  /** Number of cells before the first site, and after the last. */
  static int pad(int cols) {
    return cols + 1;
  }

  /** Returns the bare board: rows and columns of the lattice, both odd. */
  static byte[] bare(int rows, int cols) {
    int pad = pad(cols);
    byte[] cells = new byte[rows * cols + 2 * pad];
    for (int col = 0; col < cols; col++) {
      boolean even = (col & 1) == 0;
      cells[pad + col] = (byte) (even ? DOT : OPEN);
      if (rows > 1) {
        cells[pad + cols + col] = (byte) (even ? OPEN + DOWN : 0);
      }
    }
    for (int row = 2; row < rows; row++) {
      int from = pad + row * cols;
      System.arraycopy(cells, from - 2 * cols, cells, from, cols);
    }
    return cells;
  }

  /** Returns a board with the lines and boxes of a set-up that has no faults. */
  static byte[] set(int rows, int cols, Setup setup) {
    byte[] cells = bare(rows, cols);
    for (Map.Entry<Site, Mark> entry : setup.marks().entrySet()) {
      Optional<Side> side = entry.getValue().side();
      int i = pad(cols) + entry.getKey().row() * cols + entry.getKey().col();
      if (side.isPresent() && cells[i] >= OPEN) {
        int stride = stride(cells[i], cols);
        cells[i] = (byte) drawn(cells[i], side.get().ordinal());
        cells[i - stride]++;
        cells[i + stride]++;
      }
    }
    // owners last: a box counts up to four before it can carry one
    for (Map.Entry<Site, Mark> entry : setup.marks().entrySet()) {
      int i = pad(cols) + entry.getKey().row() * cols + entry.getKey().col();
      if (entry.getValue() == Mark.WHITE && cells[i] == OWNED) {
        cells[i]++;
      }
    }
    return cells;
  }

  /** The distance from a line to the boxes beside it: a row, or one cell if it runs down. */
  static int stride(int code, int cols) {
    return (code & DOWN) == 0 ? cols : 1;
  }

  /** The code of an open line once a side, by number, has drawn it. */
  static int drawn(int code, int side) {
    return code + 2 + 2 * side;
  }

  static Mark mark(int code) {
    if (code >= DRAWN) {
      return SIDES[(code - DRAWN) >> 1].mark();
    }
    if (code >= DOT) {
      return code >= OPEN ? Mark.EMPTY : Mark.FIXTURE;
    }
    return code >= OWNED ? SIDES[code - OWNED].mark() : Mark.EMPTY;
  }

  static int count(byte[] cells, int code) {
    int count = 0;
    for (byte cell : cells) {
      if (cell == code) {
        count++;
      }
    }
    return count;
  }
}
