package dev.banmen.games.go.bot;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Objects;

/**
 * A move in the search tree of Go, and what may follow it: for each such move its results and those
 * of all games that had it later. Mutable, one thread.
 */
final class SearchNode {
  /** Below this many visits, the results of games that had a move later count more than its own. */
  private static final float RAVE_EQUIVALENT = 2500;

  /** A tally: visits, wins, visits later, wins later; the first two with what was assumed. */
  private static final int TALLY = 4;

  private static final SearchNode[] NONE = {};

  final int point; // NONE for a pass
  final byte side; // who makes the move
  int visits;
  double wins;

  private int[] points; // that may follow; null until it is expanded
  private float[] tallies;
  private SearchNode[] after; // null where it was not tried
  private int count;

  SearchNode(int point, byte side) {
    this.point = point;
    this.side = side;
  }

  /** Makes room for the moves that follow; {@link #add} them. */
  void open(int most) {
    points = new int[most];
    tallies = new float[most * TALLY];
    count = 0;
  }

  /** Adds a move that is assumed to have gone well so often, of ten visits. */
  void add(int next, float share) {
    points[count++] = next;
    assume(10, share);
  }

  /** Assumes so many visits of the move added last that went well, or not. */
  void assume(float visited, float share) {
    tallies[(count - 1) * TALLY] += visited;
    tallies[(count - 1) * TALLY + 1] += visited * share;
  }

  void close() {
    points = Arrays.copyOf(points, count);
    tallies = Arrays.copyOf(tallies, count * TALLY);
    after = new SearchNode[count];
  }

  boolean isExpanded() {
    return points != null;
  }

  int count() {
    return count;
  }

  int point(int move) {
    return points[move];
  }

  /** Keeps a move that may follow, and drops all others not kept. */
  void keep(boolean[] kept) {
    int[] oldPoints = points;
    float[] oldTallies = tallies;
    SearchNode[] oldAfter = after;
    int all = count;
    open(all);
    after = new SearchNode[all];
    for (int move = 0; move < all; move++) {
      if (kept[move]) {
        System.arraycopy(oldTallies, move * TALLY, tallies, count * TALLY, TALLY);
        after[count] = oldAfter[move];
        points[count++] = oldPoints[move];
      }
    }
    SearchNode[] left = after;
    close();
    System.arraycopy(left, 0, after, 0, count);
  }

  /** The share of wins of the side that makes the move. */
  double share() {
    return visits == 0 ? 0.5 : wins / visits;
  }

  /**
   * Returns the move most worth trying (Gelly and Silver 2007; the schedule is Silver's). With n
   * visits, w wins, r and v those later, beta = r / (r + n + r n / K): beta v / r + (1 - beta) w /
   * n is one fraction.
   */
  int choice() {
    int best = 0;
    float most = -1;
    for (int move = 0, at = 0; move < count; move++, at += TALLY) {
      float later = tallies[at + 2];
      float more = 1 + later * (1 / RAVE_EQUIVALENT);
      float worth = (tallies[at + 3] + tallies[at + 1] * more) / (later + tallies[at] * more);
      if (worth > most) {
        most = worth;
        best = move;
      }
    }
    return best;
  }

  /** Returns what follows by a move. */
  SearchNode follow(int move) {
    if (after[move] == null) {
      after[move] = new SearchNode(points[move], PlayoutBoard.other(side));
    }
    return after[move];
  }

  /** Returns what follows at a point; null if it was not tried. */
  SearchNode after(int next) {
    for (int move = 0; move < count; move++) {
      if (points[move] == next) {
        return after[move];
      }
    }
    return null;
  }

  /** Notes a game that went on by a move. */
  void note(int move, float won) {
    tallies[move * TALLY]++;
    tallies[move * TALLY + 1] += won;
  }

  /** Notes a game for all moves that their side was the first to play in it, by the marks. */
  void noteLater(int[] firstBy, int mark, float won) {
    for (int move = 0; move < count; move++) {
      if (firstBy[points[move]] == mark) {
        tallies[move * TALLY + 2]++;
        tallies[move * TALLY + 3] += won;
      }
    }
  }

  /** Returns the moves that were tried, the most visited first. */
  SearchNode[] byVisits() {
    if (after == null) {
      return NONE;
    }
    return Arrays.stream(after)
        .filter(Objects::nonNull)
        .sorted(Comparator.comparingInt(node -> -node.visits))
        .toArray(SearchNode[]::new);
  }
}
