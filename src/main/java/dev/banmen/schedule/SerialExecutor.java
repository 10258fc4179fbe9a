package dev.banmen.schedule;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;

/**
 * Runs tasks one after another on threads that others share: each waits behind those of the others
 * that came before it. For any thread.
 */
public final class SerialExecutor implements Executor {
  private final Executor threads;
  private final int most;
  private final Queue<Runnable> waiting = new ArrayDeque<>(); // under this, as what follows
  private boolean isRunning;

  /**
   * Creates an executor with no tasks.
   *
   * @param most how many tasks may wait
   */
  public SerialExecutor(Executor threads, int most) {
    this.threads = threads;
    this.most = most;
  }

  /**
   * Runs a task after those before it, also when the threads end meanwhile.
   *
   * @throws RejectedExecutionException if too many are waiting, or the threads have ended; then the
   *     task is never run
   */
  @Override
  public void execute(Runnable task) {
    synchronized (this) {
      if (waiting.size() >= most) {
        throw new RejectedExecutionException();
      }
      waiting.add(task);
      if (isRunning) {
        return;
      }
      isRunning = true;
    }
    try {
      threads.execute(this::runNext);
    } catch (RejectedExecutionException e) {
      next(); // this task: nothing else was waiting
      goOn(); // others may have come in between
      throw e;
    }
  }

  private void runNext() {
    try {
      next().run();
    } finally {
      goOn();
    }
  }

  /** Has the next task wait behind those of others; runs it here if the threads take no more. */
  private void goOn() {
    if (hasMore()) {
      try {
        threads.execute(this::runNext);
      } catch (RejectedExecutionException e) {
        runNext();
      }
    }
  }

  private synchronized Runnable next() {
    return waiting.remove();
  }

  private synchronized boolean hasMore() {
    isRunning = !waiting.isEmpty();
    return isRunning;
  }
}
