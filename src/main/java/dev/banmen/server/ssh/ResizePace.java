package dev.banmen.server.ssh;

import dev.banmen.schedule.Scheduler;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Lets new sizes of a terminal through at most so often: each has all of the screen painted. The
 * last one always counts. For any thread.
 */
final class ResizePace {
  /** How far apart they are. */
  static final long MILLIS = 50;

  private final Scheduler scheduler;
  private final Runnable task;
  private final AtomicBoolean isDue = new AtomicBoolean();

  /** A pace for a task that uses the newest size. */
  ResizePace(Scheduler scheduler, Runnable task) {
    this.scheduler = scheduler;
    this.task = task;
  }

  /** Notes that there is another size. */
  void changed() {
    if (isDue.compareAndSet(false, true)) {
      scheduler.after(
          MILLIS,
          () -> {
            isDue.set(false);
            task.run();
          });
    }
  }
}
