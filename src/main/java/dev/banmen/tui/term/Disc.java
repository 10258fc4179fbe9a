package dev.banmen.tui.term;

import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A round piece of block characters. It is as wide as the distance to the next piece less one
 * column, and looks as high as wide, since a cell is twice as high as wide. Immutable.
 *
 * <p>A cell whose character is swapped has the piece behind its character and the board in front:
 * an upper eighth is a lower one that is swapped.
 */
public final class Disc {
  /** A cell has this many parts in a row and in a column, and a part this many lines of samples. */
  private static final int PARTS = 8;

  private static final int LINES = 3;

  /**
   * The width, in columns, of discs that are the same on crossings, which are a corner of cells
   * there.
   */
  public static final int SMALLEST = 4;

  private static final Map<Integer, Disc> MADE = new ConcurrentHashMap<>();

  private final int cols;
  private final int rows;
  private final double radius; // in columns
  private final double middleY; // in rows
  private final char[] cells;
  private final boolean[] swapped;

  private Disc(int step, boolean isCentred) {
    cols = isCentred ? step : step - 1;
    rows = step / 2;
    radius = (step - 1) / 2.0;
    middleY = isCentred || rows % 2 == 1 ? rows / 2.0 : radius / 2;
    cells = new char[cols * rows];
    swapped = new boolean[cols * rows];
  }

  /** Returns the disc of pieces so many columns apart, an even number of 4 or more. */
  public static Disc of(int step, boolean isOnSquare) {
    boolean isCentred = isOnSquare || step == SMALLEST;
    Integer key = isCentred ? -step : step;
    Disc known = MADE.get(key);
    if (known == null) {
      known = computed(step, isCentred);
      MADE.put(key, known);
    }
    return known;
  }

  /**
   * Computes a disc: each cell has the character that differs least from the true disc. On a
   * crossing it begins at the left and, where an even number of rows has no middle one, at the top;
   * on a square it is in the middle.
   */
  private static Disc computed(int step, boolean isOnSquare) {
    Disc disc = new Disc(step, isOnSquare);
    double middleX = disc.cols / 2.0;
    long[] covered = new long[LINES];
    for (int row = 0; row < disc.rows; row++) {
      for (int col = 0; 2 * col < disc.cols; col++) {
        cover(covered, col - middleX, row - disc.middleY, disc.radius);
        disc.choose(row * disc.cols + col, covered);
        disc.mirror(row * disc.cols + col, row * disc.cols + disc.cols - 1 - col);
      }
    }
    return disc;
  }

  /**
   * Finds the samples of a cell that are on the disc. Each of the numbers has the samples of one
   * line of every part, in the order of the parts.
   *
   * @param left the cell's corner, from the middle of the disc
   */
  private static void cover(long[] covered, double left, double top, double radius) {
    Arrays.fill(covered, 0);
    for (int line = 0; line < PARTS * LINES; line++) {
      double down = 2 * (top + (line + 0.5) / (PARTS * LINES)); // in columns
      double reach = Math.sqrt(Math.max(0, radius * radius - down * down));
      int first = Math.max(0, (int) Math.ceil((-reach - left) * PARTS - 0.5));
      int end = Math.min(PARTS, (int) Math.floor((reach - left) * PARTS - 0.5) + 1);
      if (first < end) {
        long columns = (1L << end) - (1L << first);
        covered[line % LINES] |= columns << line / LINES * PARTS;
      }
    }
  }

  private void choose(int at, long[] covered) {
    int least = Integer.MAX_VALUE;
    for (int i = 0; least > 0 && i < 2 * BlockCharacters.ALL.length(); i++) {
      boolean isSwapped = i >= BlockCharacters.ALL.length();
      int block = isSwapped ? i - BlockCharacters.ALL.length() : i;
      long parts = isSwapped ? ~BlockCharacters.parts(block) : BlockCharacters.parts(block);
      int off = 0;
      for (long line : covered) {
        off += Long.bitCount(line ^ parts);
      }
      if (off < least) {
        least = off;
        cells[at] = BlockCharacters.ALL.charAt(block);
        swapped[at] = isSwapped;
      }
    }
  }

  /**
   * Gives a cell on the right the shape of one on the left; of shapes as near, either is chosen.
   */
  private void mirror(int from, int to) {
    int block = BlockCharacters.ALL.indexOf(cells[from]);
    boolean isSide = BlockCharacters.isLeft(block);
    if (from != to) {
      cells[to] = BlockCharacters.MIRRORED.charAt(block);
      swapped[to] = swapped[from] != isSide;
    }
  }

  public int cols() {
    return cols;
  }

  public int rows() {
    return rows;
  }

  /** Returns its radius in columns. */
  double radius() {
    return radius;
  }

  /** Returns how many rows its middle is below its top. */
  double middleY() {
    return middleY;
  }

  /** Returns the row of the cell in its middle, where the crossing is below it. */
  int middleRow() {
    return (rows - 1) / 2;
  }

  int middleCol() {
    return (cols - 1) / 2;
  }

  /** Returns its first column in its first row. */
  int first() {
    int first = 0;
    while (cell(0, first) == ' ') {
      first++;
    }
    return first;
  }

  /** Returns how many cells on each side a picture needs that is larger than this. */
  int around() {
    return cols % 2; // on a crossing it has no room of its own
  }

  public char cell(int row, int col) {
    return cells[row * cols + col];
  }

  public boolean isSwapped(int row, int col) {
    return swapped[row * cols + col];
  }
}
