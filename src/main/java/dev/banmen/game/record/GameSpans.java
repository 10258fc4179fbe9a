package dev.banmen.game.record;

import java.io.IOException;
import java.util.Arrays;

/**
 * The places where the games of a text file start and end. Mutable while it is filled, by one
 * thread.
 */
public final class GameSpans {
  private static final int MOST_SEEN = 256; // bytes of a line

  private final int longest;
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
  public record SpanText(byte[] text, int line, int column, int tag, boolean isCut) {
    /** A text that is the start of a file. */
    public static SpanText of(byte[] text) {
      return new SpanText(text, 1, 1, 0, false);
    }
  }

  /**
   * Creates the spans of no game yet.
   *
   * @param longest the most bytes read of one game; the rest of a longer one is ignored
   */
  public GameSpans(int longest) {
    this.longest = longest;
  }

  /** Takes the lines of a file, one after the other. */
  public interface LineReader {
    /**
     * Takes a line.
     *
     * @param start its first bytes behind blanks, a few hundred at most
     * @param at the place of the first one
     * @param line its number, from 1
     * @param column the column of the first one, from 1
     */
    void line(String start, long at, int line, int column);
  }

  /** Goes through the lines of a file, from behind a byte order mark. */
  public static void lines(Bytes file, LineReader reader) throws IOException {
    ByteWalk walk = new ByteWalk(file);
    StringBuilder start = new StringBuilder();
    for (int b = walk.next(); b != ByteWalk.END; b = walk.next()) {
      while (b != '\n' && Character.isWhitespace(b)) {
        b = walk.next();
      }
      long at = walk.at();
      int line = walk.line();
      int column = walk.column();
      start.setLength(0);
      while (b != '\n' && b != ByteWalk.END) {
        if (start.length() < MOST_SEEN) {
          start.append((char) b);
        }
        b = walk.next();
      }
      reader.line(start.toString(), at, line, column);
    }
  }

  /** Starts a game, which ends where the next one starts unless {@link #end} ends it. */
  public void begin(long at, int line, int column, int tag) {
    end(at);
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
  public void end(long at) {
    if (size > 0 && ends[size - 1] < 0) {
      ends[size - 1] = at;
    }
  }

  public int size() {
    return size;
  }

  SpanText of(Bytes file, int game) throws IOException {
    long length = ends[game] - begins[game];
    byte[] text = file.piece(begins[game], (int) Math.min(length, longest));
    return new SpanText(text, lines[game], columns[game], tags[game], length > longest);
  }
}
