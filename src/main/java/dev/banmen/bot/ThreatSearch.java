package dev.banmen.bot;

import dev.banmen.game.Board;
import dev.banmen.game.Outcome;
import dev.banmen.game.Side;
import java.util.Arrays;

/**
 * Finds moves that win at once, and those that threaten to, by trying them on a board. It knows
 * nothing of a game but its rules: to see what a side threatens, the other side makes a move far
 * from everything, as if it passed. For one thread.
 */
final class ThreatSearch {
  /** Two ways to win at once cannot both be stopped. */
  private static final int TWO = 2;

  private final int[] sites; // those that are looked at
  private int count;
  private int idle = Board.OFF; // where a side loses its turn
  private int idleToo = Board.OFF;

  ThreatSearch(int size) {
    sites = new int[size];
  }

  /** Sets which sites are looked at, and two that lie far from everything; OFF for none. */
  void look(int[] near, int all, int far, int farther) {
    System.arraycopy(near, 0, sites, 0, all);
    count = all;
    idle = far;
    idleToo = farther;
  }

  /** Whether a move wins at once. The board is as before. */
  static boolean wins(Board board, Side side, int site) {
    if (board.play(side, site) != 0) {
      return false;
    }
    boolean wins =
        board.movers().isEmpty()
            && board.outcome().flatMap(Outcome::winner).stream().anyMatch(side::equals);
    board.undo();
    return wins;
  }

  /** Returns where a side, which is to move, wins at once; at most so many. */
  private int[] winning(Board board, Side side, int most) {
    int[] found = new int[Math.min(most, count)];
    int wins = 0;
    for (int i = 0; i < count && wins < found.length; i++) {
      if (wins(board, side, sites[i])) {
        found[wins++] = sites[i];
      }
    }
    return Arrays.copyOf(found, wins);
  }

  /** Returns where the other side would win at once if this one did nothing. */
  int[] winsOfOther(Board board, Side side) {
    if (idle == Board.OFF || board.play(side, idle) != 0) {
      return new int[0];
    }
    int[] wins =
        board.movers().contains(side.opponent())
            ? winning(board, side.opponent(), count)
            : new int[0];
    board.undo();
    return wins;
  }

  /** Returns in how many ways, up to two, a side would win right after a move of its own. */
  int doubles(Board board, Side side, int site) {
    if (idle == Board.OFF || site == idle || board.play(side, site) != 0) {
      return 0;
    }
    int wins = 0;
    if (board.movers().contains(side.opponent()) && board.play(side.opponent(), idle) == 0) {
      wins = board.movers().contains(side) ? winning(board, side, TWO).length : 0;
      board.undo();
    }
    board.undo();
    return wins;
  }

  /**
   * Returns the ways, up to two, in which the other side would win, if this one did nothing first.
   */
  int doublesOfOther(Board board, Side side, int site) {
    if (idleToo == Board.OFF || site == idleToo || board.play(side, idleToo) != 0) {
      return 0;
    }
    int wins = board.movers().contains(side.opponent()) ? doubles(board, side.opponent(), site) : 0;
    board.undo();
    return wins;
  }
}
