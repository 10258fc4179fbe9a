package dev.banmen.games.othello.bot;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/**
 * The values of the patterns, for each four discs of a game. Some 5 MB, read from the program
 * itself when somebody first plays against it. Immutable.
 *
 * <p>The file, packed by gzip, holds for each stage first the high bytes and then the low bytes of
 * its weights, those of mirrored patterns once.
 */
final class PatternWeights {
  /** Weights of one disc. */
  static final int DISC = 128;

  static final int STAGES = 15;

  private static final String FILE = "patterns.gz";

  private final short[][] stages;

  PatternWeights(short[][] stages) {
    this.stages = stages;
  }

  /** The stage of a board with so many empty squares, 0 to {@link #STAGES} - 1. */
  static int stage(int empty) {
    return Math.min(STAGES - 1, Math.max(0, (60 - empty) / 4));
  }

  short[] at(int empty) {
    return stages[stage(empty)];
  }

  /** Returns the weights that come with the program. */
  static PatternWeights own() {
    return Shipped.WEIGHTS;
  }

  private static PatternWeights readOwn() {
    try (InputStream file = PatternWeights.class.getResourceAsStream(FILE)) {
      return read(file);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible); // the file is part of the program
    }
  }

  static PatternWeights read(InputStream file) throws IOException {
    DataInputStream in =
        new DataInputStream(new BufferedInputStream(new GZIPInputStream(file), 1 << 16));
    int[] alike = alike();
    short[][] stages = new short[STAGES][DiscPatterns.WEIGHTS];
    byte[] high = new byte[unlike(alike)];
    byte[] low = new byte[high.length];
    for (short[] weights : stages) {
      in.readFully(high);
      in.readFully(low);
      int next = 0;
      for (int i = 0; i < weights.length; i++) {
        if (alike[i] == i) {
          weights[i] = (short) (high[next] << 8 | low[next++] & 255);
        } else {
          weights[i] = weights[alike[i]];
        }
      }
    }
    return new PatternWeights(stages);
  }

  /** The weight that each weight is alike, at most itself. */
  static int[] alike() {
    int[] alike = new int[DiscPatterns.WEIGHTS];
    for (int i = 0; i < alike.length; i++) {
      alike[i] = DiscPatterns.alike(i);
    }
    return alike;
  }

  private static int unlike(int[] alike) {
    int count = 0;
    for (int i = 0; i < alike.length; i++) {
      count += alike[i] == i ? 1 : 0;
    }
    return count;
  }

  /** Writes the file that {@link #own} comes from. */
  void write(OutputStream out) throws IOException {
    int[] alike = alike();
    try (DataOutputStream file = new DataOutputStream(new GZIPOutputStream(out))) {
      for (short[] weights : stages) {
        for (int shift = 8; shift >= 0; shift -= 8) {
          for (int i = 0; i < weights.length; i++) {
            if (alike[i] == i) {
              file.writeByte(weights[i] >> shift);
            }
          }
        }
      }
    }
  }

  /** Read when they are first asked for; one copy serves all players. */
  private static final class Shipped {
    private static final PatternWeights WEIGHTS = readOwn();
  }
}
