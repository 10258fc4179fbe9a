package dev.banmen.server.ssh;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongSupplier;

/**
 * The questions of a connection whether its other end is there. An answer proves that whatever was
 * sent before has arrived; a connection alone stays open when its line is cut. For any thread.
 */
final class KeepAlives {
  /** The longest answer of somebody who is reached; later ones are their program's, not theirs. */
  static final long LATE_NANOS = Duration.ofSeconds(10).toNanos();

  private final LongSupplier nanos;
  private final AtomicInteger unanswered = new AtomicInteger();
  private volatile long since; // when the first of them was asked

  KeepAlives(LongSupplier nanos) {
    this.nanos = nanos;
  }

  /** Counts another question; false if so many are unanswered already. */
  boolean asks(int most) {
    if (unanswered.get() == 0) {
      since = nanos.getAsLong();
    }
    return unanswered.getAndIncrement() < most;
  }

  void answered() {
    unanswered.set(0);
  }

  boolean isReached() {
    return unanswered.get() == 0 || nanos.getAsLong() - since < LATE_NANOS;
  }
}
