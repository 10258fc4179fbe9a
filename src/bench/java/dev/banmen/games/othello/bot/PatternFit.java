package dev.banmen.games.othello.bot;

import dev.banmen.game.SplitMix64;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Fits the weights of the patterns to the final difference of discs by least squares: stochastic
 * gradient descent with a step of its own for each weight (Duchi, Hazan and Singer, "Adaptive
 * subgradient methods", 2011). One board in fifty is only measured.
 */
final class PatternFit {
  private static final int OVERLAP = 3; // boards of neighbouring stages that are fitted too
  private static final int MEASURED = 50;

  private final PatternSamples samples;
  private final int[] alike = PatternWeights.alike();
  private final int[] found = new int[DiscPatterns.COUNT];

  private PatternFit(PatternSamples samples) {
    this.samples = samples;
  }

  /** {@code OUT EPOCHS RATE FILE...}: fits the games of the files. */
  public static void main(String[] args) throws IOException {
    PatternSamples samples = new PatternSamples();
    long begin = System.nanoTime();
    for (int i = 3; i < args.length; i++) {
      samples.read(Path.of(args[i]));
    }
    System.out.printf(
        "%d boards, %d s%n", samples.count, (System.nanoTime() - begin) / 1_000_000_000);
    PatternFit fit = new PatternFit(samples);
    short[][] stages = new short[PatternWeights.STAGES][];
    for (int stage = 0; stage < stages.length; stage++) {
      stages[stage] = fit.stage(stage, Integer.parseInt(args[1]), Float.parseFloat(args[2]));
    }
    try (OutputStream out = Files.newOutputStream(Path.of(args[0]))) {
      new PatternWeights(stages).write(out);
    }
    System.out.printf(
        "%d bytes, %d s%n",
        Files.size(Path.of(args[0])), (System.nanoTime() - begin) / 1_000_000_000);
  }

  private short[] stage(int stage, int epochs, float rate) {
    List<Integer> chosen = new ArrayList<>();
    List<Integer> measured = new ArrayList<>();
    int most = stage == 0 ? 60 : 60 - 4 * stage + OVERLAP;
    int least = stage == PatternWeights.STAGES - 1 ? 0 : 60 - 4 * stage - 3 - OVERLAP;
    for (int i = 0; i < samples.count; i++) {
      int empty = Long.bitCount(~(samples.own[i] | samples.other[i]));
      if (empty >= least && empty <= most) {
        boolean isMeasured = Long.remainderUnsigned(hash(i), MEASURED) == 0;
        if (!isMeasured) {
          chosen.add(i);
        } else if (PatternWeights.stage(empty) == stage) {
          measured.add(i);
        }
      }
    }
    int[] order = chosen.stream().mapToInt(i -> i).toArray();
    float[] weights = new float[DiscPatterns.WEIGHTS];
    float[] squares = new float[DiscPatterns.WEIGHTS];
    Arrays.fill(squares, 4000f);
    SplittableRandom random = new SplittableRandom(stage);
    double trained = 0;
    for (int epoch = 0; epoch < epochs; epoch++) {
      shuffle(order, random);
      trained = epoch(order, weights, squares, rate * (1 - 0.9f * epoch / epochs));
    }
    System.out.printf(
        "stage %d: %d boards, deviation %.3f, measured %.3f of %d%n",
        stage, order.length, trained, measure(measured, weights), measured.size());
    short[] rounded = new short[weights.length];
    for (int i = 0; i < weights.length; i++) {
      float value = weights[alike[i]] * PatternWeights.DISC;
      rounded[i] = (short) Math.max(-32000, Math.min(32000, Math.round(value)));
    }
    return rounded;
  }

  /** By the board alone, so that the same board is never both fitted and measured. */
  private long hash(int i) {
    return SplitMix64.mix(samples.own[i] * 31 + samples.other[i]);
  }

  private static void shuffle(int[] order, SplittableRandom random) {
    for (int i = order.length - 1; i > 0; i--) {
      int j = random.nextInt(i + 1);
      int swap = order[i];
      order[i] = order[j];
      order[j] = swap;
    }
  }

  private double epoch(int[] order, float[] weights, float[] squares, float rate) {
    double sum = 0;
    for (int i : order) {
      DiscPatterns.find(samples.own[i], samples.other[i], found);
      float value = 0;
      for (int j = 0; j < DiscPatterns.COUNT; j++) {
        found[j] = alike[found[j]];
        value += weights[found[j]];
      }
      float error = samples.lead[i] - value;
      sum += error * error;
      for (int j = 0; j < DiscPatterns.COUNT; j++) {
        squares[found[j]] += error * error;
        weights[found[j]] += rate * error / (float) Math.sqrt(squares[found[j]]);
      }
    }
    return Math.sqrt(sum / order.length);
  }

  private double measure(List<Integer> boards, float[] weights) {
    double sum = 0;
    for (int i : boards) {
      DiscPatterns.find(samples.own[i], samples.other[i], found);
      double error = samples.lead[i];
      for (int at : found) {
        error -= weights[alike[at]];
      }
      sum += error * error;
    }
    return Math.sqrt(sum / Math.max(1, boards.size()));
  }
}
