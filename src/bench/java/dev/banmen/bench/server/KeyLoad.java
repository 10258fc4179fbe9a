package dev.banmen.bench.server;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/** Has people type a key a second each, spread over the second. */
final class KeyLoad {
  /** Says what somebody types in a second; empty for nothing. */
  interface KeysOf {
    String keys(int seat, int second);
  }

  private static final long SECOND = 1_000_000_000L;

  private final List<LoadedSeat> seats;
  private final KeysOf keys;
  private final long[] typed; // when the last key was; 0 for none
  private final long[] came; // when the last bytes had come then

  KeyLoad(List<LoadedSeat> seats, KeysOf keys) {
    this.seats = seats;
    this.keys = keys;
    typed = new long[seats.size()];
    came = new long[seats.size()];
  }

  /** Types; adds the time from each key to the last byte that came before the next one. */
  void run(int seconds, Latencies latencies) throws IOException {
    long start = System.nanoTime();
    for (int second = 0; second < seconds; second++) {
      for (int i = 0; i < seats.size(); i++) {
        await(start + second * SECOND + i * SECOND / seats.size());
        settle(i, latencies);
        String what = keys.keys(i, second);
        if (!what.isEmpty()) {
          came[i] = seats.get(i).last();
          typed[i] = System.nanoTime();
          seats.get(i).type(what);
        }
      }
    }
    await(start + (seconds + 1) * SECOND);
    for (int i = 0; i < seats.size(); i++) {
      settle(i, latencies);
    }
  }

  private void settle(int i, Latencies latencies) {
    if (typed[i] != 0) {
      long last = seats.get(i).last();
      if (last > typed[i]) {
        latencies.add(last - typed[i]);
      } else {
        latencies.lost();
      }
      typed[i] = 0;
    }
  }

  static void await(long due) {
    for (long left = due - System.nanoTime(); left > 0; left = due - System.nanoTime()) {
      LockSupport.parkNanos(left);
    }
  }

  static void pause(long millis) throws InterruptedException {
    TimeUnit.MILLISECONDS.sleep(millis);
  }
}
