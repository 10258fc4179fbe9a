package dev.banmen.proof;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.util.Random;

/**
 * Ruins files at random in ways that are hard for a reader: repeated pieces, deep nesting, huge
 * numbers, control sequences. Always the same for the same seed.
 */
public final class Ruin {
  private static final String[] NUMBERS = {
    "0", "-1", "99", "1000", "65536", "2147483648", "99999999999999999999", "1e9", "0.0000001"
  };

  private static final String[] NESTED = {
    "(", "(;", ")", "(;B[aa]", "[", "(\nA 1,1-1,2\n", "\n(\n"
  };

  /** Control sequences, other text directions, half characters, invalid UTF-8. */
  private static final String[] ORDERS = {
    "\033[2J", "\033]0;x\007", "\0", "\b", "\r", "\177", "\u009b31m", "\u202e", "\u200f", "\ufeff"
  };

  private static final byte[][] BROKEN = {
    {(byte) 0xc3},
    {(byte) 0xed, (byte) 0xa0, (byte) 0x80},
    {(byte) 0xff, (byte) 0xfe},
    {(byte) 0x9b}
  };

  private final Random random;
  private final int most;

  /**
   * Ruins at random.
   *
   * @param most roughly how often a piece may be repeated in its place
   */
  public Ruin(Random random, int most) {
    this.random = random;
    this.most = most;
  }

  /** The bytes with one to three things done to them; into some go pieces of other bytes. */
  public byte[] of(byte[] bytes, byte[] others) {
    byte[] ruined = bytes;
    for (int i = random.nextInt(3); i >= 0; i--) {
      ruined = once(ruined, others);
    }
    return ruined;
  }

  private byte[] once(byte[] bytes, byte[] others) {
    int at = random.nextInt(bytes.length + 1);
    return switch (random.nextInt(7)) {
      case 0 -> with(bytes, at, repeated(piece(bytes), 1 + random.nextInt(10)));
      case 1 -> with(bytes, at, repeated(any(NESTED).getBytes(UTF_8), 1 + random.nextInt(most)));
      case 2 -> numbered(bytes, at);
      case 3 -> with(bytes, at, any(ORDERS).getBytes(UTF_8));
      case 4 -> with(bytes, at, BROKEN[random.nextInt(BROKEN.length)]);
      case 5 -> with(bytes, at, piece(others));
      default -> Mutation.of(bytes, random);
    };
  }

  private String any(String[] all) {
    return all[random.nextInt(all.length)];
  }

  private byte[] piece(byte[] bytes) {
    int from = random.nextInt(bytes.length + 1);
    int length = Math.min(bytes.length - from, random.nextInt(200));
    ByteArrayOutputStream piece = new ByteArrayOutputStream();
    piece.write(bytes, from, length);
    return piece.toByteArray();
  }

  private static byte[] repeated(byte[] piece, int times) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    for (int i = 0; i < times; i++) {
      out.write(piece, 0, piece.length);
    }
    return out.toByteArray();
  }

  private static byte[] with(byte[] bytes, int at, byte[] piece) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.write(bytes, 0, at);
    out.write(piece, 0, piece.length);
    out.write(bytes, at, bytes.length - at);
    return out.toByteArray();
  }

  /** Replaces the next number by another. */
  private byte[] numbered(byte[] bytes, int at) {
    String text = new String(bytes, ISO_8859_1); // each byte a character
    int from = at;
    while (from < text.length() && !isDigit(text.charAt(from))) {
      from++;
    }
    int to = from;
    while (to < text.length() && isDigit(text.charAt(to))) {
      to++;
    }
    return (text.substring(0, from) + any(NUMBERS) + text.substring(to)).getBytes(ISO_8859_1);
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
