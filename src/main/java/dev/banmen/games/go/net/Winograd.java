package dev.banmen.games.go.net;

import java.util.Arrays;

/**
 * A convolution of 3x3 points by Winograd's algorithm F(4x4, 3x3): a tile of 6x6 points is turned
 * into 36 sums, each is multiplied by a matrix, and the products are turned into 4x4 points. That
 * takes a quarter of the multiplications. Immutable, any thread.
 *
 * <p>Source: Lavin and Gray, Fast Algorithms for Convolutional Neural Networks (2015), 4.2.
 */
final class Winograd implements Convolution {
  /** The points that one tile gives, in a row or column; it takes two more. */
  static final int TILE = 4;

  /** The points that one tile takes, in a row or column. */
  static final int INPUT = TILE + 2;

  /** The matrix {@code G}: from three weights to six. */
  private static final float[][] WEIGHTS = {
    {1 / 4f, 0, 0},
    {-1 / 6f, -1 / 6f, -1 / 6f},
    {-1 / 6f, 1 / 6f, -1 / 6f},
    {1 / 24f, 1 / 12f, 1 / 6f},
    {1 / 24f, -1 / 12f, 1 / 6f},
    {0, 0, 1}
  };

  private final Matrix[] matrices = new Matrix[INPUT * INPUT];

  /**
   * Creates a convolution.
   *
   * @param kernel the padded rows of the matrix for each of nine points, row by row
   */
  Winograd(float[][][] kernel) {
    for (int i = 0; i < matrices.length; i++) {
      matrices[i] = new Matrix(matrix(kernel, WEIGHTS[i / INPUT], WEIGHTS[i % INPUT]));
    }
  }

  private static float[][] matrix(float[][][] kernel, float[] ofRow, float[] ofCol) {
    float[][] sum = new float[kernel[0].length][kernel[0][0].length];
    for (int point = 0; point < kernel.length; point++) {
      float weight = ofRow[point / 3] * ofCol[point % 3];
      for (int in = 0; weight != 0 && in < sum.length; in++) {
        for (int out = 0; out < sum[in].length; out++) {
          sum[in][out] += weight * kernel[point][in][out];
        }
      }
    }
    return sum;
  }

  @Override
  public int width() {
    return matrices[0].width();
  }

  @Override
  public void addTo(float[][] in, float[][] out, Workspace space) {
    Workspace.Tiles sums = space.tiles(in[0].length);
    Workspace.Tiles products = space.products(width());
    for (int tile = 0; tile < space.tiles; tile++) {
      takeApart(in, tile, sums, space);
    }
    products.clear();
    for (int i = 0; i < matrices.length; i++) {
      matrices[i].addTo(sums.ofPart(i), products.ofPart(i), space);
    }
    for (int tile = 0; tile < space.tiles; tile++) {
      putTogether(products, tile, out, space);
    }
  }

  /** Turns the points of a tile into sums: {@code B d B} with {@code B} transposed first. */
  private static void takeApart(float[][] in, int tile, Workspace.Tiles sums, Workspace space) {
    float[][] points = space.points(in, tile, sums.zero);
    for (int col = 0; col < INPUT; col++) {
      sum(points, col, INPUT, sums.half);
    }
    for (int row = 0; row < INPUT; row++) {
      sum(sums.half, row * INPUT, 1, sums.ofTile(tile));
    }
  }

  /** Turns six vectors, so many apart, into six sums in the same places. */
  private static void sum(float[][] in, int from, int step, float[][] sums) {
    single(in, from, step, sums[from]);
    pair(in, from, step, 4, 1, sums[from + step], sums[from + 2 * step]);
    pair(in, from, step, 1, 2, sums[from + 3 * step], sums[from + 4 * step]);
    single(in, from + step, step, sums[from + 5 * step]);
  }

  private static void single(float[][] in, int from, int step, float[] sum) {
    float[] d0 = in[from];
    float[] d2 = in[from + 2 * step];
    float[] d4 = in[from + 4 * step];
    for (int i = 0; i < sum.length; i++) {
      sum[i] = Math.fma(4, d0[i], Math.fma(-5, d2[i], d4[i]));
    }
  }

  private static void pair(
      float[][] in, int from, int step, float part, float times, float[] sum, float[] difference) {
    float[] d1 = in[from + step];
    float[] d2 = in[from + 2 * step];
    float[] d3 = in[from + 3 * step];
    float[] d4 = in[from + 4 * step];
    for (int i = 0; i < sum.length; i++) {
      float even = Math.fma(-part, d2[i], d4[i]);
      float odd = times * Math.fma(-part, d1[i], d3[i]);
      sum[i] = even + odd;
      difference[i] = even - odd;
    }
  }

  /** Adds the points that a tile's products make: {@code A m A}, {@code A} transposed first. */
  private static void putTogether(
      Workspace.Tiles products, int tile, float[][] out, Workspace space) {
    float[][] points = space.points(out, tile, products.nowhere);
    for (float[] vector : products.half) {
      Arrays.fill(vector, 0);
    }
    for (int col = 0; col < INPUT; col++) {
      add(products.ofTile(tile), col, INPUT, products.half, col);
    }
    for (int row = 0; row < TILE; row++) {
      int first = (row + 1) * INPUT + 1; // the points have one more on each side
      add(products.half, row * INPUT, 1, points, first);
    }
  }

  /** Adds four sums of six vectors, so many apart, to others that are as far apart. */
  private static void add(float[][] in, int from, int step, float[][] out, int to) {
    float[] m0 = in[from];
    float[] m1 = in[from + step];
    float[] m2 = in[from + 2 * step];
    float[] m3 = in[from + 3 * step];
    float[] m4 = in[from + 4 * step];
    float[] m5 = in[from + 5 * step];
    addEven(m0, m1, m2, m3, m4, out[to], out[to + 2 * step]);
    addOdd(m1, m2, m3, m4, m5, out[to + step], out[to + 3 * step]);
  }

  private static void addEven(
      float[] m0, float[] m1, float[] m2, float[] m3, float[] m4, float[] p0, float[] p2) {
    for (int i = 0; i < p0.length; i++) {
      float near = m1[i] + m2[i];
      float far = m3[i] + m4[i];
      p0[i] += m0[i] + near + far;
      p2[i] += Math.fma(4, far, near);
    }
  }

  private static void addOdd(
      float[] m1, float[] m2, float[] m3, float[] m4, float[] m5, float[] p1, float[] p3) {
    for (int i = 0; i < p1.length; i++) {
      float near = m1[i] - m2[i];
      float far = m3[i] - m4[i];
      p1[i] += Math.fma(2, far, near);
      p3[i] += Math.fma(8, far, near) + m5[i];
    }
  }
}
