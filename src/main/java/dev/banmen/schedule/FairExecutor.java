package dev.banmen.schedule;

import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;

/**
 * Runs the tasks of many people on a few threads, and each person's in their order. A free thread
 * is for those with the fewest tasks under way, and among them for whoever came, or had a task end,
 * first. So nobody waits for more than one task of anybody else, and one person alone uses all
 * threads. For any thread.
 */
public final class FairExecutor {
  private final Executor threads;
  private final int most;
  private final Map<String, TaskQueue> queues = new LinkedHashMap<>(); // the next first; under this
  private int running; // under this

  /** The tasks of one person: those that wait, and how many are under way. */
  private static final class TaskQueue {
    private final String person;
    private final Queue<Runnable> waiting = new ArrayDeque<>();
    private int running;

    TaskQueue(String person) {
      this.person = person;
    }
  }

  private record NextTask(TaskQueue queue, Runnable task) {}

  /**
   * Creates an executor without tasks.
   *
   * @param most how many tasks it gives to the threads at the same time
   */
  public FairExecutor(Executor threads, int most) {
    this.threads = threads;
    this.most = most;
  }

  /**
   * Runs a task when it is this person's turn.
   *
   * @throws RejectedExecutionException if the threads have ended; then it is never run
   */
  public void execute(String person, Runnable task) {
    synchronized (this) {
      queues.computeIfAbsent(person, TaskQueue::new).waiting.add(task);
      if (running >= most) {
        return;
      }
      running++;
    }
    runLater();
  }

  /** How many tasks of a person wait. */
  public synchronized int waiting(String person) {
    TaskQueue queue = queues.get(person);
    return queue == null ? 0 : queue.waiting.size();
  }

  private void runLater() {
    try {
      threads.execute(this::runNext);
    } catch (RejectedExecutionException e) {
      synchronized (this) {
        running--;
      }
      throw e;
    }
  }

  private void runNext() {
    Optional<NextTask> next = next();
    if (next.isPresent()) {
      try {
        next.get().task.run();
      } finally {
        goOn(next.get().queue);
      }
    }
  }

  /** Takes the next task; if nobody waits, another thread was faster, and this one is free. */
  private synchronized Optional<NextTask> next() {
    Optional<TaskQueue> next =
        queues.values().stream()
            .filter(queue -> !queue.waiting.isEmpty())
            .min(Comparator.comparingInt(queue -> queue.running));
    if (next.isEmpty()) {
      running--;
      return Optional.empty();
    }
    TaskQueue queue = next.get();
    queue.running++;
    return Optional.of(new NextTask(queue, queue.waiting.remove()));
  }

  /** Has the thread of a task that is over go on with another one. */
  private void goOn(TaskQueue queue) {
    synchronized (this) {
      queue.running--;
      queues.remove(queue.person);
      if (queue.running > 0 || !queue.waiting.isEmpty()) {
        queues.put(queue.person, queue); // behind all others
      }
      if (queues.values().stream().allMatch(one -> one.waiting.isEmpty())) {
        running--;
        return;
      }
    }
    try {
      runLater();
    } catch (RejectedExecutionException e) {
      // The threads have ended.
    }
  }
}
