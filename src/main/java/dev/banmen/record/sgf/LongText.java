package dev.banmen.record.sgf;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.util.ArrayList;
import java.util.List;

/**
 * A long text, decoded in pieces. One value may be as large as a file: decoding it at once takes
 * several arrays, each twice as large as the text or more. Immutable.
 */
final class LongText {
  static final int LONG = 1 << 16; // values of more bytes are worth decoding in pieces
  private static final int PIECE = 1 << 13; // characters

  private final List<String> pieces;

  private LongText(List<String> pieces) {
    this.pieces = pieces;
  }

  /** Decodes bytes; invalid ones become U+FFFD, as with {@code new String}. */
  static LongText of(byte[] in, int from, int to, Charset charset) {
    return new LongText(decoded(in, from, to, charset, null));
  }

  /** Decodes the plain text of a value that can be unescaped piece by piece. */
  static LongText plain(byte[] in, int from, int to, Charset charset, ValueType type) {
    return new LongText(decoded(in, from, to, charset, new Unescaping(type)));
  }

  private static List<String> decoded(
      byte[] in, int from, int to, Charset charset, Unescaping plain) {
    CharsetDecoder decoder =
        charset
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPLACE)
            .onUnmappableCharacter(CodingErrorAction.REPLACE);
    ByteBuffer bytes = ByteBuffer.wrap(in, from, to - from);
    CharBuffer chars = CharBuffer.allocate(PIECE);
    List<String> pieces = new ArrayList<>();
    CoderResult result;
    do {
      result = decoder.decode(bytes, chars, true);
      result = result.isUnderflow() ? decoder.flush(chars) : result;
      chars.flip();
      pieces.add(plain == null ? chars.toString() : plain.piece(chars));
      chars.clear();
    } while (result.isOverflow());
    return pieces;
  }

  boolean has(char c) {
    return pieces.stream().anyMatch(piece -> piece.indexOf(c) >= 0);
  }

  /** The complete text; allocates no array except the result's. */
  String joined() {
    return String.join("", pieces);
  }
}
