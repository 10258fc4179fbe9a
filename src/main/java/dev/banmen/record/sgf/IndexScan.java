package dev.banmen.record.sgf;

import dev.banmen.game.record.Bytes;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds the games of a file in one pass, in pieces, without parsing them. A game extends from a
 * parenthesis before a node to the closing one; if that is missing, to the line that starts the
 * next game. Mutable, one thread.
 */
final class IndexScan {
  private static final int PIECE = 1 << 18;
  private static final int AHEAD = GameStart.AHEAD;

  private static final byte OUTSIDE = 1; // has a meaning between values
  private static final byte INSIDE = 2; // has a meaning in a value
  private static final byte[] MEANS = new byte[256];

  static {
    for (char c : new char[] {'(', ')', '[', ';'}) {
      MEANS[c] = OUTSIDE;
    }
    MEANS[']'] = INSIDE;
    MEANS['\\'] = INSIDE;
    MEANS['\n'] = OUTSIDE | INSIDE;
    MEANS['\r'] = OUTSIDE | INSIDE;
    for (int b = 128; b < 256; b++) {
      MEANS[b] = OUTSIDE | INSIDE;
    }
  }

  private final Bytes file;
  private final long first;
  private final byte[] window; // no larger than the file: thousands of small ones are opened
  private long base; // the offset of the window's first byte
  private int filled;
  private int limit; // bytes before it can be examined with all that follows
  private int at;

  private int line = 1;
  private long lineStart;
  private int depth;
  private boolean inValue;
  private boolean isClean = true; // only blanks since a game ended or the file started

  private final List<FilePosition> starts = new ArrayList<>();
  private final List<FilePosition> ends = new ArrayList<>();
  private final Utf8Count text = new Utf8Count();

  private IndexScan(Bytes file, long from) {
    this.file = file;
    this.base = from;
    this.first = from;
    this.lineStart = from;
    this.window = new byte[(int) Math.min(PIECE + 2 * AHEAD, Math.max(0, file.size() - from))];
  }

  /** Finds the games of a file from a byte on. */
  static GameIndex index(Bytes file, long from) throws IOException {
    return new IndexScan(file, from).index();
  }

  private GameIndex index() throws IOException {
    fill();
    boolean isBare = GameStart.isBare(window, 0, filled);
    while (at < limit) {
      if (inValue) {
        value();
      } else if (depth > 0) {
        game();
      } else {
        between();
      }
      if (at >= limit) {
        fill();
      }
    }
    if (depth > 0) {
      end(filled);
    }
    if (starts.size() == 0 && isBare) {
      starts.add(new FilePosition(first, 1, 1));
      ends.add(position(filled));
    }
    return new GameIndex(starts, ends, file.size(), text);
  }

  private FilePosition position(int i) {
    long column = Math.min(base + i - lineStart + 1, Integer.MAX_VALUE);
    return new FilePosition(base + i, line, (int) column);
  }

  private void fill() throws IOException {
    int kept = filled - Math.min(at, filled);
    System.arraycopy(window, filled - kept, window, 0, kept);
    base += filled - kept;
    at = 0;
    filled = kept + file.read(base + kept, window, kept, window.length - kept);
    boolean isLast = base + filled >= file.size();
    limit = isLast ? filled : filled - AHEAD;
  }

  private void value() {
    int i = at;
    while (i < limit) {
      byte b = window[i];
      if ((MEANS[b & 0xff] & INSIDE) == 0) {
        i++;
      } else if (b == ']') {
        inValue = false;
        at = i + 1;
        return;
      } else if (b == '\\') {
        i += isEscape(i + 1) ? 2 : 1;
      } else if (b < 0) {
        i += character(i);
      } else {
        newLine(i++);
        if (isNextGame(window, i, filled)) {
          end(i);
          return;
        }
      }
    }
    at = i;
  }

  private boolean isEscape(int next) {
    return next < filled && (window[next] == ']' || window[next] == '\\');
  }

  private void game() {
    int i = at;
    while (i < limit) {
      byte b = window[i];
      if ((MEANS[b & 0xff] & OUTSIDE) == 0) {
        i++;
        continue;
      }
      switch (b) {
        case ';' -> i = pastMoves(i);
        case '[' -> {
          inValue = true;
          at = i + 1;
          return;
        }
        case '(' -> {
          depth++;
          i++;
        }
        case ')' -> {
          i++;
          if (--depth == 0) {
            end(i);
            return;
          }
        }
        case '\n', '\r' -> {
          newLine(i++);
          if (isNextGame(window, i, filled)) {
            end(i);
            return;
          }
        }
        default -> i += character(i);
      }
    }
    at = i;
  }

  /** Skips nodes of one plain move each. */
  private int pastMoves(int from) {
    int i = from;
    while (i + 6 <= limit
        && window[i] == ';'
        && window[i + 2] == '['
        && window[i + 5] == ']'
        && CommonNodes.pair(window[i + 3], window[i + 4]) != 0
        && CommonNodes.isLetter(window[i + 1])) {
      i += 6;
    }
    return i == from ? i + 1 : i;
  }

  private void between() {
    int i = at;
    while (i < limit) {
      byte b = window[i];
      if (b == '(' && isStart(i + 1)) {
        starts.add(position(i));
        depth = 1;
        at = i + 1;
        return;
      }
      isClean &= b <= ' ' && b > 0;
      if (b == '\n' || b == '\r') {
        newLine(i);
      }
      i += b < 0 ? character(i) : 1;
    }
    at = i;
  }

  private boolean isStart(int after) {
    return isClean
        ? GameStart.isNext(window, after, filled)
        : GameStart.isInText(window, after, filled);
  }

  private void end(int i) {
    at = i;
    isClean = true;
    ends.add(position(i));
    depth = 0;
    inValue = false;
  }

  /** Counts a line end here, if it surely is one. */
  private void newLine(int i) {
    boolean isFirstOfTwo = window[i] == '\r' && i + 1 < filled && window[i + 1] == '\n';
    if (!isFirstOfTwo) {
      line++;
      lineStart = base + i + 1;
    }
  }

  /** Whether a line starts a game though another is open: with properties only a root has. */
  private static boolean isNextGame(byte[] in, int from, int end) {
    int i = GameStart.blanks(in, from, end);
    if (i >= end || in[i] != '(') {
      return false;
    }
    i = GameStart.blanks(in, i + 1, end);
    if (i >= end || in[i] != ';') {
      return false;
    }
    i = GameStart.blanks(in, i + 1, end);
    if (i + 3 >= end || in[i + 2] != '[') {
      return false;
    }
    return switch ((char) in[i] + "" + (char) in[i + 1]) {
      case "GM", "FF", "SZ", "ST" -> in[i + 3] >= '0' && in[i + 3] <= '9';
      case "CA" -> true;
      default -> false;
    };
  }

  /** Counts a character that starts with a byte beyond ASCII, and returns its length. */
  private int character(int i) {
    return text.add(window, i, filled, base + i);
  }
}
