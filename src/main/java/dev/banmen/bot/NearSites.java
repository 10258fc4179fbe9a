package dev.banmen.bot;

import dev.banmen.game.Board;
import dev.banmen.game.Mark;
import java.util.Arrays;

/**
 * The empty sites near pieces, for games that are played out: kept up to date move by move, and put
 * back for the next game. Mutable, one thread.
 */
final class NearSites {
  /** How many rows and columns from a piece. */
  static final int NEAR = 2;

  private final int rows;
  private final int cols;
  private final int[] sites;
  private final boolean[] isIn;
  private final int[] startSites;
  private final boolean[] startIn;
  private int count;
  private int startCount;

  NearSites(int size, int cols) {
    rows = size / cols;
    this.cols = cols;
    sites = new int[size];
    isIn = new boolean[size];
    startSites = new int[size];
    startIn = new boolean[size];
  }

  /** Starts from the pieces of a board. */
  void start(Board board) {
    count = 0;
    Arrays.fill(isIn, false);
    for (int site = 0; site < sites.length; site++) {
      if (isPiece(board, site)) {
        add(site);
      }
    }
    startCount = count;
    System.arraycopy(sites, 0, startSites, 0, count);
    System.arraycopy(isIn, 0, startIn, 0, isIn.length);
  }

  /** Goes back to where it started. */
  void reset() {
    count = startCount;
    System.arraycopy(startSites, 0, sites, 0, count);
    System.arraycopy(startIn, 0, isIn, 0, isIn.length);
  }

  /** Adds the sites near a new piece. */
  void add(int site) {
    int row = site / cols;
    int col = site % cols;
    int lastRow = Math.min(rows - 1, row + NEAR);
    int lastCol = Math.min(cols - 1, col + NEAR);
    for (int r = Math.max(0, row - NEAR); r <= lastRow; r++) {
      for (int c = Math.max(0, col - NEAR); c <= lastCol; c++) {
        int near = r * cols + c;
        if (!isIn[near]) {
          isIn[near] = true;
          sites[count++] = near;
        }
      }
    }
  }

  boolean isNear(int site) {
    return isIn[site];
  }

  /** Whether two sites are near each other; one off the board is near none. */
  static boolean isNear(int site, int other, int cols) {
    return site >= 0
        && other >= 0
        && Math.abs(site / cols - other / cols) <= NEAR
        && Math.abs(site % cols - other % cols) <= NEAR;
  }

  int count() {
    return count;
  }

  int site(int index) {
    return sites[index];
  }

  /** Takes one off that has a piece now. */
  void drop(int index) {
    sites[index] = sites[--count];
  }

  static boolean isPiece(Board board, int site) {
    Mark mark = board.at(site);
    return mark == Mark.BLACK || mark == Mark.WHITE;
  }
}
