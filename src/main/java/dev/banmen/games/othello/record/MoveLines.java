package dev.banmen.games.othello.record;

import dev.banmen.game.record.Bytes;
import dev.banmen.game.record.Format;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Finds the games in a file of move strings: one per line, or each over several lines. The first
 * two adjacent lines show which: if the second isn't a game itself, and continues the first one's,
 * games span lines. Then they end at an empty line, and where a line starts with move 1 or with a
 * board. Mutable, one thread.
 */
final class MoveLines {
  private static final int SEEN = 80; // of each line

  private final GameSpans spans = new GameSpans();
  private final ByteWalk walk;
  private final boolean isOverLines;

  private final byte[] seen = new byte[SEEN]; // the line's first bytes, without leading blanks
  private int seenCount;
  private long lineAt;
  private int line;
  private boolean isPending; // comments that belong to the next game have started
  private boolean isOpen; // a line of moves belongs to the last game, which may continue

  private MoveLines(Bytes file, MoveStringReader reader) throws IOException {
    walk = new ByteWalk(file);
    isOverLines = goesOverLines(file.piece(0, Format.HEAD), reader);
  }

  static GameSpans find(Bytes file, MoveStringReader reader) throws IOException {
    MoveLines lines = new MoveLines(file, reader);
    while (lines.nextLine()) {
      lines.sort();
    }
    lines.spans.end(file.size());
    return lines.spans;
  }

  private boolean nextLine() throws IOException {
    seenCount = 0;
    int b = walk.next();
    if (b == ByteWalk.END) {
      return false;
    }
    lineAt = walk.at();
    line = walk.line();
    while (b != '\n' && b != ByteWalk.END) {
      if (seenCount < SEEN && (seenCount > 0 || !TextWalk.isBlank(b))) {
        seen[seenCount++] = (byte) b;
      }
      b = walk.next();
    }
    return true;
  }

  /** Finds out what the line is: empty, a comment, or moves of a game. */
  private void sort() {
    if (seenCount == 0) {
      isOpen = false;
    } else if (seen[0] == '#' || seen[0] == '%') {
      if (!isPending && !(isOverLines && isOpen)) {
        begin();
        isPending = true;
      }
    } else {
      boolean goesOn = isOverLines && isOpen && !beginsAnew(seen, seenCount);
      if (!isPending && !goesOn) {
        begin();
      }
      isPending = false;
      isOpen = true;
    }
  }

  private void begin() {
    spans.begin(lineAt, line, 1, 0);
    isOpen = false;
  }

  /** Whether a line starts with a board, or with the number of the first move. */
  private static boolean beginsAnew(byte[] line, int length) {
    if (length > 1 && line[0] == '1' && (line[1] == '.' || line[1] == ')')) {
      return true;
    }
    TextWalk text =
        new TextWalk(new GameSpans.SpanText(Arrays.copyOf(line, length), 1, 1, 0, false));
    return new MoveTokens(text).next() == MoveTokens.TokenKind.BOARD;
  }

  private static boolean goesOverLines(byte[] head, MoveStringReader reader) {
    List<byte[]> lines = firstTwo(head);
    if (lines.size() < 2 || reader.isSound(lines.get(1))) {
      return false;
    }
    byte[] both = Arrays.copyOf(lines.get(0), lines.get(0).length + 1 + lines.get(1).length);
    both[lines.get(0).length] = '\n';
    System.arraycopy(lines.get(1), 0, both, lines.get(0).length + 1, lines.get(1).length);
    return reader.isSound(both) || beginsLater(lines.get(1));
  }

  /** Whether a line starts with a number and a point, as the second line of a game does. */
  private static boolean beginsLater(byte[] line) {
    int digits = 0;
    while (digits < line.length && line[digits] >= '0' && line[digits] <= '9') {
      digits++;
    }
    return digits > 0 && digits < line.length && line[digits] == '.';
  }

  /** The first two lines of moves, if nothing is between them. */
  private static List<byte[]> firstTwo(byte[] head) {
    List<byte[]> lines = new ArrayList<>();
    int from = 0;
    while (from < head.length && lines.size() < 2) {
      int to = from;
      while (to < head.length && head[to] != '\n') {
        to++;
      }
      int begin = from;
      while (begin < to && TextWalk.isBlank(head[begin])) {
        begin++;
      }
      if (begin == to || head[begin] == '#' || head[begin] == '%') {
        if (!lines.isEmpty()) {
          return lines;
        }
      } else {
        lines.add(Arrays.copyOfRange(head, begin, to));
      }
      from = to + 1;
    }
    return lines;
  }
}
