package dev.banmen.server.store.postgres;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/** What a newer release may have done to the database while an older one works on it. */
final class NewerForm {
  private NewerForm() {}

  /**
   * Gives every table of a place a column more, and the place a table more. All that is saved there
   * stays.
   */
  static void bring(PostgresServer server, String place) {
    String schema = server.schema(place);
    try (Connection connection = server.connection();
        Statement statement = connection.createStatement()) {
      List<String> tables = new ArrayList<>();
      ResultSet rows =
          statement.executeQuery(
              "SELECT tablename FROM pg_tables WHERE schemaname = '" + schema + "'");
      while (rows.next()) {
        tables.add(schema + "." + rows.getString(1));
      }
      for (String one : tables) {
        statement.execute(
            "ALTER TABLE " + one + " ADD COLUMN IF NOT EXISTS later text NOT NULL DEFAULT 'new'");
      }
      statement.execute(
          ("CREATE TABLE IF NOT EXISTS %1$s.later"
                  + " (person bigint REFERENCES %1$s.people ON DELETE CASCADE)")
              .formatted(schema));
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }
}
