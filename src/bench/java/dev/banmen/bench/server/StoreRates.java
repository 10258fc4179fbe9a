package dev.banmen.bench.server;

import dev.banmen.server.store.EventRow;
import dev.banmen.server.store.Store;
import dev.banmen.server.store.TableRow;
import dev.banmen.server.store.TableState;
import dev.banmen.server.store.postgres.PostgresServer;
import dev.banmen.server.store.postgres.PostgresStore;
import dev.banmen.server.store.sqlite.SqliteStore;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.LockSupport;

/** How fast both stores save events: at a rate, each timed from when it was due; and at most. */
final class StoreRates {
  private static final int TABLES = 300;
  private static final int MOST_WAITING = 256;

  private final Store store;
  private final List<Long> tables = new ArrayList<>();
  private int count;

  private StoreRates(Store store) {
    this.store = store;
    TableState begun = new TableState(0, 1, 2, 1, false, false, "", 0, "");
    for (int i = 0; i < TABLES; i++) {
      tables.add(
          store
              .add(new TableRow(0, "banmen 2\n", "", false, false, TableRow.Opening.UNKNOWN, begun))
              .join());
    }
  }

  /**
   * Measures a store in a folder and one in PostgreSQL, which is begun for it.
   *
   * @param rate events a second
   */
  static void run(int seconds, int rate) throws Exception {
    Path folder = Path.of("target/bench/store" + System.nanoTime());
    try (Store store = SqliteStore.open(folder, () -> 0, row -> OptionalDouble.empty())) {
      new StoreRates(store).measure("SQLite", seconds, rate);
    }
    try (Store store =
        PostgresStore.open(
            PostgresServer.durable().place("bench"),
            folder.resolve("primary"),
            () -> 0,
            row -> OptionalDouble.empty())) {
      new StoreRates(store).measure("PostgreSQL", seconds, rate);
    }
  }

  private void measure(String name, int seconds, int rate) throws InterruptedException {
    atRate(2, rate, new Latencies()); // Java compiles
    Latencies latencies = new Latencies();
    atRate(seconds, rate, latencies);
    latencies.print(name + ", " + rate + " events a second");
    System.out.printf(Locale.ROOT, "%s, at most: %d events a second%n", name, atMost(seconds));
  }

  private void atRate(int seconds, int rate, Latencies latencies) throws InterruptedException {
    Semaphore answered = new Semaphore(0);
    long begun = System.nanoTime();
    int all = seconds * rate;
    for (int i = 0; i < all; i++) {
      long due = begun + i * 1_000_000_000L / rate;
      while (System.nanoTime() - due < 0) {
        LockSupport.parkNanos(due - System.nanoTime());
      }
      append(
          () -> {
            latencies.add(System.nanoTime() - due);
            answered.release();
          });
    }
    answered.acquire(all);
  }

  private long atMost(int seconds) throws InterruptedException {
    Semaphore free = new Semaphore(MOST_WAITING);
    long begun = System.nanoTime();
    long end = begun + seconds * 1_000_000_000L;
    int first = count;
    while (System.nanoTime() - end < 0) {
      free.acquire();
      append(free::release);
    }
    free.acquire(MOST_WAITING);
    return (count - first) * 1_000_000_000L / (System.nanoTime() - begun);
  }

  private void append(Runnable saved) {
    int number = count / TABLES + 1;
    String id = "e" + count;
    TableState after = new TableState(number, 1, 2, 1 + number % 2, false, false, "", number, "");
    store
        .append(tables.get(count % TABLES), new EventRow(number, id, "1234 p12 B d4 " + id), after)
        .whenComplete(
            (isSaved, fault) -> {
              if (!Boolean.TRUE.equals(isSaved)) {
                throw new IllegalStateException(String.valueOf(fault));
              }
              saved.run();
            });
    count++;
  }
}
