package dev.banmen.games.go.net;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.BitSet;
import java.util.Random;

/**
 * A small network of random weights that is written as KataGo does while a position is evaluated
 * with it, layer by layer and in the plainest way.
 */
public final class RandomNetwork {
  // Marks of weights as bytes.
  static final String SINGLES = "@BIN@";
  static final String HALVES = "@F16@";

  private static final int TRUNK = 10;
  private static final int MIDDLE = 7;
  private static final int POOLED = 5;
  private static final int HIDDEN = 9;
  private static final String[] KINDS = {"RELU", "MISH", "IDENTITY"};

  private final int version;
  private final String mark; // of a block of bytes; empty if weights are written as text
  private final Random random;
  private final int rows;
  private final int cols;
  private final ByteArrayOutputStream file = new ByteArrayOutputStream();

  // What the network says: before softmax and tanh.
  double[] policy; // by site, a pass last
  double[] result; // win, loss, no result
  double lead;
  double[] ownership;

  RandomNetwork(int version, String mark, long seed, Inputs inputs, int cols) {
    this.version = version;
    this.mark = mark;
    this.random = new Random(seed);
    this.cols = cols;
    this.rows = inputs.planes().length / cols;
    words("random", version, Inputs.PLANES, Inputs.GLOBALS);
    if (version >= 13) {
      words(20, 20, 20, 10, 40, 0.25, 30);
    }
    zeros(15, 8);
    evaluate(inputs);
  }

  /** The file of a network. */
  public static byte[] any() {
    Inputs inputs = new Inputs(new int[1], new float[Inputs.GLOBALS], new BitSet(), false);
    return new RandomNetwork(8, SINGLES, 4, inputs, 1).file();
  }

  byte[] file() {
    return file.toByteArray();
  }

  private void zeros(int first, int count) {
    for (int i = 0; version >= first && i < count; i++) {
      words(0);
    }
  }

  private void words(Object... words) {
    for (Object word : words) {
      file.writeBytes((word + "\n").getBytes(StandardCharsets.US_ASCII));
    }
  }

  private double[] weights(int count, double spread) {
    float[] weights = new float[count];
    for (int i = 0; i < count; i++) {
      weights[i] = (float) (spread * random.nextGaussian());
    }
    return written(weights);
  }

  /** Writes weights, and returns them as they can be read again. */
  private double[] written(float[] weights) {
    double[] known = new double[weights.length];
    int width = mark.equals(HALVES) ? 2 : 4;
    ByteBuffer bytes = ByteBuffer.allocate(width * weights.length).order(ByteOrder.LITTLE_ENDIAN);
    for (int i = 0; i < known.length; i++) {
      known[i] = weights[i];
      if (mark.isEmpty()) {
        words(weights[i]);
      } else if (mark.equals(HALVES)) {
        known[i] = rounded(weights[i]);
        bytes.putShort(half((float) known[i]));
      } else {
        bytes.putFloat(weights[i]);
      }
    }
    if (!mark.isEmpty()) {
      file.writeBytes(mark.getBytes(StandardCharsets.US_ASCII));
      file.writeBytes(bytes.array());
      words("");
    }
    return known;
  }

  /** The nearest number that has 16 bits. */
  private static float rounded(float weight) {
    float step = Math.max(Math.ulp(weight) * (1 << 13), 0x1p-24f);
    return Math.round(weight / step) * step;
  }

  /** Encodes a number of 16 bits. */
  static short half(float weight) {
    int bits = Float.floatToIntBits(weight);
    int size = (bits >> 13 & 0x3ffff) - (112 << 10);
    int tiny = Math.round(Math.abs(weight) * 0x1p24f);
    return (short) (bits >> 16 & 0x8000 | (size < 1 << 10 ? tiny : size));
  }

  private void evaluate(Inputs inputs) {
    boolean mayNest = version >= 11;
    words("trunk", mayNest ? 4 : 3, TRUNK, MIDDLE, MIDDLE, MIDDLE, POOLED);
    zeros(15, 6);
    double[][] planes = new double[Inputs.PLANES][rows * cols];
    for (int plane = 0; plane < planes.length; plane++) {
      for (int site = 0; site < rows * cols; site++) {
        planes[plane][site] = inputs.planes()[site] >> plane & 1;
      }
    }
    double[] globals = new double[Inputs.GLOBALS];
    for (int i = 0; i < globals.length; i++) {
      globals[i] = inputs.globals()[i];
    }
    double[][] trunk = convolution(planes, version >= 11 ? 3 : 5, TRUNK);
    add(trunk, matrix(globals, TRUNK));
    residual(trunk);
    global(trunk);
    if (mayNest) {
      nested(trunk);
    }
    residual(trunk);
    trunk = norm(trunk);
    policy(trunk);
    value(trunk);
  }

  private void residual(double[][] trunk) {
    words("ordinary_block", "r");
    double[][] middle = norm(convolution(norm(trunk), 3, MIDDLE));
    add(trunk, convolution(middle, 3, trunk.length));
  }

  private void global(double[][] trunk) {
    words("gpool_block", "g");
    double[][] in = norm(trunk);
    double[][] middle = convolution(in, 3, MIDDLE);
    double[][] whole = norm(convolution(in, 3, POOLED));
    add(middle, matrix(pooled(whole, true), MIDDLE));
    add(trunk, convolution(norm(middle), 3, trunk.length));
  }

