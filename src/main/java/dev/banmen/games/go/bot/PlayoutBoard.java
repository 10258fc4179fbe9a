package dev.banmen.games.go.bot;

import java.util.Arrays;

/**
 * A board of Go for playing games out: no history, only the simple ko. Points are numbered row by
 * row with a border around them. A group counts its liberties once for each of its stones beside
 * them, with their sum and sum of squares, so that one liberty is recognised without looking for it
 * (the trick is Łukasz Lew's, Libego 2009); the three are kept in one number. Mutable, one thread;
 * nothing is allocated by a move.
 */
final class PlayoutBoard {
  static final byte EMPTY = 0;
  static final byte BLACK = 1;
  static final byte WHITE = 2;
  static final byte BORDER = 3;

  /** No point: no ko, or a pass. */
  static final int NONE = 0;

  // Where the count of liberties and their sum stand in a number; their squares come last. On large
  // boards the sums of a group with many liberties overflow; only few liberties are looked at.
  private static final int COUNT = 52;
  private static final int SUM = 31;
  private static final long SUM_MASK = (1L << COUNT - SUM) - 1;
  private static final long SQUARES_MASK = (1L << SUM) - 1;

  /** The most stones beside a liberty. */
  private static final int BESIDE = 4;

  final int rows;
  final int cols;
  final int width; // of a row with its border
  final byte[] colour;
  final int[] steps; // to the four neighbours, then the four diagonals

  private final int[] around; // by point: the eight points around it, two bits each
  private final int[] head; // of a stone's group
  private final int[] next; // stone of the group, in a ring
  private final int[] stones; // of the group, at its head
  private final long[] liberties; // counted once for each stone beside them, at the head
  private final long[] one; // by point: what it adds there as a liberty

  /** The empty points, and where each stands among them. */
  final int[] empties;

  private final int[] place;
  int emptyCount;

  int ko = NONE;
  int lead; // Black's stones less White's
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
    liberties = new long[size];
    one = new long[size];
    empties = new int[rows * cols];
    place = new int[size];
    steps = new int[] {-width, -1, 1, width, -width - 1, -width + 1, width - 1, width + 1};
    Arrays.fill(colour, BORDER);
    for (int row = 0; row < rows; row++) {
      for (int col = 0; col < cols; col++) {
        int point = point(row, col);
        colour[point] = EMPTY;
        one[point] = 1L << COUNT | (long) point << SUM | (long) point * point;
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
    System.arraycopy(from.empties, 0, empties, 0, from.emptyCount);
    System.arraycopy(from.place, 0, place, 0, place.length);
    emptyCount = from.emptyCount;
    ko = from.ko;
    lead = from.lead;
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
    return colour[point] == EMPTY && point != ko && libertiesAfter(point, side) > 0;
  }

  /** Counts the liberties that a move's group would have, up to 2; stones that it takes count. */
  int libertiesAfter(int point, byte side) {
    if (Patterns.open(around[point]) > 1) {
      return 2;
    }
    long all = 0;
    int first = NONE; // groups that the move joins
    int second = NONE;
    int third = NONE;
    int code = around[point];
    for (int i = 0; i < 4; i++) {
      int there = point + steps[i];
      int mark = code >> 14 - 2 * i & 3;
      int group = head[there];
      if (mark == EMPTY) {
        all += one[there];
      } else if (mark == side) {
        all -= one[point];
        if (group != first && group != second && group != third) {
          if (liberties[group] >>> COUNT > 2 * BESIDE) {
            return 2;
          }
          all += liberties[group];
          third = second;
          second = first;
          first = group;
        }
      } else if (mark != BORDER && isOne(liberties[group])) {
        if (stones[group] > 1) {
          return 2;
        }
        all += one[there];
      }
    }
    return all == 0 ? 0 : isOne(all) ? 1 : 2;
  }

  /** Whether a stone's group has exactly one liberty. */
  boolean isInAtari(int stone) {
    return isOne(liberties[head[stone]]);
  }

  /** Whether all liberties counted are the same: then their squares are as small as can be. */
  private static boolean isOne(long liberties) {
    long count = liberties >>> COUNT;
    long sum = liberties >>> SUM & SUM_MASK;
    return count <= BESIDE && count * (liberties & SQUARES_MASK) == sum * sum;
  }

  /** Returns the last liberty of a group in atari. */
  int lastLiberty(int stone) {
    long all = liberties[head[stone]];
    return (int) (all >>> SUM & SUM_MASK) / (int) (all >>> COUNT);
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
    if (Patterns.open(around[point]) < 4) {
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
    }
    captured[side] += taken;
    lead += side == BLACK ? taken : -taken;
    ko = isSurrounded && taken == 1 ? takenAt : NONE;
  }

  /** Puts a stone down alone; returns whether no neighbour is empty or its own. */
  private boolean place(int point, byte side) {
    boolean isSurrounded = true;
    colour[point] = side;
    change(point, side);
    removeEmpty(point);
    lead += side == BLACK ? 1 : -1;
    head[point] = point;
    next[point] = point;
    stones[point] = 1;
    long all = 0;
    for (int i = 0; i < 4; i++) {
      int there = point + steps[i];
      byte mark = colour[there];
      if (mark == EMPTY) {
        all += one[there];
        isSurrounded = false;
      } else if (mark != BORDER) {
        liberties[head[there]] -= one[point];
        isSurrounded &= mark != side;
      }
    }
    liberties[point] = all;
    return isSurrounded;
  }

  /** Tells the points around one that a stone of a side came there, or went. */
  private void change(int point, byte side) {
    int above = point - width;
    int below = point + width;
    around[above] ^= side << 8; // seen from there, it is in the last place of the neighbours
    around[point - 1] ^= side << 10;
    around[point + 1] ^= side << 12;
    around[below] ^= side << 14;
    around[above - 1] ^= side;
    around[above + 1] ^= side << 2;
    around[below - 1] ^= side << 4;
    around[below + 1] ^= side << 6;
  }

  void pass() {
    ko = NONE;
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
          liberties[head[there]] += one[at];
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
