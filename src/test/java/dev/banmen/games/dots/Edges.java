package dev.banmen.games.dots;

/**
 * Lines by number, as in the data files and OpenSpiel: horizontal ones {@code r * cols + c}, then
 * vertical ones {@code (rows + 1) * cols + r * (cols + 1) + c}; rows and columns of boxes.
 */
record Edges(int rows, int cols) {
  int count() {
    return (rows + 1) * cols + rows * (cols + 1);
  }

  /** The site of a line on the lattice. */
  int site(int edge) {
    int width = 2 * cols + 1;
    int across = (rows + 1) * cols;
    if (edge < across) {
      return 2 * (edge / cols) * width + 2 * (edge % cols) + 1;
    }
    int down = edge - across;
    return (2 * (down / (cols + 1)) + 1) * width + 2 * (down % (cols + 1));
  }
}
