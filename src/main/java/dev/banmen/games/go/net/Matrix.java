package dev.banmen.games.go.net;

/**
 * Weights from some channels to others, as of a convolution that sees its own point only.
 * Immutable, any thread.
 *
 * <p>Channels are padded with zeros to a multiple of {@link #STEP}. Each row is an array of its
 * own, and {@link #add} takes two vectors and four rows at once: so HotSpot's C2 makes vector
 * instructions of it on Java 17 and later. With one vector, with three or more, or with offsets
 * into one large array, Java 17 doesn't, and takes five times as long.
 */
final class Matrix implements Convolution {
  static final int STEP = 4;

  /** For each channel that comes in, its weight in each that goes out. */
  private final float[][] rows;

  /** Creates a matrix of padded rows. */
  Matrix(float[][] rows) {
    this.rows = rows;
  }

  /** The least multiple of {@link #STEP} that is no less. */
  static int padded(int channels) {
    return (channels + STEP - 1) / STEP * STEP;
  }

  @Override
  public int width() {
    return rows[0].length;
  }

  /** Adds the products of vectors to others; their number must be even. */
  @Override
  public void addTo(float[][] in, float[][] out, Workspace space) {
    for (int channel = 0; channel < rows.length; channel += STEP) {
      for (int i = 0; i < in.length; i += 2) {
        add(in[i], in[i + 1], channel, out[i], out[i + 1]);
      }
    }
  }

  private void add(float[] x, float[] y, int channel, float[] a, float[] b) {
    float x0 = x[channel];
    float x1 = x[channel + 1];
    float x2 = x[channel + 2];
    float x3 = x[channel + 3];
    float y0 = y[channel];
    float y1 = y[channel + 1];
    float y2 = y[channel + 2];
    float y3 = y[channel + 3];
    float[] w0 = rows[channel];
    float[] w1 = rows[channel + 1];
    float[] w2 = rows[channel + 2];
    float[] w3 = rows[channel + 3];
    for (int i = 0; i < a.length; i++) {
      a[i] =
          Math.fma(x3, w3[i], Math.fma(x2, w2[i], Math.fma(x1, w1[i], Math.fma(x0, w0[i], a[i]))));
      b[i] =
          Math.fma(y3, w3[i], Math.fma(y2, w2[i], Math.fma(y1, w1[i], Math.fma(y0, w0[i], b[i]))));
    }
  }

  /** Returns the product of one vector. */
  float[] times(float[] vector) {
    float[] product = new float[width()];
    for (int channel = 0; channel < vector.length; channel++) {
      float x = vector[channel];
      float[] row = rows[channel];
      for (int i = 0; i < product.length; i++) {
        product[i] = Math.fma(x, row[i], product[i]);
      }
    }
    return product;
  }
}
