package dev.banmen.tui.canvas;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A piece larger than the five cells by three that its characters come from: round, as a cell is
 * twice as high as it is wide. Stateless, except that each is made once.
 */
public final class StoneShape {
  /** How many rows the piece has that the characters come from. */
  public static final int SMALL = 3;

  /** A cell beside a disc that shows what is below it. */
  public static final char NONE = '\0';

  private static final int SMALL_COLS = 5;
  private static final int MIDDLE = 7;
  private static final Map<String, String> MADE = new ConcurrentHashMap<>();

  private final String small;
  private final String joints;
  private final int rows;
  private final int cols;
  private final char[] cells;

  private StoneShape(String small, String joints, int rows) {
    this.small = small;
    this.joints = joints;
    this.rows = rows;
    cols = cols(rows);
    cells = new char[rows * cols];
  }

  public static int cols(int rows) {
    return 2 * rows - 1;
  }

  /** Returns a piece of this many rows, an odd number, row by row. */
  static String of(String small, String joints, int rows) {
    String key = small + joints + rows;
    String known = MADE.get(key);
    if (known == null) {
      known = new StoneShape(small, joints, rows).made();
      MADE.put(key, known);
    }
    return known;
  }

  private String made() {
    for (int row = 0; row < rows; row++) {
      row(row);
    }
    cells[rows / 2 * cols + cols / 2] = small.charAt(MIDDLE);
    return new String(cells);
  }

  /** Returns how many cells further right than the widest row this one starts. */
  private int inset(int row) {
    double up = Math.abs(row - rows / 2) / (rows / 2.0); // of the radius
    long reach = Math.round(cols / 2.0 * Math.sqrt(1 - up * up));
    return (int) Math.max(0, cols / 2 - reach);
  }

  private void row(int row) {
    boolean isUpper = row < rows / 2;
    int inset = inset(row);
    int outer = row == 0 || row == rows - 1 ? cols / 2 + 1 : inset(isUpper ? row - 1 : row + 1);
    boolean isSide = outer == inset || row == rows / 2;
    int from = isSide ? SMALL_COLS : isUpper ? 0 : 2 * SMALL_COLS;
    int right = cols - 1 - inset;
    for (int col = inset; col <= right; col++) {
      boolean isEdge = !isSide && (col < outer || col > cols - 1 - outer);
      put(row, col, small.charAt(isEdge ? from + 1 : SMALL_COLS + 1));
    }
    put(row, inset, small.charAt(from));
    put(row, right, small.charAt(from + SMALL_COLS - 1));
    if (!isSide && outer < cols / 2 && isOutlined()) {
      put(row, outer, joints.charAt(isUpper ? 0 : 2));
      put(row, cols - 1 - outer, joints.charAt(isUpper ? 1 : 3));
    }
  }

  private boolean isOutlined() {
    return small.charAt(SMALL_COLS + 1) == ' ';
  }

  private void put(int row, int col, char c) {
    cells[row * cols + col] = c;
  }
}
