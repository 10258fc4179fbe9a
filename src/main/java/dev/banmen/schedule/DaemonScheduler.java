package dev.banmen.schedule;

import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * The program's threads for delayed tasks: forcing journals to the device, ending a side's time.
 * They start with the first task and end when nothing is due for a while. For any thread.
 */
public final class DaemonScheduler implements Scheduler {
  /** The program's only instance. */
  public static final Scheduler SCHEDULER = new FirmScheduler(new DaemonScheduler());

  private static final int THREADS = 2; // a device that hangs holds one up
  private static final long IDLE_SECONDS = 10;

  private final ScheduledThreadPoolExecutor pool =
      new ScheduledThreadPoolExecutor(THREADS, new DaemonThreads("later"));

  private DaemonScheduler() {
    pool.setKeepAliveTime(IDLE_SECONDS, TimeUnit.SECONDS);
    pool.allowCoreThreadTimeOut(true);
    pool.setRemoveOnCancelPolicy(true);
    pool.prestartCoreThread(); // during the first frame, so the first move needn't wait for it
  }

  @Override
  public Runnable after(long millis, Runnable task) {
    return new Cancellation(pool.schedule(task, Math.max(0, millis), TimeUnit.MILLISECONDS));
  }

  private record Cancellation(Future<?> task) implements Runnable {
    @Override
    public void run() {
      task.cancel(false);
    }
  }
}
