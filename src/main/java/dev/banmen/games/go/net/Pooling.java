package dev.banmen.games.go.net;

import java.util.Arrays;

/** What all points of a board say together. */
final class Pooling {
  private Pooling() {}

  /** The mean of each channel, the mean scaled by the board's size, and the maximum. */
  static float[] meanAndMost(float[][] vectors, int sites) {
    int channels = vectors[0].length;
    float[] pooled = means(vectors, sites);
    Arrays.fill(pooled, 2 * channels, 3 * channels, Float.NEGATIVE_INFINITY);
    for (int site = 0; site < sites; site++) {
      for (int i = 0; i < channels; i++) {
        pooled[2 * channels + i] = Math.max(pooled[2 * channels + i], vectors[site][i]);
      }
    }
    return pooled;
  }

  /** The mean of each channel, scaled by the board's size in three ways. */
  static float[] meanInThreeScales(float[][] vectors, int sites) {
    int channels = vectors[0].length;
    float[] pooled = means(vectors, sites);
    float size = size(sites);
    for (int i = 0; i < channels; i++) {
      pooled[2 * channels + i] = pooled[i] * (size * size - 0.1f);
    }
    return pooled;
  }

  private static float[] means(float[][] vectors, int sites) {
    int channels = vectors[0].length;
    float[] pooled = new float[3 * channels];
    for (int site = 0; site < sites; site++) {
      for (int i = 0; i < channels; i++) {
        pooled[i] += vectors[site][i];
      }
    }
    float size = size(sites);
    for (int i = 0; i < channels; i++) {
      pooled[i] /= sites;
      pooled[channels + i] = pooled[i] * size;
    }
    return pooled;
  }

  /** 0 for 14x14, 0.1 more for each line more. */
  private static float size(int sites) {
    return ((float) Math.sqrt(sites) - 14) * 0.1f;
  }
}
