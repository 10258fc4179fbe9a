package dev.banmen.tui.page;

import java.util.function.LongSupplier;

/**
 * Decides how many inputs a viewer takes before it paints: all that come within {@link
 * Viewer#WORK_NANOS}, and a few more after slices that changed nothing. Mutable, one thread.
 */
final class SliceBudget {
  /**
   * How many more inputs to take at most after that time while the screen still shows the same.
   * Otherwise repeating keys could end several slices in a row with the same picture, nearly always
   * if one of them is slow: the screen would seem frozen.
   */
  static final int MOST_OVERDUE = 7;

  private final LongSupplier nanos; // passing time
  private long begin; // of this slice
  private int overdueInputs; // in this slice
  private boolean isSpent; // whether the last slice ran out of time
  private int unchangedTurns; // spent ones in a row; from 1 again after MOST_OVERDUE

  SliceBudget(LongSupplier nanos) {
    this.nanos = nanos;
  }

  void startSlice() {
    begin = nanos.getAsLong();
    overdueInputs = 0;
  }

  /** Counts an input that was just taken in this slice. */
  void addInput() {
    if (nanos.getAsLong() - begin >= Viewer.WORK_NANOS) {
      overdueInputs++;
    }
  }

  /** Whether this slice may take another input; each unchanged slice before it allows one more. */
  boolean allowsMore() {
    return overdueInputs <= unchangedTurns;
  }

  /**
   * Ends the slice after its paint. True if the screen may look frozen, as this is the first of
   * several slices that ran out of time and changed nothing.
   */
  boolean endSlice(boolean hasChanged) {
    isSpent = !allowsMore();
    boolean isFirst = unchangedTurns == 0;
    unchangedTurns = hasChanged || allowsMore() ? 0 : unchangedTurns % MOST_OVERDUE + 1;
    return isFirst && unchangedTurns > 0;
  }

  /** Whether the last slice ended because its time was up, and not because nothing was left. */
  boolean isSpent() {
    return isSpent;
  }

  /** Notes that the screen changed after the slice. */
  void changed() {
    unchangedTurns = 0;
  }
}
