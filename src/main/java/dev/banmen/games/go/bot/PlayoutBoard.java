package dev.banmen.games.go.bot;

import java.util.Arrays;

/**
 * A board of Go for playing games out: no history, only the simple ko. Points are numbered row by
 * row with a border around them. A group counts its liberties once for each of its stones beside
 * them, with their sum and sum of squares, so that one liberty is recognised without looking for it
 * (the trick is Łukasz Lew's, Libego 2009). Mutable, one thread; nothing is allocated by a move.
 */
final class PlayoutBoard {
  static final byte EMPTY = 0;
  static final byte BLACK = 1;
  static final byte WHITE = 2;
  static final byte BORDER = 3;

  /** No point: no ko, or a pass. */
  static final int NONE = 0;

  /** More than one point. */
  static final int SEVERAL = -1;

  final int rows;
  final int cols;
  final int width; // of a row with its border
  final byte[] colour;
  final int[] steps; // to the four neighbours, then the four diagonals

  private final int[] around; // by point: the eight points around it, two bits each
  private final int[] head; // of a stone's group
  private final int[] next; // stone of the group, in a ring
  private final int[] stones; // of the group, at its head
  private final int[] liberties; // counted once for each stone beside them, at the head
  private final int[] sum;
  private final long[] squares;

  /** The empty points, and where each stands among them. */
  final int[] empties;

  private final int[] place;
  int emptyCount;

  int ko = NONE;
  final int[] captured = new int[3]; // stones taken, by the taker's colour

  PlayoutBoard(int rows, int cols) {
    this.rows = rows;
    this.cols = cols;
    width = cols + 1;
    int size = (rows + 2) * width + 1;
    colour = new byte[size];
    around = new int[size];
    head = new int[size];
    next = new int[size];
    stones = new int[size];
    liberties = new int[size];
    sum = new int[size];
    squares = new long[size];
    empties = new int[rows * cols];
    place = new int[size];
    steps = new int[] {-width, -1, 1, width, -width - 1, -width + 1, width - 1, width + 1};
    Arrays.fill(colour, BORDER);
    for (int row = 0; row < rows; row++) {
      for (int col = 0; col < cols; col++) {
        int point = point(row, col);
        colour[point] = EMPTY;
        addEmpty(point);
      }
    }
    for (int i = 0; i < emptyCount; i++) {
      for (int step : steps) {
        around[empties[i]] = around[empties[i]] << 2 | colour[empties[i] + step];
      }
    }
  }

  int point(int row, int col) {
    return (row + 1) * width + col + 1;
  }

  int row(int point) {
    return point / width - 1;
  }

  int col(int point) {
    return point % width - 1;
  }

  /** Rows and columns between two points, together. */
  int distance(int one, int other) {
    return Math.abs(row(one) - row(other)) + Math.abs(col(one) - col(other));
  }

  static byte other(byte side) {
    return (byte) (3 - side);
  }

  void set(PlayoutBoard from) {
    System.arraycopy(from.colour, 0, colour, 0, colour.length);
    System.arraycopy(from.around, 0, around, 0, around.length);
    System.arraycopy(from.head, 0, head, 0, head.length);
    System.arraycopy(from.next, 0, next, 0, next.length);
    System.arraycopy(from.stones, 0, stones, 0, stones.length);
    System.arraycopy(from.liberties, 0, liberties, 0, liberties.length);
    System.arraycopy(from.sum, 0, sum, 0, sum.length);
    System.arraycopy(from.squares, 0, squares, 0, squares.length);
    System.arraycopy(from.empties, 0, empties, 0, from.emptyCount);
    System.arraycopy(from.place, 0, place, 0, place.length);
    emptyCount = from.emptyCount;
    ko = from.ko;
    captured[BLACK] = from.captured[BLACK];
    captured[WHITE] = from.captured[WHITE];
  }

  private void addEmpty(int point) {
    place[point] = emptyCount;
    empties[emptyCount++] = point;
  }

  private void removeEmpty(int point) {
    int last = empties[--emptyCount];
    empties[place[point]] = last;
    place[last] = place[point];
  }

  /** Whether a stone may be placed: the point is free, no ko, and it or its group can breathe. */
  boolean isLegal(int point, byte side) {
    return colour[point] == EMPTY && point != ko && !isSuicide(point, side);
  }

  private boolean isSuicide(int point, byte side) {
    if (Patterns.open(around[point]) > 0) {
      return false;
    }
    for (int i = 0; i < 4; i++) {
      int there = point + steps[i];
      byte mark = colour[there];
      if (mark == EMPTY) {
        return false;
      } else if (mark != BORDER && (mark == side) != isInAtari(there)) {
        return false; // joins a group that breathes elsewhere, or takes one
      }
    }
    return true;
  }

  /** Whether a stone's group has exactly one liberty. */
  boolean isInAtari(int stone) {
    int group = head[stone];
    return liberties[group] * squares[group] == (long) sum[group] * sum[group];
  }

  /** Returns the last liberty of a group in atari. */
  int lastLiberty(int stone) {
    int group = head[stone];
    return sum[group] / liberties[group];
  }

