package dev.banmen.record;

import dev.banmen.game.Move;
import java.util.Arrays;

/** A tree of moves while it grows by many of them. Mutable, one thread. */
public final class TreeGrowth {
  private int size;
  private int[] parents;
  private Move[] moves;
  private int[] newest; // of each node, the child that was tried last, or the root if none was
  private int[] before; // of each node, the one tried before it in its place, or the root

  /** A tree that goes on growing; the one given stays as it is. */
  public TreeGrowth(GameTree tree) {
    parents = new int[tree.size() + 1];
    moves = new Move[parents.length];
    newest = new int[parents.length];
    before = new int[parents.length];
    parents[GameTree.ROOT] = -1;
    size = 1;
    for (int node = 1; node < tree.size(); node++) {
      add(tree.parent(node), tree.move(node));
    }
  }

  private int add(int parent, Move move) {
    if (size == parents.length) {
      parents = Arrays.copyOf(parents, 2 * size);
      moves = Arrays.copyOf(moves, 2 * size);
      newest = Arrays.copyOf(newest, 2 * size);
      before = Arrays.copyOf(before, 2 * size);
    }
    parents[size] = parent;
    moves[size] = move;
    before[size] = newest[parent];
    newest[parent] = size;
    return size++;
  }

  /** How many nodes there are, the root included. */
  public int size() {
    return size;
  }

  public int parent(int node) {
    return parents[node];
  }

  /** The move that leads to a node other than the root. */
  public Move move(int node) {
    return moves[node];
  }

  /** The child that was tried last, or the root if none was. */
  public int newest(int node) {
    return newest[node];
  }

  /** A move was tried after a node: the node it leads to, be that new or not. */
  public int tried(int node, Move move) {
    for (int child = newest[node]; child != GameTree.ROOT; child = before[child]) {
      if (moves[child].equals(move)) {
        return child;
      }
    }
    return add(node, move);
  }

  /** The tree as it is now. */
  public GameTree tree() {
    return new GameTree(Arrays.copyOf(parents, size), Arrays.copyOf(moves, size));
  }
}
