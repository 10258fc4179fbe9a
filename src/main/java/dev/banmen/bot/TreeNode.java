package dev.banmen.bot;

import dev.banmen.game.Side;
import java.util.List;

/** A move in the tree that was searched, with how the games through it ended. Mutable. */
final class TreeNode {
  /** How much a move that was seldom tried is worth trying. */
  private static final double CURIOSITY = 0.7;

  private static final int FEWEST = 4;
  private static final double WIDENING = 1.0;

  private final Side side;
  private final int site;
  private int visits;
  private double wins;
  private List<TreeNode> children; // null until it is expanded

  TreeNode(Side side, int site) {
    this.side = side;
    this.site = site;
  }

  Side side() {
    return side;
  }

  int site() {
    return site;
  }

  int visits() {
    return visits;
  }

  /** The share of wins of the side that makes this move; half if none was played. */
  double share() {
    return visits == 0 ? 0.5 : wins / visits;
  }

  boolean isExpanded() {
    return children != null;
  }

  List<TreeNode> children() {
    return children;
  }

  void expand(List<TreeNode> moves) {
    children = moves;
  }

  void add(double won) {
    visits++;
    wins += won;
  }

  /**
   * Returns the child to go to, by its share and how seldom it was tried. The first children are
   * tried first, and more of them the more often this node is visited (progressive widening: Coulom
   * 2007).
   */
  TreeNode choice() {
    TreeNode best = children.get(0);
    double most = Double.NEGATIVE_INFINITY;
    double log = Math.log(visits + 1.0);
    int tried = (int) Math.min(children.size(), FEWEST + WIDENING * Math.sqrt(visits));
    for (TreeNode child : children.subList(0, tried)) {
      if (child.visits == 0) {
        return child;
      }
      double worth = child.share() + CURIOSITY * Math.sqrt(log / child.visits);
      if (worth > most) {
        most = worth;
        best = child;
      }
    }
    return best;
  }

  /** Returns the child that most games went through, the first of several. */
  TreeNode mostVisited() {
    TreeNode most = children.get(0);
    for (TreeNode child : children) {
      most = child.visits > most.visits ? child : most;
    }
    return most;
  }

  /** Returns the most visited child; null if none was visited. */
  TreeNode likelyNext() {
    return children == null || children.isEmpty() ? null : mostVisited();
  }
}
