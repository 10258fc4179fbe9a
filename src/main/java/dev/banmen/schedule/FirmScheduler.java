package dev.banmen.schedule;

import java.util.concurrent.atomic.AtomicBoolean;

/**
 * A scheduler that never throws. A task's fault is reported; so is one of the scheduler beneath,
 * which is then asked once more. If it fails again, a timer is lost: that is reported as a fault of
 * the virtual machine, as no program can continue for long without its timers. For any thread.
 */
public record FirmScheduler(Scheduler scheduler) implements Scheduler {
  public FirmScheduler {
    scheduler = scheduler instanceof FirmScheduler firm ? firm.scheduler() : scheduler; // once
  }

  @Override
  public Runnable after(long millis, Runnable task) {
    AtomicBoolean isBegun = new AtomicBoolean(); // one that fails may have taken it anyway
    Runnable once =
        () -> {
          if (isBegun.compareAndSet(false, true)) {
            FaultBarrier.contain(task);
          }
        };
    try {
      return cancellation(scheduler.after(millis, once));
    } catch (RuntimeException | Error e) {
      FaultBarrier.report(e);
    }
    try {
      return cancellation(scheduler.after(millis, once));
    } catch (RuntimeException | Error e) {
      FaultBarrier.report(new InternalError("timer", e));
      return () -> {};
    }
  }

  private static Runnable cancellation(Runnable cancel) {
    return () -> FaultBarrier.contain(cancel);
  }
}
