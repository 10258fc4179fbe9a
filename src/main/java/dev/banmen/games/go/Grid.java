package dev.banmen.games.go;

import dev.banmen.game.SplitMix64;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReference;

/**
 * The points of a board with an edge around them, which gives every point four neighbours: {@code
 * point - stride}, {@code - 1}, {@code + 1}, {@code + stride}. Immutable; shared by all boards of a
 * size.
 */
public final class Grid {
  private static final long SEED = 0x42616E6D656EL;

  /** The latest grid: all of one size are interchangeable. */
  private static final AtomicReference<Grid> LATEST = new AtomicReference<>(new Grid(1, 1));

  final int rows;
  final int cols;

  /** The step from a point to the one below it. */
  final int stride;

  /** The steps from a point to its four neighbours, in reading order. */
  final int[] steps;

  /** Number of points, the edge included. */
  final int points;

  /** The point of each lattice site. */
  final int[] pointOf;

  /** The lattice site of each point; -1 on the edge. */
  final int[] siteOf;

  /** Zobrist keys: {@code 2 * point} for a black stone, {@code 2 * point + 1} for a white one. */
  final long[] keys;

  /** Returns the grid of boards with so many rows and columns; the latest is cached. */
  public static Grid of(int rows, int cols) {
    Grid grid = LATEST.get();
    if (grid.rows != rows || grid.cols != cols) {
      grid = new Grid(rows, cols);
      LATEST.set(grid);
    }
    return grid;
  }

  /** Creates the grid of boards with so many rows and columns, 1 or more each. */
  public Grid(int rows, int cols) {
    this(rows, cols, -1L);
  }

  /** Creates a grid whose keys have only some bits: with none, every board has the same hash. */
  Grid(int rows, int cols, long keptBits) {
    this.rows = rows;
    this.cols = cols;
    this.stride = cols + 1;
    this.steps = new int[] {-stride, -1, 1, stride};
    this.points = (rows + 2) * stride + 1;
    this.pointOf = new int[rows * cols];
    this.siteOf = new int[points];
    this.keys = new long[2 * points];
    Arrays.fill(siteOf, -1);
    for (int site = 0; site < rows * cols; site++) {
      int point = (site / cols + 1) * stride + site % cols + 1;
      pointOf[site] = point;
      siteOf[point] = site;
      keys[2 * point] = SplitMix64.mix(SEED + 2 * site + 1) & keptBits;
      keys[2 * point + 1] = SplitMix64.mix(SEED + 2 * site + 2) & keptBits;
    }
  }
}
