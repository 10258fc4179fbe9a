package dev.banmen.schedule;

import java.util.function.LongSupplier;

/**
 * A clock in milliseconds that goes on from a time at a steady pace: setting the system's clock
 * takes no player's time. For any thread.
 */
public final class SteadyClock implements LongSupplier {
  private static final long NANOS_PER_MILLI = 1_000_000;

  private final long first;
  private final LongSupplier nanos;
  private final long started;

  /** A clock that shows this time now. */
  public SteadyClock(long first) {
    this(first, System::nanoTime);
  }

  /**
   * The same, by another measure.
   *
   * @param nanos nanoseconds from any time, which nobody sets
   */
  public SteadyClock(long first, LongSupplier nanos) {
    this.first = first;
    this.nanos = nanos;
    started = nanos.getAsLong();
  }

  @Override
  public long getAsLong() {
    return first + (nanos.getAsLong() - started) / NANOS_PER_MILLI;
  }
}
