package dev.banmen.tui;

/** A rectangle of cells: its upper left corner and its size, 0 or more. */
record Extent(int x, int y, int cols, int rows) {
  static Extent of(int cols, int rows) {
    return new Extent(0, 0, cols, rows);
  }

  boolean contains(int col, int row) {
    return col >= x && col < x + cols && row >= y && row < y + rows;
  }

  boolean isAtLeast(int wantedCols, int wantedRows) {
    return cols >= wantedCols && rows >= wantedRows;
  }
}
