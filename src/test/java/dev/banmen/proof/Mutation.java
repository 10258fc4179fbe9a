package dev.banmen.proof;

import java.io.ByteArrayOutputStream;
import java.util.Random;

/** Damages files at random, always in the same ways for the same seed. */
public final class Mutation {
  private static final byte[] SIGNS = {
    0, '\n', '\r', ' ', '-', '0', '9', 'B', 'W', '(', ')', ';', '[', ']', '\\', (byte) 0xEF
  };

  private Mutation() {}

  /** The bytes with one to four places changed, cut out, doubled or filled with noise. */
  public static byte[] of(byte[] bytes, Random random) {
    byte[] mutated = bytes;
    for (int i = random.nextInt(4); i >= 0; i--) {
      mutated = once(mutated, random);
    }
    return mutated;
  }

  private static byte[] once(byte[] bytes, Random random) {
    int from = random.nextInt(bytes.length + 1);
    int to = Math.min(bytes.length, from + 1 + random.nextInt(12));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.write(bytes, 0, from);
    switch (random.nextInt(5)) {
      case 0 -> {}
      case 1 -> {
        out.write(bytes, from, to - from);
        out.write(bytes, from, to - from);
      }
      case 2 -> {
        out.write(SIGNS[random.nextInt(SIGNS.length)]);
        to = Math.min(bytes.length, from + 1);
      }
      case 3 -> {
        out.write(random.nextInt(256));
        to = from;
      }
      default -> to = random.nextInt(3) == 0 ? bytes.length : from;
    }
    out.write(bytes, to, bytes.length - to);
    return out.toByteArray();
  }
}
