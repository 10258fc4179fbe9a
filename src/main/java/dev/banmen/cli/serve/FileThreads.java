package dev.banmen.cli.serve;

import dev.banmen.schedule.DaemonThreads;
import dev.banmen.server.monitor.EventLog;
import dev.banmen.server.monitor.LogEvent;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/**
 * The threads that read tables, or wait for the store while it reads or saves what people have.
 * Once closed they take no more, and what was asked for has been done. For any thread.
 */
final class FileThreads implements Executor, AutoCloseable {
  private static final int THREADS = 8;

  /** How long the store has for the last saves. */
  private static final long LAST_SECONDS = 5;

  private static final EventLog LOG = EventLog.of(FileThreads.class);

  private final ExecutorService threads;

  /**
   * Starts none before there is something to do.
   *
   * @param name of the threads
   */
  FileThreads(String name) {
    threads = Executors.newFixedThreadPool(THREADS, new DaemonThreads(name));
  }

  @Override
  public void execute(Runnable task) {
    threads.execute(task);
  }

  @Override
  public void close() {
    threads.shutdown();
    try {
      if (!threads.awaitTermination(LAST_SECONDS, TimeUnit.SECONDS)) {
        LOG.error(LogEvent.STORE_FAILED);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
