package dev.banmen.server.teaching;

import dev.banmen.schedule.FaultBarrier;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.LongFunction;

/**
 * Reads rows by number, each row at most once at a time; so what is read last is the newest. For
 * any thread.
 */
final class SerialReads {
  private final LongFunction<CompletableFuture<Void>> read;
  private final Set<Long> running = new HashSet<>(); // under this, as what follows
  private final Map<Long, CompletableFuture<Void>> waiting = new HashMap<>();

  /**
   * Nothing is read yet.
   *
   * @param read reads a row, and ends once what was read is taken over
   */
  SerialReads(LongFunction<CompletableFuture<Void>> read) {
    this.read = read;
  }

  /** Has a row read from now on; what is returned ends once it was, or could not be read. */
  CompletableFuture<Void> read(long number) {
    synchronized (this) {
      if (!running.add(number)) {
        return waiting.computeIfAbsent(number, one -> new CompletableFuture<>());
      }
    }
    CompletableFuture<Void> now = new CompletableFuture<>();
    begin(number, now);
    return now;
  }

  private void begin(long number, CompletableFuture<Void> now) {
    CompletableFuture<Void> reading;
    try {
      reading = read.apply(number);
    } catch (RuntimeException | Error e) {
      reading = CompletableFuture.failedFuture(e);
    }
    FaultBarrier.watch(reading);
    reading.whenComplete((done, fault) -> ended(number, now));
  }

  private void ended(long number, CompletableFuture<Void> now) {
    CompletableFuture<Void> next;
    synchronized (this) {
      next = waiting.remove(number);
      if (next == null) {
        running.remove(number);
      }
    }
    now.complete(null);
    if (next != null) {
      begin(number, next);
    }
  }
}
