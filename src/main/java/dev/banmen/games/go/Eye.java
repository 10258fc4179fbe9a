package dev.banmen.games.go;

/** An empty point that a side's stones surround without weak spots. */
final class Eye {
  private Eye() {}

  /**
   * Whether a stone of its own side on this point fills an eye: all neighbours are that side's and
   * none of them needs the stone, and the other side has at most one of the diagonal points, or
   * none at the edge.
   */
  static boolean isFilled(Grid grid, byte[] colour, byte side, int point) {
    for (int step : grid.steps) {
      int neighbour = point + step;
      if (isOff(grid, neighbour)) {
        continue;
      } else if (colour[neighbour] != side || isShort(grid, colour, neighbour)) {
        return false;
      }
    }
    return isWhole(grid, colour, side, point);
  }

  /** Whether the point is the last liberty of the group beside it. */
  private static boolean isShort(Grid grid, byte[] colour, int stone) {
    return Group.at(grid, colour, stone).liberties().size() == 1;
  }

  private static boolean isWhole(Grid grid, byte[] colour, byte side, int point) {
    int enemies = 0;
    boolean isAtEdge = false;
    for (int across :
        new int[] {-grid.stride - 1, -grid.stride + 1, grid.stride - 1, grid.stride + 1}) {
      isAtEdge |= isOff(grid, point + across);
      enemies += colour[point + across] == Stones.opponent(side) ? 1 : 0;
    }
    return enemies <= (isAtEdge ? 0 : 1);
  }

  private static boolean isOff(Grid grid, int point) {
    return grid.siteOf[point] < 0;
  }
}
