package dev.banmen.games.gomoku.bot;

import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Position;
import dev.banmen.game.SplitMix64;
import java.util.Arrays;

/**
 * Stones, and what a stone of either side would make at each empty point, kept up to date move by
 * move. Points have a border around the board; Black is 0, White 1. Mutable, one thread.
 */
final class ShapeBoard {
  // What a stone threatens, by the shapes in all four lines through its point.
  static final int THREE = 1; // an open three
  static final int THREES = 2; // two of them
  static final int FOUR = 3;
  static final int FOUR_THREE = 4; // a four and an open three
  static final int WIN = 5; // an open four, or two fours: five can be made at two points
  static final int FIVE = 6;
  private static final int KINDS = 7;

  private static final int LINES = 4;
  private static final int REACH = Shapes.REACH;
  private static final byte EMPTY = 2;
  private static final byte BORDER = 3;

  /** What a shape at an empty point is worth to its side, fitted to games. */
  private static final int[] WORTH = {0, 1, 4, 18, 30, 120, 130, 300, 500};

  /** A shape in the count of the four lines: three bits each for open threes, fours and so on. */
  private static final int[] COUNTED = {0, 0, 0, 0, 0, 1, 1 << 3, 1 << 6, 1 << 9};

  private static final byte[] KIND = kinds();

  /** The points of the board, by index. */
  final int[] points;

  private final int rows;
  private final int cols;
  private final int width;
  private final int[] steps;
  private final Shapes shapes;
  private final byte[] stones;
  private final int[][] lines; // by side and direction, the line through each point
  private final byte[][] made; // the shapes in them
  private final int[][] counted;
  private final byte[][] kinds;
  private final int[][] worth;
  private final int[][] counts = new int[2][KINDS]; // of empty points, by side
  private final int[] total = new int[2];
  private final int[] played;
  private int plies;
  private long hash;

  /** The stones of a position. */
  ShapeBoard(Position position, boolean isExact) {
    Lattice lattice = position.lattice();
    rows = lattice.rows();
    cols = lattice.cols();
    width = cols + REACH;
    steps = new int[] {1, width, width + 1, width - 1};
    shapes = Shapes.of(isExact);
    int size = (rows + 2 * REACH) * width + 2 * REACH;
    stones = new byte[size];
    Arrays.fill(stones, BORDER);
    points = new int[rows * cols];
    played = new int[points.length];
    for (int index = 0; index < points.length; index++) {
      points[index] = (index / cols + REACH) * width + index % cols + REACH;
      stones[points[index]] = EMPTY;
    }
    lines = new int[2 * LINES][size];
    made = new byte[2 * LINES][size];
    counted = new int[2][size];
    kinds = new byte[2][size];
    worth = new int[2][size];
    for (int point : points) {
      counts[0][0]++;
      counts[1][0]++;
      for (int line = 0; line < 2 * LINES; line++) {
        for (int far = -REACH; far <= REACH; far++) {
          if (far != 0 && stones[point + far * steps[line % LINES]] == BORDER) {
            lines[line][point] = Shapes.blocked(lines[line][point], far);
          }
        }
        shape(line, point);
      }
    }
    for (int index = 0; index < points.length; index++) {
      Mark mark = position.at(index);
      if (mark == Mark.BLACK || mark == Mark.WHITE) {
        play(mark == Mark.BLACK ? 0 : 1, points[index]);
      }
    }
  }

  private static byte[] kinds() {
    byte[] kinds = new byte[1 << 12];
    for (int counted = 0; counted < kinds.length; counted++) {
      int threes = counted & 7;
      int fours = counted >> 3 & 7;
      int open = counted >> 6 & 7;
      int kind = fours > 0 ? (threes > 0 ? FOUR_THREE : FOUR) : Math.min(threes, THREES);
      kinds[counted] = (byte) (counted >> 9 > 0 ? FIVE : open > 0 || fours > 1 ? WIN : kind);
    }
    return kinds;
  }

