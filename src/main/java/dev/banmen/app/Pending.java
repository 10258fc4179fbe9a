package dev.banmen.app;

import dev.banmen.game.bot.UnreadableNetwork;
import dev.banmen.schedule.DaemonThreads;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.IntSupplier;

/**
 * Work that may take longer than a page can wait: a {@link CompletableFuture} with a progress, a
 * refusal as its fault (a network that can't be read is one), and somebody who clears up a result
 * that nobody wants any more. Any thread.
 *
 * @param <T> the result
 */
public final class Pending<T> {
  public interface Work<T> {
    T done(Watch watch) throws Refusal;
  }

  /** Receives the progress of the work, and can give it up. Any thread. */
  public interface Watch {
    /** Of somebody who waits until the end. */
    Watch PATIENT =
        new Watch() {
          @Override
          public void came(long done, long all) {}

          @Override
          public boolean isGivenUp() {
            return false;
          }
        };

    /** Reports how much of the whole is done. */
    void came(long done, long all);

    /** Whether nobody waits any more. */
    boolean isGivenUp();
  }

  private final CompletableFuture<T> result = new CompletableFuture<>();
  private final AtomicBoolean isGivenUp = new AtomicBoolean();
  private final Consumer<T> unwanted;
  private volatile Runnable others = () -> {}; // gives up the work of others
  private volatile int percent;
  private volatile IntSupplier shown = () -> percent;

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
    DaemonThreads.start(name, () -> pending.run(work));
    return pending;
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
            DaemonThreads.start(name, () -> pending.run(work));
          } catch (RuntimeException | Error e) {
            pending.result.completeExceptionally(e); // whoever waits sees it
          }
        });
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
      pending.result.completeExceptionally(e); // they have ended, and all visits soon will
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

  /**
   * What somebody else does for several people: giving it up ends nothing.
   *
   * @param percent how much of it is done, from 0 to 100
   */
  public static <T> Pending<T> of(CompletableFuture<T> work, IntSupplier percent) {
    return of(work, percent, () -> {});
  }

  /**
   * What somebody else does, for this person too.
   *
   * @param percent how much of it is done, from 0 to 100
   * @param givenUp what giving it up ends
   */
  public static <T> Pending<T> of(
      CompletableFuture<T> work, IntSupplier percent, Runnable givenUp) {
    Pending<T> pending = new Pending<>(unwanted -> {});
    pending.shown = percent;
    pending.others = givenUp;
    work.whenComplete(
        (done, fault) -> {
          if (fault == null) {
            pending.result.complete(done);
          } else {
            pending.result.completeExceptionally(
                fault instanceof CompletionException ? fault.getCause() : fault);
          }
        });
    return pending;
  }

  private void runIfWanted(Work<T> work) {
    if (isGivenUp.get()) {
      result.completeExceptionally(new CancellationException());
    } else {
      run(work);
    }
  }

  private void run(Work<T> work) {
    try {
      result.complete(work.done(new Watched()));
    } catch (UnreadableNetwork e) {
      result.completeExceptionally(new Refusal(e.getMessage()));
    } catch (Refusal | RuntimeException | Error e) {
      result.completeExceptionally(e); // thrown by outcome()
    }
  }

  private final class Watched implements Watch {
    @Override
    public void came(long done, long all) {
      percent = (int) (100 * Math.min(done, all) / Math.max(1, all));
    }

    @Override
    public boolean isGivenUp() {
      return isGivenUp.get();
    }
  }

  /** The outcome, for somebody who is called once it is there. */
  public CompletableFuture<T> future() {
    return result.copy();
  }

  /** How much is done, from 0 to 100. */
  public int percent() {
    return shown.getAsInt();
  }

  /** Whether the outcome is there. */
  public boolean isOver() {
    return result.isDone();
  }

  /** Whether the outcome is there or may still come: it was not given up, and has not failed. */
  public boolean isUsable() {
    return !isGivenUp.get() && !result.isCompletedExceptionally();
  }

  /**
   * Waits for the outcome, even if the thread is interrupted, and returns it.
   *
   * @throws Refusal if it could not be done
   */
  public T outcome() throws Refusal {
    try {
      return result.join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof Refusal refusal) {
        throw refusal;
      }
      throw new IllegalStateException(e.getCause());
    } catch (CancellationException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Waits until the work is over, but not longer than this. */
  public void await(long millis) {
    try {
      result.get(millis, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException | CancellationException | TimeoutException e) {
      // Whoever wants the outcome asks for it.
    }
  }

  /** Gives up the work: nobody wants its outcome. */
  public void giveUp() {
    if (isGivenUp.compareAndSet(false, true)) {
      others.run();
      result.thenAccept(this::drop);
    }
  }

  /**
   * Closes or deletes an outcome that comes too late; what that throws is logged, as of a thread.
   */
  private void drop(T late) {
    try {
      if (late != null) {
        unwanted.accept(late);
      }
    } catch (RuntimeException | Error fault) {
      Thread thread = Thread.currentThread();
      thread.getUncaughtExceptionHandler().uncaughtException(thread, fault);
    }
  }
}
