package dev.banmen.games.go.net;

/** A layer that sums over each point and, of its size, those around it. Immutable, any thread. */
interface Convolution {
  /** The number of channels going out, padded. */
  int width();

  /** Adds the sums for all points of the board to {@code out}. */
  void addTo(float[][] in, float[][] out, Workspace space);
}
