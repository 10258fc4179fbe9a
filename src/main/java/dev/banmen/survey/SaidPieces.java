package dev.banmen.survey;

import java.nio.ByteBuffer;
import java.util.List;

/**
 * Which pieces of two and three letters some texts have, each as one bit of a few: a text whose
 * pieces are not all there is in none of them. Immutable.
 *
 * @param bits a power of two bytes; none if there are no texts
 */
record SaidPieces(ByteBuffer bits) {
  /** With so many bytes, a word of six letters is thought to be in one of 150 long comments. */
  private static final int MOST_BYTES = 1 << 11;

  private static final int LEAST_BYTES = 1 << 3;

  /** How many pieces a byte is for. */
  private static final int PIECES = 2;

  /** The pieces of texts that are not empty, in small letters. */
  static SaidPieces of(List<String> texts) {
    if (texts.isEmpty()) {
      return new SaidPieces(ByteBuffer.allocate(0));
    }
    long wanted = texts.stream().mapToLong(String::length).sum() * 2 / PIECES;
    int bytes = LEAST_BYTES;
    while (bytes < Math.min(wanted, MOST_BYTES)) {
      bytes <<= 1;
    }
    byte[] bits = new byte[bytes];
    for (String text : texts) {
      for (int at = 0; at + 1 < text.length(); at++) {
        set(bits, place(text, at, 2, bytes));
        if (at + 2 < text.length()) {
          set(bits, place(text, at, 3, bytes));
        }
      }
    }
    return new SaidPieces(ByteBuffer.wrap(bits));
  }

  private static void set(byte[] bits, int place) {
    bits[place >> 3] |= (byte) (1 << (place & 7));
  }

  private static int place(String text, int at, int letters, int bytes) {
    int hash = letters;
    for (int i = at; i < at + letters; i++) {
      hash = (hash ^ text.charAt(i)) * 0x9e3779b1;
    }
    return (hash ^ hash >>> 15) & bytes * Byte.SIZE - 1;
  }

  /** Whether one of the texts may have this in it, in small letters. */
  boolean mayHave(String small) {
    int bytes = bits.limit();
    int letters = Math.min(3, small.length());
    if (bytes == 0 || letters < 2) {
      return bytes > 0;
    }
    for (int at = 0; at + letters <= small.length(); at++) {
      int place = place(small, at, letters, bytes);
      if ((bits.get(place >> 3) & 1 << (place & 7)) == 0) {
        return false;
      }
    }
    return true;
  }
}
