package dev.banmen.schedule;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;

/** Starts tasks on other threads, but none while they are paused: then they wait. Any thread. */
public final class PausingExecutor implements Executor {
  private final Executor threads;
  private final BooleanSupplier isPaused;
  private final Queue<Runnable> held = new ConcurrentLinkedQueue<>();
  private final AtomicInteger begun = new AtomicInteger(); // given to the threads, and not over

  /**
   * Creates an executor without tasks.
   *
   * @param isPaused whether no task may start; when it becomes false, call {@link #goOn}
   */
  public PausingExecutor(Executor threads, BooleanSupplier isPaused) {
    this.threads = threads;
    this.isPaused = isPaused;
  }

  @Override
  public void execute(Runnable task) {
    held.add(task); // before the look: goOn may come in between
    goOn();
  }

  /** Starts the tasks that wait, unless they still have to. */
  public void goOn() {
    while (!isPaused.getAsBoolean()) {
      Runnable task = held.poll();
      if (task == null) {
        return;
      }
      begun.incrementAndGet();
      threads.execute(() -> run(task));
    }
  }

  private void run(Runnable task) {
    try {
      if (isPaused.getAsBoolean()) {
        execute(task);
      } else {
        task.run();
      }
    } finally {
      begun.decrementAndGet();
    }
  }

  /** Whether a task is under way, or is to be as soon as a thread is free. */
  public boolean isBusy() {
    return begun.get() > 0;
  }
}
