package dev.banmen.games.othello.record;

import dev.banmen.game.record.Bytes;
import java.io.IOException;
import java.util.Arrays;

/**
 * The places where the games of a text file start and end. Mutable while it is filled, by one
 * thread.
 */
final class GameSpans {
  /** The most bytes read of one game; the rest of a longer one is ignored. */
  static final int LONGEST = 1 << 20;

  private long[] begins = new long[64];
  private long[] ends = new long[64];
  private int[] lines = new int[64];
  private int[] columns = new int[64];
  private int[] tags = new int[64];
  private int size;

  /**
   * One game's text.
   *
   * @param line the line it starts in, from 1
   * @param column the column of its first byte, from 1
   * @param tag a number for its format's own use
   * @param isCut whether the game is longer than the text read
   */
  record SpanText(byte[] text, int line, int column, int tag, boolean isCut) {}

  /** Starts a game, which ends where the next one starts unless {@link #end} ends it. */
  void begin(long at, int line, int column, int tag) {
    if (size > 0 && ends[size - 1] < 0) {
      end(at);
    }
    if (size == begins.length) {
      begins = Arrays.copyOf(begins, 2 * size);
      ends = Arrays.copyOf(ends, 2 * size);
      lines = Arrays.copyOf(lines, 2 * size);
      columns = Arrays.copyOf(columns, 2 * size);
      tags = Arrays.copyOf(tags, 2 * size);
    }
    begins[size] = at;
    ends[size] = -1;
    lines[size] = line;
    columns[size] = column;
    tags[size++] = tag;
  }

  /** Ends the latest game; does nothing if it has already ended. */
  void end(long at) {
    if (size > 0 && ends[size - 1] < 0) {
      ends[size - 1] = at;
    }
  }

  int size() {
    return size;
  }

  SpanText of(Bytes file, int game) throws IOException {
    long length = ends[game] - begins[game];
    byte[] text = file.piece(begins[game], (int) Math.min(length, LONGEST));
    return new SpanText(text, lines[game], columns[game], tags[game], length > LONGEST);
  }
}
