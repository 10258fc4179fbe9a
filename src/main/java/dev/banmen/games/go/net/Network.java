package dev.banmen.games.go.net;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;

/** A neural network for Go, as KataGo writes them. Immutable, any thread. */
public final class Network {
  final Trunk trunk;
  final Policy policy;
  final Value value;
  final float leadScale;

  Network(Trunk trunk, Policy policy, Value value, float leadScale) {
    this.trunk = trunk;
    this.policy = policy;
    this.value = value;
    this.leadScale = leadScale;
  }

  /**
   * Reads a network from a file of KataGo, {@code .bin.gz} or {@code .txt.gz}, or one of these
   * unpacked.
   *
   * @throws NetworkFault if it isn't one that this program can use
   */
  public static Network read(InputStream file) throws IOException {
    return new NetworkReader(new NetworkInput(file, NetworkInput.MOST_BYTES)).network();
  }

  /**
   * The layers that all outputs share.
   *
   * @param size of the first convolution
   * @param first its weights: for each of its points and each plane, of the channels
   */
  record Trunk(int size, float[][][] first, Matrix globals, List<Block> blocks, Norm last) {}

  /**
   * The layers that rate moves.
   *
   * @param pass those that rate a pass, from what all points say together
   */
  record Policy(
      Matrix points,
      Matrix whole,
      Norm wholeNorm,
      Matrix toBias,
      Norm norm,
      Matrix last,
      List<Dense> pass) {}

  /** The layers that say who wins, by how much, and whose the points are. */
  record Value(
      Matrix points, Norm norm, Dense hidden, Dense result, Dense score, Matrix ownership) {}
}
