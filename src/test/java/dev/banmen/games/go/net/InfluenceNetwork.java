package dev.banmen.games.go.net;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;

/**
 * A network made by hand, in KataGo's format: points belong to the side with more stones on and
 * beside them; it plays where nobody has more, and passes where there is no such point. Its lead is
 * 100 points if a side has one stone more at each point.
 */
public final class InfluenceNetwork {
  private static final int OWN = 1; // planes
  private static final int OTHERS = 2;
  private static final int CHANNELS = 3; // more own stones, more of the other's, and always 1

  private final StringBuilder file = new StringBuilder();

  private InfluenceNetwork() {
    words("influence", 8, Inputs.PLANES, Inputs.GLOBALS, "trunk", 1, CHANNELS, 1, 1, 1, 1);
    double[] first = new double[9 * Inputs.PLANES * CHANNELS];
    for (int point = 1; point < 9; point += 2) {
      count(first, point, 1);
    }
    count(first, 4, 2);
    convolution(3, Inputs.PLANES, CHANNELS, first);
    matrix(Inputs.GLOBALS, CHANNELS, new double[Inputs.GLOBALS * CHANNELS]);
    words("ordinary_block", "none");
    norm(0, 0, 0);
    convolution(3, CHANNELS, 1, new double[9 * CHANNELS]);
    norm(0);
    convolution(3, 1, CHANNELS, new double[9 * CHANNELS]);
    norm(0, 0, 1);
    words("policyhead");
    convolution(1, CHANNELS, 1, -1, -1, 1); // what nobody has more of
    convolution(1, CHANNELS, 1, 0, 0, 1);
    norm(0);
    matrix(3, 1, 0, 0, 0);
    norm(0);
    convolution(1, 1, 1, 10);
    matrix(3, 1, 5, 0, 0); // a pass
    words("valuehead");
    convolution(1, CHANNELS, 2, 1, 0, 0, 1, 0, 0);
    norm(0, 0);
    matrix(6, 2, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0);
    biased(2);
    words("activation");
    matrix(2, 3, 50, -50, 0, -50, 50, 0);
    biased(3);
    matrix(2, 4, 0, 0, 5, 0, 0, 0, -5, 0);
    biased(4);
    convolution(1, 2, 1, 4, -4);
  }

  /** The file of this network. */
  public static byte[] file() {
    return new InfluenceNetwork().file.toString().getBytes(StandardCharsets.US_ASCII);
  }

  private static void count(double[] kernel, int point, double weight) {
    int from = point * Inputs.PLANES;
    kernel[(from + OWN) * CHANNELS] = weight;
    kernel[(from + OTHERS) * CHANNELS] = -weight;
    kernel[(from + OWN) * CHANNELS + 1] = -weight;
    kernel[(from + OTHERS) * CHANNELS + 1] = weight;
  }

  private void words(Object... words) {
    file.append(Arrays.stream(words).map(word -> word + "\n").collect(Collectors.joining()));
  }

  private void numbers(double... numbers) {
    words(DoubleStream.of(numbers).boxed().toArray());
  }

  private void convolution(int size, int from, int to, double... weights) {
    words("conv", size, size, from, to, 1, 1);
    numbers(weights);
  }

  private void matrix(int from, int to, double... weights) {
    words("matrix", from, to);
    numbers(weights);
  }

  private void biased(int channels) {
    words("bias", channels);
    numbers(new double[channels]);
  }

  private void norm(double... bias) {
    words("norm", bias.length, 0, 0, 1);
    double[] variance = new double[bias.length];
    Arrays.fill(variance, 1);
    numbers(new double[bias.length]);
    numbers(variance);
    numbers(bias);
    words("activation");
  }
}
