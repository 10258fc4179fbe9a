package dev.banmen.games.go.net;

/** A convolution that sees its own point only. Immutable, any thread. */
record Pointwise(Matrix matrix) implements Convolution {
  @Override
  public int width() {
    return matrix.width();
  }

  @Override
  public void addTo(float[][] in, float[][] out, Workspace space) {
    matrix.addTo(in, out);
  }
}
