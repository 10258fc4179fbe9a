package dev.banmen.record;

import dev.banmen.game.Move;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * All moves of one game, variations included. Nodes are numbered in the order they were made, from
 * the {@link #ROOT}, which holds no move; numbers stay the same in every tree grown from this one.
 * Immutable, for any thread; growing copies two arrays of numbers.
 */
public final class GameTree {
  /** The node before the first move. */
  public static final int ROOT = 0;

  /** A game without moves. */
  public static final GameTree BARE = new GameTree(new int[] {-1}, new Move[1]);

  private final int[] parents;
  private final Move[] moves;

  private GameTree(int[] parents, Move[] moves) {
    this.parents = parents;
    this.moves = moves;
  }

  /** The result of growth. */
  public static GameTree of(TreeGrowth<Move> grown) {
    int[] parents = new int[grown.size()];
    Move[] moves = new Move[grown.size()];
    for (int node = 0; node < grown.size(); node++) {
      parents[node] = grown.parent(node);
      moves[node] = grown.move(node);
    }
    return new GameTree(parents, moves);
  }

  /** A growing copy of this tree. */
  public TreeGrowth<Move> growth() {
    TreeGrowth<Move> growth = new TreeGrowth<>(2 * size());
    for (int node = 1; node < size(); node++) {
      growth.add(parents[node], moves[node]);
    }
    return growth;
  }

  /** The number of nodes, the root included. */
  public int size() {
    return parents.length;
  }

  /** The node before this one. */
  public int parent(int node) {
    if (node == ROOT) {
      throw new IllegalArgumentException("nothing comes before the root");
    }
    return parents[node];
  }

  /** The move that leads to a node other than the root. */
  public Move move(int node) {
    if (node == ROOT) {
      throw new IllegalArgumentException("no move leads to the root");
    }
    return moves[node];
  }

  /** The children of a node, in the order they were tried. */
  public List<Integer> children(int node) {
    List<Integer> children = new ArrayList<>();
    for (int child = node + 1; child < parents.length; child++) {
      if (parents[child] == node) {
        children.add(child);
      }
    }
    return children;
  }

  /** The nodes after this one, following the newest child each time, to the end. */
  public List<Integer> newest(int node) {
    int[] lastChild = new int[parents.length];
    for (int child = node + 1; child < parents.length; child++) {
      lastChild[parents[child]] = child;
    }
    List<Integer> newest = new ArrayList<>();
    for (int at = lastChild[node]; at != ROOT; at = lastChild[at]) {
      newest.add(at);
    }
    return newest;
  }

  /** The node after this move from another; -1 if it was not tried there. */
  public int child(int node, Move move) {
    for (int child = node + 1; child < parents.length; child++) {
      if (parents[child] == node && moves[child].equals(move)) {
        return child;
      }
    }
    return -1;
  }

  /** This tree with a move after a node, as its newest node; itself if it has the move. */
  public GameTree with(int node, Move move) {
    if (child(node, move) >= 0) {
      return this;
    }
    int[] grownParents = Arrays.copyOf(parents, parents.length + 1);
    Move[] grownMoves = Arrays.copyOf(moves, moves.length + 1);
    grownParents[parents.length] = node;
    grownMoves[moves.length] = move;
    return new GameTree(grownParents, grownMoves);
  }

  /** The nodes on the path from after the root to this one, inclusive. */
  public List<Integer> line(int node) {
    List<Integer> line = new ArrayList<>();
    for (int at = node; at != ROOT; at = parents[at]) {
      line.add(at);
    }
    Collections.reverse(line);
    return line;
  }
}
