package dev.banmen.server.store.sqlite;

import dev.banmen.server.store.HeldBack;
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
    SqlQuery.update(connection, "DELETE FROM held_back WHERE leader = ?", leader);
    SqlQuery.update(connection, "DELETE FROM places WHERE place = ?", -leader);
  }

  static void holdBack(Connection connection, HeldBack held) throws SQLException, StoreFault {
    SqlQuery.update(
        connection,
        "DELETE FROM held_back WHERE leader = ? AND person = ?",
        held.leader(),
        held.person());
    if (held.hold() == HeldBack.Hold.NONE) {
      return;
    }
    SqlQuery.update(
        connection,
        "INSERT INTO held_back (leader, person, hold) VALUES (?, ?, ?)",
        held.leader(),
        held.person(),
        held.hold().name());
    if (heldBack(connection, "WHERE leader = ?", held.leader()).size() > RowLimits.HELD_BACK) {
      throw new StoreFault("more than " + RowLimits.HELD_BACK + " held back at a table");
    }
  }

  static List<HeldBack> heldBack(Connection connection) throws SQLException {
    return heldBack(connection, "");
  }

  private static List<HeldBack> heldBack(Connection connection, String which, Object... values)
      throws SQLException {
    return SqlQuery.list(
        connection,
        row -> new HeldBack(row.getLong(1), row.getLong(2), HeldBack.Hold.of(row.getString(3))),
        "SELECT leader, person, hold FROM held_back " + which,
        values);
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