  /** Returns the liberty of a group besides one that it has; NONE, or SEVERAL. */
  int otherLiberty(int stone, int liberty) {
    int group = head[stone];
    int count = liberties[group];
    long rest = sum[group];
    long restSquares = squares[group];
    for (int i = 0; i < 4; i++) {
      int there = liberty + steps[i];
      if ((colour[there] == BLACK || colour[there] == WHITE) && head[there] == group) {
        count--;
        rest -= liberty;
        restSquares -= (long) liberty * liberty;
      }
    }
    if (count == 0) {
      return NONE;
    }
    return count * restSquares == rest * rest ? (int) (rest / count) : SEVERAL;
  }

  /**
   * Finds liberties of a group, as many as there is room for; returns how many were found. The room
   * is for three at most.
   */
  int liberties(int stone, int[] found) {
    int count = 0;
    int at = stone;
    do {
      for (int i = 0; i < 4; i++) {
        int there = at + steps[i];
        boolean isNew =
            colour[there] == EMPTY
                && (count < 1 || found[0] != there)
                && (count < 2 || found[1] != there);
        if (isNew) {
          found[count++] = there;
          if (count == found.length) {
            return count;
          }
        }
      }
      at = next[at];
    } while (at != stone);
    return count;
  }

  int groupSize(int stone) {
    return stones[head[stone]];
  }

  int head(int stone) {
    return head[stone];
  }

  /** Returns another stone of the group; in the end, each once. */
  int next(int stone) {
    return next[stone];
  }

  /** Puts a stone of a position down that is known to have no group without liberties. */
  void put(int point, byte side) {
    place(point, side);
    for (int i = 0; i < 4; i++) {
      if (colour[point + steps[i]] == side) {
        join(point, point + steps[i]);
      }
    }
  }

  /** Places a stone that is legal. */
  void play(int point, byte side) {
    byte other = other(side);
    boolean isSurrounded = place(point, side);
    int taken = 0;
    int takenAt = NONE;
    for (int i = 0; i < 4; i++) {
      int there = point + steps[i];
      if (colour[there] == side) {
        join(point, there);
      } else if (colour[there] == other && liberties[head[there]] == 0) {
        taken += stones[head[there]];
        takenAt = there;
        take(there);
      }
    }
    captured[side] += taken;
    ko = isSurrounded && taken == 1 ? takenAt : NONE;
  }

  /** Puts a stone down alone; returns whether no neighbour is empty or its own. */
  private boolean place(int point, byte side) {
    boolean isSurrounded = true;
    colour[point] = side;
    change(point, side);
    removeEmpty(point);
    head[point] = point;
    next[point] = point;
    stones[point] = 1;
    liberties[point] = 0;
    sum[point] = 0;
    squares[point] = 0;
    for (int i = 0; i < 4; i++) {
      int there = point + steps[i];
      byte mark = colour[there];
      if (mark == EMPTY) {
        gain(point, there);
        isSurrounded = false;
      } else if (mark != BORDER) {
        lose(head[there], point);
        isSurrounded &= mark != side;
      }
    }
    return isSurrounded;
  }

  /** Tells the points around one that a stone of a side came there, or went. */
  private void change(int point, byte side) {
    for (int i = 0; i < 4; i++) {
      around[point + steps[i]] ^= side << 8 + 2 * i; // seen from there, it is in place 3 - i
      around[point + steps[i + 4]] ^= side << 2 * i;
    }
  }

  void pass() {
    ko = NONE;
  }

  private void gain(int group, int liberty) {
    liberties[group]++;
    sum[group] += liberty;
    squares[group] += (long) liberty * liberty;
  }

  private void lose(int group, int liberty) {
    liberties[group]--;
    sum[group] -= liberty;
    squares[group] -= (long) liberty * liberty;
  }

  private void join(int one, int other) {
    int to = head[one];
    int from = head[other];
    if (to == from) {
      return;
    }
    if (stones[to] < stones[from]) {
      int swap = to;
      to = from;
      from = swap;
    }
    stones[to] += stones[from];
    liberties[to] += liberties[from];
    sum[to] += sum[from];
    squares[to] += squares[from];
    int at = from;
    do {
      head[at] = to;
      at = next[at];
    } while (at != from);
    int after = next[to];
    next[to] = next[from];
    next[from] = after;
  }

  private void take(int stone) {
    int at = stone;
    do {
      int following = next[at];
      change(at, colour[at]);
      colour[at] = EMPTY;
      addEmpty(at);
      at = following;
    } while (at != stone);
    do {
      for (int i = 0; i < 4; i++) {
        int there = at + steps[i];
        if (colour[there] == BLACK || colour[there] == WHITE) {
          gain(head[there], at);
        }
      }
      at = next[at];
    } while (at != stone);
  }

  /** Whether a point is an eye of a side that it should not fill. */
  boolean isEye(int point, byte side) {
    return Patterns.isEye(around[point], side);
  }

  /** Returns who owns a point when a game was played out; EMPTY if nobody. */
  byte owner(int point) {
    if (colour[point] != EMPTY) {
      return colour[point];
    }
    byte owner = EMPTY;
    for (int i = 0; i < 4; i++) {
      byte mark = colour[point + steps[i]];
      if (mark == BLACK || mark == WHITE) {
        if (owner != EMPTY && owner != mark) {
          return EMPTY;
        }
        owner = mark;
      }
    }
    return owner;
  }

  /** Returns the eight points around one, two bits each. */
  int around(int point) {
    return around[point];
  }
}
