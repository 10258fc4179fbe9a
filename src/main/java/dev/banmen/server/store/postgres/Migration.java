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
   *     row is not the same there; then the place is as it was
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
        target.setAutoCommit(false);
        Sql sql = new Sql(target, Dialect.POSTGRES);
        PostgresStore.begin(sql);
        if (isUsed(sql)) {
          throw StoreFault.of("migrate.used");
        }
        PostgresStore.makeForm(sql);
        long rows = new CopiedTables(new Sql(source, Dialect.SQLITE), sql).run();
        target.commit();
        return rows;
      } catch (SQLException e) {
        throw StoreFault.of("store.unreachable", why(e));
      }
    } catch (SQLException e) {
      throw new StoreFault(String.valueOf(e.getMessage()), e);
    }
  }

  /** What the database says; of many rows that are sent at once, without what is in them. */
  private static String why(SQLException e) {
    boolean isBatch = e instanceof BatchUpdateException && e.getNextException() != null;
    return (isBatch ? e.getNextException() : e).getMessage();
  }

  /** Whether a server has used this place, or something else is there. */
  private static boolean isUsed(Sql sql) throws SQLException {
    return !sql.list(
            row -> true, "SELECT 1 FROM pg_tables WHERE schemaname = current_schema() LIMIT 1")
        .isEmpty();
  }
}
