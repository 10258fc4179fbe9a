package dev.banmen.games.gomoku.bot;

/**
 * What a stone makes of the line through its point, for every line that reaches five points to both
 * sides. A line is a number of ten digits to the base 3, one for each point but the stone's own: 0
 * empty, 1 own, 2 the other side's or the edge. Immutable.
 */
final class Shapes {
  /** How many points of a line count to each side: a sixth stone there makes an overline. */
  static final int REACH = 5;

  static final int OPEN_THREE = 5; // one stone more makes an open four
  static final int FOUR = 6; // five can be made at one point
  static final int OPEN_FOUR = 7; // five can be made at two points
  static final int FIVE = 8;

  /**
   * The shape of which one stone more makes this one. Those below an open three have room for five,
   * or none.
   */
  private static final byte[] BEFORE = {0, 0, 1, 1, 2, 3, 4, OPEN_THREE, FOUR};

  private static final int DIGITS = 2 * REACH;
  private static final int OTHER = 2;

  /** The value of a digit, by the distance of its point from the stone's, and REACH more. */
  private static final int[] DIGIT = digits();

  private static final Shapes FREESTYLE = new Shapes(false);
  private static final Shapes EXACT = new Shapes(true);

  private final byte[] table;

  private Shapes(boolean isExact) {
    table = new byte[3 * DIGIT[DIGITS]];
    for (int line = table.length - 1; line >= 0; line--) { // those with one stone more come first
      table[line] = isFive(line, isExact) ? FIVE : (byte) shape(line);
    }
  }

  static Shapes of(boolean isExact) {
    return isExact ? EXACT : FREESTYLE;
  }

  private static int[] digits() {
    int[] digit = new int[DIGITS + 1];
    int next = 1;
    for (int i = 0; i <= DIGITS; i++) {
      if (i != REACH) {
        digit[i] = next;
        next *= 3;
      }
    }
    return digit;
  }

  private static boolean isFive(int line, boolean isExact) {
    int length = 1 + run(line, 1) + run(line, -1);
    return isExact ? length == REACH : length >= REACH;
  }

  private static int run(int line, int step) {
    int run = 0;
    while (run < REACH && line / DIGIT[REACH + (run + 1) * step] % 3 == 1) {
      run++;
    }
    return run;
  }

  private int shape(int line) {
    int most = 0;
    int fives = 0;
    for (int i = 0; i <= DIGITS; i++) {
      if (i != REACH && line / DIGIT[i] % 3 == 0) {
        int next = table[line + DIGIT[i]];
        most = Math.max(most, next);
        fives += next == FIVE ? 1 : 0;
      }
    }
    return fives > 1 ? OPEN_FOUR : BEFORE[most];
  }

  /** The shape that a stone makes in a line. */
  int of(int line) {
    return table[line];
  }

  /** What the digit of a point at a distance counts in the number of its line. */
  static int digit(int distance) {
    return DIGIT[REACH + distance];
  }

  /** A line's number once it is blocked at a distance. */
  static int blocked(int line, int distance) {
    return line + DIGIT[REACH + distance] * OTHER;
  }
}
