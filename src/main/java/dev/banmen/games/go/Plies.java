package dev.banmen.games.go;

import java.util.Arrays;

/**
 * The plies played on a board: point, colour, what it replaced; with the hash after each ply, and
 * all stones after some. Mutable, one thread.
 */
final class Plies {
  /** A point of the edge, for a pass. */
  static final int PASSED = 0;

  private static final int APART = 64; // plies from one stored board to the next

  private final boolean keeps;
  private int count;
  private int[] entries; // point << 4 | colour it replaced << 2 | colour
  private int[] lifted; // how many stones were lifted before each ply
  private long[] hashes; // before each ply, and after the last
  private byte[][] kept = {}; // the stones after every so many plies

  /**
   * Creates an empty list of plies.
   *
   * @param room the initial capacity
   * @param hash the hash of the start
   * @param keeps whether some boards are stored, to find one of long ago in a few steps
   */
  Plies(int room, long hash, boolean keeps) {
    this.keeps = keeps;
    entries = new int[room];
    lifted = new int[room];
    hashes = new long[room + 1];
    hashes[0] = hash;
  }

  private Plies(Plies other) {
    keeps = other.keeps;
    count = other.count;
    entries = other.entries.clone();
    lifted = other.lifted.clone();
    hashes = other.hashes.clone();
    kept = other.kept.clone(); // its content never changes
  }

  Plies copy() {
    return new Plies(this);
  }

  int count() {
    return count;
  }

  /** Adds a ply, before its stone is put. */
  void add(int point, byte replaced, byte colour, int liftedBefore) {
    if (count == entries.length) {
      entries = Arrays.copyOf(entries, 2 * count);
      lifted = Arrays.copyOf(lifted, 2 * count);
      hashes = Arrays.copyOf(hashes, 2 * count + 1);
    }
    entries[count] = point << 4 | replaced << 2 | colour;
    lifted[count++] = liftedBefore;
  }

  void stands(Stones stones) {
    hashes[count] = stones.hash();
    if (keeps && count % APART == 0) {
      int number = count / APART - 1;
      if (number == kept.length) {
        kept = Arrays.copyOf(kept, 2 * number + 4);
      }
      kept[number] = stones.colour.clone();
    }
  }

  void removeLast() {
    count--;
  }

  int point(int i) {
    return entries[i] >> 4;
  }

  byte colour(int i) {
    return (byte) (entries[i] & 3);
  }

  /** The stone that a forced ply replaced; mostly none. */
  byte replaced(int i) {
    return (byte) (entries[i] >> 2 & 3);
  }

  int liftedBefore(int i) {
    return lifted[i];
  }

  /** The hash of the board after so many plies. */
  long hash(int plies) {
    return hashes[plies];
  }

  /** The first number of plies, from one on, after which the board had this hash; -1 if none. */
  int find(long hash, int from) {
    int i = from;
    while (i <= count && hashes[i] != hash) {
      i++;
    }
    return i <= count ? i : -1;
  }

  int passes(byte colour) {
    int passes = 0;
    for (int i = 0; i < count; i++) {
      if (point(i) == PASSED && colour(i) == colour) {
        passes++;
      }
    }
    return passes;
  }

  /** The last ply, from 1, that put a stone on a point; 0 if a set-up did. */
  int lastAt(int point) {
    int i = count;
    while (i > 0 && point(i - 1) != point) {
      i--;
    }
    return i;
  }

  /** The stone on each point after so many plies. */
  byte[] stonesAfter(int plies, Stones now) {
    int number = Math.max(0, (plies - 1) / APART);
    int from = (number + 1) * APART; // the next stored board
    boolean isKept = keeps && from < count;
    byte[] then = isKept ? kept[number].clone() : now.colour.clone();
    int end = isKept ? lifted[from] : now.liftedCount();
    for (int i = (isKept ? from : count) - 1; i >= plies; i--) {
      int point = point(i);
      if (point == PASSED) {
        continue;
      }
      byte colour = colour(i);
      byte taken = then[point] == Stones.EMPTY ? colour : Stones.opponent(colour); // by suicide
      for (int k = lifted[i]; k < end; k++) {
        then[now.liftedAt(k)] = taken;
      }
      then[point] = replaced(i);
      end = lifted[i];
    }
    return then;
  }
}
