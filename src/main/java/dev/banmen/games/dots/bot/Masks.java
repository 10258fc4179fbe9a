package dev.banmen.games.dots.bot;

import static dev.banmen.games.dots.bot.LineGraph.GROUND;

import java.util.Arrays;

/** A graph of at most 64 lines, as bits of a {@code long}. Immutable. */
final class Masks {
  private final LineGraph graph;
  private final long[] around; // the lines of a box
  private final long[] twins; // the border lines of a box that has several

  Masks(LineGraph graph) {
    if (graph.lines() > Long.SIZE) {
      throw new IllegalArgumentException(graph.lines() + " lines");
    }
    this.graph = graph;
    around = new long[graph.boxes()];
    long[] borders = new long[around.length];
    int count = 0;
    for (int box = 0; box < around.length; box++) {
      long border = 0;
      for (int line : graph.around(box)) {
        around[box] |= 1L << line;
        border |= graph.across(line, box) == GROUND ? 1L << line : 0;
      }
      if (Long.bitCount(border) > 1) {
        borders[count++] = border;
      }
    }
    twins = Arrays.copyOf(borders, count);
  }

  int boxes() {
    return around.length;
  }

  long around(int box) {
    return around[box];
  }

  int across(long line, int box) {
    return graph.across(Long.numberOfTrailingZeros(line), box);
  }

  /**
   * Leaves out lines that are worth the same as another: all but the first border line of a box.
   */
  long withoutTwins(long lines) {
    long all = lines;
    for (long border : twins) {
      long its = all & border;
      all ^= its & (its - 1);
    }
    return all;
  }

  /** Returns an equal position in which the first border lines of each box are undrawn. */
  long withTwinsFirst(long open) {
    long all = open;
    for (long border : twins) {
      int count = Long.bitCount(all & border);
      long first = border;
      for (int more = Long.bitCount(border); more > count; more--) {
        first ^= Long.highestOneBit(first);
      }
      all = all & ~border | first;
    }
    return all;
  }

  /** Returns the lines of a state that are not drawn. */
  long open(LineState state) {
    long open = 0;
    for (int line = 0; line < graph.lines(); line++) {
      open |= state.isDrawn(line) ? 0 : 1L << line;
    }
    return open;
  }
}
