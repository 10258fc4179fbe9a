package dev.banmen.games.dots.bot;

import dev.banmen.game.bot.SearchLimit;

/**
 * Finds the exact values of positions in which no box can be completed, by alpha-beta with a table
 * of values. Only the boxes still to come count, so it does not matter how the position came about.
 * A move either draws a safe line or gives a whole chain away, and the opponent then takes it or
 * double-deals, see {@link BoxTaking}. Sources: Barker and Korf, Solving Dots-and-Boxes (AAAI
 * 2012); Plaat et al., Best-first fixed-depth minimax algorithms (1996), on searching with null
 * windows. Mutable, one thread.
 */
final class QuietSearch {
  private final Masks masks;
  private final ValueTable table;
  private final ChainPartition[] parts; // by ply
  private final int[] successes = new int[Long.SIZE]; // of a line, in cutting off a search

  private SearchLimit thought;
  private long left; // positions that may still be searched
  private boolean isStopped;

  QuietSearch(Masks masks, ValueTable table) {
    this.masks = masks;
    this.table = table;
    parts = new ChainPartition[Long.SIZE + 1];
  }

  /** Allows so many positions, from now on. */
  void allow(long positions, SearchLimit limits) {
    left = positions;
    thought = limits;
    isStopped = false;
  }

  /** Whether a search came to no end; what it returned then means nothing. */
  boolean isStopped() {
    return isStopped;
  }

  /**
   * Returns the mover's boxes less the opponent's, of those still to come.
   *
   * @param open the lines not drawn
   * @param guess where to begin
   */
  int value(long open, int guess) {
    int least = -Long.SIZE;
    int most = Long.SIZE;
    int value = guess;
    while (least < most && !isStopped) {
      int bound = value == least ? value + 1 : value;
      value = search(open, bound, 0);
      if (value >= bound) {
        least = value;
      } else {
        most = value;
      }
    }
    return value;
  }

  /** Returns a lower bound of the value, at least {@code bound}; or an upper bound below it. */
  private int search(long open, int bound, int ply) {
    if ((--left & 0xFF) == 0 && thought.isOver() || left < 0) {
      isStopped = true;
    }
    if (open == 0 || isStopped) {
      return 0;
    }
    long plain = ChainPartition.key(open); // most positions are met again: then no more is needed
    int known = table.find(plain);
    if (decides(known, bound)) {
      return bound(known, bound);
    }
    ChainPartition here = parts(ply);
    here.of(open);
    int boxes = here.boxes;
    int goal = bound + (bound + boxes & 1); // a value is odd if the boxes are
    if (goal > boxes) {
      return boxes;
    } else if (goal <= -boxes) {
      return -boxes;
    }
    known = table.find(here.key);
    if (decides(known, goal)) {
      table.put(plain, known);
      return bound(known, goal);
    }
    int value = tryAll(here, open, goal, ply, ValueTable.best(known));
    if ((value + boxes & 1) != 0) {
      value += value < goal ? -1 : 1;
    }
    if (!isStopped) {
      int lines = Long.bitCount(open);
      int found =
          value >= goal
              ? ValueTable.pack(value, ValueTable.most(known), best, lines)
              : ValueTable.pack(ValueTable.least(known), value, -1, lines);
      table.put(here.key, found);
      if (plain != here.key) {
        table.put(plain, found);
      }
    }
    return value;
  }

  private static boolean decides(int known, int goal) {
    return ValueTable.least(known) >= goal || ValueTable.most(known) < goal;
  }

  private static int bound(int known, int goal) {
    int least = ValueTable.least(known);
    return least >= goal ? least : ValueTable.most(known);
  }

  private int best; // the line that reached the goal of the search that has just ended

  private ChainPartition parts(int ply) {
    if (parts[ply] == null) {
      parts[ply] = new ChainPartition(masks);
    }
    return parts[ply];
  }

  private int tryAll(ChainPartition here, long open, int goal, int ply, int first) {
    int value = -here.boxes;
    long safe = here.safe;
    while (safe != 0 && value < goal) {
      int line = likeliest(safe, first);
      safe &= ~(1L << line);
      value = Math.max(value, -search(open & ~(1L << line), 1 - goal, ply + 1));
      note(line, value >= goal, open);
    }
    long tried = 0;
    for (int i = 0; i < here.openings && value < goal; i++) {
      int opening = cheapest(here, tried);
      tried |= 1L << opening;
      value = Math.max(value, give(here, opening, open, goal, ply));
      best = -1;
    }
    return value;
  }

  private void note(int line, boolean succeeds, long open) {
    if (succeeds && !isStopped) {
      best = line;
      successes[line] += Long.bitCount(open);
    }
  }

  private int likeliest(long lines, int first) {
    if (first >= 0 && (lines >> first & 1) != 0) {
      return first;
    }
    int likeliest = Long.numberOfTrailingZeros(lines);
    for (long more = lines & (lines - 1); more != 0; more &= more - 1) {
      int line = Long.numberOfTrailingZeros(more);
      if (successes[line] > successes[likeliest]) {
        likeliest = line;
      }
    }
    return likeliest;
  }

  /** The opening that can lose least, of those not tried. */
  private static int cheapest(ChainPartition here, long tried) {
    int cheapest = -1;
    for (int i = 0; i < here.openings; i++) {
      boolean isNew = (tried >> i & 1) == 0;
      if (isNew && (cheapest < 0 || least(here, i) < least(here, cheapest))) {
        cheapest = i;
      }
    }
    return cheapest;
  }

  /** The least gain of the taker by the choice between taking all and dealing. */
  private static int least(ChainPartition here, int opening) {
    return here.given[opening] - here.handout[opening];
  }

  /** Returns a bound, as {@link #search} does, of the value of giving a chain away. */
  private int give(ChainPartition here, int opening, long open, int goal, int ply) {
    int given = here.given[opening];
    int handout = here.handout[opening];
    if (handout - given < goal && handout > 0) {
      return handout - given;
    }
    long after = open & ~here.lines[opening];
    int toStop = 1 - goal - given; // the taker stops us by this much from the position after
    int taken = search(after, toStop, ply + 1);
    if (handout == 0 || taken >= toStop) {
      return -given - taken;
    }
    int toDeal = 1 - 2 * handout - toStop; // or, having dealt, if that is worth less than this
    int dealt = search(after, toDeal, ply + 1);
    return -given
        - (dealt >= toDeal ? Math.max(taken, -2 * handout - dealt) : -2 * handout - dealt);
  }
}
