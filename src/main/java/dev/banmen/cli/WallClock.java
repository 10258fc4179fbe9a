package dev.banmen.cli;

import java.util.function.LongSupplier;

/** The time of day, in milliseconds since 1970. A class, as a lambda costs a start more. */
final class WallClock implements LongSupplier {
  @Override
  public long getAsLong() {
    return System.currentTimeMillis();
  }
}
