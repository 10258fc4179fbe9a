package dev.banmen.record.charset;

/** Characters of UTF-8 in bytes (RFC 3629). Stateless. */
public final class Utf8 {
  private Utf8() {}

  /**
   * The length of the character beyond ASCII at an index.
   *
   * @param end the index after the last byte
   * @return 2 to 4; -1 to -3 if its end is missing, by the number of bytes present; 0 if no
   *     character starts like that
   */
  public static int length(byte[] bytes, int at, int end) {
    int first = bytes[at] & 0xff;
    int length = first >= 0xf5 ? 0 : first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc2 ? 2 : 0;
    for (int k = 1; k < length; k++) {
      if (at + k >= end || !follows(first, k, bytes[at + k] & 0xff)) {
        return -k;
      }
    }
    return length;
  }

  /** Whether a byte is valid at its place in a character: none is overlong or out of range. */
  private static boolean follows(int first, int place, int b) {
    if (place > 1) {
      return b >= 0x80 && b <= 0xbf;
    }
    int least = first == 0xe0 ? 0xa0 : first == 0xf0 ? 0x90 : 0x80;
    int most = first == 0xed ? 0x9f : first == 0xf4 ? 0x8f : 0xbf;
    return b >= least && b <= most;
  }
}
