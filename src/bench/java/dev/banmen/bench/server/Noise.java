package dev.banmen.bench.server;

import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;

/**
 * What the machine itself adds, as others may use it too: how late a thread wakes that has nothing
 * to do but sleep two milliseconds.
 */
final class Noise {
  private static final long SLEEP = 2_000_000;
  private static final AtomicReference<Latencies> LATE = new AtomicReference<>(new Latencies());

  private Noise() {}

  static void listen() {
    Thread thread =
        new Thread(
            () -> {
              while (true) {
                long start = System.nanoTime();
                LockSupport.parkNanos(SLEEP);
                LATE.get().add(Math.max(0, System.nanoTime() - start - SLEEP));
              }
            },
            "noise");
    thread.setDaemon(true);
    thread.start();
  }

  /** Says how late it was since this was called last. */
  static void print() {
    LATE.getAndSet(new Latencies()).print("(a sleeping thread woke late by");
  }
}
