package dev.banmen.study;

import dev.banmen.game.Board;
import dev.banmen.game.Countable;
import dev.banmen.game.Side;
import dev.banmen.game.record.RecordTree;
import dev.banmen.record.Replay;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The line of a recording on the screen: its nodes from the root to its end, each with its marks
 * for the timeline. Indexes of nodes start at 0. Immutable.
 */
public final class ShownLine {
  public static final int MISS = 1; // the rules refuse the node's move
  public static final int BRANCH = 2; // the node has siblings
  public static final int COMMENT = 4; // the node has a comment
  public static final int CAPTURE = 8; // the node's move captures

  public static final int MISTAKE = 16; // a computer knows a better move

  private final int[] nodes;
  private final int[] numbers; // of the last move at each node
  private final byte[] marks;
  private final Optional<FileAnalysis> analysis;
  private final double[] margins; // of the score, or of the analysis; empty without either

  private ShownLine(int[] nodes, boolean isCounted, Optional<FileAnalysis> analysis) {
    this.nodes = nodes;
    this.analysis = analysis;
    numbers = new int[nodes.length];
    marks = new byte[nodes.length];
    int counted = isCounted ? nodes.length : 0;
    margins = analysis.map(FileAnalysis::margins).orElseGet(() -> new double[counted]);
  }

  /** Returns the line that ends in a node, and leaves the replay there. */
  public static ShownLine to(int end, Replay replay) {
    RecordTree tree = replay.recording().tree();
    boolean isCounted = !(replay.board() instanceof Countable);
    int[] path = tree.path(end);
    Optional<FileAnalysis> analysis = isCounted ? Optional.empty() : FileAnalysis.of(tree, path);
    ShownLine line = new ShownLine(path, isCounted, analysis);
    replay.goTo(RecordTree.ROOT);
    int captured = 0;
    for (int i = 0; i < line.nodes.length; i++) {
      int node = line.nodes[i];
      if (i > 0) {
        replay.goTo(node);
      }
      line.numbers[i] = replay.number();
      Board board = replay.board();
      int captures = board.captures(Side.BLACK) + board.captures(Side.WHITE);
      line.marks[i] = marks(tree, node, replay.missNumber() != 0, i > 0 && captures > captured);
      captured = captures;
      if (isCounted) {
        line.margins[i] = board.score().margin();
      }
    }
    return line;
  }

  private ShownLine(ShownLine other, byte[] marks) {
    nodes = other.nodes;
    numbers = other.numbers;
    margins = other.margins;
    analysis = other.analysis;
    this.marks = marks;
  }

  /** Returns this line with the mistakes marked that led to these nodes. */
  public ShownLine with(Set<Integer> mistakes) {
    byte[] more = marks.clone();
    for (int at = 0; at < nodes.length; at++) {
      if (mistakes.contains(nodes[at])) {
        more[at] |= MISTAKE;
      }
    }
    return new ShownLine(this, more);
  }

  private static byte marks(RecordTree tree, int node, boolean isMiss, boolean captures) {
    Finder finder = new Finder(tree);
    return (byte)
        ((isMiss ? MISS : 0)
            | (finder.isBranch(node) ? BRANCH : 0)
            | (finder.isComment(node) ? COMMENT : 0)
            | (captures ? CAPTURE : 0));
  }

  /** The number of nodes, including the root. */
  public int size() {
    return nodes.length;
  }

  public int node(int at) {
    return nodes[at];
  }

  public int end() {
    return nodes[nodes.length - 1];
  }

  /** The index of a node on this line; -1 if it isn't on it. */
  public int indexOf(int node) {
    for (int i = 0; i < nodes.length; i++) {
      if (nodes[i] == node) {
        return i;
      }
    }
    return -1;
  }

  /** The number of moves up to and including a node; attempts take none. */
  public int number(int at) {
    return numbers[at];
  }

  /** Whether a node's move is an attempt, which stands between two moves. */
  public boolean isAttempt(int at) {
    return is(at, MISS) && numbers[at] == (at == 0 ? 0 : numbers[at - 1]);
  }

  /** The number of attempts on the line. */
  public int attempts() {
    return (int) IntStream.range(0, nodes.length).filter(this::isAttempt).count();
  }

  /** The number of those moves that the rules refuse. */
  public int misses() {
    int misses = 0;
    for (byte mark : marks) {
      misses += mark & MISS;
    }
    return misses;
  }

  /** The number of moves on the line, without attempts. */
  public int moves() {
    return numbers[numbers.length - 1];
  }

  /** The index of the last node before the move or attempt after this move; else of the end. */
  public int withNumber(int number) {
    int at = 0;
    while (at + 1 < nodes.length
        && numbers[at + 1] <= number
        && (numbers[at + 1] < number || !isAttempt(at + 1))) {
      at++;
    }
    return at;
  }

  /** The index of the node with a move of the line. */
  public int indexOfMove(int number) {
    int at = 0;
    while (numbers[at] < number) {
      at++;
    }
    return at;
  }

  /** Whether a node has any of these marks. */
  public boolean is(int at, int kinds) {
    return (marks[at] & kinds) != 0;
  }

  /** Whether a curve can be drawn: of the score, where the board gives it, or of an analysis. */
  public boolean hasMargins() {
    return margins.length > 0;
  }

  /** What the file says of the positions, where the board doesn't give the score. */
  public Optional<FileAnalysis> analysis() {
    return analysis;
  }

  /** Black's lead at a node, in points or as the analysis has it; negative if White is ahead. */
  public double margin(int at) {
    return margins[at];
  }
}
