package dev.banmen.schedule;

import java.util.concurrent.ThreadFactory;

/** Makes threads that the program's end does not wait for. Immutable. */
public record DaemonThreads(String name, int priority) implements ThreadFactory {
  public DaemonThreads(String name) {
    this(name, Thread.NORM_PRIORITY);
  }

  /** Starts a task on a thread of its own. */
  public static Thread start(String name, Runnable task) {
    Thread thread = new DaemonThreads(name).newThread(task);
    thread.start();
    return thread;
  }

  @Override
  public Thread newThread(Runnable task) {
    Thread thread = new Thread(task, name);
    thread.setDaemon(true);
    thread.setPriority(priority);
    return thread;
  }
}
