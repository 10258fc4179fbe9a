package dev.banmen.server.hook;

import dev.banmen.schedule.DaemonThreads;
import dev.banmen.server.monitor.EventLog;
import dev.banmen.server.monitor.LogEvent;
import dev.banmen.server.monitor.LogField;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * Notices that wait until the hook is run for them, on threads of their own: a few at a time, and
 * few of one player at one table. Takes them from any thread, and never makes it wait. It answers
 * whether the hook was run, once that has ended; or not at all, if the queue is closed before.
 */
public final class HookQueue implements Hook, AutoCloseable {
  /** How many calls run at a time. */
  public static final int MOST_RUNNING = 2;

  /** How many wait; more are dropped. */
  public static final int MOST_WAITING = 100;

  /** The least time between two calls for the same person and table. */
  public static final long AGAIN_MILLIS = 60_000;

  /** How many were told in that time; more are dropped. */
  static final int MOST_TOLD = 10_000;

  /** How often it is logged that some were dropped. */
  private static final long LOG_MILLIS = 60_000;

  private static final long IDLE_SECONDS = 10;
  private static final EventLog LOG = EventLog.of(HookQueue.class);

  private record ToldOf(long table, long person) {}

  private final Consumer<HookNotice> hook;
  private final LongSupplier clock;
  private final ThreadPoolExecutor threads;
  private final Map<ToldOf, Long> told = new LinkedHashMap<>(); // and when; under this, as follows
  private long unlogged; // how many were dropped since that was logged
  private long logged = -LOG_MILLIS;

  /**
   * Creates an empty queue.
   *
   * @param hook is told one notice, and returns when it is done
   * @param clock milliseconds from 0 or later, which never go back
   */
  public HookQueue(Consumer<HookNotice> hook, LongSupplier clock) {
    this.hook = hook;
    this.clock = clock;
    threads =
        new ThreadPoolExecutor(
            MOST_RUNNING,
            MOST_RUNNING,
            IDLE_SECONDS,
            TimeUnit.SECONDS,
            new ArrayBlockingQueue<>(MOST_WAITING),
            new DaemonThreads("hook"));
    threads.allowCoreThreadTimeOut(true);
  }

  @Override
  public synchronized CompletableFuture<Boolean> apply(HookNotice notice) {
    long now = clock.getAsLong();
    forget(now);
    ToldOf one = new ToldOf(notice.table(), notice.person());
    CompletableFuture<Boolean> end = new CompletableFuture<>();
    if (threads.isShutdown()) {
      return end;
    } else if (told.containsKey(one)) {
      return CompletableFuture.completedFuture(false);
    }
    try {
      if (told.size() >= MOST_TOLD) {
        throw new RejectedExecutionException();
      }
      threads.execute(() -> run(notice, end));
      told.put(one, now);
      return end;
    } catch (RejectedExecutionException e) {
      if (notice.event() != HookEvent.OVER) { // of which it is told again
        dropped(now);
      }
      return CompletableFuture.completedFuture(false);
    }
  }

  @Override
  public synchronized boolean hasRoom(long table, long person, int others) {
    forget(clock.getAsLong());
    return !threads.isShutdown()
        && !told.containsKey(new ToldOf(table, person))
        && told.size() + others < MOST_TOLD
        && others < threads.getQueue().remainingCapacity();
  }

  private void run(HookNotice notice, CompletableFuture<Boolean> end) {
    hook.accept(notice);
    if (!threads.isShutdown()) { // else it was killed, perhaps before it had done anything
      end.complete(true);
    }
  }

  private void forget(long now) {
    Iterator<Long> oldest = told.values().iterator();
    while (oldest.hasNext() && now - oldest.next() >= AGAIN_MILLIS) {
      oldest.remove();
    }
  }

  private void dropped(long now) {
    unlogged++;
    if (now - logged >= LOG_MILLIS) {
      LOG.warn(LogEvent.HOOK_DROPPED, LogField.of("count", unlogged));
      logged = now;
      unlogged = 0;
    }
  }

  /** Stops: what runs is killed, and what waits is not told. */
  @Override
  public void close() {
    threads.shutdownNow();
    try {
      threads.awaitTermination(1, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
