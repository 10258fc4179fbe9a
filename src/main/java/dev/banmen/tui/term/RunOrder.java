package dev.banmen.tui.term;

/** The order of a few runs that takes the fewest bytes. Mutable, one thread. */
final class RunOrder {
  /** The most runs of which all orders are tried, 120 of them. */
  static final int MOST = 5;

  private final CursorMover mover;
  private final int[] tried = new int[MOST];
  private final int[] best = new int[MOST];
  private DiffRuns runs;
  private int cols;
  private int least;

  RunOrder(CursorMover mover) {
    this.mover = mover;
  }

  /** Tries all orders of these runs, no more than {@link #MOST}, on a screen this wide. */
  void find(DiffRuns few, int wide) {
    runs = few;
    cols = wide;
    least = Integer.MAX_VALUE;
    tryNext(0, 0, 0);
  }

  /** Returns the run to write at this place in the order. */
  int run(int place) {
    return best[place];
  }

  /**
   * Tries every run that is left.
   *
   * @param used the runs already tried before this place, as bits
   * @param spent the bytes for those
   */
  private void tryNext(int place, int used, int spent) {
    if (place == runs.count()) {
      least = spent;
      System.arraycopy(tried, 0, best, 0, place);
      return;
    }
    int row = mover.row();
    int col = mover.col();
    long pen = mover.pen();
    for (int run = 0; run < runs.count(); run++) {
      if ((used & 1 << run) == 0) {
        int begin = runs.begin(run);
        long runPen = runs.pen(run, pen);
        int bytes = spent + mover.distance(begin / cols, begin % cols, runPen);
        if (bytes < least) {
          tried[place] = run;
          mover.pretend(begin / cols, begin % cols, runPen);
          mover.advance(runs.end(run) - begin, cols);
          tryNext(place + 1, used | 1 << run, bytes);
          mover.pretend(row, col, pen);
        }
      }
    }
  }
}
