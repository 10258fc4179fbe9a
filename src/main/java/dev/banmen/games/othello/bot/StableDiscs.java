package dev.banmen.games.othello.bot;

import java.util.Arrays;

/**
 * Counts discs that can surely never be flipped again: those of the edge exactly, by a table of all
 * edges; and inwards, a disc each of whose four lines is full or continues to a stable disc of its
 * side. Sources: Rose, Othello: A Minute to Learn... A Lifetime to Master (2005); the table of
 * edges as in Buro's Logistello. Immutable.
 */
final class StableDiscs {
  private static final long LEFT = 0x0101010101010101L;
  private static final long RIGHT = LEFT << 7;
  private static final long TOP = 0xFFL;
  private static final long BOTTOM = TOP << 56;
  private static final long EDGE = LEFT | RIGHT | TOP | BOTTOM;
  private static final long COLUMN_TO_BYTE = 0x0102040810204080L;
  private static final byte UNKNOWN = -1;

  private final byte[] edges = new byte[1 << 16]; // own << 8 | other: the own stable discs
  private final long[] columns = new long[256]; // a byte's bits down the first column

  StableDiscs() {
    Arrays.fill(edges, UNKNOWN);
    for (int bits = 0; bits < 256; bits++) {
      for (int row = 0; row < 8; row++) {
        columns[bits] |= (long) (bits >>> row & 1) << 8 * row;
      }
      for (int rest = ~bits & 255, other = rest; ; other = other - 1 & rest) {
        edge(bits, other);
        if (other == 0) {
          break;
        }
      }
    }
  }

  /** The own discs of one edge that no order of moves can flip. */
  private int edge(int own, int other) {
    int known = edges[own << 8 | other];
    if (known != UNKNOWN || own == 255) {
      edges[own << 8 | other] = (byte) (own == 255 ? 255 : known);
      return edges[own << 8 | other] & 255;
    }
    int stable = own;
    for (int at = 0; at < 8 && stable != 0; at++) {
      if (((own | other) >>> at & 1) == 0) {
        int flips = edgeFlips(own, other, at);
        stable &= edge(own | flips | 1 << at, other & ~flips);
        flips = edgeFlips(other, own, at);
        stable &= edge(own & ~flips, other | flips | 1 << at);
      }
    }
    edges[own << 8 | other] = (byte) stable;
    return stable;
  }

  private static int edgeFlips(int own, int other, int at) {
    int flips = 0;
    for (int step = -1; step <= 1; step += 2) {
      int run = 0;
      int next = at + step;
      while (next >= 0 && next < 8 && (other >>> next & 1) != 0) {
        run |= 1 << next;
        next += step;
      }
      flips |= next >= 0 && next < 8 && (own >>> next & 1) != 0 ? run : 0;
    }
    return flips;
  }

  /** How many discs of its own a side will surely keep; there may be more. */
  int count(long own, long other) {
    long discs = own | other;
    long rows = fullRows(discs);
    long cols = discs & Long.rotateRight(discs, 8);
    cols &= Long.rotateRight(cols, 16);
    cols &= Long.rotateRight(cols, 32);
    long falling = ~slanted(~discs, 9, ~LEFT, ~RIGHT);
    long rising = ~slanted(~discs, 7, ~RIGHT, ~LEFT);
    long inner = own & ~EDGE;
    long stable = onEdges(own, other) | inner & rows & cols & falling & rising;
    for (long before = 0; stable != before; ) {
      before = stable;
      long held = stable >>> 1 | stable << 1 | rows;
      held &= stable >>> 8 | stable << 8 | cols;
      held &= stable >>> 9 | stable << 9 | falling;
      held &= stable >>> 7 | stable << 7 | rising;
      stable |= inner & held;
    }
    return Long.bitCount(stable);
  }

  private long onEdges(long own, long other) {
    int top = edges[(int) (own & TOP) << 8 | (int) (other & TOP)] & 255;
    int bottom = edges[(int) (own >>> 56) << 8 | (int) (other >>> 56)] & 255;
    int left = edges[column(own) << 8 | column(other)] & 255;
    int right = edges[column(own >>> 7) << 8 | column(other >>> 7)] & 255;
    return top | (long) bottom << 56 | columns[left] | columns[right] << 7;
  }

  private static int column(long discs) {
    return (int) ((discs & LEFT) * COLUMN_TO_BYTE >>> 56);
  }

  private static long fullRows(long discs) {
    long full = discs & discs >>> 4;
    full &= full >>> 2;
    full &= full >>> 1;
    return (full & LEFT) * 255;
  }

  /** The lines of one slant, of those given, spread over all their squares. */
  private static long slanted(long squares, int step, long up, long down) {
    long spread = squares;
    for (int i = 0; i < 7; i++) {
      spread |= spread << step & up | spread >>> step & down;
    }
    return spread;
  }
}
