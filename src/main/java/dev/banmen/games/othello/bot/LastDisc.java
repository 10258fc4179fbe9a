package dev.banmen.games.othello.bot;

/**
 * Counts what the disc on the last empty square flips, without finding which: each of its four
 * lines becomes one byte by a multiplication, and a table knows the rest. The idea is known from
 * the endgame programs of Andersson (Zebra) and Delorme (Edax). Stateless.
 */
final class LastDisc {
  private static final long FIRST_COLUMN = 0x0101010101010101L;
  private static final long COLUMN_TO_BYTE = 0x0102040810204080L; // bit 8r goes to bit 56 + r
  private static final int LINE = 8;

  /** Discs flipped in a full line: the place in the line times 256, and the own discs' bits. */
  private static final byte[] IN_LINE = inLine();

  /** Both diagonals through each square: the falling one at twice its number. */
  private static final long[] DIAGONALS = diagonals();

  private LastDisc() {}

  /** How many discs a side flips on the last square; on a diagonal shorter than 8, none outside. */
  static int flips(long own, int square) {
    int row = square >>> 3;
    int col = square & 7;
    int inRow = IN_LINE[col << 8 | (int) (own >>> (square & 56)) & 255];
    int inCol = IN_LINE[row << 8 | (int) ((own >>> col & FIRST_COLUMN) * COLUMN_TO_BYTE >>> 56)];
    int falling = IN_LINE[col << 8 | (int) ((own & DIAGONALS[2 * square]) * FIRST_COLUMN >>> 56)];
    int rising =
        IN_LINE[col << 8 | (int) ((own & DIAGONALS[2 * square + 1]) * FIRST_COLUMN >>> 56)];
    return inRow + inCol + falling + rising;
  }

  /** The number of discs by which a side wins that is to move, or whose opponent is if it can't. */
  static int value(long own, long other, int square) {
    int discs = 2 * Long.bitCount(own) - 64;
    int flipped = flips(own, square);
    if (flipped > 0) {
      return discs + 2 * flipped + 2;
    }
    flipped = flips(other, square);
    if (flipped > 0) {
      return discs - 2 * flipped;
    }
    return discs + 1 > 0 ? discs + 2 : discs; // the empty square is the winner's
  }

  private static byte[] inLine() {
    byte[] flips = new byte[LINE * 256];
    for (int place = 0; place < LINE; place++) {
      for (int own = 0; own < 256; own++) {
        flips[place << 8 | own] = (byte) (run(own, place, 1) + run(own, place, -1));
      }
    }
    return flips;
  }

  private static int run(int own, int place, int step) {
    int count = 0;
    for (int at = place + step; at >= 0 && at < LINE; at += step) {
      if ((own >>> at & 1) != 0) {
        return count;
      }
      count++;
    }
    return 0;
  }

  private static long[] diagonals() {
    long[] lines = new long[128];
    for (int square = 0; square < 64; square++) {
      for (int other = 0; other < 64; other++) {
        int down = (other >>> 3) - (square >>> 3);
        int right = (other & 7) - (square & 7);
        if (other != square && Math.abs(down) == Math.abs(right)) {
          lines[2 * square + (down == right ? 0 : 1)] |= 1L << other;
        }
      }
    }
    return lines;
  }
}
