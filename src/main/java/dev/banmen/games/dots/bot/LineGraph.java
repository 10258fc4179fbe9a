package dev.banmen.games.dots.bot;

import dev.banmen.game.Board;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import java.util.Arrays;

/**
 * The lines that are not drawn yet and the boxes they run beside, numbered from 0 in reading order.
 * All else on a board, its shape included, is irrelevant for what comes. Source: Berlekamp, The
 * Dots and Boxes Game (2000), chapter 2, where boxes are coins and these lines the strings that
 * hold them. Immutable.
 */
final class LineGraph {
  /** Stands for the box on the outer side of a border line. */
  static final int GROUND = -1;

  private final int[] sites; // of the lattice, by line
  private final int[] before; // the box above or left of a line, or GROUND
  private final int[] after; // the box below or right of it, or GROUND
  private final int[][] around; // the lines of a box

  private LineGraph(int[] sites, int[] before, int[] after, int boxes) {
    this.sites = sites;
    this.before = before;
    this.after = after;
    int[] sides = new int[boxes];
    for (int line = 0; line < sites.length; line++) {
      count(sides, before[line]);
      count(sides, after[line]);
    }
    around = new int[boxes][];
    for (int box = 0; box < boxes; box++) {
      around[box] = new int[sides[box]];
    }
    Arrays.fill(sides, 0);
    for (int line = 0; line < sites.length; line++) {
      add(sides, before[line], line);
      add(sides, after[line], line);
    }
  }

  private static void count(int[] sides, int box) {
    if (box != GROUND) {
      sides[box]++;
    }
  }

  private void add(int[] sides, int box, int line) {
    if (box != GROUND) {
      around[box][sides[box]++] = line;
    }
  }

  /** Returns the graph of a board of Dots and Boxes. */
  static LineGraph of(Board board, Lattice lattice) {
    int[] boxAt = new int[lattice.size()]; // number + 1; 0 where no line is left
    int[] sites = new int[lattice.size()];
    int lines = 0;
    int boxes = 0;
    for (int site = lattice.nextOpen(0); site >= 0; site = lattice.nextOpen(site + 1)) {
      if (board.at(site) == Mark.EMPTY) {
        sites[lines++] = site;
      }
    }
    int[] before = new int[lines];
    int[] after = new int[lines];
    for (int line = 0; line < lines; line++) {
      for (int end = 0; end < 2; end++) {
        int site = beside(lattice, sites[line], end);
        if (site >= 0 && boxAt[site] == 0) {
          boxAt[site] = ++boxes;
        }
        (end == 0 ? before : after)[line] = site < 0 ? GROUND : boxAt[site] - 1;
      }
    }
    return new LineGraph(Arrays.copyOf(sites, lines), before, after, boxes);
  }

  /** The site of the box before a line, or after it; negative beyond the border. */
  private static int beside(Lattice lattice, int site, int end) {
    int row = site / lattice.cols();
    int col = site % lattice.cols();
    boolean isDown = row % 2 == 1;
    int along = isDown ? col : row;
    int other = along + (end == 0 ? -1 : 1);
    if (other < 0 || other >= (isDown ? lattice.cols() : lattice.rows())) {
      return -1;
    }
    return isDown ? row * lattice.cols() + other : other * lattice.cols() + col;
  }

  int lines() {
    return sites.length;
  }

  int boxes() {
    return around.length;
  }

  /** The line's site on the lattice. */
  int site(int line) {
    return sites[line];
  }

  /** The line on a site, or -1. */
  int lineAt(int site) {
    return Math.max(-1, Arrays.binarySearch(sites, site));
  }

  /** Whether all lines of another graph of the same board are in this one. */
  boolean contains(LineGraph other) {
    for (int site : other.sites) {
      if (lineAt(site) < 0) {
        return false;
      }
    }
    return true;
  }

  int before(int line) {
    return before[line];
  }

  int after(int line) {
    return after[line];
  }

  /** The box on the other side of a line, or {@link #GROUND}. */
  int across(int line, int box) {
    return before[line] == box ? after[line] : before[line];
  }

  /** The lines of a box; not to be changed. */
  int[] around(int box) {
    return around[box];
  }
}
