package dev.banmen.games.othello.record;

import dev.banmen.game.record.Bytes;
import java.io.IOException;

/**
 * Reads a file byte by byte, with line and column, from behind a byte order mark. Mutable, one
 * thread.
 */
final class ByteWalk {
  /** Instead of a byte: the file has ended. */
  static final int END = -1;

  static final int MARK_LENGTH = 3;

  private static final int PIECE = 1 << 16;

  private final Bytes file;
  private final byte[] piece = new byte[PIECE];
  private long pieceStart;
  private int limit;
  private int next;
  private int line = 1;
  private long lineStart;

  ByteWalk(Bytes file) {
    this.file = file;
  }

  /** The next byte, 0 to 255, or {@link #END}. A line's end belongs to its line. */
  int next() throws IOException {
    if (next == limit && !more()) {
      return END;
    }
    if (next > 0 && piece[next - 1] == '\n') {
      line++;
      lineStart = pieceStart + next;
    }
    return piece[next++] & 0xff;
  }

  private boolean more() throws IOException {
    // the last byte is kept, as it may end a line
    int kept = Math.min(limit, 1);
    long from = pieceStart + limit;
    if (kept == 1) {
      piece[0] = piece[limit - 1];
    }
    int read = file.read(from, piece, kept, PIECE - kept);
    pieceStart = from - kept;
    limit = kept + Math.max(0, read);
    next = kept;
    if (from == 0 && startsWithMark(piece, limit)) {
      next = MARK_LENGTH;
      lineStart = MARK_LENGTH;
    }
    return next < limit;
  }

  /** Whether a text starts with the byte order mark of UTF-8. */
  static boolean startsWithMark(byte[] text, int length) {
    return length >= MARK_LENGTH
        && text[0] == (byte) 0xEF
        && text[1] == (byte) 0xBB
        && text[2] == (byte) 0xBF;
  }

  /** The place of the latest byte. */
  long at() {
    return pieceStart + next - 1;
  }

  /** The line of the next byte, from 1. */
  int line() {
    return line;
  }

  /** The column of the next byte, from 1. */
  int column() {
    return (int) (at() - lineStart + 1);
  }
}
