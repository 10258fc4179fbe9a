package dev.banmen.bot;

import dev.banmen.game.Board;
import dev.banmen.game.Lattice;
import dev.banmen.game.Side;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/** Lists the moves that are worth searching in a position. For one thread. */
final class MoveFinder {
  /** The number of moves near a piece from which on the others are left out. */
  private static final int ENOUGH = 8;

  private final SplittableRandom random;
  private final int rows;
  private final int cols;
  private final int[] sites;
  private final NearSites near;

  MoveFinder(Lattice lattice, SplittableRandom random) {
    this.random = random;
    rows = lattice.rows();
    cols = lattice.cols();
    sites = new int[lattice.size()];
    near = new NearSites(lattice.size(), cols);
  }

  /**
   * Lists a side's moves: one that wins at once alone; else where the other side would win at once,
   * what stops that, the others decided as lost; then those near a piece, or in the middle of a
   * board without any, and the others if these are few; each part in an order by chance, and a pass
   * last.
   */
  List<TreeNode> moves(Board board, Side side) {
    int count = board.legal(side, sites);
    shuffle(count);
    near.start(board);
    int[] close = new int[count];
    List<Integer> far = new ArrayList<>();
    int all = 0;
    for (int i = 0; i < count; i++) {
      if (near.isNear(sites[i])) {
        if (ThreatSearch.wins(board, side, sites[i])) {
          return List.of(won(side, sites[i]));
        }
        close[all++] = sites[i];
      } else {
        far.add(sites[i]);
      }
    }
    for (int site : all < ENOUGH ? far : List.<Integer>of()) {
      if (ThreatSearch.wins(board, side, site)) {
        return List.of(won(side, site));
      }
    }
    if (all == 0) {
      all = middle(far, close);
    }
    int idle = far.isEmpty() ? Board.OFF : far.get(far.size() - 1);
    int[] dangers = ThreatSearch.winsOfOther(board, side, Arrays.copyOf(close, all), idle);
    Map<Integer, TreeNode> moves = new LinkedHashMap<>();
    for (int site : dangers) {
      moves.put(site, new TreeNode(side, site));
    }
    for (int i = 0; i < all; i++) {
      moves.putIfAbsent(close[i], new TreeNode(side, close[i]));
    }
    if (all < ENOUGH) {
      far.forEach(site -> moves.put(site, new TreeNode(side, site)));
    }
    if (dangers.length > 0) {
      moves.values().forEach(move -> dropIfLost(board, move, dangers));
    }
    List<TreeNode> found = new ArrayList<>(moves.values());
    if (board.check(side, Board.PASS) == 0) {
      found.add(new TreeNode(side, Board.PASS));
    }
    return found;
  }

  private static TreeNode won(Side side, int site) {
    TreeNode move = new TreeNode(side, site);
    move.decide(true);
    return move;
  }

  /** Decides a move as lost if the other side wins all the same. */
  private static void dropIfLost(Board board, TreeNode move, int[] dangers) {
    Side other = move.side().opponent();
    if (board.play(move.side(), move.site()) == 0) {
      for (int site : dangers) {
        if (board.movers().contains(other) && ThreatSearch.wins(board, other, site)) {
          move.decide(false);
          break;
        }
      }
      board.undo();
    }
  }

  /** Moves the sites in the middle of the board from one list to another; returns how many. */
  private int middle(List<Integer> from, int[] to) {
    int all = 0;
    for (int site : List.copyOf(from)) {
      if (Math.abs(site / cols - rows / 2) <= NearSites.NEAR
          && Math.abs(site % cols - cols / 2) <= NearSites.NEAR) {
        to[all++] = site;
        from.remove((Integer) site);
      }
    }
    return all;
  }

  private void shuffle(int count) {
    for (int i = count - 1; i > 0; i--) {
      int other = random.nextInt(i + 1);
      int site = sites[i];
      sites[i] = sites[other];
      sites[other] = site;
    }
  }
}
