package dev.banmen.games.go.bot;

import java.util.Arrays;

/** A move in the search tree of Go, with its results and those of all games that had it later. */
final class SearchNode {
  /** Below this many visits, the results of games that had a move later count more than its own. */
  private static final double RAVE_EQUIVALENT = 2500;

  private static final SearchNode[] NONE = {};

  final int point; // NONE for a pass
  final byte side; // who makes the move
  int visits;
  double wins;
  double early; // visits assumed before the first, by what the move looks like
  double earlyWins;
  double raveVisits;
  double raveWins;
  SearchNode[] children; // null until it is expanded

  SearchNode(int point, byte side) {
    this.point = point;
    this.side = side;
  }

  /** Assumes so many visits that went well, or not. */
  void assume(double count, double share) {
    early += count;
    earlyWins += count * share;
  }

  /** The share of wins of the side that makes the move. */
  double share() {
    return visits == 0 ? (early == 0 ? 0.5 : earlyWins / early) : wins / visits;
  }

  /**
   * Returns how much the move is worth trying (Gelly and Silver 2007; the schedule is Silver's).
   */
  private double worth() {
    double n = visits + early;
    double own = n == 0 ? 0.5 : (wins + earlyWins) / n;
    if (raveVisits == 0) {
      return own;
    }
    double rave = raveWins / raveVisits;
    double beta = raveVisits / (raveVisits + n + raveVisits * n / RAVE_EQUIVALENT);
    return beta * rave + (1 - beta) * own;
  }

  SearchNode choice() {
    SearchNode best = children[0];
    double most = -1;
    for (SearchNode child : children) {
      double worth = child.worth();
      if (worth > most) {
        most = worth;
        best = child;
      }
    }
    return best;
  }

  /** Returns the children, the most visited first. */
  SearchNode[] byVisits() {
    SearchNode[] sorted = children == null ? NONE : children.clone();
    Arrays.sort(sorted, (one, other) -> Integer.compare(other.visits, one.visits));
    return sorted;
  }
}
