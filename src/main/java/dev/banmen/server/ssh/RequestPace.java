package dev.banmen.server.ssh;

import java.util.function.IntSupplier;
import java.util.function.LongSupplier;

/** Counts what a connection asks for in each second. For one thread. */
final class RequestPace {
  private static final long SECOND = 1_000_000_000L;

  private final IntSupplier most;
  private final LongSupplier nanos;
  private long from; // when the second began that is counted now
  private int count;

  /**
   * A counter that has counted nothing yet.
   *
   * @param most in a second
   * @param nanos a clock in nanoseconds, from any starting point
   */
  RequestPace(IntSupplier most, LongSupplier nanos) {
    this.most = most;
    this.nanos = nanos;
    from = nanos.getAsLong();
  }

  /** Counts one more; false if there were too many already. */
  boolean takes() {
    long now = nanos.getAsLong();
    if (now - from >= SECOND) {
      from = now;
      count = 0;
    }
    return ++count <= most.getAsInt();
  }
}
