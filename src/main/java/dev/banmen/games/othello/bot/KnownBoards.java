package dev.banmen.games.othello.bot;

import java.util.Arrays;

/**
 * A table of searched boards with the bounds found for them. It keeps whole boards, so that a value
 * found here is never another board's. Mutable, one thread.
 *
 * <p>An entry is three words: own discs, the other's discs, and a packed word of depth (bits 0-7),
 * how sure the cuts were (8-15), lower bound (16-23), upper bound (24-31), best move (32-39, {@link
 * #NONE} if unknown), age (40-47) and era (48-63), which is never 0.
 */
final class KnownBoards {
  /** No move is known. */
  static final int NONE = 64;

  private static final int WORDS = 3;
  private static final int ERAS = 1 << 16;

  private final long[] cells;
  private final int shift;
  private int age;
  private long era = 1;

  /**
   * Creates an empty table.
   *
   * @param bits the logarithm of the number of entries
   */
  KnownBoards(int bits) {
    cells = new long[WORDS << bits];
    shift = 64 - bits;
  }

  /** Begins a new search, whose boards replace older ones. */
  void grow() {
    age = age + 1 & 127;
  }

  /** Forgets every board, at no cost: entries of another era don't count. */
  void clear() {
    era++;
    if (era == ERAS) {
      Arrays.fill(cells, 0);
      era = 1;
    }
  }

  private int slot(long own, long other) {
    long mixed = own * 0x9E3779B97F4A7C15L + Long.rotateLeft(other * 0xC2B2AE3D27D4EB4FL, 31);
    mixed = (mixed ^ mixed >>> 32) * 0xD6E8FEB86659FD93L;
    return (int) (mixed >>> shift);
  }

  /** The packed word known of a board; 0 if none. */
  long find(long own, long other) {
    int slot = slot(own, other);
    long word = at(WORDS * slot, own, other);
    return word != 0 ? word : at(WORDS * (slot ^ 1), own, other);
  }

  /** The packed word at a place, if it is this board's and of this era; else 0. */
  private long at(int place, long own, long other) {
    boolean isIt = cells[place] == own && cells[place + 1] == other;
    return isIt && cells[place + 2] >>> 48 == era ? cells[place + 2] : 0;
  }

  static int depth(long known) {
    return (int) known & 255;
  }

  static int sureness(long known) {
    return (int) known >>> 8 & 255;
  }

  static int lower(long known) {
    return (byte) (known >>> 16);
  }

  static int upper(long known) {
    return (byte) (known >>> 24);
  }

  static int move(long known) {
    return known == 0 ? NONE : (int) (known >>> 32) & 255;
  }

  /** Notes the bounds of a board, joined with what is known at the same depth. */
  void put(long own, long other, int depth, int sureness, int lower, int upper, int move) {
    int slot = slot(own, other);
    int at = place(slot, own, other);
    long known = at(at, own, other);
    int low = lower;
    int high = upper;
    int best = move == NONE ? move(known) : move;
    if (known != 0 && depth(known) == depth && sureness(known) == sureness) {
      low = Math.max(low, lower(known));
      high = Math.min(high, upper(known));
      if (low > high) { // cuts by guess may contradict each other: the newer counts
        low = lower;
        high = upper;
      }
    }
    cells[at] = own;
    cells[at + 1] = other;
    cells[at + 2] =
        depth
            | (long) sureness << 8
            | (low & 255L) << 16
            | (high & 255L) << 24
            | (long) best << 32
            | (long) age << 40
            | era << 48;
  }

  /** The place of this board if it is known, or the less valuable of two. */
  private int place(int slot, long own, long other) {
    int first = WORDS * slot;
    int second = WORDS * (slot ^ 1);
    if (cells[first] == own && cells[first + 1] == other) {
      return first;
    }
    if (cells[second] == own && cells[second + 1] == other) {
      return second;
    }
    return worth(cells[first + 2]) <= worth(cells[second + 2]) ? first : second;
  }

  private int worth(long known) {
    int years = age - (int) (known >>> 40 & 127) & 127;
    return known >>> 48 == era ? depth(known) - 16 * years : Integer.MIN_VALUE;
  }
}
