package dev.banmen.game.bot;

import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;

/**
 * The limits of thinking about one move. For any thread: one thinks, others may cancel.
 *
 * <p>The time is only a ceiling over the work that a level does. A thought ends where the next
 * piece of work would end too late, if it takes as long as the last few, and leaves a little time
 * to make the move and say it.
 */
public final class SearchLimit {
  /** The part of the time that is left for the answer, and the most of it in nanoseconds. */
  private static final int FOR_ANSWER = 20;

  private static final long MOST_FOR_ANSWER = 10_000_000;

  /** How much longer than is expected the next piece of work may take. */
  private static final double MARGIN = 1.5;

  private final long seed;
  private final LongSupplier nanos; // its clock
  private final long deadline; // by that clock
  private final BooleanSupplier isGivenUp;
  private long looked; // when it was asked last whether it is over
  private double expected; // of the work until it is asked again, in nanoseconds
  private volatile boolean cancelled;
  private volatile boolean late;

  private SearchLimit(long seed, LongSupplier nanos, long deadline, BooleanSupplier isGivenUp) {
    this.seed = seed;
    this.nanos = nanos;
    this.deadline = deadline;
    this.isGivenUp = isGivenUp;
    looked = nanos.getAsLong();
  }

  /** Returns a thought that takes as long as its work does, unless it is given up. */
  public static SearchLimit untilDone(long seed, BooleanSupplier isGivenUp) {
    return new SearchLimit(seed, () -> 0, Long.MAX_VALUE, isGivenUp);
  }

  /** Returns a thought that is over after so many milliseconds, at most a year. */
  public static SearchLimit within(long millis, long seed) {
    return since(System.nanoTime(), millis, seed);
  }

  /**
   * Returns a thought that is over so many milliseconds after a time by {@link System#nanoTime},
   * when its player may not have been made yet.
   */
  public static SearchLimit since(long begun, long millis, long seed) {
    return new SearchLimit(seed, System::nanoTime, deadline(begun, millis), () -> false);
  }

  /** Returns a limit by another clock, such as the processor time of the thread that thinks. */
  public static SearchLimit within(long millis, long seed, LongSupplier nanos) {
    return new SearchLimit(seed, nanos, deadline(nanos.getAsLong(), millis), () -> false);
  }

  /** Returns a thought that is over after so many milliseconds, or once it is given up. */
  public static SearchLimit within(long millis, BooleanSupplier isGivenUp, long seed) {
    return new SearchLimit(seed, System::nanoTime, deadline(System.nanoTime(), millis), isGivenUp);
  }

  private static long deadline(long begun, long millis) {
    long all = millis * 1_000_000;
    return begun + all - Math.min(all / FOR_ANSWER, MOST_FOR_ANSWER);
  }

  /** The seed of all choices left to chance. */
  public long seed() {
    return seed;
  }

  /** Ends it: nobody waits for the answer any more. */
  public void cancel() {
    cancelled = true;
  }

  public boolean isCancelled() {
    return cancelled;
  }

  /**
   * Whether to stop now. It reads the clock: ask after some hundred microseconds of work, on the
   * thread that thinks.
   */
  public boolean isOver() {
    if (!late) {
      long now = nanos.getAsLong();
      expected += (now - looked - expected) / 2; // a slow first one says little
      looked = now;
      late = now + (long) (expected * MARGIN) - deadline >= 0;
    }
    cancelled |= isGivenUp.getAsBoolean();
    return late || cancelled;
  }

  /** Whether {@link #isOver} has stopped the work because of the time. */
  public boolean isLate() {
    return late;
  }
}
