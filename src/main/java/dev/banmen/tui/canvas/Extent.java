package dev.banmen.tui.canvas;

import com.googlecode.lanterna.input.MouseAction;

/** A rectangle of cells: its upper left corner and its size, 0 or more. */
public record Extent(int x, int y, int cols, int rows) {
  public static Extent of(int cols, int rows) {
    return new Extent(0, 0, cols, rows);
  }

  public boolean contains(int col, int row) {
    return col >= x && col < x + cols && row >= y && row < y + rows;
  }

  /** Whether the mouse points at a cell of this. */
  public boolean contains(MouseAction mouse) {
    return contains(mouse.getPosition().getColumn(), mouse.getPosition().getRow());
  }

  public boolean isAtLeast(int wantedCols, int wantedRows) {
    return cols >= wantedCols && rows >= wantedRows;
  }
}
