package dev.banmen.server.store.sqlite;

import dev.banmen.server.store.StoreFault;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/**
 * Brings a database to the newest form: runs the numbered scripts beside this class that it has not
 * had, each in one transaction. Stateless.
 */
final class Schema {
  /** The newest form. */
  static final int NEWEST = 9;

  private Schema() {}

  static void migrate(Connection connection) throws SQLException, StoreFault {
    int version = version(connection);
    if (version > NEWEST) {
      throw new StoreFault(
          "this database is of a newer version: " + version + " instead of " + NEWEST);
    }
    try (Statement statement = connection.createStatement()) {
      if (version > 0 && version < NEWEST) {
        statement.execute("VACUUM"); // earlier programs left in free pages what was deleted
      }
      for (int next = version + 1; next <= NEWEST; next++) {
        statement.execute("BEGIN IMMEDIATE");
        for (String sql : script(next).split(";\n")) {
          if (!sql.isBlank()) {
            statement.execute(sql);
          }
        }
        statement.execute("PRAGMA user_version = " + next);
        statement.execute("COMMIT");
      }
    }
    SqliteStore.addSkeletons(new Sql(connection));
  }

  static int version(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery("PRAGMA user_version")) {
      row.next();
      return row.getInt(1);
    }
  }

  private static String script(int version) throws StoreFault {
    try (InputStream in = Schema.class.getResourceAsStream(version + ".sql")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new StoreFault("the script of version " + version + " cannot be read", e);
    }
  }
}
