package dev.banmen.games.go.net;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Reads a network layer by layer. For one network.
 *
 * <p>Source of the format: KataGo, {@code cpp/neuralnet/desc.cpp}; of the versions, {@code
 * modelversion.cpp}.
 */
final class NetworkReader {
  static final int OLDEST = 8;
  static final int NEWEST = 17;

  /** The most blocks, those inside others included. */
  static final int MOST_BLOCKS = 100;

  /** The most channels of a layer. */
  static final int MOST_CHANNELS = 1024;

  private static final int WIDEST_KERNEL = 7;

  /** Any number of channels. */
  private static final int ANY = 0;

  // Versions from which on something more is in the file.
  private static final int ERROR_OUTPUTS = 9;
  private static final int ACTIVATIONS = 11;
  private static final int TWO_POLICIES = 12;
  private static final int SCALES = 13;
  private static final int OPTIONS = 15;
  private static final int FOUR_POLICIES = 16;
  private static final int OPTIONS_OF_HEADS = 17;

  /** What {@code lead} is multiplied by, unless the file says so. */
  private static final float LEAD_SCALE = 20;

  private final NetworkInput in;
  private int version;
  private int channels; // of the trunk
  private int blocks; // so far
  private final Set<Integer> widths = new HashSet<>(); // of all layers

  NetworkReader(NetworkInput in) {
    this.in = in;
  }

  Network network() throws IOException {
    in.word(); // its name
    version = in.number("modelVersion", 0, Integer.MAX_VALUE);
    if (version < OLDEST || version > NEWEST) {
      throw NetworkFault.version(version);
    }
    in.number("numInputChannels", Inputs.PLANES, Inputs.PLANES);
    in.number("numInputGlobalChannels", Inputs.GLOBALS, Inputs.GLOBALS);
    float leadScale = LEAD_SCALE;
    if (version >= SCALES) {
      float[] scales = new float[7];
      for (int i = 0; i < scales.length; i++) {
        scales[i] = in.real();
      }
      leadScale = scales[3];
    }
    noOptions(OPTIONS, 8); // such as an input for a person's rank
    return new Network(trunk(), policy(), value(), leadScale);
  }

  /** Reads numbers that change the meaning of all others, and that must be 0. */
  private void noOptions(int first, int count) throws IOException {
    for (int i = 0; version >= first && i < count; i++) {
      in.number("option", 0, 0);
    }
  }

  private Network.Trunk trunk() throws IOException {
    in.word();
    int count = in.number("numBlocks", 1, MOST_BLOCKS);
    channels = channels();
    for (int i = 0; i < 4; i++) {
      in.word(); // channels that the blocks repeat
    }
    noOptions(OPTIONS, 6);
    Kernel first = convolution(Inputs.PLANES, channels, WIDEST_KERNEL);
    Matrix globals = matrix(1, Inputs.GLOBALS, channels).matrix();
    List<Block> all = blocks(count, channels, true);
    return new Network.Trunk(first.size, first.rows, globals, all, norm(channels));
  }

  private int channels() throws IOException {
    return in.number("numChannels", 1, MOST_CHANNELS);
  }

