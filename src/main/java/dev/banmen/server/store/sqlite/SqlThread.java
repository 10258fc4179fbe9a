package dev.banmen.server.store.sqlite;

import dev.banmen.schedule.DaemonThreads;
import dev.banmen.schedule.FaultBarrier;
import dev.banmen.server.store.StoreFault;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;

/**
 * A connection and the only thread that uses it. What arrives while a commit is under way is
 * committed together, at most {@link #BATCH} at a time, so many pay for one wait for the disk.
 * Whatever is thrown, the thread goes on, and each piece of work is answered once. For any thread.
 */
final class SqlThread implements AutoCloseable {
  /** Work on a connection. */
  interface SqlWork<T> {
    T on(Sql sql) throws SQLException, StoreFault;
  }

  /** Work without a result. */
  interface SqlChange {
    void on(Sql sql) throws SQLException, StoreFault;
  }

  /** How many are committed together at most. */
  static final int BATCH = 64;

  /** How much may wait; more is refused. */
  static final int MOST_WAITING = 10_000;

  private final Connection connection;
  private final boolean writes;
  private final BlockingQueue<Job<?>> jobs = new ArrayBlockingQueue<>(MOST_WAITING);
  private final Thread thread;
  private boolean isClosed; // under this
  private boolean isLeftOpen; // a transaction that could not be rolled back; of the thread

  /**
   * Takes over a connection, which is closed with this.
   *
   * @param writes whether work is done in transactions
   */
  SqlThread(Connection connection, boolean writes) {
    this.connection = connection;
    this.writes = writes;
    thread = DaemonThreads.start(writes ? "store writer" : "store reader", this::run);
  }

  <T> CompletableFuture<T> submit(SqlWork<T> work) {
    Job<T> job = new Job<>(work);
    synchronized (this) {
      if (isClosed) {
        job.answer.completeExceptionally(new StoreFault("the store is closed"));
      } else if (!jobs.offer(job)) {
        job.answer.completeExceptionally(new StoreFault("too much waits for the disk"));
      }
    }
    return job.answer;
  }

  CompletableFuture<Void> change(SqlChange change) {
    return submit(
        sql -> {
          change.on(sql);
          return null;
        });
  }

  /** The calls of the thread, the newest first. */
  StackTraceElement[] stack() {
    return thread.getStackTrace();
  }

  /** Does what was submitted before, and closes the connection. */
  @Override
  public void close() {
    synchronized (this) {
      isClosed = true;
    }
    try {
      jobs.put(new Job<>(null));
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void run() {
    boolean isLast = false;
    try {
      while (!isLast) {
        List<Job<?>> batch = new ArrayList<>();
        batch.add(jobs.take());
        jobs.drainTo(batch, BATCH - 1);
        isLast = batch.removeIf(job -> job.work == null);
        if (!batch.isEmpty()) {
          work(batch);
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      closeQuietly(connection);
      refuseRest();
    }
  }

  /** Fails the rest of the work, so that nobody waits for a thread that has ended. */
  private void refuseRest() {
    synchronized (this) {
      isClosed = true;
    }
    for (Job<?> job = jobs.poll(); job != null; job = jobs.poll()) {
      job.failed(new StoreFault("the store is closed"));
      job.tell();
    }
  }

  private void work(List<Job<?>> batch) {
    try {
      if (isLeftOpen) {
        rollBack();
      }
      if (writes) {
        execute("BEGIN IMMEDIATE");
      }
      for (Job<?> job : batch) {
        attempt(job);
      }
      if (writes) {
        execute("COMMIT");
      }
    } catch (SQLException | RuntimeException | Error e) {
      FaultBarrier.reportUnforeseen(e);
      batch.forEach(job -> job.failed(fault(e)));
      rollBack();
    }
    batch.forEach(job -> FaultBarrier.contain(job::tell));
  }

  /**
   * Does one piece of work, all or nothing of it.
   *
   * @throws SQLException if the transaction is lost, and with it what others did
   */
  private void attempt(Job<?> job) throws SQLException {
    if (writes) {
      execute("SAVEPOINT one");
    }
    try {
      job.work(new Sql(connection));
    } catch (SQLException | StoreFault | RuntimeException | Error e) {
      FaultBarrier.reportUnforeseen(e);
      job.failed(e instanceof StoreFault known ? known : fault(e));
    }
    if (writes) {
      if (job.why != null) {
        execute("ROLLBACK TO one");
      }
      execute("RELEASE one");
    }
  }

  private void rollBack() {
    isLeftOpen = writes;
    try {
      if (writes) {
        execute("ROLLBACK");
      }
      isLeftOpen = false;
    } catch (SQLException e) {
      isLeftOpen = false; // SQLite has done so itself
    } catch (RuntimeException | Error e) {
      FaultBarrier.report(e); // it is tried again before the next transaction
    }
  }

  private void execute(String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  private static StoreFault fault(Throwable e) {
    return new StoreFault(String.valueOf(e.getMessage()), e);
  }

  static void closeQuietly(Connection connection) {
    try {
      connection.close();
    } catch (SQLException e) {
      // What was committed is on the disk.
    }
  }

  /** Work, and who waits for it. */
  private static final class Job<T> {
    private final SqlWork<T> work;
    private final CompletableFuture<T> answer = new CompletableFuture<>();
    private T done;
    private StoreFault why;

    Job(SqlWork<T> work) {
      this.work = work;
    }

    void work(Sql sql) throws SQLException, StoreFault {
      done = work.on(sql);
    }

    void failed(StoreFault fault) {
      why = why == null ? fault : why;
    }

    void tell() {
      if (why == null) {
        answer.complete(done);
      } else {
        answer.completeExceptionally(why);
      }
    }
  }
}
