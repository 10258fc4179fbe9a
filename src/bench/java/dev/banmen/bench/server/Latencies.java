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

  synchronized int count() {
    return all.size();
  }

  /** Adds these to others. */
  synchronized void addTo(Latencies others) {
    all.forEach(others::add);
  }

  /** The time that so many of a hundred did not exceed, in milliseconds; 0 without any. */
  synchronized double at(int percent) {
    List<Long> sorted = new ArrayList<>(all);
    Collections.sort(sorted);
    int index = (int) Math.ceil(sorted.size() * percent / 100.0) - 1;
    return sorted.isEmpty() ? 0 : sorted.get(Math.max(0, index)) / MILLI;
  }

  /** The middle, the slowest of a hundred, and the slowest of all. */
  synchronized String brief() {
    return String.format(
        Locale.ROOT,
        "p50 %.1f, p99 %.1f, most %.1f ms%s",
        at(50),
        at(99),
        at(100),
        lost == 0 ? "" : ", " + lost + " lost");
  }

  synchronized void print(String what) {
    System.out.printf(Locale.ROOT, "%s: %s (%d of them)%n", what, brief(), all.size());
  }
}
