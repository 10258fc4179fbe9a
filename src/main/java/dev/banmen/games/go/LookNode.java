package dev.banmen.games.go;

import dev.banmen.game.Board;
import dev.banmen.game.Side;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** A position in the tree of a {@link LookSearch}, and what follows it. Mutable, one thread. */
final class LookNode {
  // As in KataGo: cpp/search/searchparams.cpp, searchexplorehelpers.cpp.
  private static final double EXPLORATION = 1.1;
  private static final double REDUCTION = 0.2; // of what a move not tried is worth
  private static final double LEAD = 0.1; // what a lead is worth; a win is 1, a loss -1
  private static final double LEAD_CHANGE = 0.3; // what more of it than is expected is worth
  private static final double LEAD_SCALE = 2; // in sides of the board
  private static final double LEAD_CHANGE_SCALE = 0.75;

  private static final int[] NONE = {};

  /** The move that led here: a site, or {@link Board#PASS}. */
  final int site;

  /** {@link Board#hash}. */
  final long hash;

  /** Who is to move: where any side may, no hash says so. */
  final Side side;

  private final int[] sites; // the moves, the likeliest first
  private final float[] shares;
  private final List<LookNode> after = new ArrayList<>(); // by the first of the moves
  private int visits;
  private double wins; // Black's
  private double leads;

  private LookNode(int site, long hash, Side side, int[] sites, float[] shares) {
    this.site = site;
    this.hash = hash;
    this.side = side;
    this.sites = sites;
    this.shares = shares;
  }

  /** A position that was looked at. */
  static LookNode of(int site, long hash, Side side, Look look) {
    return new LookNode(site, hash, side, look.sites(), look.shares());
  }

  /** The end of a game. */
  static LookNode end(int site, long hash, Side side) {
    return new LookNode(site, hash, side, NONE, new float[0]);
  }

  boolean isEnd() {
    return sites.length == 0;
  }

  int visits() {
    return visits;
  }

  /** The share of wins that Black expects. */
  double black() {
    return wins / visits;
  }

  /** The points by which Black is ahead. */
  double lead() {
    return leads / visits;
  }

  void note(double black, double lead) {
    visits++;
    wins += black;
    leads += lead;
  }

  int[] sites() {
    return sites;
  }

  float[] shares() {
    return shares;
  }

  /** How likely one of the moves is, 0 to 1. */
  float share(int next) {
    return shares[
        IntStream.range(0, sites.length).filter(i -> sites[i] == next).findFirst().getAsInt()];
  }

  /** What follows by one of the moves; empty if it was not tried. */
  Optional<LookNode> after(int move) {
    return move < after.size() ? Optional.of(after.get(move)) : Optional.empty();
  }

  /** What follows at a site; empty if it was not tried. */
  Optional<LookNode> afterSite(int next) {
    return after.stream().filter(node -> node.site == next).findFirst();
  }

  /** Adds what follows by the first move that was not tried. */
  void add(LookNode next) {
    after.add(next);
  }

  /** What was tried, the most visited first; of those visited alike, the best first. */
  List<LookNode> byVisits(Lead expected) {
    return after.stream()
        .sorted(
            Comparator.comparingInt(LookNode::visits)
                .thenComparingDouble(node -> node.worth(side, expected))
                .reversed())
        .toList();
  }

  /** The move most worth trying. */
  int choice(Lead expected) {
    double room = EXPLORATION * Math.sqrt(visits);
    double tried = 0;
    int best = 0;
    double most = Double.NEGATIVE_INFINITY;
    for (int move = 0; move < after.size(); move++) {
      LookNode next = after.get(move);
      double value = next.worth(side, expected) + room * shares[move] / (1 + next.visits);
      tried += shares[move];
      if (value > most) {
        most = value;
        best = move;
      }
    }
    int next = after.size();
    boolean isNext =
        next < sites.length
            && worth(side, expected) - REDUCTION * Math.sqrt(tried) + room * shares[next] > most;
    return isNext ? next : best;
  }

  /** What the position is worth to a side: little more than from -1 to 1. */
  private double worth(Side to, Lead expected) {
    double black =
        2 * black()
            - 1
            + LEAD * part(lead() / (LEAD_SCALE * expected.width()))
            + LEAD_CHANGE
                * part((lead() - expected.black()) / (LEAD_CHANGE_SCALE * expected.width()));
    return to == Side.BLACK ? black : -black;
  }

  /** From -1 to 1, slower and slower. */
  private static double part(double lead) {
    return Math.atan(lead) * 2 / Math.PI;
  }

  /**
   * What leads are compared with.
   *
   * @param black the points by which Black is expected to be ahead
   * @param width of the board, in points
   */
  record Lead(double black, double width) {}
}
