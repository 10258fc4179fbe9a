package dev.banmen.server.store.postgres;

import dev.banmen.server.store.StoreFault;
import dev.banmen.server.store.sql.CopiedTables;
import dev.banmen.server.store.sql.Dialect;
import dev.banmen.server.store.sql.Sql;
import dev.banmen.server.store.sqlite.SqliteStore;
import java.nio.file.Path;
import java.sql.BatchUpdateException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import org.postgresql.util.PSQLException;

/**
 * Copies the embedded database of a server that is not running into an empty place in PostgreSQL,
 * in one transaction: all of it is there, compared row by row, or nothing. Stateless.
 */
public final class Migration {
  private Migration() {}

  /**
   * Copies the database in a folder, which stays as it is.
   *
   * @return how many rows were copied
   * @throws StoreFault if it is of another form, the place is not empty or cannot be reached, or a
   *     row is not the same there; then the place is as it was. Only if nobody can say what became
   *     of the end of the transaction, all of it may be there, and the fault says so
   */
  public static long run(Path folder, PostgresUrl to) throws StoreFault {
    return run(folder, (SqlConnector) to);
  }

  static long run(Path folder, SqlConnector to) throws StoreFault {
    try (Connection source = SqliteStore.stopped(folder)) {
      try (Connection target = to.connect();
          Statement statement = target.createStatement()) {
        statement.execute(
            "SET statement_timeout = 0; SET lock_timeout = 0;"
                + " SET idle_in_transaction_session_timeout = 0");
        target.setNetworkTimeout(Runnable::run, 0); // a statement takes as long as it does
        target.setAutoCommit(false);
        Sql sql = new Sql(target, Dialect.POSTGRES);
        PostgresStore.begin(sql);
        if (isUsed(sql)) {
          throw StoreFault.of("migrate.used");
        }
        PostgresStore.makeForm(sql);
        long rows = new CopiedTables(new Sql(source, Dialect.SQLITE), sql).run();
        commit(target, to);
        return rows;
      } catch (SQLException e) {
        throw SqliteStore.isFaultOf(e)
            ? new StoreFault(String.valueOf(e.getMessage()), e)
            : StoreFault.of("store.unreachable", why(e));
      }
    } catch (SQLException e) {
      throw new StoreFault(String.valueOf(e.getMessage()), e);
    }
  }

  /** Ends the transaction; asks whether it has ended if the answer is lost. */
  private static void commit(Connection target, SqlConnector to) throws SQLException, StoreFault {
    try {
      target.commit();
    } catch (SQLException lost) {
      try (Connection again = to.connect();
          Statement statement = again.createStatement()) {
        statement.execute("SET statement_timeout = 0; SET lock_timeout = 0");
        again.setNetworkTimeout(Runnable::run, 0);
        again.setAutoCommit(false);
        Sql sql = new Sql(again, Dialect.POSTGRES);
        PostgresStore.begin(sql); // once the other transaction is over
        if (isUsed(sql)) {
          return;
        }
      } catch (SQLException unknown) {
        throw StoreFault.of("migrate.unsure", why(unknown));
      }
      throw lost;
    }
  }

  /** What the database says, without what is in the rows. */
  static String why(SQLException e) {
    boolean isBatch = e instanceof BatchUpdateException;
    SQLException one = isBatch && e.getNextException() != null ? e.getNextException() : e;
    if (one instanceof PSQLException known && known.getServerErrorMessage() != null) {
      return String.valueOf(known.getServerErrorMessage().getMessage());
    }
    return one instanceof BatchUpdateException ? "SQLSTATE " + one.getSQLState() : one.getMessage();
  }

  /** Whether a server has used this place, or something else is there. */
  private static boolean isUsed(Sql sql) throws SQLException {
    return !sql.list(
            row -> true, "SELECT 1 FROM pg_tables WHERE schemaname = current_schema() LIMIT 1")
        .isEmpty();
  }
}
