package dev.banmen.server.store.sqlite;

import dev.banmen.server.store.RowLimits;
import dev.banmen.server.store.StoreFault;
import dev.banmen.server.store.TeachingRow;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;

/** The statements about teaching tables. Stateless. */
final class TeachingSql {
  private TeachingSql() {}

  static void save(Connection connection, TeachingRow row) throws SQLException, StoreFault {
    RowLimits.check(row.code(), RowLimits.NAME);
    RowLimits.check(row.text(), RowLimits.RECORD);
    SqlQuery.update(
        connection,
        "INSERT INTO teaching (leader, code, is_private, text, at) VALUES (?, ?, ?, ?, ?)"
            + " ON CONFLICT DO UPDATE SET code = excluded.code,"
            + " is_private = excluded.is_private, text = excluded.text, at = excluded.at",
        row.leader(),
        row.code(),
        row.isPrivate() ? 1 : 0,
        row.text(),
        row.at());
  }

  static void end(Connection connection, long leader) throws SQLException {
    SqlQuery.update(connection, "DELETE FROM teaching WHERE leader = ?", leader);
  }

  static List<TeachingRow> all(Connection connection) throws SQLException {
    return SqlQuery.list(
        connection,
        row ->
            new TeachingRow(
                row.getLong(1),
                row.getString(2),
                row.getString(3),
                row.getInt(4) != 0,
                row.getString(5),
                row.getLong(6)),
        "SELECT leader, name, code, is_private, text, at FROM teaching"
            + " JOIN people ON people.id = leader ORDER BY leader");
  }
}
