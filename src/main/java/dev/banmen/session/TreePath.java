package dev.banmen.session;

import dev.banmen.record.GameTree;
import dev.banmen.record.TreeGrowth;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** The path through a tree to a session's node, and on along its redo line. Mutable, one thread. */
public final class TreePath {
  private final TreeGrowth<?> tree;
  private int[] line = new int[64]; // the nodes from after the root to here, and those ahead
  private int depth; // the number of nodes up to here
  private int length;

  public TreePath(TreeGrowth<?> tree) {
    this.tree = tree;
  }

  /** A path at the last of these nodes, with the others ahead. */
  static TreePath of(TreeGrowth<?> tree, List<Integer> here, List<Integer> redoNodes) {
    TreePath path = new TreePath(tree);
    here.forEach(path::append);
    path.depth = path.length;
    redoNodes.forEach(path::append);
    return path;
  }

  private void append(int node) {
    line = length == line.length ? Arrays.copyOf(line, 2 * length) : line;
    line[length++] = node;
  }

  public int depth() {
    return depth;
  }

  public int node() {
    return depth == 0 ? GameTree.ROOT : line[depth - 1];
  }

  /** The node that undo goes to; -1 at the root. */
  public int previous() {
    return depth == 0 ? -1 : depth == 1 ? GameTree.ROOT : line[depth - 2];
  }

  /** The node that redo goes to; -1 at the end. */
  public int next() {
    return depth < length ? line[depth] : -1;
  }

  List<Integer> redoNodes() {
    List<Integer> ahead = new ArrayList<>();
    for (int i = depth; i < length; i++) {
      ahead.add(line[i]);
    }
    return ahead;
  }

  /** Whether a node is on the path to here, or the current one. */
  boolean isBehind(int node) {
    return node == GameTree.ROOT || Arrays.binarySearch(line, 0, depth, node) >= 0;
  }

  /** Goes to the previous node, with this one ahead. */
  public void back() {
    depth--;
  }

  /**
   * Goes to a child of this node: the line continues as before, or else with the last tried moves.
   */
  public void step(int child) {
    if (next() != child) {
      length = depth;
      append(child);
      for (int next = tree.newest(child); next != GameTree.ROOT; next = tree.newest(next)) {
        append(next);
      }
    }
    depth++;
  }

  /** The nodes to step to, after undoing everything not on the path to a node. */
  public List<Integer> wayTo(int node) {
    List<Integer> way = new ArrayList<>();
    for (int at = node; !isBehind(at); at = tree.parent(at)) {
      way.add(at);
    }
    Collections.reverse(way);
    return way;
  }
}
