package dev.banmen.record.server;

import java.nio.charset.Charset;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Reads the texts of {@code [Figure]}, each about a move. Skips diagrams, which have their own
 * boards. Mutable, one thread.
 */
final class UgiFigures {
  private final ServerGame game;
  private final UgiPoints points;
  private final FileFaults report;
  private final int moves; // of [Data], which are the first nodes
  private Optional<Integer> node = Optional.empty(); // the text's node
  private boolean isDiagram;
  private boolean isReported;

  UgiFigures(ServerGame game, UgiPoints points, FileFaults report) {
    this.game = game;
    this.points = points;
    this.report = report;
    moves = game.last();
  }

  void read(List<ServerLines.RawLine> lines, Charset charset) {
    for (ServerLines.RawLine line : lines) {
      String text = line.text(charset);
      String command = text.toLowerCase(Locale.ROOT);
      if (command.startsWith(".fig")) {
        diagram(line);
      } else if (command.startsWith(".endfig")) {
        isDiagram = false;
      } else if (!isDiagram && command.startsWith(".text")) {
        begin(text);
      } else if (command.startsWith(".endtext")) {
        node = Optional.empty();
      } else if (!isDiagram && node.isPresent()) {
        say(text, line);
      }
    }
  }

  private void diagram(ServerLines.RawLine line) {
    isDiagram = true;
    node = Optional.empty();
    if (!isReported) {
      report.note(line.number(), "note.ugi.figure");
      isReported = true;
    }
  }

  /** {@code .Text,45,...}: the number of the move; an invalid one means the game. */
  private void begin(String text) {
    String[] parts = text.split(",");
    int number = parts.length < 2 ? 0 : Numerals.whole(parts[1]).orElse(0);
    node = Optional.of(number < 0 || number > moves ? ServerGame.ROOT : number);
  }

  /** Adds a line of text, or {@code .#,6,16,A}: a letter on a point. */
  private void say(String text, ServerLines.RawLine line) {
    if (!text.startsWith(".#,")) {
      game.comment(node.orElseThrow(), text);
      return;
    }
    String[] parts = text.split(",", 4);
    Optional<Integer> col = parts.length < 4 ? Optional.empty() : Numerals.whole(parts[1]);
    Optional<Integer> row = parts.length < 4 ? Optional.empty() : Numerals.whole(parts[2]);
    String point = col.isEmpty() || row.isEmpty() ? "?" : points.ofNumbers(col.get(), row.get());
    if (point.isEmpty() || point.startsWith("?")) {
      report.note(line.number(), "note.ugi.label", text);
    } else {
      game.addValue(node.orElseThrow(), "LB", point + ":" + parts[3]);
    }
  }
}
