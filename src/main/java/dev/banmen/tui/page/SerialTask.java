package dev.banmen.tui.page;

import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;

/**
 * Runs a task's turns on shared threads: at most one at a time, each sees what the ones before it
 * did, and one that has more to do waits behind all others that do. For any thread.
 */
final class SerialTask {
  private enum TaskState {
    /** There is nothing to do. */
    ASLEEP,
    /** The executor has the task, and has not started it. */
    WAITING,
    RUNNING,
    /** The task was woken after it started to run. */
    RUNNING_AND_WOKEN
  }

  private final Executor executor;
  private final BooleanSupplier turn;
  private final AtomicReference<TaskState> state = new AtomicReference<>(TaskState.ASLEEP);

  /**
   * A task that has nothing to do yet.
   *
   * @param executor takes tasks in the order in which they come
   * @param turn does a part of the work; returns whether there is more now
   */
  SerialTask(Executor executor, BooleanSupplier turn) {
    this.executor = executor;
    this.turn = turn;
  }

  /** Wakes the task: a turn starts after this call. */
  void wake() {
    TaskState before = state.getAndUpdate(SerialTask::woken);
    if (before == TaskState.ASLEEP) {
      executor.execute(this::run);
    }
  }

  private static TaskState woken(TaskState state) {
    return switch (state) {
      case ASLEEP, WAITING -> TaskState.WAITING;
      case RUNNING, RUNNING_AND_WOKEN -> TaskState.RUNNING_AND_WOKEN;
    };
  }

  private void run() {
    state.set(TaskState.RUNNING);
    boolean hasMore = false;
    try {
      hasMore = turn.getAsBoolean();
    } finally {
      if (hasMore || !state.compareAndSet(TaskState.RUNNING, TaskState.ASLEEP)) {
        state.set(TaskState.WAITING);
        executor.execute(this::run);
      }
    }
  }
}
