package dev.banmen.tui.term;

import dev.banmen.text.Clusters;
import java.util.Arrays;
import org.jline.utils.WCWidth;

/**
 * A terminal that has its own mind about the width of characters, and knows the sequences that a
 * {@link CompactScreen} without colours sends. Mutable, one thread.
 */
final class WidthTerminal {
  /**
   * How it counts: emoji are one cell, each code point is as in Unicode's table, or joined ones are
   * one.
   */
  enum Mind {
    NARROW,
    APART,
    JOINED
  }

  private static final String HALF = "";

  private final Mind mind;
  private final int cols;
  private final String[] cells;
  private int row;
  private int col;
  private int last = -1; // the cell written last, if the cursor is still behind it

  WidthTerminal(Mind mind, int cols, int rows) {
    this.mind = mind;
    this.cols = cols;
    cells = new String[cols * rows];
    Arrays.fill(cells, " ");
  }

  /** Returns what starts in a cell; empty for the right half of what starts before. */
  String cell(int at) {
    return cells[at];
  }

  void write(String bytes) {
    for (int i = 0; i < bytes.length(); ) {
      int c = bytes.codePointAt(i);
      i += Character.charCount(c);
      if (c == '\033' && bytes.charAt(i) == '[') {
        int end = i + 1;
        while (bytes.charAt(end) < '@') {
          end++;
        }
        control(bytes.substring(i + 1, end), bytes.charAt(end));
        i = end + 1;
      } else if (c == '\r' || c == '\b') {
        go(row, c == '\r' ? 0 : Math.min(col, cols - 1) - 1);
      } else {
        put(Character.toString(c), c);
      }
    }
  }

  private void control(String numbers, char what) {
    String[] parts = numbers.split(";");
    int first = parts[0].matches("\\d+") ? Integer.parseInt(parts[0]) : 1;
    switch (what) {
      case 'H' -> go(first - 1, parts.length > 1 ? Integer.parseInt(parts[1]) - 1 : 0);
      case 'A' -> go(row - first, col);
      case 'B' -> go(row + first, col);
      case 'C' -> go(row, col + first);
      case 'D' -> go(row, col - first);
      case 'J' -> Arrays.fill(cells, " ");
      case 'K' -> erase(cols - col);
      case 'X' -> erase(first);
      case 'm', 'h', 'l' -> last = -1;
      default -> throw new IllegalArgumentException(numbers + what);
    }
  }

  private void go(int toRow, int toCol) {
    row = toRow;
    col = toCol;
    last = -1;
  }

  private void erase(int count) {
    for (int i = 0; i < count; i++) {
      set(row * cols + col + i, " ");
    }
    last = -1;
  }

  private void put(String text, int c) {
    boolean isMark = WCWidth.wcwidth(c) == 0 && !(c >= 0x1f3fb && c <= 0x1f3ff);
    boolean isJoined = isMark || mind == Mind.JOINED && last >= 0 && joins(cells[last], text);
    if (isJoined && last >= 0) {
      cells[last] += text;
      if (mind == Mind.JOINED && CellWidth.of(cells[last]) == 2 && col == last % cols + 1) {
        half();
      }
      return;
    }
    int width = mind == Mind.NARROW && !isOld(c) ? 1 : CellWidth.of(c);
    if (col + width > cols) {
      throw new IllegalStateException("it would go on in the next row: " + text);
    }
    last = row * cols + col;
    set(last, text);
    col++;
    if (width == 2) {
      half();
    }
  }

  /** Whether this is one of the Chinese characters that terminals have long known. */
  private static boolean isOld(int c) {
    return c >= 0x2e80 && c <= Character.MAX_VALUE;
  }

  private void half() {
    set(row * cols + col, " ");
    cells[row * cols + col++] = HALF;
  }

  private static boolean joins(String before, String text) {
    return Clusters.end(before + text, 0) == before.length() + text.length();
  }

  /** Half of what was there before is not left. */
  private void set(int at, String text) {
    if (cells[at].equals(HALF)) {
      cells[at - 1] = " ";
    }
    if (at + 1 < cells.length && cells[at + 1].equals(HALF)) {
      cells[at + 1] = " ";
    }
    cells[at] = text;
  }
}
