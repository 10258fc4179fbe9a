package dev.banmen.schedule;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

/**
 * Stops the faults of tasks that run beside others. Each is given to the thread's handler of
 * uncaught exceptions, which writes it to the log and decides whether the process can continue;
 * then the others run as if nothing had happened. For any thread.
 */
public final class FaultBarrier {
  private FaultBarrier() {}

  /** Runs tasks one after the other, each whatever becomes of those before it. */
  public static void contain(Runnable... tasks) {
    for (Runnable task : tasks) {
      try {
        task.run();
      } catch (RuntimeException | Error e) {
        report(e);
      }
    }
  }

  /** Reports a fault that goes no further. */
  public static void report(Throwable fault) {
    Thread thread = Thread.currentThread();
    thread.getUncaughtExceptionHandler().uncaughtException(thread, fault);
  }

  /** Reports what was not foreseen: a checked exception is an answer, and whoever asked has it. */
  public static void reportUnforeseen(Throwable end) {
    Throwable why = cause(end);
    if (why instanceof RuntimeException || why instanceof Error) {
      report(why);
    }
  }

  /** The cause that ended work, without what the steps after it added. */
  public static Throwable cause(Throwable end) {
    return end instanceof CompletionException && end.getCause() != null ? end.getCause() : end;
  }

  /** Reports how work ends that nobody waits for, if that is not foreseen. */
  public static void watch(CompletableFuture<?> work) {
    work.whenComplete((done, end) -> reportUnforeseen(end));
  }
}
