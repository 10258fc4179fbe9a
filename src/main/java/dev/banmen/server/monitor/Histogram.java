package dev.banmen.server.monitor;

import java.util.concurrent.atomic.LongAdder;

/** How many times were how long. For any thread. */
public final class Histogram {
  /** The upper ends of the buckets, in milliseconds; one more has no end. */
  private static final double[] MILLIS = {0.5, 1, 2.5, 5, 10, 25, 50, 100, 250, 500, 1_000, 5_000};

  private static final double NANOS_PER_MILLI = 1e6;
  private static final double MILLIS_PER_SECOND = 1e3;

  private final LongAdder[] counts = new LongAdder[MILLIS.length + 1];
  private final LongAdder nanos = new LongAdder();

  public Histogram() {
    for (int i = 0; i < counts.length; i++) {
      counts[i] = new LongAdder();
    }
  }

  /** Counts a time. */
  public void add(long took) {
    double millis = took / NANOS_PER_MILLI;
    int bucket = 0;
    while (bucket < MILLIS.length && millis > MILLIS[bucket]) {
      bucket++;
    }
    counts[bucket].increment();
    nanos.add(took);
  }

  /** The upper ends of all buckets, in seconds; the last one is infinite. */
  double[] ends() {
    double[] ends = new double[counts.length];
    for (int i = 0; i < MILLIS.length; i++) {
      ends[i] = MILLIS[i] / MILLIS_PER_SECOND;
    }
    ends[MILLIS.length] = Double.POSITIVE_INFINITY;
    return ends;
  }

  /** How many fell into each bucket alone. */
  long[] counts() {
    long[] now = new long[counts.length];
    for (int i = 0; i < counts.length; i++) {
      now[i] = counts[i].sum();
    }
    return now;
  }

  /** All times together, in seconds. */
  double seconds() {
    return nanos.sum() / NANOS_PER_MILLI / MILLIS_PER_SECOND;
  }
}
