package dev.banmen.server.tables;

import java.util.function.LongSupplier;

/**
 * The clock of the house, in milliseconds. It stands still while the house is closed, so no game
 * loses time by that. For any thread.
 */
public final class HouseClock implements LongSupplier {
  private static final long NANOS_PER_MILLI = 1_000_000;

  private final long first;
  private final LongSupplier nanos;
  private final long started;

  /** A clock that goes on from a time. */
  public HouseClock(long first, LongSupplier nanos) {
    this.first = first;
    this.nanos = nanos;
    started = nanos.getAsLong();
  }

  @Override
  public long getAsLong() {
    return first + (nanos.getAsLong() - started) / NANOS_PER_MILLI;
  }
}
