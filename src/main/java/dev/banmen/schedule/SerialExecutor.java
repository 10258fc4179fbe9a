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
   * Runs a task after those before it.
   *
   * @throws RejectedExecutionException if too many are waiting, or the threads have ended
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
    threads.execute(this::runNext);
  }

  private void runNext() {
    Runnable task;
    synchronized (this) {
      task = waiting.remove();
    }
    try {
      task.run();
    } finally {
      if (hasMore()) {
        threads.execute(this::runNext);
      }
    }
  }

  private synchronized boolean hasMore() {
    isRunning = !waiting.isEmpty();
    return isRunning;
  }
}
