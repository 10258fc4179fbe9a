package dev.banmen.games.go.net;

import java.util.Arrays;

/** What a layer does to each of its sums. */
enum Activation {
  IDENTITY,
  RELU,
  MISH;

  /** Beyond this, mish is the identity in single precision, and its exponential overflows. */
  private static final float LARGE = 20;

  /** The activation that a file names, such as {@code ACTIVATION_RELU}. */
  static Activation of(String word) throws NetworkFault {
    return Arrays.stream(values())
        .filter(one -> word.equals("ACTIVATION_" + one))
        .findFirst()
        .orElseThrow(() -> NetworkFault.unsupported(word));
  }

  /** Applies it in place. */
  void apply(float[] x) {
    switch (this) {
      case RELU -> {
        for (int i = 0; i < x.length; i++) {
          x[i] = Math.max(x[i], 0);
        }
      }
      case MISH -> {
        for (int i = 0; i < x.length; i++) {
          x[i] = mish(x[i]);
        }
      }
      default -> {
        // as it is
      }
    }
  }

  /** {@code x tanh(log(1 + exp x))}. */
  private static float mish(float x) {
    if (x > LARGE) {
      return x;
    }
    double e = Math.exp(x);
    double part = e * (e + 2);
    return (float) (x * part / (part + 2));
  }
}
