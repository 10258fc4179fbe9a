package dev.banmen.games.go.net;

/** A batch normalization and the activation after it. Immutable, any thread. */
record Norm(float[] scale, float[] bias, Activation activation) {
  /** Applies it to each of some vectors; out may be in. */
  void apply(float[][] in, float[][] out) {
    for (int i = 0; i < in.length; i++) {
      scale(in[i], out[i]);
      activation.apply(out[i]);
    }
  }

  private void scale(float[] in, float[] out) {
    for (int i = 0; i < out.length; i++) {
      out[i] = Math.fma(in[i], scale[i], bias[i]);
    }
  }
}
