package dev.banmen.bench.server;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/** Times of one kind, in nanoseconds, and how many never ended. For any thread. */
final class Latencies {
  private static final double MILLI = 1e6;

  private final List<Long> all = new ArrayList<>(); // under this
  private int lost; // under this

  synchronized void add(long nanos) {
    all.add(nanos);
  }

  synchronized void lost() {
    lost++;
  }

  synchronized int lostCount() {
    return lost;
  }

  synchronized void print(String what) {
    List<Long> sorted = new ArrayList<>(all);
    Collections.sort(sorted);
    if (sorted.isEmpty()) {
      System.out.printf(Locale.ROOT, "%s: none, %d lost%n", what, lost);
      return;
    }
    System.out.printf(
        Locale.ROOT,
        "%s: p50 %.1f, p99 %.1f, most %.1f ms (%d, %d lost)%n",
        what,
        sorted.get(sorted.size() / 2) / MILLI,
        sorted.get(Math.min(sorted.size() - 1, sorted.size() * 99 / 100)) / MILLI,
        sorted.get(sorted.size() - 1) / MILLI,
        sorted.size(),
        lost);
  }
}
