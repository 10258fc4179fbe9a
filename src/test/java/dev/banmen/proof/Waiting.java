package dev.banmen.proof;

import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/** Waits for what other threads and programs do, and leaves the processor to them meanwhile. */
public final class Waiting {
  private static final Duration PATIENCE = Duration.ofMinutes(2);
  private static final Duration MOMENT = Duration.ofMillis(1);

  private Waiting() {}

  /** Waits until something is so; fails if it never is. */
  public static void until(BooleanSupplier isSo) {
    for (long begun = System.nanoTime(); !isSo.getAsBoolean(); ) {
      if (System.nanoTime() - begun > PATIENCE.toNanos()) {
        throw new AssertionError("what is waited for has not come in " + PATIENCE);
      }
      LockSupport.parkNanos(MOMENT.toNanos());
    }
  }
}
