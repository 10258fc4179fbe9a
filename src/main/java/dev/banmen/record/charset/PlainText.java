package dev.banmen.record.charset;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/** Decodes files whose format says little or nothing about charsets. */
public final class PlainText {
  private static final int PIECE = 1 << 13; // characters

  private PlainText() {}

  /** The bytes without a byte order mark; UTF-16 and UTF-32 are converted to UTF-8. */
  public static byte[] unmarked(byte[] bytes) {
    ByteOrder order = ByteOrder.of(bytes);
    byte[] unmarked = Arrays.copyOfRange(bytes, order.length(), bytes.length);
    return order == ByteOrder.NONE || order == ByteOrder.UTF_8
        ? unmarked
        : new String(unmarked, order.charset()).getBytes(StandardCharsets.UTF_8);
  }

  /** The charset of a text: UTF-8 if valid, else the one it names if valid, else a guess. */
  public static Charset charset(byte[] text, Optional<String> said) {
    if (isIn(text, StandardCharsets.UTF_8)) {
      return StandardCharsets.UTF_8;
    }
    return said.flatMap(Charsets::named)
        .filter(charset -> isIn(text, charset))
        .orElseGet(() -> CharsetGuess.of(text));
  }

  /** Whether all bytes are valid in a charset. */
  public static boolean isIn(byte[] text, Charset charset) {
    return isIn(text, 0, text.length, charset);
  }

  /**
   * Whether a part of the bytes is valid in a charset. They are decoded in pieces, as they may be
   * many.
   */
  public static boolean isIn(byte[] text, int from, int to, Charset charset) {
    CharsetDecoder decoder = charset.newDecoder(); // stops at invalid bytes
    ByteBuffer bytes = ByteBuffer.wrap(text, from, to - from);
    CharBuffer chars = CharBuffer.allocate(Math.min(PIECE, to - from + 2));
    CoderResult result;
    do {
      chars.clear();
      result = decoder.decode(bytes, chars, true);
    } while (result.isOverflow());
    return !result.isError();
  }
}
