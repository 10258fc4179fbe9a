package dev.banmen.record;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A growing tree of moves. Mutable, one thread. */
public final class TreeGrowth<M> {
  private int size;
  private int[] parents;
  private final List<M> moves = new ArrayList<>();
  private int[] newest; // each node's last tried child, or the root if none
  private int[] before; // each node's previously tried sibling, or the root

  /** The bare root, with room for this many nodes at first. */
  public TreeGrowth(int room) {
    parents = new int[Math.max(1, room)];
    newest = new int[parents.length];
    before = new int[parents.length];
    parents[GameTree.ROOT] = -1;
    moves.add(null); // none leads to the root
    size = 1;
  }

  int add(int parent, M move) {
    if (size == parents.length) {
      parents = Arrays.copyOf(parents, 2 * size);
      newest = Arrays.copyOf(newest, 2 * size);
      before = Arrays.copyOf(before, 2 * size);
    }
    parents[size] = parent;
    moves.add(move);
    before[size] = newest[parent];
    newest[parent] = size;
    return size++;
  }

  /** The number of nodes, the root included. */
  public int size() {
    return size;
  }

  public int parent(int node) {
    return parents[node];
  }

  /** The move that leads to a node other than the root. */
  public M move(int node) {
    return moves.get(node);
  }

  /** The last tried child, or the root if there is none. */
  public int newest(int node) {
    return newest[node];
  }

  /** Adds a move after a node; returns its node, new or not. */
  public int tried(int node, M move) {
    for (int child = newest[node]; child != GameTree.ROOT; child = before[child]) {
      if (moves.get(child).equals(move)) {
        return child;
      }
    }
    return add(node, move);
  }
}
