package dev.banmen.server.monitor;

import dev.banmen.server.store.Store;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.LongSupplier;

/**
 * Measures what is asked of a store: how long until an event is saved, how much waits, and what
 * fails. For any thread.
 */
public final class StoreWatch implements InvocationHandler {
  /** What takes longer is worth a line in the log. */
  static final long SLOW_NANOS = 1_000_000_000;

  /** After so long without an answer, the store is not well. */
  static final long STUCK_NANOS = 5_000_000_000L;

  private static final long NANOS_PER_MILLI = 1_000_000;
  private static final String EVENT = "append";
  private static final EventLog LOG = EventLog.of(StoreWatch.class);

  private final Store store;
  private final LongSupplier nanos;
  private final Histogram events = new Histogram();
  private final LongAdder faults = new LongAdder();
  private final AtomicLong pending = new AtomicLong();
  private volatile long answered; // when the last answer came, or something was asked after none

  /**
   * Watches a store.
   *
   * @param nanos a clock in nanoseconds, from any starting point
   */
  public StoreWatch(Store store, LongSupplier nanos) {
    this.store = store;
    this.nanos = nanos;
    answered = nanos.getAsLong();
  }

  /** The same store, watched. */
  public Store watched() {
    return (Store)
        Proxy.newProxyInstance(Store.class.getClassLoader(), new Class<?>[] {Store.class}, this);
  }

  /** How long it took from an event to its being saved. */
  public Histogram events() {
    return events;
  }

  /** How much has failed. */
  public long faults() {
    return faults.sum();
  }

  /** How much waits for an answer. */
  public long pending() {
    return pending.get();
  }

  /** Whether something has waited for an answer for long, and none has come meanwhile. */
  public boolean isStuck() {
    return pending.get() > 0 && nanos.getAsLong() - answered > STUCK_NANOS;
  }

  @Override
  public Object invoke(Object proxy, Method method, Object[] values) throws Throwable {
    long start = nanos.getAsLong();
    Object result;
    try {
      result = method.invoke(store, values);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
    if (result instanceof CompletableFuture<?> answer) {
      if (pending.getAndIncrement() == 0) {
        answered = start;
      }
      boolean isEvent = method.getName().equals(EVENT);
      answer.whenComplete((done, fault) -> answered(start, isEvent, fault));
    }
    return result;
  }

  private void answered(long start, boolean isEvent, Throwable fault) {
    answered = nanos.getAsLong();
    pending.decrementAndGet();
    long took = answered - start;
    if (isEvent) {
      events.add(took);
    }
    if (fault != null) {
      faults.increment();
      Throwable why = fault.getCause() == null ? fault : fault.getCause();
      LOG.error(LogEvent.STORE_FAILED, LogField.of("fault", why));
    } else if (took > SLOW_NANOS) {
      LOG.warn(LogEvent.STORE_SLOW, LogField.of("millis", took / NANOS_PER_MILLI));
    }
  }
}
