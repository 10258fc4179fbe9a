package dev.banmen.server.monitor;

import dev.banmen.schedule.FaultBarrier;
import dev.banmen.server.store.AccountStore;
import dev.banmen.server.store.NodeStore;
import dev.banmen.server.store.OwnFileStore;
import dev.banmen.server.store.Store;
import dev.banmen.server.store.StoreFault;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * Measures what is asked of a store: how long until an event is saved, how much waits, and what
 * fails. What the store throws instead of answering becomes an answer. For any thread.
 */
public final class StoreWatch {
  /** The time after which saving is worth a line in the log. */
  static final long SLOW_NANOS = 1_000_000_000;

  /** After so long without an answer, the store is not well. */
  static final long STUCK_NANOS = 5_000_000_000L;

  /** After so long, and again each time so long, it is logged what the thread that saves does. */
  static final long HUNG_NANOS = 10_000_000_000L;

  /** How often to {@link #look}. */
  public static final long LOOK_MILLIS = 1_000;

  private static final long NANOS_PER_MILLI = 1_000_000;
  private static final String EVENT = "append";

  /**
   * The saves that happen all the time; a beat each second waits for all before it, unless the
   * store has a connection for it alone.
   */
  private static final Set<String> SAVES = Set.of(EVENT, "beat");

  private static final EventLog LOG = EventLog.of(StoreWatch.class);

  private final Store store;
  private final LongSupplier nanos;
  private final Supplier<StackTraceElement[]> writer;
  private final Histogram events = new Histogram();
  private final LongAdder faults = new LongAdder();
  private final Waiting all = new Waiting();
  private final Waiting saves = new Waiting();
  private final Waiting unsaved = new Waiting(); // events, whatever becomes of beats
  private final Waiting untimed = new Waiting(); // beats, whatever becomes of events
  private long logged; // of the save that hangs, in nanoseconds; under this

  /** How much of something waits for an answer, and for how long. For any thread. */
  private static final class Waiting {
    private long count; // under this, as what follows
    private long since; // when the last answer came, or something was asked after none
    private boolean isFailing; // whether the last one failed

    synchronized void asked(long now) {
      if (count++ == 0 && !isFailing) {
        since = now;
      }
    }

    synchronized void answered(long now, boolean isFault) {
      since = isFault ? since : now;
      isFailing = isFault;
      count--;
    }

    synchronized long count() {
      return count;
    }

    synchronized boolean isFailing() {
      return isFailing;
    }

    synchronized long nanos(long now) {
      return count > 0 || isFailing ? now - since : 0;
    }
  }

  /**
   * Watches a store.
   *
   * @param nanos a clock in nanoseconds, from any starting point
   * @param writer what the thread that saves is doing
   */
  public StoreWatch(Store store, LongSupplier nanos, Supplier<StackTraceElement[]> writer) {
    this.store = store;
    this.nanos = nanos;
    this.writer = writer;
  }

  public Store watched() {
    return proxy(Store.class, store);
  }

  private <T> T proxy(Class<T> type, T target) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (proxy, method, values) -> asked(target, method, values)));
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
    return all.count();
  }

  /**
   * Whether the last save failed, or something has waited for an answer for long, and none has come
   * meanwhile, or nothing was saved.
   */
  public boolean isStuck() {
    long now = nanos.getAsLong();
    return saves.isFailing() || Math.max(all.nanos(now), waited(now)) > STUCK_NANOS;
  }

  private long waited(long now) {
    return Math.max(saves.nanos(now), Math.max(unsaved.nanos(now), untimed.nanos(now)));
  }

  /** Logs that nothing was saved for long. */
  public synchronized void look() {
    long waited = waited(nanos.getAsLong());
    if (waited < HUNG_NANOS) {
      logged = 0;
    } else if (waited - logged >= HUNG_NANOS) {
      logged = waited;
      LOG.error(
          LogEvent.STORE_STUCK,
          LogField.of("millis", waited / NANOS_PER_MILLI),
          LogField.stack("at", writer.get()));
    }
  }

  private Object asked(Object target, Method method, Object[] values) throws Throwable {
    long start = nanos.getAsLong();
    Object result;
    try {
      result = method.invoke(target, values);
    } catch (InvocationTargetException e) {
      if (method.getReturnType() != CompletableFuture.class) {
        throw e.getCause();
      }
      result =
          CompletableFuture.failedFuture(
              new StoreFault(String.valueOf(e.getCause().getMessage()), e.getCause()));
    }
    if (result instanceof AccountStore accounts) {
      return proxy(AccountStore.class, accounts);
    } else if (result instanceof OwnFileStore own) {
      return proxy(OwnFileStore.class, own);
    } else if (result instanceof NodeStore nodes && nodes != NodeStore.ALONE) {
      return proxy(NodeStore.class, nodes);
    } else if (result instanceof CompletableFuture<?> answer) {
      boolean isSave = SAVES.contains(method.getName());
      boolean isEvent = method.getName().equals(EVENT);
      all.asked(start);
      Optional<Waiting> alone =
          isEvent ? Optional.of(unsaved) : isSave ? Optional.of(untimed) : Optional.empty();
      alone.ifPresent(one -> one.asked(start));
      if (isSave) {
        saves.asked(start);
      }
      answer.whenComplete(
          (done, fault) -> {
            if (isSave) {
              saves.answered(nanos.getAsLong(), fault != null);
            }
            alone.ifPresent(one -> one.answered(nanos.getAsLong(), false)); // refused: it is over
            answered(start, isEvent, fault);
          });
    }
    return result;
  }

  private void answered(long start, boolean isEvent, Throwable fault) {
    long now = nanos.getAsLong();
    all.answered(now, false); // a fault is an answer, too
    long took = now - start;
    if (isEvent) {
      events.add(took);
    }
    if (fault != null) {
      faults.increment();
      Throwable why = fault.getCause() == null ? fault : fault.getCause();
      LOG.error(LogEvent.STORE_FAILED, LogField.of("fault", why));
      FaultBarrier.reportUnforeseen(why);
    } else if (took > SLOW_NANOS) {
      LOG.warn(LogEvent.STORE_SLOW, LogField.of("millis", took / NANOS_PER_MILLI));
    }
  }
}
