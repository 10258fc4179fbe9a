package dev.banmen.study;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * Wins by threats, in the plainest way: each move wins, or threatens to win with the next one, and
 * every answer is tried. It shares nothing with the program. A board is a number for each point: 0
 * empty, 1 and -1 the sides.
 */
abstract class PlainThreats {
  private final Map<Integer, Map<String, Boolean>> known = new HashMap<>();

  /** The board after a move; null if it is illegal. */
  abstract int[] after(int[] board, int point, int side);

  /** Whether a move to an empty point wins at once. */
  abstract boolean isWin(int[] board, int point, int side);

  boolean canWin(int[] board, int side) {
    for (int point = 0; point < board.length; point++) {
      if (board[point] == 0 && isWin(board, point, side)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a move begins a win by threats. */
  boolean wins(int[] board, int point, int side) {
    if (board[point] != 0 || isWin(board, point, side)) {
      return board[point] == 0;
    }
    int[] after = after(board, point, side);
    if (after == null || !canWin(after, side) || canWin(after, -side)) {
      return false;
    }
    for (int answer = 0; answer < board.length; answer++) {
      int[] next = after[answer] == 0 ? after(after, answer, -side) : null;
      if (next != null && !canWin(next, side) && !attacks(next, side)) {
        return false;
      }
    }
    return true;
  }

  private boolean attacks(int[] board, int side) {
    Map<String, Boolean> ofSide = known.computeIfAbsent(side, key -> new HashMap<>());
    String key = Arrays.toString(board);
    Boolean before = ofSide.get(key);
    if (before == null) {
      before = false;
      for (int point = 0; point < board.length && !before; point++) {
        before = wins(board, point, side);
      }
      ofSide.put(key, before);
    }
    return before;
  }

  /** Whether a move wins in so many moves at most, whatever all the moves between are. */
  boolean winsIn(int[] board, int point, int side, int moves) {
    if (board[point] != 0 || isWin(board, point, side)) {
      return board[point] == 0;
    }
    int[] after = moves == 1 ? null : after(board, point, side);
    if (after == null || !canWinIn(after, side, moves - 1) || canWin(after, -side)) {
      return false; // even a pass would hold
    }
    for (int answer = 0; answer < board.length; answer++) {
      int[] next = after[answer] == 0 ? after(after, answer, -side) : null;
      if (next != null && !canWinIn(next, side, moves - 1)) {
        return false;
      }
    }
    return true;
  }

  private boolean canWinIn(int[] board, int side, int moves) {
    for (int point = 0; point < board.length; point++) {
      if (winsIn(board, point, side, moves)) {
        return true;
      }
    }
    return false;
  }

  /** Five or more in a row. */
  static final class Rows extends PlainThreats {
    private static final int[][] WAYS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

    private final int size;

    Rows(int size) {
      this.size = size;
    }

    @Override
    int[] after(int[] board, int point, int side) {
      int[] after = board.clone();
      after[point] = side;
      return after;
    }

    @Override
    boolean isWin(int[] board, int point, int side) {
      for (int[] way : WAYS) {
        if (1 + run(board, point, side, way, 1) + run(board, point, side, way, -1) >= 5) {
          return true;
        }
      }
      return false;
    }

    private int run(int[] board, int point, int side, int[] way, int sign) {
      int row = point / size + sign * way[0];
      int col = point % size + sign * way[1];
      int run = 0;
      while (row >= 0 && row < size && col >= 0 && col < size && board[row * size + col] == side) {
        run++;
        row += sign * way[0];
        col += sign * way[1];
      }
      return run;
    }
  }

  /** The first capture wins, and suicide is illegal. */
  static final class Captures extends PlainThreats {
    private final int size;

    Captures(int size) {
      this.size = size;
    }

    @Override
    int[] after(int[] board, int point, int side) {
      int[] after = board.clone();
      after[point] = side;
      return hasLiberty(after, point) ? after : null;
    }

    @Override
    boolean isWin(int[] board, int point, int side) {
      int[] after = board.clone();
      after[point] = side;
      for (int near : beside(point)) {
        if (near >= 0 && after[near] == -side && !hasLiberty(after, near)) {
          return true;
        }
      }
      return false;
    }

    private int[] beside(int point) {
      return new int[] {
        point >= size ? point - size : -1,
        point + size < size * size ? point + size : -1,
        point % size > 0 ? point - 1 : -1,
        point % size < size - 1 ? point + 1 : -1
      };
    }

    private boolean hasLiberty(int[] board, int stone) {
      boolean[] seen = new boolean[board.length];
      return hasLiberty(board, stone, seen);
    }

    private boolean hasLiberty(int[] board, int stone, boolean[] seen) {
      seen[stone] = true;
      for (int near : beside(stone)) {
        if (near >= 0
            && (board[near] == 0
                || board[near] == board[stone] && !seen[near] && hasLiberty(board, near, seen))) {
          return true;
        }
      }
      return false;
    }
  }
}
