package dev.banmen.game.record;

import java.io.IOException;

/**
 * Reads a file byte by byte, with line and column, from behind a byte order mark. Mutable, one
 * thread.
 */
public final class ByteWalk {
  /** Instead of a byte: the file has ended. */
  public static final int END = -1;

  private static final int PIECE = 1 << 16;

  private final Bytes file;
  private final byte[] piece = new byte[PIECE];
  private long pieceStart;
  private int limit;
  private int next;
  private int line = 1;
  private long lineStart;

  public ByteWalk(Bytes file) throws IOException {
    this.file = file;
    pieceStart = markLength(file.piece(0, 3));
    lineStart = pieceStart;
  }

  /** The length of UTF-8's byte order mark at the start of a text, in bytes; 0 if it has none. */
  public static int markLength(byte[] text) {
    boolean isMarked =
        text.length >= 3
            && text[0] == (byte) 0xEF
            && text[1] == (byte) 0xBB
            && text[2] == (byte) 0xBF;
    return isMarked ? 3 : 0;
  }

  /** The next byte, 0 to 255, or {@link #END}. A line's end belongs to its line. */
  public int next() throws IOException {
    if (next > 0 && piece[next - 1] == '\n') {
      line++;
      lineStart = pieceStart + next;
    }
    if (next == limit) {
      pieceStart += limit;
      limit = Math.max(0, file.read(pieceStart, piece, 0, PIECE));
      next = 0;
    }
    return next < limit ? piece[next++] & 0xff : END;
  }

  /** The place of the latest byte. */
  public long at() {
    return pieceStart + next - 1;
  }

  /** The line of the latest byte, from 1. */
  public int line() {
    return line;
  }

  /** The column of the latest byte, from 1. */
  public int column() {
    return (int) (at() - lineStart + 1);
  }
}
