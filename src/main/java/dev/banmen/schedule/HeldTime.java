package dev.banmen.schedule;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;

/**
 * Time that is moved on by hand: a clock that stands still, and tasks that wait. Tasks may come
 * from any thread; everything else is for one.
 */
public final class HeldTime implements Executor {
  private final Queue<Runnable> tasks = new ConcurrentLinkedQueue<>();
  private long millis;

  /** The clock, from 0. */
  public long millis() {
    return millis;
  }

  /** Moves the clock on. */
  public void pass(long more) {
    millis += more;
  }

  @Override
  public void execute(Runnable task) {
    tasks.add(task);
  }

  /** Runs the tasks that wait now, here. */
  public void runTasks() {
    for (int left = tasks.size(); left > 0; left--) {
      tasks.remove().run();
    }
  }
}
