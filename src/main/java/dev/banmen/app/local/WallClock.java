package dev.banmen.app.local;

import java.util.function.LongSupplier;

/**
 * Milliseconds since 1970 as they were at the start, and steady from then on: setting the system's
 * clock takes no player's time. A class, as a lambda costs a start more.
 */
final class WallClock implements LongSupplier {
  private static final long NANOS_PER_MILLI = 1_000_000;

  private final long startMillis = System.currentTimeMillis();
  private final long startNanos = System.nanoTime();

  @Override
  public long getAsLong() {
    return startMillis + (System.nanoTime() - startNanos) / NANOS_PER_MILLI;
  }
}
