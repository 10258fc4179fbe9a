package dev.banmen.bench.server;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What was measured beside what is to be reached, as a table for the documents. For one thread. */
final class LoadTable {
  private static final List<String> ROWS = new ArrayList<>();

  private LoadTable() {}

  /**
   * Adds a row.
   *
   * @param aim what is to be reached; empty for a figure that only explains others
   * @param isReached whether that is so
   */
  static void row(String what, String aim, String measured, boolean isReached) {
    String reached = aim.isEmpty() ? "" : isReached ? "yes" : "**no**";
    ROWS.add(String.format(Locale.ROOT, "| %s | %s | %s | %s |", what, aim, measured, reached));
  }

  /** A row about times, in milliseconds. */
  static void row(String what, Latencies found, double p50, double p99) {
    boolean isReached = found.at(50) <= p50 && found.at(99) <= p99 && found.lostCount() == 0;
    String middle = p50 == Double.MAX_VALUE ? "" : String.format(Locale.ROOT, "p50 %.1f", p50);
    String slow = p99 == Double.MAX_VALUE ? "" : String.format(Locale.ROOT, "p99 %.1f", p99);
    String aim = middle + (middle.isEmpty() || slow.isEmpty() ? "" : ", ") + slow + " ms";
    row(what, aim, found.brief(), isReached);
  }

  /** Prints all rows; nothing if there is none. */
  static void print() {
    if (!ROWS.isEmpty()) {
      System.out.printf(
          Locale.ROOT,
          "%n%d processors, the clients on Java %s, load on the machine now %.1f%n%n",
          Runtime.getRuntime().availableProcessors(),
          System.getProperty("java.version"),
          ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage());
      System.out.println("| what | to reach | measured | reached |\n|---|---|---|---|");
      ROWS.forEach(System.out::println);
    }
  }
}
