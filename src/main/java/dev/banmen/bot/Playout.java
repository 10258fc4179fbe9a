package dev.banmen.bot;

import dev.banmen.game.Board;
import dev.banmen.game.Mark;
import dev.banmen.game.Outcome;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;

/**
 * Plays a game on to its end by chance, except that a move that wins at once is made if it is seen.
 * For one thread.
 */
final class Playout {
  /** A game is stopped here, and the points decide. */
  private static final int MOST_PLIES = 1000;

  /** For how many plies it looks for a move that wins at once. */
  private static final int WATCHFUL = 2;

  /** How far from a piece a move is looked at first. */
  private static final int NEAR = 2;

  /** With so many moves near a piece the others are left out. */
  private static final int ENOUGH = 8;

  /** So often it tries to find a move near a piece. */
  private static final int TRIES = 4;

  private final Position position;
  private final Side first;
  private final SplittableRandom random;
  private final int cols;
  private final int[] sites;
  private final ThreatSearch threats;

  Playout(Position position, Side first, long seed) {
    this.position = position;
    this.first = first;
    random = new SplittableRandom(seed);
    cols = position.lattice().cols();
    sites = new int[position.lattice().size()];
    threats = new ThreatSearch(sites.length);
  }

  Optional<Side> toMove(Board board) {
    return Position.toMove(board, first);
  }

  /**
   * Lists a side's moves: one that wins at once alone; else what stops the other side from winning
   * at once; then, if asked for, what wins or stops a win in two moves; then those near a piece, or
   * in the middle of a board without any, and the others if these are few; each part in an order by
   * chance, and a pass last.
   *
   * @param isDeep whether to look two moves ahead, which takes longer
   */
  List<TreeNode> moves(Board board, Side side, boolean isDeep) {
    int count = board.legal(side, sites);
    shuffle(count);
    int[] near = new int[count];
    List<Integer> far = new ArrayList<>();
    int all = 0;
    for (int i = 0; i < count; i++) {
      if (ThreatSearch.wins(board, side, sites[i])) {
        return List.of(new TreeNode(side, sites[i]));
      }
      if (isNear(board, sites[i])) {
        near[all++] = sites[i];
      } else {
        far.add(sites[i]);
      }
    }
    if (all == 0) {
      all = middle(far, near);
    }
    int idle = far.isEmpty() ? Board.OFF : far.get(far.size() - 1);
    threats.look(near, all, idle, far.size() < 2 ? Board.OFF : far.get(far.size() - 2));
    Set<Integer> order = new LinkedHashSet<>();
    for (int site : threats.winsOfOther(board, side)) {
      order.add(site);
    }
    if (isDeep && order.isEmpty()) {
      addThreats(board, side, near, all, order);
    }
    for (int i = 0; i < all; i++) {
      order.add(near[i]);
    }
    if (all < ENOUGH) {
      order.addAll(far);
    }
    List<TreeNode> moves = new ArrayList<>();
    order.forEach(site -> moves.add(new TreeNode(side, site)));
    if (board.check(side, Board.PASS) == 0) {
      moves.add(new TreeNode(side, Board.PASS));
    }
    return moves;
  }

  /** Moves the sites in the middle of the board from one list to another; returns how many. */
  private int middle(List<Integer> from, int[] to) {
    int row = sites.length / cols / 2;
    int col = cols / 2;
    int all = 0;
    for (int site : from) {
      if (Math.abs(site / cols - row) <= NEAR && Math.abs(site % cols - col) <= NEAR) {
        to[all++] = site;
      }
    }
    for (int i = 0; i < all; i++) {
      from.remove((Integer) to[i]);
    }
    return all;
  }

  /** Adds moves after which a side wins in two ways, its own first; then those that threaten to. */
  private void addThreats(Board board, Side side, int[] near, int all, Set<Integer> order) {
    List<Integer> single = new ArrayList<>();
    List<Integer> others = new ArrayList<>();
    for (int i = 0; i < all; i++) {
      int own = threats.doubles(board, side, near[i]);
      if (own > 1) {
        order.add(near[i]);
      } else if (own == 1) {
        single.add(near[i]);
      } else if (threats.doublesOfOther(board, side, near[i]) > 1) {
        others.add(near[i]);
      }
    }
    order.addAll(others);
    order.addAll(single);
  }

  private void shuffle(int count) {
    for (int i = count - 1; i > 0; i--) {
      int other = random.nextInt(i + 1);
      int site = sites[i];
      sites[i] = sites[other];
      sites[other] = site;
    }
  }

  private boolean isNear(Board board, int site) {
    int row = site / cols;
    int col = site % cols;
    for (int r = Math.max(0, row - NEAR); r <= row + NEAR && r * cols < sites.length; r++) {
      for (int c = Math.max(0, col - NEAR); c <= Math.min(cols - 1, col + NEAR); c++) {
        Mark mark = board.at(r * cols + c);
        if (mark == Mark.BLACK || mark == Mark.WHITE) {
          return true;
        }
      }
    }
    return false;
  }

  /** Plays on, and returns Black's result: 1, 0, or a half. The moves stay on the board. */
  double result(Board board) {
    int start = board.ply();
    Optional<Side> side = toMove(board);
    while (side.isPresent() && board.ply() - start < MOST_PLIES) {
      if (!play(board, side.get(), board.ply() - start < WATCHFUL)) {
        break;
      }
      side = toMove(board);
    }
    Optional<Outcome> outcome = board.outcome();
    if (outcome.isPresent() && outcome.get().winner().isPresent()) {
      return outcome.get().winner().get() == Side.BLACK ? 1 : 0;
    }
    return outcome.isPresent() ? 0.5 : (Math.signum(board.score().margin()) + 1) / 2;
  }

  /** Makes one move; false if there is none. A pass only where nothing else is legal. */
  private boolean play(Board board, Side side, boolean looks) {
    int count = board.legal(side, sites);
    if (count == 0) {
      return board.play(side, Board.PASS) == 0;
    }
    if (looks) {
      for (int i = 0; i < count; i++) {
        if (ThreatSearch.wins(board, side, sites[i])) {
          return board.play(side, sites[i]) == 0;
        }
      }
    }
    int site = sites[random.nextInt(count)];
    for (int i = 0; i < TRIES && !isNear(board, site); i++) {
      site = sites[random.nextInt(count)];
    }
    return board.play(side, site) == 0;
  }
}
