package dev.banmen.server.store.sqlite;

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
 * committed together, at most {@link #BATCH} at a time, so many pay for one wait for the disk. For
 * any thread.
 */
final class SqlThread implements AutoCloseable {
  /** Work on a connection. */
  interface SqlWork<T> {
    T on(Connection connection) throws SQLException, StoreFault;
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

  /**
   * Takes over a connection, which is closed with this.
   *
   * @param writes whether work is done in transactions
   */
  SqlThread(Connection connection, boolean writes) {
    this.connection = connection;
    this.writes = writes;
    thread = new Thread(this::run, writes ? "store writer" : "store reader");
    thread.setDaemon(true);
    thread.start();
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
    List<Job<?>> batch = new ArrayList<>();
    try {
      while (true) {
        batch.add(jobs.take());
        jobs.drainTo(batch, BATCH - 1);
        boolean isLast = batch.removeIf(job -> job.work == null);
        work(batch);
        batch.clear();
        if (isLast) {
          return;
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      closeQuietly(connection);
    }
  }

  private void work(List<Job<?>> batch) {
    try {
      if (writes && !batch.isEmpty()) {
        execute("BEGIN IMMEDIATE");
      }
      batch.forEach(this::attempt);
      if (writes && !batch.isEmpty()) {
        execute("COMMIT");
      }
    } catch (SQLException e) {
      batch.forEach(job -> job.failed(fault(e)));
      rollBack();
    }
    batch.forEach(Job::tell);
  }

  /** Does one piece of work, all or nothing of it. */
  private void attempt(Job<?> job) {
    try {
      if (writes) {
        execute("SAVEPOINT one");
      }
      job.work(connection);
    } catch (SQLException | StoreFault | RuntimeException e) {
      job.failed(e instanceof StoreFault known ? known : fault(e));
    }
    if (writes) {
      try {
        if (job.why != null) {
          execute("ROLLBACK TO one");
        }
        execute("RELEASE one");
      } catch (SQLException e) {
        job.failed(fault(e)); // the transaction is gone, and COMMIT will say so for the others
      }
    }
  }

  private void rollBack() {
    try {
      execute("ROLLBACK");
    } catch (SQLException e) {
      // SQLite has done so itself.
    }
  }

  private void execute(String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  private static StoreFault fault(Exception e) {
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

    void work(Connection connection) throws SQLException, StoreFault {
      done = work.on(connection);
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
