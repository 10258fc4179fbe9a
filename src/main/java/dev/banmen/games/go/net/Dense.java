package dev.banmen.games.go.net;

/** A layer from one vector to another, with a bias. Immutable, any thread. */
record Dense(Matrix matrix, float[] bias, Activation activation) {
  float[] of(float[] vector) {
    float[] out = matrix.times(vector);
    for (int i = 0; i < out.length; i++) {
      out[i] += bias[i];
    }
    activation.apply(out);
    return out;
  }
}
