package dev.banmen.games.othello.record;

import dev.banmen.game.record.Bytes;
import java.io.IOException;
import java.util.Arrays;

/** Where the games of a text file begin and end. Mutable while it is filled, by one thread. */
final class Cuts {
  /** What is read of one game; the rest of a longer one is left. */
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
   * @param line the line it begins in, from 1
   * @param column the column of its first byte, from 1
   * @param tag what its form wants to know of it besides
   * @param isCut whether the game is longer than what is read
   */
  record Cut(byte[] text, int line, int column, int tag, boolean isCut) {}

  /** Begins a game, which ends where the next one begins unless {@link #end} says otherwise. */
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

  /** Ends the game that was begun last; one that has ended already stays as it is. */
  void end(long at) {
    if (size > 0 && ends[size - 1] < 0) {
      ends[size - 1] = at;
    }
  }

  int size() {
    return size;
  }

  Cut of(Bytes file, int game) throws IOException {
    long length = ends[game] - begins[game];
    byte[] text = file.piece(begins[game], (int) Math.min(length, LONGEST));
    return new Cut(text, lines[game], columns[game], tags[game], length > LONGEST);
  }
}
