package dev.banmen.tui.board;

import dev.banmen.game.record.RecordTree;
import dev.banmen.study.Finder;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;

/**
 * A tree as a picture: each node has a column, its depth, and a row. A line, which is a node and
 * all its first descendants, lies in one row; each variation lies below whatever would be in its
 * way. Immutable.
 */
public final class TreePicture {
  private static final int NOWHERE = -1;

  private final int[] rows; // by node; -1 if removed
  private final int[] depths; // by node
  private final int[] numbers; // by node: of its move, or of the last one before it
  private int[] order; // the nodes of each line one after the other
  private int[] starts = new int[16]; // by line: its start in that order
  private final BitSet lasts = new BitSet(); // by line: whether no sibling follows
  private int lines;
  private int deepest;
  private int nodes;
  private boolean hasComments;

  private TreePicture(int size, int[] numbers) {
    rows = new int[size];
    depths = new int[size];
    this.numbers = numbers;
    order = new int[size];
    Arrays.fill(rows, NOWHERE);
  }

  /**
   * Lays a tree out.
   *
   * @param numbers by node, of its move or of the last one before it; not changed
   */
  public static TreePicture of(RecordTree tree, int[] numbers) {
    TreePicture picture = new TreePicture(tree.size(), numbers);
    int[] lowest = new int[tree.size() + 1]; // by column: the lowest row used so far
    Arrays.fill(lowest, NOWHERE);
    Deque<Integer> waiting = new ArrayDeque<>();
    waiting.push(RecordTree.ROOT);
    while (!waiting.isEmpty()) {
      picture.add(tree, waiting.pop(), lowest, waiting);
    }
    picture.order = Arrays.copyOf(picture.order, picture.nodes);
    picture.starts = Arrays.copyOf(picture.starts, picture.lines + 1);
    picture.starts[picture.lines] = picture.nodes;
    Finder finder = new Finder(tree);
    picture.hasComments =
        finder.isComment(RecordTree.ROOT)
            || finder.from(RecordTree.ROOT, true, finder::isComment) != RecordTree.NONE;
    return picture;
  }

  /** Lays out a line and queues its variations, those of its end before those of its start. */
  private void add(RecordTree tree, int first, int[] lowest, Deque<Integer> waiting) {
    if (lines + 1 == starts.length) {
      starts = Arrays.copyOf(starts, 2 * starts.length);
    }
    lasts.set(lines, tree.nextSibling(first) == RecordTree.NONE);
    starts[lines++] = nodes;
    int depth = first == RecordTree.ROOT ? 0 : depths[tree.parent(first)] + 1;
    int start = Math.max(0, depth - 1); // the way down to a variation starts at its parent's column
    int end = depth;
    for (int at = first; at != RecordTree.NONE; at = tree.firstChild(at)) {
      order[nodes++] = at;
      depths[at] = end++;
    }
    deepest = Math.max(deepest, end - 1);
    int row = 0;
    for (int column = start; column < end; column++) {
      row = Math.max(row, lowest[column] + 1);
    }
    for (int column = start; column < end; column++) {
      lowest[column] = row;
    }
    for (int i = starts[lines - 1]; i < nodes; i++) {
      rows[order[i]] = row;
      if (order[i] != first) {
        addVariations(tree, order[i], waiting);
      }
    }
  }

  private static void addVariations(RecordTree tree, int node, Deque<Integer> waiting) {
    Deque<Integer> backwards = new ArrayDeque<>();
    for (int at = tree.nextSibling(node); at != RecordTree.NONE; at = tree.nextSibling(at)) {
      backwards.push(at);
    }
    while (!backwards.isEmpty()) {
      waiting.push(backwards.pop());
    }
  }

  /** Whether there is more than one line. */
  public boolean isBranched() {
    return lines > 1;
  }

  /** Whether any node has a comment. */
  public boolean hasComments() {
    return hasComments;
  }

  int row(int node) {
    return rows[node];
  }

  int depth(int node) {
    return depths[node];
  }

  /** Returns the number of a node's move, or of the last one before it. */
  int number(int node) {
    return numbers[node];
  }

  int deepest() {
    return deepest;
  }

  int lines() {
    return lines;
  }

  int first(int line) {
    return order[starts[line]];
  }

  /** Whether no other line starts below this one at the same node. */
  boolean isLast(int line) {
    return lasts.get(line);
  }

  int length(int line) {
    return starts[line + 1] - starts[line];
  }

  /** Returns the node of a line in a column; {@link RecordTree#NONE} if it has none there. */
  int node(int line, int depth) {
    int at = depth - depths[first(line)];
    return at < 0 || at >= length(line) ? RecordTree.NONE : order[starts[line] + at];
  }

  /**
   * Returns the node nearest to one above or below it: in its column if there is any.
   *
   * @param by -1 for above, 1 for below
   * @return itself if nothing is there
   */
  public int beside(int node, int by) {
    int nearest = node;
    long least = Long.MAX_VALUE;
    for (int line = 0; line < lines; line++) {
      int far = by * (rows[first(line)] - rows[node]);
      if (far > 0) {
        int from = depths[first(line)];
        int column = Math.max(from, Math.min(from + length(line) - 1, depths[node]));
        long distance = (long) Math.abs(column - depths[node]) * rows.length + far;
        if (distance < least) {
          least = distance;
          nearest = node(line, column);
        }
      }
    }
    return nearest;
  }

  /** Returns the node at a place; {@link RecordTree#NONE} if there is none. */
  int at(int row, int depth) {
    for (int line = 0; line < lines; line++) {
      int found = rows[first(line)] == row ? node(line, depth) : RecordTree.NONE;
      if (found != RecordTree.NONE) {
        return found;
      }
    }
    return RecordTree.NONE;
  }
}
