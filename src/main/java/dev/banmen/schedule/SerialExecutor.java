package dev.banmen.schedule;

import java.util.ArrayDeque;
import java.util.Optional;
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
  private final Queue<Waiting> waiting = new ArrayDeque<>(); // under this, as what follows
  private boolean isRunning;

  private record Waiting(Runnable task, Executor threads) {}

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
    execute(task, threads);
  }

  /** The same tasks in the same order, where those that are given to this run on other threads. */
  public Executor on(Executor others) {
    return task -> execute(task, others);
  }

  private void execute(Runnable task, Executor its) {
    synchronized (this) {
      if (waiting.size() >= most) {
        throw new RejectedExecutionException();
      }
      waiting.add(new Waiting(task, its));
      if (isRunning) {
        return;
      }
      isRunning = true;
    }
    try {
      its.execute(this::runNext);
    } catch (RejectedExecutionException e) {
      next(); // this task: nothing else was waiting
      goOn(); // others may have come in between
      throw e;
    }
  }

  private void runNext() {
    try {
      next().task().run();
    } finally {
      goOn();
    }
  }

  /** Has the next task wait behind those of others; runs it here if the threads take no more. */
  private void goOn() {
    Optional<Waiting> first = first();
    if (first.isPresent()) {
      try {
        first.get().threads().execute(this::runNext);
      } catch (RejectedExecutionException e) {
        runNext();
      }
    }
  }

  private synchronized Waiting next() {
    return waiting.remove();
  }

  private synchronized Optional<Waiting> first() {
    isRunning = !waiting.isEmpty();
    return Optional.ofNullable(waiting.peek());
  }
}
