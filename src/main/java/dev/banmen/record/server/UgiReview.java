package dev.banmen.record.server;

import dev.banmen.game.Side;
import java.nio.charset.Charset;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Reads the review of a game: the moves again with variations, and comments by node number.
 * Mutable, one thread.
 */
final class UgiReview {
  private static final String NODE = "NODE";
  private static final String COMMENT = ".comment";

  private final ServerGame game;
  private final UgiPoints points;
  private final FileFaults report;
  private final Map<Integer, Integer> nodes = new HashMap<>(); // the game's by the review's
  private final Deque<Integer> left = new ArrayDeque<>(); // for the variations that are open
  private final int main; // the last node of [Data]
  private int at = ServerGame.ROOT;

  UgiReview(ServerGame game, UgiPoints points, FileFaults report) {
    this.game = game;
    this.points = points;
    this.report = report;
    main = game.last();
  }

  /** Reads lines {@code NODE,54,1,16,8}: number, side, column, row; and those of variations. */
  void nodes(List<ServerLines.RawLine> lines) {
    for (ServerLines.RawLine line : lines) {
      String[] parts = line.ascii().split(",", -1); // a line of commas gives empty texts
      switch (parts[0].toUpperCase(Locale.ROOT)) {
        case NODE -> {
          if (!node(parts, line)) {
            return;
          }
        }
        case "VARIATION" -> left.push(at);
        case "VARIATIONEND" -> at = left.isEmpty() ? at : left.pop();
        default -> report.note(line.number(), "note.ugi.node", line.ascii());
      }
    }
  }

  /** Reads one node; false if the review is of another game than the data. */
  private boolean node(String[] parts, ServerLines.RawLine line) {
    Optional<Integer> number = whole(parts, 1);
    int side = whole(parts, 2).orElse(-1);
    Optional<Integer> col = whole(parts, 3);
    Optional<Integer> row = whole(parts, 4);
    if (number.isEmpty() || side < 0 || side > 2 || col.isEmpty() || row.isEmpty()) {
      report.note(line.number(), "note.ugi.node", line.ascii());
      return true;
    }
    if (side > 0) { // others are the root, and the end
      String point = points.ofNumbers(col.get(), row.get());
      if (!move(side == 1 ? Side.BLACK : Side.WHITE, point, line)) {
        return false;
      }
    }
    nodes.putIfAbsent(number.get(), at);
    return true;
  }

  private static Optional<Integer> whole(String[] parts, int index) {
    return index < parts.length ? Numerals.whole(parts[index]) : Optional.empty();
  }

  private boolean move(Side side, String point, ServerLines.RawLine line) {
    if (point.startsWith("?")) {
      report.note(line.number(), "note.off", line.ascii(), game.size());
    }
    boolean isMain = left.isEmpty() && at < main;
    if (!isMain) {
      at = game.move(at, side, point, line.number());
    } else if (game.isMove(at + 1, side, point)) {
      at++; // the moves of [Data] are the first nodes
    } else {
      report.note(line.number(), "note.ugi.review", line.ascii());
      return false;
    }
    return true;
  }

  /** Reads {@code .Comment,19} and its lines. */
  void comments(List<ServerLines.RawLine> lines, Charset charset) {
    Integer node = null;
    for (ServerLines.RawLine line : lines) {
      if (line.ascii().toLowerCase(Locale.ROOT).startsWith(COMMENT)) {
        String[] parts = line.ascii().split(",");
        node = whole(parts, 1).map(nodes::get).orElse(null);
        if (node == null) {
          report.note(line.number(), "note.ugi.comment", line.ascii());
        }
      } else if (node != null) {
        game.comment(node, line.text(charset));
      }
    }
  }
}