  private void nested(double[][] trunk) {
    words("nested_bottleneck_block", "n", 2);
    double[][] inner = convolution(norm(trunk), 1, MIDDLE);
    residual(inner);
    global(inner);
    add(trunk, convolution(norm(inner), 1, TRUNK));
  }

  private void policy(double[][] trunk) {
    int outputs = version >= 16 ? 4 : version >= 12 ? 2 : 1;
    words("policyhead");
    if (version >= 17) {
      words(outputs);
    }
    zeros(17, 3);
    double[][] points = convolution(trunk, 1, MIDDLE);
    double[][] whole = norm(convolution(trunk, 1, POOLED));
    double[] pooled = pooled(whole, true);
    add(points, matrix(pooled, MIDDLE));
    double[][] last = convolution(norm(points), 1, outputs);
    double[] pass = version >= 15 ? biased(pooled, MIDDLE, true) : pooled;
    pass = matrix(pass, outputs);
    policy = new double[rows * cols + 1];
    System.arraycopy(last[0], 0, policy, 0, rows * cols);
    policy[rows * cols] = pass[0];
  }

  private void value(double[][] trunk) {
    words("valuehead");
    zeros(17, 3);
    double[][] points = norm(convolution(trunk, 1, POOLED));
    double[] hidden = biased(pooled(points, false), HIDDEN, true);
    result = biased(hidden, 3, false);
    lead = biased(hidden, version >= 9 ? 6 : 4, false)[2] * (version >= 13 ? 10 : 20);
    ownership = convolution(points, 1, 1)[0];
  }

  private double[][] convolution(double[][] in, int size, int outs) {
    words("conv", size, size, in.length, outs, 1, 1);
    double[] w = weights(size * size * in.length * outs, 1 / Math.sqrt(size * size * in.length));
    double[][] sums = new double[outs][rows * cols];
    for (int site = 0; site < rows * cols; site++) {
      for (int point = 0; point < size * size; point++) {
        int row = site / cols + point / size - size / 2;
        int col = site % cols + point % size - size / 2;
        boolean isOn = row >= 0 && row < rows && col >= 0 && col < cols;
        for (int i = 0; isOn && i < in.length * outs; i++) {
          int from = i / outs;
          sums[i % outs][site] += in[from][row * cols + col] * w[point * in.length * outs + i];
        }
      }
    }
    return sums;
  }

  private double[] matrix(double[] in, int outs) {
    words("matrix", in.length, outs);
    double[] w = weights(in.length * outs, 1 / Math.sqrt(in.length));
    double[] sums = new double[outs];
    for (int i = 0; i < w.length; i++) {
      sums[i % outs] += in[i / outs] * w[i];
    }
    return sums;
  }

  private double[] biased(double[] in, int outs, boolean isActivated) {
    double[] sums = matrix(in, outs);
    words("bias", outs);
    double[] bias = weights(outs, 0.5);
    for (int i = 0; i < outs; i++) {
      sums[i] += bias[i];
    }
    return isActivated ? activated(new double[][] {sums})[0] : sums;
  }

  private double[][] norm(double[][] in) {
    boolean hasScale = random.nextBoolean();
    words("norm", in.length, 0.001f, hasScale ? 1 : 0, 1);
    double[] mean = weights(in.length, 0.1);
    float[] spread = new float[in.length];
    for (int i = 0; i < in.length; i++) {
      spread[i] = 0.5f + random.nextFloat();
    }
    double[] variance = written(spread);
    double[] scale = hasScale ? weights(in.length, 1) : null;
    double[] bias = weights(in.length, 0.3);
    double[][] out = new double[in.length][rows * cols];
    for (int i = 0; i < in.length; i++) {
      double factor = (hasScale ? scale[i] : 1) / Math.sqrt(variance[i] + 0.001f);
      for (int site = 0; site < rows * cols; site++) {
        out[i][site] = (in[i][site] - mean[i]) * factor + bias[i];
      }
    }
    return activated(out);
  }

  private double[][] activated(double[][] in) {
    String kind = version >= 11 ? KINDS[random.nextInt(KINDS.length)] : "RELU";
    words("activation");
    if (version >= 11) {
      words("ACTIVATION_" + kind);
    }
    for (double[] channel : in) {
      for (int i = 0; i < channel.length; i++) {
        double x = channel[i];
        channel[i] =
            switch (kind) {
              case "RELU" -> Math.max(0, x);
              case "MISH" -> x * Math.tanh(Math.log1p(Math.exp(x)));
              default -> x;
            };
      }
    }
    return in;
  }

  private double[] pooled(double[][] in, boolean hasMost) {
    double size = (Math.sqrt(rows * cols) - 14) / 10;
    double[] pooled = new double[3 * in.length];
    for (int i = 0; i < in.length; i++) {
      double sum = 0;
      double most = Double.NEGATIVE_INFINITY;
      for (double x : in[i]) {
        sum += x;
        most = Math.max(most, x);
      }
      double mean = sum / rows / cols;
      pooled[i] = mean;
      pooled[in.length + i] = mean * size;
      pooled[2 * in.length + i] = hasMost ? most : mean * (size * size - 0.1);
    }
    return pooled;
  }

  private static void add(double[][] to, double[][] from) {
    for (int i = 0; i < to.length; i++) {
      for (int site = 0; site < to[i].length; site++) {
        to[i][site] += from[i][site];
      }
    }
  }

  private static void add(double[][] to, double[] from) {
    for (int i = 0; i < to.length; i++) {
      for (int site = 0; site < to[i].length; site++) {
        to[i][site] += from[i];
      }
    }
  }
}
