package dev.banmen.study;

import dev.banmen.game.Board;
import dev.banmen.game.Countable;
import dev.banmen.game.Side;
import dev.banmen.game.record.RecordTree;
import dev.banmen.record.MoveNumbers;
import dev.banmen.record.Replay;

/**
 * The line of a recording that is shown: its nodes from the root to its end, and what there is to
 * mark of each. Nodes of it are counted from 0. Immutable.
 */
public final class ShownLine {
  public static final int MISS = 1; // the rules refuse the node's move
  public static final int BRANCH = 2; // other nodes stand beside this one
  public static final int COMMENT = 4; // the node says something
  public static final int CAPTURE = 8; // the node's move captures

  private final int[] nodes;
  private final int[] numbers; // of moves up to each
  private final byte[] marks;
  private final double[] margins; // of the score; none where it is no count

  private ShownLine(int[] nodes, boolean isCounted) {
    this.nodes = nodes;
    numbers = new int[nodes.length];
    marks = new byte[nodes.length];
    margins = new double[isCounted ? nodes.length : 0];
  }

  /** The line that ends in a node, where the replay is left. */
  public static ShownLine to(int end, Replay replay) {
    RecordTree tree = replay.recording().tree();
    ShownLine line = new ShownLine(tree.path(end), !(replay.board() instanceof Countable));
    replay.goTo(RecordTree.ROOT);
    int number = 0;
    int captured = 0;
    for (int i = 0; i < line.nodes.length; i++) {
      int node = line.nodes[i];
      if (i > 0) {
        replay.goTo(node);
      }
      number += MoveNumbers.isMove(tree.properties(node)) ? 1 : 0;
      line.numbers[i] = number;
      Board board = replay.board();
      int captures = board.captures(Side.BLACK) + board.captures(Side.WHITE);
      line.marks[i] = marks(tree, node, replay.missNumber() != 0, i > 0 && captures > captured);
      captured = captures;
      if (line.margins.length > 0) {
        line.margins[i] = board.score().margin();
      }
    }
    return line;
  }

  private static byte marks(RecordTree tree, int node, boolean isMiss, boolean captures) {
    Finder finder = new Finder(tree);
    return (byte)
        ((isMiss ? MISS : 0)
            | (finder.isBranch(node) ? BRANCH : 0)
            | (finder.isComment(node) ? COMMENT : 0)
            | (captures ? CAPTURE : 0));
  }

  /** How many nodes there are, the root included. */
  public int size() {
    return nodes.length;
  }

  public int node(int at) {
    return nodes[at];
  }

  public int end() {
    return nodes[nodes.length - 1];
  }

  /** Which node of this line one is; -1 if none of it. */
  public int indexOf(int node) {
    for (int i = 0; i < nodes.length; i++) {
      if (nodes[i] == node) {
        return i;
      }
    }
    return -1;
  }

  /** The number of a node: how many moves there are up to it. */
  public int number(int at) {
    return numbers[at];
  }

  /** How many moves the line has. */
  public int moves() {
    return numbers[numbers.length - 1];
  }

  /** The last node before the move after this number; the end beyond the last one. */
  public int withNumber(int number) {
    int at = 0;
    while (at + 1 < nodes.length && numbers[at + 1] <= number) {
      at++;
    }
    return at;
  }

  /** Whether a node is of one of these kinds. */
  public boolean is(int at, int kinds) {
    return (marks[at] & kinds) != 0;
  }

  /** Whether the score is a count of what stands on the board, so that it has a curve. */
  public boolean isCounted() {
    return margins.length > 0;
  }

  /** By how many points Black is ahead at a node. */
  public double margin(int at) {
    return margins[at];
  }
}
