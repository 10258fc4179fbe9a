package dev.banmen.bot;

import dev.banmen.game.Side;
import java.util.List;

/**
 * A move in the search tree, with the results of the games that played it here, and of those that
 * played it later. Mutable.
 */
final class TreeNode {
  /** How much a move that was seldom tried is worth trying. */
  private static final double CURIOSITY = 0.1;

  /** Below this many visits, games that had a move later count more than those through it. */
  private static final double LATER_EQUIVALENT = 500;

  /** Every move is taken to have gone as often well as not in so many games. */
  private static final int ASSUMED = 4;

  private final Side side;
  private final int site;
  private int visits;
  private double wins;
  private double later = ASSUMED; // games that had this move later
  private double laterWins = ASSUMED / 2.0;
  private boolean isWon;
  private boolean isLost;
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
    if (isWon || isLost) {
      return isWon ? 1 : 0;
    }
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

  /** Whether it is known who wins after this move. */
  boolean isDecided() {
    return isWon || isLost;
  }

  boolean isWon() {
    return isWon;
  }

  /** Notes that this move wins, or loses, whatever follows. */
  void decide(boolean won) {
    isWon = won;
    isLost = !won;
  }

  /** Decides it by the moves that follow: one that wins is enough, or if all lose. */
  void decideByChildren() {
    boolean isAllLost = !children.isEmpty();
    for (TreeNode child : children) {
      if (child.isWon) {
        decide(child.side == side);
        return;
      }
      isAllLost &= child.isLost;
    }
    if (isAllLost) {
      decide(children.get(0).side != side);
    }
  }

  void add(double won) {
    visits++;
    wins += won;
  }

  /** Notes so many games that had this move later, or are taken to have had it. */
  void addLater(double games, double won) {
    later += games;
    laterWins += won;
  }

  /**
   * Returns the child to go to: one that wins; else by its share, that of the games that had it
   * later (RAVE: Gelly and Silver 2007), and how seldom it was tried. None that loses, unless all
   * do.
   */
  TreeNode choice() {
    TreeNode best = children.get(0);
    double most = Double.NEGATIVE_INFINITY;
    double log = Math.log(visits + 1.0);
    for (TreeNode child : children) {
      if (child.isWon) {
        return child;
      } else if (!child.isLost) {
        double worth = child.worth() + CURIOSITY * Math.sqrt(log / (child.visits + 1));
        if (worth > most) {
          most = worth;
          best = child;
        }
      }
    }
    return best;
  }

  private double worth() {
    double more = 1 + later / LATER_EQUIVALENT;
    return (laterWins + wins * more) / (later + visits * more);
  }

  /** Returns the child that wins, else that most games went through, the first of several. */
  TreeNode best() {
    TreeNode most = children.get(0);
    for (TreeNode child : children) {
      most = child.rank() > most.rank() ? child : most;
    }
    return most;
  }

  /** Orders the children of a node: those that win, then by visits, and those that lose last. */
  int rank() {
    return isWon ? Integer.MAX_VALUE : isLost ? visits - Integer.MAX_VALUE : visits;
  }

  /** Returns the best child that was visited; null if there is none. */
  TreeNode likelyNext() {
    return children == null || children.isEmpty() ? null : best();
  }

  /** Returns the child with a site; null if there is none. */
  TreeNode after(int next) {
    for (TreeNode child : children == null ? List.<TreeNode>of() : children) {
      if (child.site == next) {
        return child;
      }
    }
    return null;
  }
}
