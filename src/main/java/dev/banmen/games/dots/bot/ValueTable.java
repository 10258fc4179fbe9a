package dev.banmen.games.dots.bot;

/**
 * The findings of a search: bounds on the values of positions, by their keys. A full table forgets
 * positions with few lines first. Mutable, one thread.
 */
final class ValueTable {
  /** The answer of {@link #find} for an unknown position: no line, and the widest bounds. */
  static final int UNKNOWN = pack(-Byte.MAX_VALUE, Byte.MAX_VALUE, -1, 0);

  private final int mask;
  private final long[] keys; // pairs of slots; the first keeps what has more lines
  private final int[] data;

  /**
   * Creates an empty table.
   *
   * @param bits its size: 2 to this number of positions, 12 bytes each; 1 to 26
   */
  ValueTable(int bits) {
    keys = new long[1 << bits];
    data = new int[1 << bits];
    mask = (1 << bits) - 2;
  }

  /** Returns what is known of a position. */
  int find(long key) {
    int slot = (int) (key >>> 32) & mask;
    if (keys[slot] == key && data[slot] != 0) {
      return data[slot];
    }
    return keys[slot + 1] == key && data[slot + 1] != 0 ? data[slot + 1] : UNKNOWN;
  }

  /** Remembers what is known of a position. */
  void put(long key, int known) {
    int slot = (int) (key >>> 32) & mask;
    if (keys[slot] != key && lines(data[slot]) > lines(known)) {
      slot++;
    } else if (keys[slot] != key) {
      keys[slot + 1] = keys[slot];
      data[slot + 1] = data[slot];
    }
    keys[slot] = key;
    data[slot] = known;
  }

  /**
   * Packs what is known of a position; never 0.
   *
   * @param least its value is at least this, -127 to 127
   * @param most and at most this
   * @param best the number of the line to try first, or -1
   * @param lines how many are not drawn, 0 to 64
   */
  static int pack(int least, int most, int best, int lines) {
    return (least & 0xFF) << 24 | (most & 0xFF) << 16 | (best & 0xFF) << 8 | lines << 1 | 1;
  }

  static int least(int known) {
    return (byte) (known >> 24);
  }

  static int most(int known) {
    return (byte) (known >> 16);
  }

  static int best(int known) {
    return (byte) (known >> 8);
  }

  private static int lines(int known) {
    return (known & 0xFF) >> 1;
  }
}
