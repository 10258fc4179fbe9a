package dev.banmen.app;

import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;

/**
 * Work that may take longer than a page can wait. It runs on a thread of its own, and the page
 * polls its progress. Any thread.
 *
 * @param <T> the result
 */
public final class Pending<T> {
  public interface Work<T> {
    T done(Watch watch) throws Refusal;
  }

  /** Receives the progress of the work, and can give it up. Any thread. */
  public interface Watch {
    /** Reports how much of the whole is done. */
    void came(long done, long all);

    /** Whether nobody waits any more. */
    boolean isGivenUp();
  }

  private static final long NANOS_PER_MILLI = 1_000_000;

  private final Consumer<T> unwanted;
  private volatile int percent;
  private boolean isOver; // guarded by this, as what follows
  private boolean isGivenUp;
  private T outcome;
  private Refusal refusal;
  private Throwable failure;

  private Pending(Consumer<T> unwanted) {
    this.unwanted = unwanted;
  }

  /** Does the work on this thread before it returns. */
  public static <T> Pending<T> completed(Work<T> work) {
    Pending<T> pending = new Pending<>(outcome -> {});
    pending.run(work);
    return pending;
  }

  /**
   * Starts the work now, on a thread of its own.
   *
   * @param name of the thread
   * @param unwanted gets the result if the work was given up
   */
  public static <T> Pending<T> start(String name, Work<T> work, Consumer<T> unwanted) {
    Pending<T> pending = new Pending<>(unwanted);
    Thread thread = new Thread(() -> pending.run(work), name);
    thread.setDaemon(true);
    thread.start();
    return pending;
  }

  /**
   * Has one of several threads do the work as soon as it is free; not at all if it was given up by
   * then.
   *
   * @param threads which are shared with others
   */
  public static <T> Pending<T> queued(Executor threads, Work<T> work, Consumer<T> unwanted) {
    Pending<T> pending = new Pending<>(unwanted);
    try {
      threads.execute(() -> pending.runIfWanted(work));
    } catch (RejectedExecutionException e) {
      pending.isOverWith(null, null, e); // they have ended, and all visits soon will
    }
    return pending;
  }

  /**
   * Has one of several threads do the work as soon as it is free, even if nobody waits for it any
   * more: it saves something.
   *
   * @param threads which are shared with others
   * @throws RejectedExecutionException if they take no more
   */
  public static <T> Pending<T> ofSaving(Executor threads, Work<T> work) {
    Pending<T> pending = new Pending<>(unwanted -> {});
    threads.execute(() -> pending.run(work));
    return pending;
  }

  private void runIfWanted(Work<T> work) {
    boolean isWanted;
    synchronized (this) {
      isWanted = !isGivenUp;
    }
    if (isWanted) {
      run(work);
    } else {
      isOverWith(null, null, new CancellationException());
    }
  }

  /**
   * Starts the work, on a thread of its own, once something else is done: no thread waits for that.
   *
   * @param before what is waited for; if it fails, the work finds out
   */
  public static <T> Pending<T> after(
      CompletableFuture<?> before, String name, Work<T> work, Consumer<T> unwanted) {
    Pending<T> pending = new Pending<>(unwanted);
    before.whenComplete(
        (done, fault) -> {
          try {
            Thread thread = new Thread(() -> pending.run(work), name);
            thread.setDaemon(true);
            thread.start();
          } catch (RuntimeException | Error e) {
            pending.isOverWith(null, null, e); // whoever waits sees it
          }
        });
    return pending;
  }

  private void run(Work<T> work) {
    T came = null;
    Refusal refused = null;
    Throwable failed = null;
    try {
      came = work.done(new Watched());
    } catch (Refusal e) {
      refused = e;
    } catch (RuntimeException | Error e) {
      failed = e; // thrown by outcome()
    }
    if (!isOverWith(came, refused, failed) && came != null) {
      unwanted.accept(came);
    }
  }

  private synchronized boolean isOverWith(T came, Refusal refused, Throwable failed) {
    outcome = came;
    refusal = refused;
    failure = failed;
    isOver = true;
    notifyAll();
    return !isGivenUp;
  }

  private final class Watched implements Watch {
    @Override
    public void came(long done, long all) {
      percent = (int) (100 * Math.min(done, all) / Math.max(1, all));
    }

    @Override
    public boolean isGivenUp() {
      synchronized (Pending.this) {
        return isGivenUp;
      }
    }
  }

  /** How much is done, from 0 to 100. */
  public int percent() {
    return percent;
  }

  /** Whether the outcome is there. */
  public synchronized boolean isOver() {
    return isOver;
  }

  /**
   * Waits for the outcome, and returns it.
   *
   * @throws Refusal if it could not be done
   */
  public synchronized T outcome() throws Refusal {
    boolean isInterrupted = false;
    while (!isOver) {
      try {
        wait();
      } catch (InterruptedException e) {
        isInterrupted = true; // work that has started is waited for anyway
      }
    }
    if (isInterrupted) {
      Thread.currentThread().interrupt();
    }
    if (refusal != null) {
      throw refusal;
    } else if (failure != null) {
      throw new IllegalStateException(failure);
    }
    return outcome;
  }

  /** Waits until the work is over, but not longer than this. */
  public synchronized void await(long millis) {
    long end = System.nanoTime() + millis * NANOS_PER_MILLI;
    try {
      for (long left = millis; !isOver && left > 0; ) {
        wait(left);
        left = (end - System.nanoTime()) / NANOS_PER_MILLI;
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Gives up the work: nobody wants its outcome. */
  public void giveUp() {
    T late;
    synchronized (this) {
      late = isOver && !isGivenUp ? outcome : null;
      isGivenUp = true;
    }
    if (late != null) {
      unwanted.accept(late);
    }
  }
}
