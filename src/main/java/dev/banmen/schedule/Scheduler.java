package dev.banmen.schedule;

/** Runs tasks later, each on whatever thread it has. For any thread. */
public interface Scheduler {
  Scheduler NEVER = (millis, task) -> () -> {}; // never runs anything

  /**
   * Runs a task once.
   *
   * @param millis from now; at once if negative
   * @return cancels the task, if it has not started
   */
  Runnable after(long millis, Runnable task);
}
