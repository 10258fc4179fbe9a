package dev.banmen.server.store.sql;

import dev.banmen.schedule.DaemonThreads;
import dev.banmen.schedule.FaultBarrier;
import dev.banmen.server.store.SavedTable;
import dev.banmen.server.store.StoreFault;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;

/**
 * The only thread that uses a connection. What arrives while a commit is under way is committed
 * together, at most {@link #BATCH} at a time, so many pay for one wait for the disk. Whatever is
 * thrown, the thread goes on, and each piece of work is answered once. For any thread.
 */
public final class SqlThread implements AutoCloseable {
  /** Work on a connection. It may be done again if it was undone. */
  public interface SqlWork<T> {
    T on(Sql sql) throws SQLException, StoreFault;
  }

  /** Work without a result. */
  public interface SqlChange {
    void on(Sql sql) throws SQLException, StoreFault;
  }

  /** How many are committed together at most. */
  static final int BATCH = 256;

  /** How much may wait; more is refused. */
  static final int MOST_WAITING = 10_000;

  private final SqlBatches batches;
  private final Consumer<List<SavedTable>> saved;
  private final BlockingQueue<SqlJob<?>> jobs = new ArrayBlockingQueue<>(MOST_WAITING);
  private final SqlJob<?> end = SqlJob.of(0, sql -> null); // the sign that no more comes
  private final Thread thread;
  private volatile boolean isClosed; // changes under this

  /**
   * Begins a thread.
   *
   * @param batches closed with this
   * @param saved is told what was saved at tables, often nothing, after those who waited for it
   */
  public SqlThread(String name, SqlBatches batches, Consumer<List<SavedTable>> saved) {
    this.batches = batches;
    this.saved = saved;
    thread = DaemonThreads.start(name, this::run);
  }

  public <T> CompletableFuture<T> submit(SqlWork<T> work) {
    return submit(0, work);
  }

  /** Submits work that changes a table, or adds one ({@link SqlJob#NEW}). */
  <T> CompletableFuture<T> submit(long table, SqlWork<T> work) {
    return submit(SqlJob.of(table, work));
  }

  <T> CompletableFuture<T> submit(SqlJob<T> job) {
    synchronized (this) {
      if (isClosed) {
        job.answer().completeExceptionally(new StoreFault("the store is closed"));
      } else if (!jobs.offer(job)) {
        job.answer().completeExceptionally(new StoreFault("too much waits for the disk"));
      }
    }
    return job.answer();
  }

  /** Runs something on the thread, once what was submitted before is saved or has failed. */
  public void afterwards(Runnable task) {
    submit(SqlJob.afterwards(task));
  }

  public CompletableFuture<Void> change(SqlChange change) {
    return submit(
        sql -> {
          change.on(sql);
          return null;
        });
  }

  /** The calls of the thread, the newest first. */
  public StackTraceElement[] stack() {
    return thread.getStackTrace();
  }

  /** Does what was submitted before, and closes the connection. */
  @Override
  public void close() {
    synchronized (this) {
      isClosed = true;
    }
    try {
      jobs.put(end);
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void run() {
    boolean isLast = false;
    try {
      while (!isLast) {
        List<SqlJob<?>> batch = new ArrayList<>();
        batch.add(jobs.take());
        jobs.drainTo(batch, BATCH - 1);
        isLast = batch.remove(end);
        List<SqlJob<?>> after = batch.stream().filter(SqlJob::isAfterwards).toList();
        batch.removeAll(after);
        if (!batch.isEmpty()) {
          try {
            batches.run(batch, () -> isClosed);
          } catch (RuntimeException | Error e) {
            FaultBarrier.report(e);
            batch.forEach(job -> job.fail(e));
          }
          batch.forEach(job -> FaultBarrier.contain(job::tell));
        }
        after.forEach(job -> FaultBarrier.contain(job::tell));
        FaultBarrier.contain(() -> saved.accept(news(batch)));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      batches.close();
      refuseRest();
    }
  }

  /** What is to be told of work that was saved, or is about to be. */
  public static List<SavedTable> news(List<SqlJob<?>> batch) {
    return batch.stream().map(SqlJob::news).flatMap(Optional::stream).toList();
  }

  /** Fails the rest of the work, so that nobody waits for a thread that has ended. */
  private void refuseRest() {
    synchronized (this) {
      isClosed = true;
    }
    for (SqlJob<?> job = jobs.poll(); job != null; job = jobs.poll()) {
      job.fail(new StoreFault("the store is closed"));
      job.tell();
    }
  }
}
