package dev.banmen.tui.canvas;

/** A rectangle of cells: its upper left corner and its size, 0 or more. */
public record Extent(int x, int y, int cols, int rows) {
  public static Extent of(int cols, int rows) {
    return new Extent(0, 0, cols, rows);
  }

  public boolean contains(int col, int row) {
    return col >= x && col < x + cols && row >= y && row < y + rows;
  }

  public boolean isAtLeast(int wantedCols, int wantedRows) {
    return cols >= wantedCols && rows >= wantedRows;
  }
}
