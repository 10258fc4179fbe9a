package dev.banmen.server.store.sql;

import dev.banmen.server.store.StoreFault;
import java.sql.SQLException;
import java.util.concurrent.CompletableFuture;

/** A piece of work on a connection, and who waits for it. Mutable; for one thread at a time. */
public final class SqlJob<T> {
  /** In place of a table's number: what is done adds one, and its result is the number. */
  static final long NEW = -1;

  private final long table;
  private final SqlThread.SqlWork<T> work; // null for the sign that no more comes
  private final CompletableFuture<T> answer = new CompletableFuture<>();
  private T done;
  private StoreFault why;

  SqlJob(long table, SqlThread.SqlWork<T> work) {
    this.table = table;
    this.work = work;
  }

  /** The number of the table that it changes; 0 for none, below 0 for one that it adds. */
  public long table() {
    return table;
  }

  /** The number of the table that is not as before; 0 for none. */
  long saved() {
    return why != null ? 0 : table == NEW ? (Long) done : table;
  }

  boolean isWork() {
    return work != null;
  }

  CompletableFuture<T> answer() {
    return answer;
  }

  /** Does it, perhaps again after it was undone. */
  public void work(Sql sql) throws SQLException, StoreFault {
    why = null;
    done = work.on(sql);
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
