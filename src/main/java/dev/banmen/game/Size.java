package dev.banmen.game;

/** A number of rows and of columns, each 1 or more. */
public record Size(int rows, int cols) {
  public Size {
    if (rows < 1 || cols < 1) {
      throw new IllegalArgumentException(rows + "x" + cols + " is no size");
    }
  }

  @Override
  public String toString() {
    return rows + "x" + cols;
  }
}
