package dev.banmen.server.store.sqlite;

import dev.banmen.schedule.FaultBarrier;
import dev.banmen.server.store.StoreFault;
import dev.banmen.server.store.sql.Dialect;
import dev.banmen.server.store.sql.Sql;
import dev.banmen.server.store.sql.SqlBatches;
import dev.banmen.server.store.sql.SqlJob;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.function.BooleanSupplier;

/** Work on one connection to SQLite, which is never lost. Of the thread that has it. */
final class OneConnection implements SqlBatches {
  private final Connection connection;
  private final boolean writes;
  private boolean isLeftOpen; // a transaction that could not be rolled back

  /**
   * Takes over a connection, which is closed with this.
   *
   * @param writes whether work is done in transactions
   */
  OneConnection(Connection connection, boolean writes) {
    this.connection = connection;
    this.writes = writes;
  }

  @Override
  public void run(List<SqlJob<?>> batch, BooleanSupplier isEnding) {
    try {
      if (isLeftOpen) {
        rollBack();
      }
      if (writes) {
        execute("BEGIN IMMEDIATE");
      }
      for (SqlJob<?> job : batch) {
        attempt(job);
      }
      if (writes) {
        execute("COMMIT");
      }
    } catch (SQLException | RuntimeException | Error e) {
      FaultBarrier.reportUnforeseen(e);
      batch.forEach(job -> job.fail(e));
      rollBack();
    }
  }

  /**
   * Does one piece of work, all or nothing of it.
   *
   * @throws SQLException if the transaction is lost, and with it what others did
   */
  private void attempt(SqlJob<?> job) throws SQLException {
    if (writes) {
      execute("SAVEPOINT one");
    }
    try {
      job.work(new Sql(connection, Dialect.SQLITE));
    } catch (SQLException | StoreFault | RuntimeException | Error e) {
      FaultBarrier.reportUnforeseen(e);
      job.fail(e);
    }
    if (writes) {
      if (job.isFailed()) {
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

  @Override
  public void close() {
    closeQuietly(connection);
  }

  static void closeQuietly(Connection connection) {
    try {
      connection.close();
    } catch (SQLException e) {
      // What was committed is on the disk.
    }
  }
}