  private List<Block> blocks(int count, int width, boolean mayNest) throws IOException {
    blocks += count;
    if (blocks > MOST_BLOCKS) {
      throw NetworkFault.unsupported("numBlocks " + blocks);
    }
    List<Block> all = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      String kind = in.word();
      in.word(); // its name
      if (kind.equals("ordinary_block")) {
        all.add(residual(width));
      } else if (kind.equals("gpool_block")) {
        all.add(global(width));
      } else if (kind.equals("nested_bottleneck_block") && mayNest) {
        all.add(bottleneck(width));
      } else {
        throw NetworkFault.unsupported(kind);
      }
    }
    return List.copyOf(all);
  }

  private Block residual(int width) throws IOException {
    Norm before = norm(width);
    Kernel first = convolution(width, ANY, 3);
    Norm between = norm(first.out);
    Kernel second = convolution(first.out, width, 3);
    return new Block.Residual(before, first.convolution(), between, second.convolution());
  }

  private Block global(int width) throws IOException {
    Norm before = norm(width);
    Kernel first = convolution(width, ANY, 3);
    Kernel pooled = convolution(width, ANY, 3);
    Norm pooledNorm = norm(pooled.out);
    Matrix toBias = matrix(3, pooled.out, first.out).matrix();
    Norm between = norm(first.out);
    Kernel second = convolution(first.out, width, 3);
    return new Block.Global(
        before,
        first.convolution(),
        pooled.convolution(),
        pooledNorm,
        toBias,
        between,
        second.convolution());
  }

  private Block bottleneck(int width) throws IOException {
    int count = in.number("numBlocks", 1, MOST_BLOCKS);
    Norm before = norm(width);
    Kernel first = convolution(width, ANY, 3);
    List<Block> inner = blocks(count, first.out, false);
    Norm after = norm(first.out);
    Kernel second = convolution(first.out, width, 3);
    return new Block.Bottleneck(before, first.convolution(), inner, after, second.convolution());
  }

  private Network.Policy policy() throws IOException {
    in.word();
    int outputs = version >= FOUR_POLICIES ? 4 : version >= TWO_POLICIES ? 2 : 1;
    if (version >= OPTIONS_OF_HEADS) {
      outputs = in.number("policyOutChannels", 2, 4);
    }
    noOptions(OPTIONS_OF_HEADS, 3);
    Kernel points = convolution(channels, ANY, 1);
    Kernel whole = convolution(channels, ANY, 1);
    Norm wholeNorm = norm(whole.out);
    Matrix toBias = matrix(3, whole.out, points.out).matrix();
    Norm norm = norm(points.out);
    Matrix last = convolution(points.out, outputs, 1).matrix();
    List<Dense> pass = new ArrayList<>();
    if (version >= OPTIONS) {
      pass.add(dense(matrix(3, whole.out, points.out), true));
      pass.add(plain(matrix(1, points.out, outputs)));
    } else {
      pass.add(plain(matrix(3, whole.out, outputs)));
    }
    return new Network.Policy(
        points.matrix(), whole.matrix(), wholeNorm, toBias, norm, last, List.copyOf(pass));
  }

  private Network.Value value() throws IOException {
    in.word();
    noOptions(OPTIONS_OF_HEADS, 3);
    Kernel points = convolution(channels, ANY, 1);
    Norm norm = norm(points.out);
    Kernel hidden = matrix(3, points.out, ANY);
    Dense first = dense(hidden, true);
    Dense result = dense(matrix(1, hidden.out, 3), false);
    Dense score = dense(matrix(1, hidden.out, version >= ERROR_OUTPUTS ? 6 : 4), false);
    Matrix ownership = convolution(points.out, 1, 1).matrix();
    return new Network.Value(points.matrix(), norm, first, result, score, ownership);
  }

  /** A layer's weights: for each point of its square, the padded rows of a matrix. */
  private record Kernel(int size, int out, float[][][] rows) {
    Matrix matrix() {
      return new Matrix(rows[0]);
    }

    Convolution convolution() throws NetworkFault {
      return switch (size) {
        case 1 -> matrix();
        case 3 -> new Winograd(rows);
        default -> throw NetworkFault.unsupported("convYSize " + size);
      };
    }
  }

  /**
   * Reads a convolution.
   *
   * @param to the channels it must have, or {@link #ANY}
   */
  private Kernel convolution(int from, int to, int widest) throws IOException {
    in.word();
    int size = in.number("convYSize", 1, widest);
    in.number("convXSize", size, size);
    in.number("numChannels", from, from);
    int out = to == ANY ? channels() : in.number("numChannels", to, to);
    in.number("dilation", 1, 1);
    in.number("dilation", 1, 1);
    if (size % 2 == 0) {
      throw NetworkFault.unsupported("convYSize " + size);
    }
    reserve(from);
    reserve(out);
    return kernel(size, 1, from, out);
  }

  /** Counts what a {@link Workspace} takes for layers of a width. */
  private void reserve(int width) throws NetworkFault {
    int padded = Matrix.padded(width);
    if (widths.add(padded)) {
      in.reserve((long) padded * Workspace.WEIGHTS_OF_A_CHANNEL);
    }
  }

  /** Reads a matrix from so many groups of channels. */
  private Kernel matrix(int groups, int from, int to) throws IOException {
    in.word();
    in.number("numChannels", groups * from, groups * from);
    int out = to == ANY ? channels() : in.number("numChannels", to, to);
    return kernel(1, groups, from, out);
  }

  private Kernel kernel(int size, int groups, int from, int out) throws IOException {
    int padded = Matrix.padded(from);
    int count = size * size * groups;
    float[][] all = in.weights(count * from, out);
    in.reserve(count * ((long) padded * Matrix.padded(out) - (long) from * out));
    float[][][] rows = new float[size * size][groups * padded][Matrix.padded(out)];
    for (int i = 0; i < all.length; i++) {
      int group = i / from % groups;
      float[] row = rows[i / from / groups][group * padded + i % from];
      System.arraycopy(all[i], 0, row, 0, out);
    }
    return new Kernel(size, out, rows);
  }

  private Norm norm(int width) throws IOException {
    in.word();
    in.number("numChannels", width, width);
    float epsilon = in.real();
    boolean hasScale = in.number("hasScale", 0, 1) == 1;
    boolean hasBias = in.number("hasBias", 0, 1) == 1;
    float[] mean = in.weights(1, width)[0];
    float[] variance = in.weights(1, width)[0];
    float[] scale = new float[Matrix.padded(width)];
    float[] bias = new float[scale.length];
    Arrays.fill(scale, 0, width, 1);
    if (hasScale) {
      System.arraycopy(in.weights(1, width)[0], 0, scale, 0, width);
    }
    if (hasBias) {
      System.arraycopy(in.weights(1, width)[0], 0, bias, 0, width);
    }
    for (int i = 0; i < width; i++) {
      scale[i] /= (float) Math.sqrt(variance[i] + epsilon);
      bias[i] = NetworkInput.finite(bias[i] - scale[i] * mean[i]);
    }
    return new Norm(scale, bias, activation());
  }

  private Activation activation() throws IOException {
    in.word();
    return version >= ACTIVATIONS ? Activation.of(in.word()) : Activation.RELU;
  }

  private Dense dense(Kernel kernel, boolean isActivated) throws IOException {
    in.word();
    in.number("numChannels", kernel.out, kernel.out);
    float[] bias = Arrays.copyOf(in.weights(1, kernel.out)[0], Matrix.padded(kernel.out));
    return new Dense(kernel.matrix(), bias, isActivated ? activation() : Activation.IDENTITY);
  }

  private static Dense plain(Kernel kernel) {
    return new Dense(kernel.matrix(), new float[Matrix.padded(kernel.out)], Activation.IDENTITY);
  }
}
