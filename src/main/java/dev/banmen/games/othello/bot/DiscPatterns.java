package dev.banmen.games.othello.bot;

import dev.banmen.games.othello.board.Bits;

/**
 * The patterns of a board: what stands on each edge with the squares before its corners, in each
 * corner, on the lines beside the edges and on the diagonals, each as a number in base 3 (0 empty,
 * 1 own, 2 the other's). They are those of Buro's Logistello ("Experiments with Multi-ProbCut and a
 * new high-quality evaluation function for Othello", 2000), and how many moves each side has.
 * Stateless.
 */
final class DiscPatterns {
  /** How many patterns a board has. */
  static final int COUNT = 48;

  private static final int MOST_MOVES = 40;

  // Where the weights of each kind begin.
  private static final int EDGE = 0; // an edge and the two squares before its corners: 10 squares
  private static final int BLOCK = EDGE + 59049; // a corner, 5 along the edge, 2 deep: 10 squares
  private static final int CORNER = BLOCK + 59049; // a corner, 3 by 3
  private static final int SECOND = CORNER + 19683; // the line beside the edge, and those within
  private static final int THIRD = SECOND + 6561;
  private static final int FOURTH = THIRD + 6561;
  private static final int DIAGONAL = FOURTH + 6561; // of 8 squares, then of 7, 6, 5 and 4
  private static final int OWN_MOVES = DIAGONAL + 6561 + 2187 + 729 + 243 + 81;
  private static final int OTHER_MOVES = OWN_MOVES + MOST_MOVES;

  /** How many weights all patterns have together. */
  static final int WEIGHTS = OTHER_MOVES + MOST_MOVES;

  private static final int[] DIAGONALS = { // by length less 4
    OWN_MOVES - 81,
    OWN_MOVES - 81 - 243,
    OWN_MOVES - 81 - 243 - 729,
    OWN_MOVES - 81 - 243 - 729 - 2187,
    DIAGONAL
  };

  private static final long FIRST_COLUMN = 0x0101010101010101L;

  /** The falling diagonals of 4 to 8 squares that end in the last column. */
  private static final long[] FALLING = falling();

  /** A number's bits read in base 3. */
  private static final char[] BASE_3 = base3();

  private DiscPatterns() {}

  /** Writes where the weights of a board's patterns are, {@link #COUNT} of them. */
  static void find(long own, long other, int[] found) {
    long ownMirror = mirror(own);
    long otherMirror = mirror(other);
    long ownTurned = transpose(own);
    long otherTurned = transpose(other);
    long ownBoth = transpose(ownMirror);
    long otherBoth = transpose(otherMirror);
    int at = lines(own, other, found, 0);
    at = lines(Long.reverseBytes(own), Long.reverseBytes(other), found, at);
    at = lines(ownTurned, otherTurned, found, at);
    at = lines(ownBoth, otherBoth, found, at);
    at = corners(own, other, ownTurned, otherTurned, found, at);
    at = corners(ownMirror, otherMirror, ownBoth, otherBoth, found, at);
    at =
        corners(
            Long.reverseBytes(own),
            Long.reverseBytes(other),
            mirror(ownTurned),
            mirror(otherTurned),
            found,
            at);
    at =
        corners(
            Long.reverseBytes(ownMirror),
            Long.reverseBytes(otherMirror),
            mirror(ownBoth),
            mirror(otherBoth),
            found,
            at);
    at = diagonals(own, other, found, at, 4);
    at = diagonals(ownTurned, otherTurned, found, at, 3);
    at = diagonals(ownMirror, otherMirror, found, at, 4);
    at = diagonals(ownBoth, otherBoth, found, at, 3);
    found[at] = OWN_MOVES + Long.bitCount(Bits.moves(own, other));
    found[at + 1] = OTHER_MOVES + Long.bitCount(Bits.moves(other, own));
  }

  private static int number(int own, int other) {
    return BASE_3[own] + 2 * BASE_3[other];
  }

  /** The upper edge and the three lines below it. */
  private static int lines(long own, long other, int[] found, int at) {
    found[at] = EDGE + number(edge(own), edge(other));
    found[at + 1] = SECOND + number((int) own >>> 8 & 255, (int) other >>> 8 & 255);
    found[at + 2] = THIRD + number((int) own >>> 16 & 255, (int) other >>> 16 & 255);
    found[at + 3] = FOURTH + number((int) own >>> 24, (int) other >>> 24);
    return at + 4;
  }

