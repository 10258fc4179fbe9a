package dev.banmen.games.go.bot;

import java.util.ArrayDeque;
import java.util.Arrays;

/**
 * The good points of a large board while it is nearly empty, as every beginner's book has it:
 * corners first, then the second stone in a corner, then the sides, on the third and fourth line.
 * For one board, one thread.
 */
final class OpeningPoints {
  /** On smaller boards all is one fight from the start. */
  private static final int LEAST_SIZE = 11;

  /** Ground comes first until there is a stone on one of so many points. */
  private static final int SHARE = 12;

  private static final float CORNER = 150;
  private static final float CORNER_AT_THREE = 75;
  private static final float SECOND_STONE = 90;

  /** The worth of a point on the side for each step to the nearest stone. */
  private static final float ROOM = 9;

  private static final int MOST_ROOM = 9;
  private static final int LEAST_ROOM = 3;

  private final PlayoutBoard board;
  private final int reach; // lines of a corner
  private final int[] room; // by point: steps to the nearest stone
  private final ArrayDeque<Integer> found = new ArrayDeque<>();
  private final int[] stones = new int[4]; // in each corner
  private final int[] stone = new int[4]; // the last of them

  OpeningPoints(PlayoutBoard board) {
    this.board = board;
    reach = Math.min(board.rows, board.cols) / 3;
    room = new int[board.colour.length];
  }

  /** Whether a board is so large. */
  static boolean isFor(PlayoutBoard board) {
    return Math.min(board.rows, board.cols) >= LEAST_SIZE;
  }

  /** Whether ground comes first now: on a large board with few stones. */
  static boolean areFirst(PlayoutBoard board) {
    int size = board.rows * board.cols;
    return isFor(board) && (size - board.emptyCount) * SHARE < size;
  }

  /** Looks at the board as it is now. */
  void look() {
    Arrays.fill(room, MOST_ROOM);
    Arrays.fill(stones, 0);
    for (int row = 0; row < board.rows; row++) {
      for (int col = 0; col < board.cols; col++) {
        int point = board.point(row, col);
        if (board.colour[point] != PlayoutBoard.EMPTY) {
          room[point] = 0;
          found.add(point);
          if (fromSide(row, board.rows) < reach && fromSide(col, board.cols) < reach) {
            stones[corner(row, col)]++;
            stone[corner(row, col)] = point;
          }
        }
      }
    }
    while (!found.isEmpty()) {
      int point = found.remove();
      for (int i = 0; i < 4; i++) {
        int there = point + board.steps[i];
        if (board.colour[there] == PlayoutBoard.EMPTY && room[there] > room[point] + 1) {
          room[there] = room[point] + 1;
          found.add(there);
        }
      }
    }
  }

  private int corner(int row, int col) {
    return (2 * row < board.rows ? 0 : 2) + (2 * col < board.cols ? 0 : 1);
  }

  private static int fromSide(int line, int lines) {
    return Math.min(line, lines - 1 - line);
  }

  /** Returns the visits to assume that go well at a point, since it takes ground. */
  float worth(int point) {
    int row = board.row(point);
    int col = board.col(point);
    int one = fromSide(row, board.rows);
    int other = fromSide(col, board.cols);
    int low = Math.min(one, other);
    int high = Math.max(one, other);
    if (low < 2 || low > 3) {
      return 0;
    }
    int corner = corner(row, col);
    if (high < 4 && stones[corner] == 0) {
      return high == 2 ? CORNER_AT_THREE : CORNER;
    }
    if (high < reach + 1 && stones[corner] == 1 && isBeside(point, stone[corner])) {
      return SECOND_STONE;
    }
    return high >= reach && room[point] >= LEAST_ROOM ? ROOM * room[point] : 0;
  }

  /** Whether a point is two or three lines from a stone, and at most one the other way. */
  private boolean isBeside(int point, int lone) {
    int rows = Math.abs(board.row(point) - board.row(lone));
    int cols = Math.abs(board.col(point) - board.col(lone));
    int far = Math.max(rows, cols);
    return (far == 2 || far == 3) && Math.min(rows, cols) < 2;
  }
}
