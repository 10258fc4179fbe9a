package dev.banmen.games.go.net;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

/**
 * The arrays that a network is evaluated in, for one size of board. Vectors of points are in the
 * order of sites; there is an even number of them, so the last may be of no point. Mutable, one
 * thread.
 */
final class Workspace {
  /** The weights that take as much memory as one channel of a width, on the largest board. */
  static final int WEIGHTS_OF_A_CHANNEL = 1000;

  final int sites;

  /** The number of {@link Winograd}'s tiles. */
  final int tiles;

  private final int[][] pointsOfTile; // -1 off the board
  private final float[][] picked = new float[Winograd.INPUT * Winograd.INPUT][];
  private final Map<Integer, Tiles> tilesOf = new HashMap<>();
  private final Map<Integer, Tiles> productsOf = new HashMap<>();
  private final Map<Integer, Deque<float[][]>> free = new HashMap<>(); // vectors, by channels

  Workspace(int rows, int cols) {
    sites = rows * cols;
    int across = (cols + Winograd.TILE - 1) / Winograd.TILE;
    tiles = (rows + Winograd.TILE - 1) / Winograd.TILE * across;
    pointsOfTile = new int[tiles][picked.length];
    for (int tile = 0; tile < tiles; tile++) {
      for (int i = 0; i < picked.length; i++) {
        int row = tile / across * Winograd.TILE + i / Winograd.INPUT - 1;
        int col = tile % across * Winograd.TILE + i % Winograd.INPUT - 1;
        boolean isOn = row >= 0 && row < rows && col >= 0 && col < cols;
        pointsOfTile[tile][i] = isOn ? row * cols + col : -1;
      }
    }
  }

  private static int even(int count) {
    return count + count % 2;
  }

  /**
   * The vectors that a tile takes, and another one for those off the board; valid until the next
   * call.
   */
  float[][] points(float[][] vectors, int tile, float[] other) {
    int[] points = pointsOfTile[tile];
    for (int i = 0; i < points.length; i++) {
      picked[i] = points[i] < 0 ? other : vectors[points[i]];
    }
    return picked;
  }

  Tiles tiles(int channels) {
    return tilesOf.computeIfAbsent(channels, Tiles::new);
  }

  Tiles products(int channels) {
    return productsOf.computeIfAbsent(channels, Tiles::new);
  }

  /** Lends vectors of zeros for all points. */
  float[][] take(int channels) {
    float[][] lent = free.computeIfAbsent(channels, key -> new ArrayDeque<>()).poll();
    if (lent == null) {
      return new float[even(sites)][channels];
    }
    for (float[] vector : lent) {
      Arrays.fill(vector, 0);
    }
    return lent;
  }

  void giveBack(float[][] lent) {
    free.get(lent[0].length).push(lent);
  }

  /** The 36 vectors of each tile. */
  final class Tiles {
    /** A point off the board that is read. */
    final float[] zero;

    /** A point off the board that is written. */
    final float[] nowhere;

    /** A tile between its two steps. */
    final float[][] half;

    private final float[][][] byPart;
    private final float[][][] byTile; // the same vectors

    private Tiles(int channels) {
      zero = new float[channels];
      nowhere = new float[channels];
      half = new float[picked.length][channels];
      byPart = new float[picked.length][even(tiles)][channels];
      byTile = new float[tiles][picked.length][];
      for (int tile = 0; tile < tiles; tile++) {
        for (int i = 0; i < picked.length; i++) {
          byTile[tile][i] = byPart[i][tile];
        }
      }
    }

    /** One of the 36 vectors, of all tiles; their number is even. */
    float[][] ofPart(int i) {
      return byPart[i];
    }

    float[][] ofTile(int tile) {
      return byTile[tile];
    }

    void clear() {
      for (float[][] part : byPart) {
        for (float[] vector : part) {
          Arrays.fill(vector, 0);
        }
      }
    }
  }
}
