package dev.banmen.game;

/** A number of rows and of columns, each 1 or more. */
public record Size(int rows, int cols) {
  @Override
  public String toString() {
    return rows + "x" + cols;
  }
}
