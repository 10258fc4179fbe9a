package dev.banmen.tui.page;

import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;

/**
 * Runs a task's slices on shared threads: at most one at a time, each sees what the ones before it
 * did, and one that has more to do waits behind all others that do. For any thread.
 */
final class SerialTask {
  private enum TaskState {
    /** The task has nothing to do. */
    ASLEEP,
    /** The executor has the task, and has not started it. */
    WAITING,
    /** The executor for tasks that somebody waits for has the task, and has not started it. */
    WAITING_FIRST,
    /** The task waits behind all others, as it had more to do than one slice. */
    BEHIND,
    RUNNING,
    /** The task was woken after it started to run. */
    RUNNING_AND_WOKEN,
    /** The task was woken after it started to run, by somebody who waits for it. */
    RUNNING_AND_WOKEN_FIRST
  }

  private final Executor executor;
  private final Executor first;
  private final BooleanSupplier slice;
  private final AtomicReference<TaskState> state = new AtomicReference<>(TaskState.ASLEEP);

  /**
   * A task that has nothing to do yet.
   *
   * @param executor takes tasks in the order in which they come
   * @param first the same for those that run before all of that one's; itself where none do
   * @param slice does a part of the work; returns whether there is more now
   */
  SerialTask(Executor executor, Executor first, BooleanSupplier slice) {
    this.executor = executor;
    this.first = first;
    this.slice = slice;
  }

  /** Wakes the task: a slice starts after this call. */
  void wake() {
    if (state.getAndUpdate(SerialTask::woken) == TaskState.ASLEEP) {
      executor.execute(this::run);
    }
  }

  /** Wakes the task to run before others, unless it waits because it has had its slice. */
  void wakeUrgently() {
    TaskState before = state.getAndUpdate(SerialTask::wokenFirst);
    boolean isWaiting = before == TaskState.WAITING && first != executor;
    if (before == TaskState.ASLEEP || isWaiting) {
      first.execute(this::run); // where it waited already, the later of both finds nothing to do
    }
  }

  private static TaskState woken(TaskState state) {
    return switch (state) {
      case ASLEEP -> TaskState.WAITING;
      case RUNNING -> TaskState.RUNNING_AND_WOKEN;
      default -> state;
    };
  }

  private static TaskState wokenFirst(TaskState state) {
    return switch (state) {
      case ASLEEP, WAITING, WAITING_FIRST -> TaskState.WAITING_FIRST;
      case BEHIND -> TaskState.BEHIND;
      case RUNNING, RUNNING_AND_WOKEN, RUNNING_AND_WOKEN_FIRST -> TaskState.RUNNING_AND_WOKEN_FIRST;
    };
  }

  private static boolean isWaiting(TaskState state) {
    return switch (state) {
      case WAITING, WAITING_FIRST, BEHIND -> true;
      default -> false;
    };
  }

  private void run() {
    TaskState before = state.getAndUpdate(now -> isWaiting(now) ? TaskState.RUNNING : now);
    if (!isWaiting(before)) {
      return; // it ran meanwhile, as it was woken to run first
    }
    boolean hasMore = false;
    try {
      hasMore = slice.getAsBoolean();
    } finally {
      endSlice(hasMore);
    }
  }

  private void endSlice(boolean hasMore) {
    if (!hasMore && state.compareAndSet(TaskState.RUNNING, TaskState.ASLEEP)) {
      return;
    }
    boolean isFirst = !hasMore && state.get() == TaskState.RUNNING_AND_WOKEN_FIRST;
    state.set(hasMore ? TaskState.BEHIND : isFirst ? TaskState.WAITING_FIRST : TaskState.WAITING);
    (isFirst ? first : executor).execute(this::run);
  }
}
