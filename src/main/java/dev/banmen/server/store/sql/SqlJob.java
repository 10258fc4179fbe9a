package dev.banmen.server.store.sql;

import dev.banmen.server.store.SavedTable;
import dev.banmen.server.store.StoreFault;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** A piece of work on a connection, and who waits for it. Mutable; for one thread at a time. */
public abstract class SqlJob<T> {
  /**
   * In place of a table's number: what is done adds one, and its result is the number, if above 0.
   */
  static final long NEW = -1;

  private final long table;
  private final CompletableFuture<T> answer = new CompletableFuture<>();
  private T done;
  private StoreFault why;

  SqlJob(long table) {
    this.table = table;
  }

  static <T> SqlJob<T> of(long table, SqlThread.SqlWork<T> work) {
    return new SqlJob<>(table) {
      @Override
      T on(Sql sql) throws SQLException, StoreFault {
        return work.on(sql);
      }
    };
  }

  /** Something to run once what came before is saved or has failed; it touches no row. */
  static SqlJob<Void> afterwards(Runnable task) {
    return new SqlJob<>(0) {
      @Override
      Void on(Sql sql) {
        return null;
      }

      @Override
      boolean isAfterwards() {
        return true;
      }

      @Override
      void tell() {
        if (!isFailed()) {
          task.run();
        }
      }
    };
  }

  boolean isAfterwards() {
    return false;
  }

  abstract T on(Sql sql) throws SQLException, StoreFault;

  /** The number of the table that it changes; 0 for none, below 0 for one that it adds. */
  public long table() {
    return table;
  }

  /** What is to be told of it, once it is saved; empty for nothing. */
  public Optional<SavedTable> news() {
    long changed = isFailed() ? 0 : table == NEW ? (Long) done : table;
    return changed > 0 ? Optional.of(new SavedTable(changed, SavedTable.NONE)) : Optional.empty();
  }

  /** Whether it changes nothing, and has the same answer, if it is done though it is saved. */
  public boolean isFoundAgain() {
    return false;
  }

  T done() {
    return done;
  }

  CompletableFuture<T> answer() {
    return answer;
  }

  /** Does it, perhaps again after it was undone. */
  public void work(Sql sql) throws SQLException, StoreFault {
    done(on(sql));
  }

  /** The pieces of a batch, from one on, that can be done at once; at least that one. */
  public static List<SqlJob<?>> together(List<SqlJob<?>> batch, int from) {
    return batch.subList(from, Math.max(from + 1, AppendJob.end(batch, from)));
  }

  /** Does pieces that can be done at once, perhaps again after they were undone. */
  public static void work(List<SqlJob<?>> together, Sql sql) throws SQLException, StoreFault {
    if (together.size() == 1) {
      together.get(0).work(sql);
    } else {
      AppendJob.append(together.stream().map(AppendJob.class::cast).toList(), sql);
    }
  }

  void done(T result) {
    why = null;
    done = result;
  }

  public boolean isFailed() {
    return why != null;
  }

  /** Notes that it was not done, and nothing of it is saved; the first reason counts. */
  public void fail(Throwable fault) {
    if (why == null) {
      why =
          fault instanceof StoreFault known
              ? known
              : new StoreFault(String.valueOf(fault.getMessage()), fault);
    }
  }

  void tell() {
    if (why == null) {
      answer.complete(done);
    } else {
      answer.completeExceptionally(why);
    }
  }
}
