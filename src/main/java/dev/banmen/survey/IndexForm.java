package dev.banmen.survey;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32C;

/**
 * What all indexes of games begin and end with: a number that says which kind it is, the version of
 * its form, and in the end a checksum. Stateless.
 */
final class IndexForm {
  private IndexForm() {}

  /**
   * Whether some bytes are an index of a kind and version, and not damaged.
   *
   * @param head how many bytes its head has at least
   * @param sum how many bytes its checksum has
   */
  static boolean isWhole(ByteBuffer bytes, long magic, int version, int head, int sum) {
    int size = bytes.limit();
    if (size < head + sum || bytes.getLong(0) != magic || bytes.getInt(8) != version) {
      return false;
    }
    CRC32C counted = new CRC32C();
    counted.update(bytes.duplicate().limit(size - sum));
    return counted.getValue() == bytes.getLong(size - sum);
  }

  static String text(ByteBuffer bytes, int at) {
    return new String(piece(bytes, at), StandardCharsets.UTF_8);
  }

  /** Some bytes; how many there are stands before them, in two. */
  static byte[] piece(ByteBuffer bytes, int at) {
    byte[] piece = new byte[bytes.getShort(at) & 0xffff];
    bytes.get(at + Short.BYTES, piece);
    return piece;
  }
}
