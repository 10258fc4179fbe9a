package dev.banmen.games.go.net;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;

/**
 * The words and numbers of a network's file, compressed or not, its weights as text or as bytes.
 * However large it is, no more is read than {@link #MOST_WEIGHTS}, and the bytes that the caller
 * allows. One thread.
 */
final class NetworkInput {
  /** The most bytes of a file, unpacked. */
  static final long MOST_BYTES = 512L << 20;

  /** The most weights of all layers together. */
  static final int MOST_WEIGHTS = 32_000_000;

  private static final int LONGEST_WORD = 100; // and the most blanks between two
  private static final int PIECE = 1 << 16;

  /** A weight takes four bytes, and four times that for a {@link Winograd}. */
  private static final int BYTES_OF_A_WEIGHT = 16;

  private final InputStream in;
  private final long mostBytes;
  private long bytes; // read so far
  private long weights;

  NetworkInput(InputStream file, long mostBytes) throws IOException {
    this.mostBytes = mostBytes;
    InputStream raw = new BufferedInputStream(file, PIECE);
    raw.mark(2);
    boolean isPacked = raw.read() == 0x1f && raw.read() == 0x8b;
    raw.reset();
    in = isPacked ? new BufferedInputStream(unpacked(raw), PIECE) : raw;
  }

  private static InputStream unpacked(InputStream raw) throws IOException {
    try {
      return new GZIPInputStream(raw, PIECE);
    } catch (ZipException | EOFException e) {
      throw NetworkFault.damaged();
    }
  }

  private int read() throws IOException {
    count(1);
    try {
      int next = in.read();
      if (next < 0) {
        throw NetworkFault.damaged();
      }
      return next;
    } catch (ZipException | EOFException e) {
      throw NetworkFault.damaged();
    }
  }

  private void read(byte[] all) throws IOException {
    count(all.length);
    try {
      if (in.readNBytes(all, 0, all.length) < all.length) {
        throw NetworkFault.damaged();
      }
    } catch (ZipException | EOFException e) {
      throw NetworkFault.damaged();
    }
  }

  private void count(int more) throws NetworkFault {
    bytes += more;
    if (bytes > mostBytes) {
      throw NetworkFault.tooLarge(mostBytes >> 20);
    }
  }

  /** Skips blanks. */
  private int firstAfterBlanks() throws IOException {
    int next;
    int blanks = 0;
    do {
      in.mark(1);
      next = read();
      if (++blanks > LONGEST_WORD) {
        throw NetworkFault.foreign();
      }
    } while (next <= ' ');
    return next;
  }

  /** Reads what stands between two blanks. */
  String word() throws IOException {
    int next = firstAfterBlanks();
    StringBuilder word = new StringBuilder();
    while (next > ' ') {
      if (next > '~' || word.length() == LONGEST_WORD) {
        throw NetworkFault.foreign();
      }
      word.append((char) next);
      next = read();
    }
    return word.toString();
  }

  /**
   * Reads a whole number within limits.
   *
   * @param what its name in KataGo, for the fault of a number beyond them
   */
  int number(String what, int least, int most) throws IOException {
    String word = word();
    int number;
    try {
      number = Integer.parseInt(word);
    } catch (NumberFormatException e) {
      throw NetworkFault.foreign();
    }
    if (number < least || number > most) {
      throw NetworkFault.unsupported(what + " " + number);
    }
    return number;
  }

  /** Reads a number written as text. */
  float real() throws IOException {
    float real;
    try {
      real = Float.parseFloat(word());
    } catch (NumberFormatException e) {
      throw NetworkFault.foreign();
    }
    return finite(real);
  }

  static float finite(float weight) throws NetworkFault {
    if (!Float.isFinite(weight)) {
      throw NetworkFault.damaged();
    }
    return weight;
  }

  /** Counts weights, or what takes as much memory. */
  void reserve(long more) throws NetworkFault {
    weights += more;
    long most = Math.min(MOST_WEIGHTS, Runtime.getRuntime().maxMemory() / 2 / BYTES_OF_A_WEIGHT);
    if (weights > most) {
      throw NetworkFault.tooManyWeights(most);
    }
  }

  /** Reads one block of weights, row by row. */
  float[][] weights(int rows, int cols) throws IOException {
    reserve((long) rows * cols);
    int width = width();
    float[][] all = new float[rows][];
    for (int row = 0; row < rows; row++) {
      all[row] = width == 0 ? text(cols) : binary(cols, width);
    }
    return all;
  }

  /** Skips blanks and the mark of a block; returns the bytes of a weight, 0 if it is text. */
  private int width() throws IOException {
    if (firstAfterBlanks() != '@') {
      in.reset();
      bytes--;
      return 0;
    }
    byte[] mark = new byte[4];
    read(mark);
    return switch (new String(mark, StandardCharsets.ISO_8859_1)) {
      case "BIN@" -> Float.BYTES;
      case "F16@" -> Short.BYTES; // ours, not KataGo's
      default -> throw NetworkFault.damaged();
    };
  }

  private float[] binary(int count, int width) throws IOException {
    byte[] piece = new byte[count * width];
    read(piece);
    ByteBuffer buffer = ByteBuffer.wrap(piece).order(ByteOrder.LITTLE_ENDIAN);
    float[] row = new float[count];
    for (int i = 0; i < count; i++) {
      row[i] = finite(width == Short.BYTES ? half(buffer.getShort()) : buffer.getFloat());
    }
    return row;
  }

  /** Decodes a number of 16 bits, IEEE 754's binary16. */
  static float half(short bits) {
    int exponent = bits >> 10 & 31;
    int fraction = bits & 1023;
    float size =
        exponent == 0
            ? fraction * 0x1p-24f
            : Float.intBitsToFloat(exponent + 112 << 23 | fraction << 13);
    return exponent == 31 ? Float.NaN : bits < 0 ? -size : size;
  }

  private float[] text(int count) throws IOException {
    float[] row = new float[count];
    for (int i = 0; i < count; i++) {
      row[i] = real();
    }
    return row;
  }
}
