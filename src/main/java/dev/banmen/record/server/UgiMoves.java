package dev.banmen.record.server;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads the moves of a PandaNet file, then its review and texts, which are about nodes and moves.
 * Mutable, one thread.
 */
final class UgiMoves {
  /** {@code QP,B1,1,0}: point, side and player, number, seconds; {@code YZ,MK,278,0} is a pass. */
  private static final Pattern MOVE =
      Pattern.compile("([A-Z])([A-Z]),(?:([BW])[0-9]?|MK),([0-9]{1,6})(?:,.*)?");

  private static final String NUMBER = ",\\s*(-?[0-9]{1,9})\\s*";

  /** {@code NODE,54,1,16,8}: number, side (0 at the root and the end), column, row. */
  private static final Pattern NODE =
      Pattern.compile("NODE" + NUMBER + ",\\s*([0-2])\\s*" + NUMBER + NUMBER + "(?:,.*)?");

  /** {@code .#,6,16,A}: a letter on a point. */
  private static final Pattern LABEL = Pattern.compile("[.]#" + NUMBER + NUMBER + ",(.*)");

  /** {@code .Text,45,...} and {@code .Comment,19}: the number of a move or a node. */
  private static final Pattern ABOUT = Pattern.compile("[.][A-Za-z]+" + NUMBER + "(?:,.*)?");

  private static final int POINT = 2; // letters; a pass has none, what is off the board more
  private static final int LETTER_OF_PASSES = 25; // Y, and Z
  private static final int NOTHING = -1; // instead of a node
  private static final int DIAGRAM = -2; // likewise; it has its own board

  private final ServerGame game;
  private final boolean isFromBelow;
  private final Map<Integer, Integer> nodes = new HashMap<>(); // the game's by the review's
  private int moves; // of [Data], which are the first nodes

  /**
   * Reads moves into a game whose header has been read.
   *
   * @param isFromBelow whether rows are counted from the lower edge, as they are on the server
   */
  UgiMoves(ServerGame game, boolean isFromBelow) {
    this.game = game;
    this.isFromBelow = isFromBelow;
  }

  /**
   * A point of the board by two numbers from 1; empty for a pass: one past both edges, such as
   * {@code 20,20}, or {@code YA} in letters.
   */
  private String point(int first, int second, ServerLine line) {
    int past = game.size() + 1;
    int row = isFromBelow ? past - 1 - second : second - 1;
    boolean isPass = first == past && second == past || first >= Math.max(past, LETTER_OF_PASSES);
    return isPass ? "" : game.point(first - 1, row, first + "," + second, line);
  }

  /** Reads {@code [Data]}. */
  void data(List<ServerLine> lines) {
    for (ServerLine line : lines) {
      Matcher move = MOVE.matcher(line.ascii().toUpperCase(Locale.ROOT));
      if (move.matches()) {
        move(move, line);
      } else if (!line.ascii().startsWith(".")) { // advertisements, seen after the moves
        game.skip(line, "QP,B1,1,0");
      }
    }
    moves = game.last();
  }

  private void move(Matcher move, ServerLine line) {
    String side = Optional.ofNullable(move.group(3)).orElse(game.toMove());
    int first = move.group(1).charAt(0) - 'A' + 1;
    String point = point(first, move.group(2).charAt(0) - 'A' + 1, line);
    if (Numerals.number(move, 4) > 0) {
      game.play(move.group(4), side, point, line.number());
    } else if (point.length() == POINT) {
      game.addValue(ServerGame.ROOT, "A" + side, point); // the stones of a handicap
    }
  }

  /** Reads {@code [ReviewNode]}: the moves again, up to one that differs, with variations. */
  void review(List<ServerLine> lines) {
    Deque<Integer> left = new ArrayDeque<>(); // for the variations that are open
    int at = ServerGame.ROOT;
    for (ServerLine line : lines) {
      String text = line.ascii().toUpperCase(Locale.ROOT);
      Matcher node = NODE.matcher(text);
      if (text.matches("VARIATION(,.*)?")) {
        left.push(at);
      } else if (text.matches("VARIATIONEND(,.*)?")) {
        at = left.isEmpty() ? at : left.pop();
      } else if (!node.matches()) {
        game.skip(line, "NODE,2,1,17,16");
      } else {
        at = node(node, at, left.isEmpty() && at < moves, line);
        if (at == NOTHING) {
          game.report().note(line.number(), "note.review", line.ascii());
          return;
        }
        nodes.putIfAbsent(Numerals.number(node, 1), at);
      }
    }
  }

  /** The node after another, or the same; nothing if it should be in {@code [Data]} and isn't. */
  private int node(Matcher node, int at, boolean isMain, ServerLine line) {
    if (Numerals.number(node, 2) == 0) {
      return at;
    }
    String side = Numerals.number(node, 2) == 1 ? ServerGame.BLACK : ServerGame.WHITE;
    String point = point(Numerals.number(node, 3), Numerals.number(node, 4), line);
    if (!isMain) {
      return game.move(at, side, point, line.number());
    }
    return game.isMove(at + 1, side, point) ? at + 1 : NOTHING;
  }

  /**
   * Reads {@code [ReviewComment]} and {@code [Figure]}: texts about nodes of the review, and about
   * moves; and diagrams, which are left out.
   */
  void texts(List<ServerLine> lines) {
    int node = NOTHING;
    for (ServerLine line : lines) {
      String command = line.ascii().toLowerCase(Locale.ROOT);
      if (node == DIAGRAM) {
        node = command.startsWith(".endfig") ? NOTHING : DIAGRAM;
      } else if (command.startsWith(".fig")) {
        game.report().note(line.number(), "note.figure");
        node = DIAGRAM;
      } else if (command.startsWith(".comment")) {
        node = nodes.getOrDefault(about(line), NOTHING);
        if (node == NOTHING) {
          game.report().note(line.number(), "note.comment", line.ascii());
        }
      } else if (command.startsWith(".text")) {
        node = about(line) > moves ? ServerGame.ROOT : Math.max(ServerGame.ROOT, about(line));
      } else if (command.startsWith(".endtext")) {
        node = NOTHING;
      } else if (node != NOTHING) {
        say(node, line);
      }
    }
  }

  private static int about(ServerLine line) {
    Matcher about = ABOUT.matcher(line.ascii());
    return about.matches() ? Numerals.number(about, 1) : NOTHING;
  }

  private void say(int node, ServerLine line) {
    Matcher label = LABEL.matcher(line.text());
    if (!line.ascii().startsWith(".#,")) {
      game.comment(node, line.text());
    } else if (!label.matches()) {
      game.skip(line, ".#,6,16,A");
    } else {
      String point = point(Numerals.number(label, 1), Numerals.number(label, 2), line);
      if (point.length() == POINT) {
        game.addValue(node, "LB", point + ":" + label.group(3));
      }
    }
  }
}
