package dev.banmen.gtp.engine;

import dev.banmen.game.Side;

/**
 * How long a move may take. Times are in milliseconds. The controller keeps the clocks; between its
 * messages the engine counts its own time down. Mutable.
 */
final class EngineClock {
  /** The part of the main time left that one move may take. */
  private static final int MOVES_LEFT = 25;

  private static final long MARGIN_MILLIS = 200;

  private final long mostMillis;
  private boolean isTimed;
  private long mainMillis;
  private long periodMillis;
  private int periodStones;
  private final long[] leftMillis = new long[2]; // by side
  private final int[] leftStones = new int[2]; // 0 in main time

  /**
   * A clock that isn't set yet.
   *
   * @param mostMillis the longest a move may take, whatever the clock says
   */
  EngineClock(long mostMillis) {
    this.mostMillis = mostMillis;
  }

  /** Starts the clocks with main time, and so many stones in each period after it. */
  void set(long main, long period, int stones) {
    isTimed = main > 0 || period > 0 && stones > 0;
    mainMillis = main;
    periodMillis = period;
    periodStones = stones;
    for (int side = 0; side < 2; side++) {
      leftMillis[side] = mainMillis > 0 ? mainMillis : periodMillis;
      leftStones[side] = mainMillis > 0 ? 0 : periodStones;
    }
  }

  /** No limit, as the protocol writes it: a period without stones. */
  void stop() {
    isTimed = false;
  }

  /** Starts the clocks again as they were set. */
  void restart() {
    if (isTimed) {
      set(mainMillis, periodMillis, periodStones);
    }
  }

  /**
   * Notes the time that the controller says a side has left, for so many stones; 0 stones in main
   * time.
   */
  void left(Side side, long millis, int stones) {
    isTimed = true;
    leftMillis[side.ordinal()] = millis;
    leftStones[side.ordinal()] = stones;
  }

  /** A side has thought so long about a move. */
  void spend(Side side, long millis) {
    int i = side.ordinal();
    leftMillis[i] = Math.max(0, leftMillis[i] - millis);
    boolean isPeriodOver = leftStones[i] > 0 && --leftStones[i] == 0;
    if (isPeriodOver || leftMillis[i] == 0 && periodMillis > 0) {
      leftMillis[i] = periodMillis;
      leftStones[i] = periodStones;
    }
  }

  /** How long a side may think about its next move, 1 or more. */
  long millisFor(Side side) {
    if (!isTimed) {
      return mostMillis;
    }
    int stones = leftStones[side.ordinal()];
    long own = leftMillis[side.ordinal()] / (stones > 0 ? stones : MOVES_LEFT);
    return Math.max(1, Math.min(mostMillis, own - Math.min(MARGIN_MILLIS, own / 2)));
  }
}