  /** The number of the board's site. */
  int index(int point) {
    return (point / width - REACH) * cols + point % width - REACH;
  }

  boolean isEmpty(int point) {
    return stones[point] == EMPTY;
  }

  /** Whether two points are at most two rows and columns apart. */
  boolean isNear(int point, int other) {
    return Math.abs(point / width - other / width) <= 2
        && Math.abs(point % width - other % width) <= 2;
  }

  /** The distance from the middle of the board, in rows or columns. */
  int fromMiddle(int point) {
    int index = index(point);
    return Math.max(Math.abs(index / cols - rows / 2), Math.abs(index % cols - cols / 2));
  }

  /** How many stones there are, those of the position included. */
  int plies() {
    return plies;
  }

  long hash() {
    return hash;
  }

  /** What a side's stone at an empty point threatens. */
  int kind(int side, int point) {
    return kinds[side][point];
  }

  /** At how many points a side's stone threatens that, and no more. */
  int count(int side, int kind) {
    return counts[side][kind];
  }

  /** At how many points a side makes a four, or more than that, short of five. */
  int fours(int side) {
    int[] own = counts[side];
    return own[FOUR] + own[FOUR_THREE] + own[WIN];
  }

  /** What an empty point is worth to a side. */
  int worth(int side, int point) {
    return worth[side][point];
  }

  /** What all empty points are worth to a side. */
  int total(int side) {
    return total[side];
  }

  /** Returns a point where a side makes five; there is one. */
  int five(int side) {
    byte[] own = kinds[side];
    for (int point : points) {
      if (own[point] == FIVE && stones[point] == EMPTY) {
        return point;
      }
    }
    throw new IllegalStateException("no five");
  }

  void play(int side, int point) {
    leave(0, point);
    leave(1, point);
    stones[point] = (byte) side;
    around(side, point, 1);
    hash ^= SplitMix64.mix(2L * point + side);
    played[plies++] = point;
  }

  void undo() {
    int point = played[--plies];
    int side = stones[point];
    hash ^= SplitMix64.mix(2L * point + side);
    stones[point] = EMPTY;
    around(side, point, -1);
    enter(0, point);
    enter(1, point);
  }

  private void leave(int side, int point) {
    total[side] -= worth[side][point];
    counts[side][kinds[side][point]]--;
  }

  private void enter(int side, int point) {
    total[side] += worth[side][point];
    counts[side][kinds[side][point]]++;
    for (int line = side * LINES; line < (side + 1) * LINES; line++) {
      shape(line, point);
    }
  }

  /** Adds a stone to the lines through the points around it, or takes it off. */
  private void around(int side, int point, int times) {
    for (int direction = 0; direction < LINES; direction++) {
      int step = steps[direction];
      int[] own = lines[side * LINES + direction];
      int[] others = lines[(1 - side) * LINES + direction];
      for (int far = -REACH; far <= REACH; far++) {
        int at = point + far * step;
        if (far != 0 && stones[at] != BORDER) {
          int digit = Shapes.digit(-far) * times;
          own[at] += digit;
          others[at] += 2 * digit;
          if (stones[at] == EMPTY) {
            shape(direction, at);
            shape(LINES + direction, at);
          }
        }
      }
    }
  }

  /** Finds out what a stone would make of a line at an empty point, if that has changed. */
  private void shape(int line, int point) {
    int now = shapes.of(lines[line][point]);
    int before = made[line][point];
    if (now != before) {
      int side = line / LINES;
      made[line][point] = (byte) now;
      worth[side][point] += WORTH[now] - WORTH[before];
      total[side] += WORTH[now] - WORTH[before];
      counted[side][point] += COUNTED[now] - COUNTED[before];
      byte kind = KIND[counted[side][point]];
      counts[side][kinds[side][point]]--;
      counts[side][kind]++;
      kinds[side][point] = kind;
    }
  }
}
