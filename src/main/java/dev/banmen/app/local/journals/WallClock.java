package dev.banmen.app.local.journals;

import java.util.function.LongSupplier;

/**
 * Milliseconds since 1970, steady from the program's start on: setting the system's clock takes no
 * player's time. A class, as a lambda makes the start slower.
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
