package dev.banmen.server.store.sqlite;

import dev.banmen.server.store.StoreFault;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/** The form of the database: {@code schema.sql} beside this class. Stateless. */
final class Schema {
  /** The number of the form; earlier ones were never released. */
  static final int FORM = 9;

  private Schema() {}

  /** Makes the tables of a new database; refuses one of another form. */
  static void open(Connection connection) throws SQLException, StoreFault {
    int form = form(connection);
    if (form != 0 && form != FORM) {
      throw new StoreFault("this database has form " + form + "; this program needs form " + FORM);
    }
    if (form == 0) {
      try (Statement statement = connection.createStatement()) {
        statement.execute("BEGIN IMMEDIATE");
        for (String sql : script().split(";\n")) {
          statement.execute(sql);
        }
        statement.execute("PRAGMA user_version = " + FORM);
        statement.execute("COMMIT");
      }
    }
    SqliteStore.addSkeletons(new Sql(connection));
  }

  private static int form(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery("PRAGMA user_version")) {
      row.next();
      return row.getInt(1);
    }
  }

  static String script() throws StoreFault {
    try (InputStream in = Schema.class.getResourceAsStream("schema.sql")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new StoreFault("schema.sql cannot be read", e);
    }
  }
}
