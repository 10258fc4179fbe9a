package dev.banmen.games.go.net;

import java.util.Arrays;
import java.util.BitSet;

/**
 * Evaluates positions of one size of board with a network, which evaluators of several threads may
 * share. One thread.
 */
public final class Evaluator {
  // The numbers of rows and columns that KataGo's networks learn.
  private static final int LEAST = 5;
  private static final int MOST = 19;

  private final Network network;
  private final int rows;
  private final int cols;
  private final Workspace space;

  /**
   * Creates an evaluator.
   *
   * @throws IllegalArgumentException if the board is too small or large
   */
  public Evaluator(Network network, int rows, int cols) {
    if (!isKnown(rows, cols)) {
      throw new IllegalArgumentException(rows + "x" + cols);
    }
    this.network = network;
    this.rows = rows;
    this.cols = cols;
    space = new Workspace(rows, cols);
  }

  /** Whether networks know boards of this size. */
  public static boolean isKnown(int rows, int cols) {
    return Math.min(rows, cols) >= LEAST && Math.max(rows, cols) <= MOST;
  }

  /** Evaluates a position on a board of this size. */
  public Evaluation evaluate(Inputs inputs) {
    float[][] sum = space.take(network.trunk.globals().width());
    first(inputs, sum);
    for (Block block : network.trunk.blocks()) {
      block.addTo(sum, space);
    }
    network.trunk.last().apply(sum, sum);
    float[] policy = policy(sum, inputs.legal());
    Evaluation evaluation = value(sum, policy, inputs.mayHaveNoResult());
    space.giveBack(sum);
    return evaluation;
  }

  /** The first convolution: of all planes, only what is set adds anything. */
  private void first(Inputs inputs, float[][] out) {
    float[] bias = network.trunk.globals().times(inputs.globals());
    for (int site = 0; site < rows * cols; site++) {
      System.arraycopy(bias, 0, out[site], 0, bias.length);
    }
    int size = network.trunk.size();
    for (int point = 0; point < size * size; point++) {
      int down = size / 2 - point / size;
      int right = size / 2 - point % size;
      for (int row = Math.max(0, -down); row < Math.min(rows, rows - down); row++) {
        for (int col = Math.max(0, -right); col < Math.min(cols, cols - right); col++) {
          int planes = inputs.planes()[row * cols + col];
          addAll(planes, network.trunk.first()[point], out[(row + down) * cols + col + right]);
        }
      }
    }
  }

  private static void addAll(int planes, float[][] weights, float[] out) {
    for (int left = planes; left != 0; left &= left - 1) {
      float[] row = weights[Integer.numberOfTrailingZeros(left)];
      for (int i = 0; i < out.length; i++) {
        out[i] += row[i];
      }
    }
  }

  private float[] policy(float[][] trunk, BitSet legal) {
    Network.Policy head = network.policy;
    float[][] whole = space.take(head.whole().width());
    head.whole().addTo(trunk, whole, space);
    head.wholeNorm().apply(whole, whole);
    float[] pooled = Pooling.meanAndMost(whole, space.sites);
    float[][] points = space.take(head.points().width());
    float[] bias = head.toBias().times(pooled);
    for (float[] point : points) {
      System.arraycopy(bias, 0, point, 0, bias.length);
    }
    head.points().addTo(trunk, points, space);
    head.norm().apply(points, points);
    float[][] last = space.take(head.last().width());
    head.last().addTo(points, last, space);
    float[] pass = pooled;
    for (Dense layer : head.pass()) {
      pass = layer.of(pass);
    }
    float[] policy = new float[space.sites + 1];
    for (int site = 0; site < space.sites; site++) {
      policy[site] = legal.get(site) ? finite(last[site][0]) : Float.NEGATIVE_INFINITY;
    }
    policy[space.sites] = finite(pass[0]);
    space.giveBack(last);
    space.giveBack(points);
    space.giveBack(whole);
    toShares(policy);
    return policy;
  }

  /** Softmax. */
  private static void toShares(float[] logits) {
    float most = Float.NEGATIVE_INFINITY;
    for (float logit : logits) {
      most = Math.max(most, logit);
    }
    double sum = 0;
    for (int i = 0; i < logits.length; i++) {
      logits[i] = (float) Math.exp(logits[i] - most);
      sum += logits[i];
    }
    for (int i = 0; i < logits.length; i++) {
      logits[i] /= (float) sum;
    }
  }

  /** Weights may be so large that their sums aren't numbers: such an output says nothing. */
  private static float finite(float output) {
    return Float.isFinite(output) ? output : 0;
  }

  private Evaluation value(float[][] trunk, float[] policy, boolean mayHaveNoResult) {
    Network.Value head = network.value;
    float[][] points = space.take(head.points().width());
    head.points().addTo(trunk, points, space);
    head.norm().apply(points, points);
    float[] hidden = head.hidden().of(Pooling.meanInThreeScales(points, space.sites));
    float[] result = Arrays.copyOf(head.result().of(hidden), 3); // win, loss, no result
    for (int i = 0; i < result.length; i++) {
      result[i] = i == 2 && !mayHaveNoResult ? Float.NEGATIVE_INFINITY : finite(result[i]);
    }
    toShares(result);
    double lead = finite(head.score().of(hidden)[2] * network.leadScale) * (1 - result[2]);
    float[][] last = space.take(head.ownership().width());
    head.ownership().addTo(points, last, space);
    float[] ownership = new float[space.sites];
    for (int site = 0; site < ownership.length; site++) {
      ownership[site] = (float) Math.tanh(finite(last[site][0]));
    }
    space.giveBack(last);
    space.giveBack(points);
    return new Evaluation(policy, result[0], result[1], lead, ownership);
  }
}
