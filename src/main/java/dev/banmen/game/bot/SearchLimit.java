package dev.banmen.game.bot;

import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;

/**
 * The limits of thinking about one move. For any thread: one thinks, others may cancel.
 *
 * <p>The time is only a ceiling over the work that a level does.
 */
public final class SearchLimit {
  private final long seed;
  private final LongSupplier nanos; // its clock
  private final long deadline; // by that clock
  private final BooleanSupplier isGivenUp;
  private volatile boolean cancelled;
  private volatile boolean late;

  private SearchLimit(long seed, LongSupplier nanos, long deadline, BooleanSupplier isGivenUp) {
    this.seed = seed;
    this.nanos = nanos;
    this.deadline = deadline;
    this.isGivenUp = isGivenUp;
  }

  /** Returns a thought that takes as long as its work does, unless it is given up. */
  public static SearchLimit untilDone(long seed, BooleanSupplier isGivenUp) {
    return new SearchLimit(seed, () -> 0, Long.MAX_VALUE, isGivenUp);
  }

  /** Returns a thought that is over after so many milliseconds, at most a year. */
  public static SearchLimit within(long millis, long seed) {
    return within(millis, seed, System::nanoTime);
  }

  /** Returns a limit by another clock, such as the processor time of the thread that thinks. */
  public static SearchLimit within(long millis, long seed, LongSupplier nanos) {
    return new SearchLimit(seed, nanos, nanos.getAsLong() + millis * 1_000_000, () -> false);
  }

  /** Returns a thought that is over after so many milliseconds, or once it is given up. */
  public static SearchLimit within(long millis, BooleanSupplier isGivenUp, long seed) {
    long deadline = System.nanoTime() + millis * 1_000_000;
    return new SearchLimit(seed, System::nanoTime, deadline, isGivenUp);
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

  /** The nanoseconds of its clock, to measure work by. */
  public long nanos() {
    return nanos.getAsLong();
  }

  /** Whether to stop now. It reads the clock: ask after some hundred microseconds of work. */
  public boolean isOver() {
    return isOver(0);
  }

  /** Whether to stop now, since work that takes so many nanoseconds would end too late. */
  public boolean isOver(long workNanos) {
    if (!late && nanos.getAsLong() + workNanos - deadline >= 0) {
      late = true;
    }
    cancelled |= isGivenUp.getAsBoolean();
    return late || cancelled;
  }

  /** Whether {@link #isOver} has stopped the work because of the time. */
  public boolean isLate() {
    return late;
  }
}
