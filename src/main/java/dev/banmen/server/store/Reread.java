package dev.banmen.server.store;

import dev.banmen.schedule.FaultBarrier;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Something of a store that others may have changed, and that is read again then: by one at a time,
 * and once more if it may have changed meanwhile. For any thread.
 */
public final class Reread<T> {
  private final Executor start;
  private final Supplier<CompletableFuture<T>> read;
  private final Function<T, Runnable> take;
  private final Object takes = new Object();
  private long changes; // made here; under the takes
  private boolean isUnderWay; // under this, as what follows
  private CompletableFuture<Void> next; // of a reading that has not begun; null for none

  /**
   * Nothing is read yet.
   *
   * @param start begins each reading, perhaps later
   * @param read reads it
   * @param take gets what was read, one after the other, while nothing is changed here; what it
   *     returns is done right after that
   */
  public Reread(Executor start, Supplier<CompletableFuture<T>> read, Function<T, Runnable> take) {
    this.start = start;
    this.read = read;
    this.take = take;
  }

  /**
   * Reads it, as it is saved by now.
   *
   * @return ends once that is taken, or could not be read, which is reported
   */
  public CompletableFuture<Void> again() {
    CompletableFuture<Void> end;
    synchronized (this) {
      if (next != null) {
        return next;
      }
      next = new CompletableFuture<>();
      end = next;
      if (isUnderWay) {
        return end;
      }
      isUnderWay = true;
    }
    begin();
    return end;
  }

  /** Whether nothing is being read, or about to be. */
  public synchronized boolean isIdle() {
    return !isUnderWay;
  }

  /** Makes a change here that is saved: what was read before it is not taken, but read again. */
  public void change(Runnable change) {
    synchronized (takes) {
      changes++;
      change.run();
    }
  }

  private void begin() {
    try {
      start.execute(this::readNow);
    } catch (RuntimeException | Error e) {
      end(begun(), false, e);
    }
  }

  private synchronized CompletableFuture<Void> begun() {
    CompletableFuture<Void> now = next;
    next = null;
    return now;
  }

  private void readNow() {
    CompletableFuture<Void> now = begun();
    long before;
    synchronized (takes) {
      before = changes;
    }
    CompletableFuture<T> reading;
    try {
      reading = read.get();
    } catch (RuntimeException | Error e) {
      reading = CompletableFuture.failedFuture(e);
    }
    reading
        .thenApply(found -> isTaken(found, before))
        .whenComplete((isTaken, fault) -> end(now, fault == null && !isTaken, fault));
  }

  private boolean isTaken(T found, long before) {
    Runnable then;
    synchronized (takes) {
      if (changes != before) {
        return false;
      }
      then = take.apply(found);
    }
    then.run();
    return true;
  }

  /** Ends a reading, and begins the next one. */
  private void end(CompletableFuture<Void> now, boolean isToRepeat, Throwable fault) {
    CompletableFuture<Void> then;
    synchronized (this) {
      if (isToRepeat && next == null) {
        next = new CompletableFuture<>();
      }
      then = next;
      isUnderWay = next != null;
    }
    if (isToRepeat) {
      then.whenComplete((done, why) -> end(now, why));
    } else {
      end(now, fault);
    }
    if (then != null) {
      begin();
    }
  }

  private static void end(CompletableFuture<Void> now, Throwable fault) {
    if (fault == null) {
      now.complete(null);
    } else {
      FaultBarrier.reportUnforeseen(fault);
      now.completeExceptionally(FaultBarrier.cause(fault));
    }
  }
}
