package dev.banmen.games.othello.record;

import dev.banmen.game.record.Bytes;
import dev.banmen.game.record.Format;
import dev.banmen.game.record.GameSpans;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Finds the games in a file of move strings: one per line, or each over several lines. The first
 * two adjacent lines show which: if the second isn't a game itself, and continues the first one's,
 * games span lines. Then they end at an empty line, and where a line starts with move 1 or with a
 * board. Mutable, one thread.
 */
final class MoveLines implements GameSpans.LineReader {
  private final GameSpans spans = new GameSpans(TextWalk.LONGEST);
  private final boolean isOverLines;
  private boolean isPending; // comments that belong to the next game have started
  private boolean isOpen; // a line of moves belongs to the last game, which may continue

  private MoveLines(boolean isOverLines) {
    this.isOverLines = isOverLines;
  }

  static GameSpans find(Bytes file, MoveStringReader reader) throws IOException {
    byte[] head = file.piece(0, Format.HEAD);
    String text = new String(head, StandardCharsets.ISO_8859_1);
    MoveLines lines = new MoveLines(goesOverLines(text.lines().toList(), reader));
    GameSpans.lines(file, lines);
    lines.spans.end(file.size());
    return lines.spans;
  }

  /** Finds out what the line is: empty, a comment, or moves of a game. */
  @Override
  public void line(String start, long at, int line, int column) {
    if (start.isEmpty()) {
      isOpen = false;
    } else if (isComment(start)) {
      if (!isPending && !(isOverLines && isOpen)) {
        begin(at, line, column);
        isPending = true;
      }
    } else {
      boolean goesOn = isOverLines && isOpen && !beginsAnew(start);
      if (!isPending && !goesOn) {
        begin(at, line, column);
      }
      isPending = false;
      isOpen = true;
    }
  }

  private static boolean isComment(String line) {
    return line.startsWith("#") || line.startsWith("%");
  }

  private void begin(long at, int line, int column) {
    spans.begin(at, line, column, 0);
    isOpen = false;
  }

  /** Whether a line starts with a board, or with the number of the first move. */
  private static boolean beginsAnew(String line) {
    TextWalk text = new TextWalk(span(line));
    return line.startsWith("1.")
        || line.startsWith("1)")
        || new MoveTokens(text).next() == MoveTokens.TokenKind.BOARD;
  }

  private static GameSpans.SpanText span(String text) {
    return GameSpans.SpanText.of(text.getBytes(StandardCharsets.ISO_8859_1));
  }

  /** Whether the first two lines of moves, with nothing between them, are parts of one game. */
  private static boolean goesOverLines(List<String> lines, MoveStringReader reader) {
    int first = 0;
    while (first < lines.size() && !isMoves(lines.get(first))) {
      first++;
    }
    if (first + 1 >= lines.size() || !isMoves(lines.get(first + 1))) {
      return false;
    }
    String second = lines.get(first + 1).strip();
    return !reader.isSound(span(second))
        && (reader.isSound(span(lines.get(first) + "\n" + second))
            || second.matches("(?s)[0-9]+\\..*"));
  }

  private static boolean isMoves(String line) {
    return !line.isBlank() && !isComment(line.strip());
  }
}