  private static int edge(long discs) {
    int low = (int) discs;
    return low & 255 | low >>> 1 & 256 | low >>> 5 & 512; // b2 and g2 last
  }

  /** The upper left corner, with blocks along both edges. */
  private static int corners(
      long own, long other, long ownTurned, long otherTurned, int[] found, int at) {
    found[at] = CORNER + number(corner(own), corner(other));
    found[at + 1] = BLOCK + number(block(own), block(other));
    found[at + 2] = BLOCK + number(block(ownTurned), block(otherTurned));
    return at + 3;
  }

  private static int corner(long discs) {
    int low = (int) discs;
    return low & 7 | low >>> 5 & 56 | low >>> 10 & 448;
  }

  private static int block(long discs) {
    int low = (int) discs;
    return low & 31 | low >>> 3 & 992;
  }

  private static int diagonals(long own, long other, int[] found, int at, int longest) {
    for (int i = 0; i <= longest; i++) {
      int mine = (int) ((own & FALLING[i]) * FIRST_COLUMN >>> 60 - i);
      int theirs = (int) ((other & FALLING[i]) * FIRST_COLUMN >>> 60 - i);
      found[at + i] = DIAGONALS[i] + number(mine, theirs);
    }
    return at + longest + 1;
  }

  private static long mirror(long discs) {
    long half = discs >>> 4 & 0x0F0F0F0F0F0F0F0FL | (discs & 0x0F0F0F0F0F0F0F0FL) << 4;
    half = half >>> 2 & 0x3333333333333333L | (half & 0x3333333333333333L) << 2;
    return half >>> 1 & 0x5555555555555555L | (half & 0x5555555555555555L) << 1;
  }

  private static long transpose(long discs) {
    long t = (discs ^ discs >>> 7) & 0x00AA00AA00AA00AAL;
    long half = discs ^ t ^ t << 7;
    t = (half ^ half >>> 14) & 0x0000CCCC0000CCCCL;
    half = half ^ t ^ t << 14;
    t = (half ^ half >>> 28) & 0x00000000F0F0F0F0L;
    return half ^ t ^ t << 28;
  }

  private static long[] falling() {
    long[] masks = new long[5];
    for (int length = 4; length <= 8; length++) {
      for (int row = 0; row < length; row++) {
        masks[length - 4] |= 1L << row * 8 + 8 - length + row;
      }
    }
    return masks;
  }

  private static char[] base3() {
    char[] numbers = new char[1024];
    for (int bits = 1; bits < numbers.length; bits++) {
      numbers[bits] = (char) (3 * numbers[bits >>> 1] + (bits & 1));
    }
    return numbers;
  }

  /**
   * The weight that is surely alike: that of the mirrored pattern, if it comes before this one, or
   * else itself.
   */
  static int alike(int weight) {
    if (weight >= OWN_MOVES || weight >= BLOCK && weight < CORNER) {
      return weight;
    }
    if (weight < BLOCK) {
      return Math.min(weight, EDGE + moved(weight - EDGE, 7, 6, 5, 4, 3, 2, 1, 0, 9, 8));
    }
    if (weight < SECOND) {
      return Math.min(weight, CORNER + moved(weight - CORNER, 0, 3, 6, 1, 4, 7, 2, 5, 8));
    }
    if (weight < DIAGONAL) {
      int from = SECOND + (weight - SECOND) / 6561 * 6561;
      return Math.min(weight, from + moved(weight - from, 7, 6, 5, 4, 3, 2, 1, 0));
    }
    int length = 8;
    while (length > 4 && weight >= DIAGONALS[length - 5]) {
      length--;
    }
    int[] back = new int[length];
    for (int i = 0; i < length; i++) {
      back[i] = length - 1 - i;
    }
    int from = DIAGONALS[length - 4];
    return Math.min(weight, from + moved(weight - from, back));
  }

  /** The number whose digits are those of another, each from the given place. */
  private static int moved(int number, int... places) {
    int result = 0;
    for (int i = places.length - 1; i >= 0; i--) {
      int digit = number;
      for (int j = 0; j < places[i]; j++) {
        digit /= 3;
      }
      result = 3 * result + digit % 3;
    }
    return result;
  }
}
