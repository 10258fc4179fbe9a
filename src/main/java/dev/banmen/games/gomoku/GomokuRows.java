package dev.banmen.games.gomoku;

import dev.banmen.game.Mark;
import dev.banmen.game.Side;
import java.util.Arrays;
import java.util.BitSet;

/**
 * Stones on the points of a board, and their rows: horizontal, vertical and diagonal. A row has its
 * full length: no stone of its side is at its ends. Mutable, one thread.
 */
final class GomokuRows {
  /** Steps from a point to the next of a row: rows down and columns to the right. */
  private static final int[][] DIRECTIONS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

  private final int height;
  private final int width;
  private final GomokuRules rules;
  private final Mark[] marks;

  /** Creates a bare board. */
  GomokuRows(int height, int width, GomokuRules rules) {
    this(height, width, rules, new Mark[height * width]);
    Arrays.fill(marks, Mark.EMPTY);
  }

  private GomokuRows(int height, int width, GomokuRules rules, Mark[] marks) {
    this.height = height;
    this.width = width;
    this.rules = rules;
    this.marks = marks;
  }

  /** Returns an independent copy. */
  GomokuRows copy() {
    return new GomokuRows(height, width, rules, marks.clone());
  }

  /** Returns a copy with one more stone. */
  GomokuRows with(Side side, int point) {
    GomokuRows next = copy();
    next.put(point, side.mark());
    return next;
  }

  int size() {
    return marks.length;
  }

  Mark at(int point) {
    return marks[point];
  }

  void put(int point, Mark mark) {
    marks[point] = mark;
  }

  /** How many stones of a side follow a point in a row, not counting the point. */
  private int follow(Mark mark, int point, int down, int right) {
    int row = point / width + down;
    int col = point % width + right;
    int length = 0;
    while (row >= 0
        && row < height
        && col >= 0
        && col < width
        && marks[row * width + col] == mark) {
      length++;
      row += down;
      col += right;
    }
    return length;
  }

  /** How many more winning rows a side has with a stone on a point than without. */
  int gained(Side side, int point) {
    Mark mark = side.mark();
    int gained = 0;
    for (int[] to : DIRECTIONS) {
      int back = follow(mark, point, -to[0], -to[1]);
      int on = follow(mark, point, to[0], to[1]);
      gained += one(back + 1 + on) - one(back) - one(on);
    }
    return gained;
  }

  private int one(int length) {
    return rules.wins(length) ? 1 : 0;
  }

  /** Whether a side's stone on a point is, or would be, in a winning row. */
  boolean makesFive(Side side, int point) {
    return isInRow(rules, side, point);
  }

  /** Whether it is, or would be, in a winning row that isn't an overline. */
  boolean isExactlyFive(Side side, int point) {
    return isInRow(GomokuRules.EXACT, side, point);
  }

  private boolean isInRow(GomokuRules rules, Side side, int point) {
    Mark mark = side.mark();
    for (int[] to : DIRECTIONS) {
      int back = follow(mark, point, -to[0], -to[1]);
      if (rules.wins(back + 1 + follow(mark, point, to[0], to[1]))) {
        return true;
      }
    }
    return false;
  }

  /** The stones of the rows through a stone that have this length or more. */
  BitSet through(int point, int least) {
    BitSet stones = new BitSet();
    Mark mark = marks[point];
    for (int[] to : DIRECTIONS) {
      int back = follow(mark, point, -to[0], -to[1]);
      int length = back + 1 + follow(mark, point, to[0], to[1]);
      int step = to[0] * width + to[1];
      for (int i = 0; length >= least && i < length; i++) {
        stones.set(point + (i - back) * step);
      }
    }
    return stones;
  }

  /** The empty points in line with a point that can be in one five with it. */
  BitSet near(int point) {
    BitSet near = new BitSet();
    for (int down = -1; down <= 1; down++) {
      for (int right = -1; right <= 1; right++) {
        for (int far = 1; far < GomokuRules.FIVE; far++) {
          int row = point / width + far * down;
          int col = point % width + far * right;
          if (row >= 0 && row < height && col >= 0 && col < width) {
            near.set(row * width + col, marks[row * width + col] == Mark.EMPTY);
          }
        }
      }
    }
    return near;
  }

  /** The length of the longest row through a stone. */
  int longest(int point) {
    int longest = 0;
    for (int[] to : DIRECTIONS) {
      int back = follow(marks[point], point, -to[0], -to[1]);
      longest = Math.max(longest, back + 1 + follow(marks[point], point, to[0], to[1]));
    }
    return longest;
  }

  /** The length of a side's longest row; 0 without a stone. */
  int longest(Side side) {
    int longest = 0;
    for (int point = 0; point < marks.length; point++) {
      longest = marks[point] == side.mark() ? Math.max(longest, longest(point)) : longest;
    }
    return longest;
  }

  /** The stones of a side's winning rows; none if it has not won. */
  BitSet winning(Side side) {
    BitSet winning = new BitSet();
    for (int point = 0; point < marks.length; point++) {
      if (marks[point] == side.mark() && makesFive(side, point)) {
        winning.or(winning(point));
      }
    }
    return winning;
  }

  /** The stones of the winning rows through a stone. */
  private BitSet winning(int point) {
    BitSet five = through(point, GomokuRules.FIVE);
    if (rules == GomokuRules.EXACT) {
      BitSet overlines = through(point, GomokuRules.FIVE + 1);
      overlines.clear(point); // which is in the five, too
      five.andNot(overlines);
    }
    return five;
  }
}
