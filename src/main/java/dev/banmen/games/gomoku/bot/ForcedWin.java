package dev.banmen.games.gomoku.bot;

import static dev.banmen.games.gomoku.bot.ShapeBoard.FIVE;
import static dev.banmen.games.gomoku.bot.ShapeBoard.FOUR;
import static dev.banmen.games.gomoku.bot.ShapeBoard.THREE;
import static dev.banmen.games.gomoku.bot.ShapeBoard.WIN;

import dev.banmen.game.bot.SearchWork;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Looks for a win by moves that must all be answered: fours, or fours and open threes (Allis, van
 * den Herik and Huntjens, "Go-Moku and threat-space search", 1993). A win that it finds is one. For
 * one thread.
 */
final class ForcedWin {
  private final ShapeBoard board;
  private final SearchWork work;
  private final long[] failed; // boards without a win, with the depth that was looked at
  private final int[] line; // the moves of the win, by depth
  private int length;
  private boolean isThrees;
  private boolean isBounded; // by a number of moves
  private long end; // of the work

  ForcedWin(ShapeBoard board, SearchWork work, int bits) {
    this.board = board;
    this.work = work;
    failed = new long[1 << bits];
    line = new int[2 * board.points.length + 4];
  }

  /**
   * Whether a side that is to move wins by fours alone.
   *
   * @param most boards to look at, at most
   */
  boolean byFours(int side, long most) {
    if (board.count(side, FIVE) + board.fours(side) == 0) {
      return false;
    }
    isThrees = false;
    isBounded = false;
    end = work.nodes() + most;
    return attacks(side, board.points.length, 0);
  }

  /** Whether a move wins by fours alone, with so many before the five at most. */
  boolean byFours(int side, int point, int moves, long most) {
    return wins(side, point, moves, false, most);
  }

  /** Whether it wins by fours and threes, with so many before the five at most. */
  boolean byThrees(int side, int point, int moves, long most) {
    return wins(side, point, moves, true, most);
  }

  private boolean wins(int side, int point, int moves, boolean threes, long most) {
    isThrees = threes;
    isBounded = moves < board.points.length;
    end = work.nodes() + most;
    board.play(side, point);
    line[0] = point;
    boolean wins = isDefeated(side, moves, 1);
    board.undo();
    return wins;
  }

  /** Whether the last look ended before everything was looked at. */
  boolean isSpent() {
    return work.nodes() >= end;
  }

  /** Whether it wins by fours and threes, with so many of its moves at most. */
  boolean byThrees(int side, int moves, long most) {
    end = work.nodes() + most;
    for (int depth = 1; depth <= moves && work.nodes() < end; depth++) {
      isThrees = true;
      isBounded = true;
      if (attacks(side, depth, 0)) {
        return true;
      }
    }
    return false;
  }

  /** The points of the win that was found, in order; where there are several answers, one line. */
  int[] line() {
    return Arrays.copyOf(line, length);
  }

  /** How many plies it takes. */
  int plies() {
    return length;
  }

  private boolean found(int point, int ply) {
    line[ply] = point;
    length = ply + 1;
    return true;
  }

  private boolean attacks(int side, int depth, int ply) {
    work.count();
    int other = 1 - side;
    if (board.count(side, FIVE) > 0) {
      return found(board.five(side), ply);
    } else if (board.count(other, FIVE) > 1 || work.nodes() >= end || depth == 0) {
      return false;
    }
    boolean isHeld = board.count(other, FIVE) == 1;
    if (!isHeld && board.count(side, WIN) > 0) {
      return found(first(side, WIN), ply);
    }
    long key = key(side, depth);
    int slot = (int) (key >>> 8) & failed.length - 1;
    long before = failed[slot];
    if ((before ^ key) >>> 8 == 0 && (before & 255) >= (key & 255)) {
      return false;
    }
    for (int point : isHeld ? List.of(board.five(other)) : attacking(side)) {
      int kind = board.kind(side, point);
      if (kind >= (isThrees ? THREE : FOUR)) {
        board.play(side, point);
        line[ply] = point;
        boolean wins = isDefeated(side, depth, ply + 1);
        board.undo();
        if (wins) {
          return true;
        }
      }
    }
    if (work.nodes() < end) {
      failed[slot] = key;
    }
    return false;
  }

  private long key(int side, int depth) {
    long key = board.hash() + (side == 0 ? 0x5DEECE66DL : 0) + (isThrees ? 0x27220A95L : 0);
    return key << 8 | (isBounded ? depth : 255); // else it is looked at to the end
  }

  /** Whether the other side has no answer to the move just made. */
  private boolean isDefeated(int side, int depth, int ply) {
    int other = 1 - side;
    if (board.count(other, FIVE) > 0) {
      return false;
    } else if (board.count(side, FIVE) > 1) {
      return found(board.five(side), ply); // stopped at one point, it is made at the other
    } else if (board.count(side, FIVE) == 1) {
      return isDefeated(side, depth, ply, board.five(side));
    } else if (board.count(side, WIN) == 0 || board.count(other, WIN) > 0) {
      return false;
    }
    for (int point : stopping(board, other)) {
      if (!isDefeated(side, depth, ply, point)) {
        return false;
      }
    }
    return true;
  }

  private boolean isDefeated(int side, int depth, int ply, int answer) {
    board.play(1 - side, answer);
    line[ply] = answer;
    boolean wins = attacks(side, depth - 1, ply + 1);
    board.undo();
    return wins;
  }

  private int first(int side, int kind) {
    for (int point : board.points) {
      if (board.isEmpty(point) && board.kind(side, point) == kind) {
        return point;
      }
    }
    throw new IllegalStateException("none");
  }

  /**
   * The points where a side threatens, fours first; only where it stops the other side's threat.
   */
  private List<Integer> attacking(int side) {
    boolean isThreatened = board.count(1 - side, WIN) > 0;
    List<Integer> fours = new ArrayList<>();
    List<Integer> threes = new ArrayList<>();
    for (int point : board.points) {
      if (board.isEmpty(point)) {
        int kind = board.kind(side, point);
        if (kind >= FOUR) {
          fours.add(point);
        } else if (isThrees
            && kind >= THREE
            && (!isThreatened || board.kind(1 - side, point) >= FOUR)) {
          threes.add(point);
        }
      }
    }
    fours.addAll(threes);
    return fours;
  }

  /**
   * The points with which a side may stop the other one from getting two points to make five: those
   * where that one makes a four, and own fours, which must be answered first.
   */
  static List<Integer> stopping(ShapeBoard board, int side) {
    List<Integer> stopping = new ArrayList<>();
    for (int point : board.points) {
      if (board.isEmpty(point)
          && (board.kind(side, point) >= FOUR || board.kind(1 - side, point) >= FOUR)) {
        stopping.add(point);
      }
    }
    return stopping;
  }
}
