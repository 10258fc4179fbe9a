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

  /** The number of shapes; those below an open three have room for five, or none. */
  static final int COUNT = 9;

  /** The shape of which one stone more makes this one. */
  private static final byte[] BEFORE = {0, 0, 1, 1, 2, 3, 4, OPEN_THREE, FOUR};

  private static final int DIGITS = 2 * REACH;
  private static final int OTHER = 2;

  private static final Shapes FREESTYLE = new Shapes(false);
  private static final Shapes EXACT = new Shapes(true);

  /** The value of a digit, by the distance of its point from the stone's, and REACH more. */
  static final int[] DIGIT = digits();

  private final byte[] table;

  private Shapes(boolean isExact) {
    int[] digit = digits();
    table = new byte[3 * digit[2 * REACH]];
    for (int line = table.length - 1; line >= 0; line--) { // those with one stone more come first
      table[line] = isFive(line, digit, isExact) ? FIVE : (byte) shape(line, digit);
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

  private static boolean isFive(int line, int[] digit, boolean isExact) {
    int length = 1 + run(line, digit, 1) + run(line, digit, -1);
    return isExact ? length == REACH : length >= REACH;
  }

  private static int run(int line, int[] digit, int step) {
    int run = 0;
    while (run < REACH && line / digit[REACH + (run + 1) * step] % 3 == 1) {
      run++;
    }
    return run;
  }

  private int shape(int line, int[] digit) {
    int most = 0;
    int fives = 0;
    for (int i = 0; i <= DIGITS; i++) {
      if (i != REACH && line / digit[i] % 3 == 0) {
        int next = table[line + digit[i]];
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

  /** A line's number after a stone came to a distance of it, for the stone's side or the other. */
  static int with(int line, int distance, boolean isOwn) {
    return line + DIGIT[REACH + distance] * (isOwn ? 1 : OTHER);
  }
}
