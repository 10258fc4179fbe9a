package dev.banmen.server.store.sqlite;

import dev.banmen.server.store.EventRow;
import dev.banmen.server.store.PastGame;
import dev.banmen.server.store.RowLimits;
import dev.banmen.server.store.StoreFault;
import dev.banmen.server.store.TableRow;
import dev.banmen.server.store.TableState;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.Function;

/** The statements about tables and their events. Stateless. */
final class TableSql {
  private static final String COLUMNS =
      "SELECT id, head, code, is_private, is_rated, seq, black, white, to_move, is_over,"
          + " is_played, result, last_at, opener, opened_at FROM tables ";

  private TableSql() {}

  static long add(Connection connection, TableRow table) throws SQLException, StoreFault {
    RowLimits.check(table.head(), RowLimits.HEAD);
    RowLimits.check(table.code(), RowLimits.NAME);
    TableState at = table.at();
    return SqlQuery.insert(
        connection,
        "INSERT INTO tables (head, code, family, is_private, is_rated, seq, black, white, to_move,"
            + " is_over, is_played, result, last_at, opener, opened_at)"
            + " VALUES (?, ?, ?, ?, ?, 0, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        table.head(),
        table.code(),
        table.family(),
        table.isPrivate(),
        table.isRated(),
        at.black(),
        at.white(),
        at.toMove(),
        at.isOver(),
        at.isPlayed(),
        at.result(),
        at.lastAt(),
        table.opened().person(),
        table.opened().millis());
  }

  static boolean append(
      Connection connection,
      Function<TableRow, OptionalDouble> ranks,
      long table,
      EventRow event,
      TableState after)
      throws SQLException, StoreFault {
    RowLimits.check(event.line(), RowLimits.EVENT);
    RowLimits.check(event.id(), RowLimits.NAME);
    if (event.seq() > RowLimits.EVENTS) {
      throw new StoreFault("more than " + RowLimits.EVENTS + " events at a table");
    }
    int moved =
        SqlQuery.update(
            connection,
            "UPDATE tables SET seq = ?, black = ?, white = ?, to_move = ?, is_over = ?,"
                + " is_played = ?, result = ?, last_at = ? WHERE id = ? AND seq = ?",
            event.seq(),
            after.black(),
            after.white(),
            after.toMove(),
            after.isOver(),
            after.isPlayed(),
            after.result(),
            after.lastAt(),
            table,
            event.seq() - 1);
    if (moved == 0) {
      return late(connection, table, event);
    }
    SqlQuery.update(
        connection,
        "INSERT INTO events (table_id, seq, event_id, line) VALUES (?, ?, ?, ?)",
        table,
        event.seq(),
        event.id(),
        event.line());
    if (after.isOver()) {
      RatingSql.settle(connection, ranks, table, after);
    }
    return true;
  }

  static void remove(Connection connection, long table) throws SQLException {
    SqlQuery.update(
        connection,
        "DELETE FROM events WHERE table_id = (SELECT id FROM tables WHERE id = ? AND is_over = 0)",
        table);
    SqlQuery.update(connection, "DELETE FROM tables WHERE id = ? AND is_over = 0", table);
  }

  /** It is not the next event: it is saved already, or others came first. */
  private static boolean late(Connection connection, long table, EventRow event)
      throws SQLException, StoreFault {
    List<EventRow> first = events(connection, table, event.seq() - 1);
    if (first.isEmpty()) {
      throw new StoreFault("no event " + (event.seq() - 1) + " at table " + table);
    }
    return first.get(0).id().equals(event.id());
  }

  static List<EventRow> events(Connection connection, long table, long after) throws SQLException {
    return SqlQuery.list(
        connection,
        row -> new EventRow(row.getLong(1), row.getString(2), row.getString(3)),
        "SELECT seq, event_id, line FROM events WHERE table_id = ? AND seq > ? ORDER BY seq",
        table,
        after);
  }

  static List<TableRow> byId(Connection connection, long id) throws SQLException {
    return SqlQuery.list(connection, TableSql::row, COLUMNS + "WHERE id = ?", id);
  }

  static List<TableRow> unfinished(Connection connection) throws SQLException {
    return SqlQuery.list(connection, TableSql::row, COLUMNS + "WHERE is_over = 0 ORDER BY id");
  }

  static List<PastGame> past(Connection connection, long person, int most) throws SQLException {
    return SqlQuery.list(
        connection,
        row ->
            new PastGame(
                row.getLong(1),
                row.getString(2),
                row.getLong(3),
                row.getString(4),
                row.getBoolean(5),
                row.getLong(6),
                row.getString(7),
                RatingSql.change(row, 8)),
        "SELECT tables.id, family, last_at, result, black = ?1,"
            + " CASE black WHEN ?1 THEN white ELSE black END AS other, coalesce(name, ''), "
            + RatingSql.CHANGE
            + " FROM tables LEFT JOIN people ON people.id = other"
            + " LEFT JOIN rating_changes ON table_id = tables.id AND person = ?1"
            + " WHERE is_over = 1 AND (black = ?1 OR white = ?1)"
            + " ORDER BY last_at DESC, tables.id DESC LIMIT ?2",
        person,
        most);
  }

  private static TableRow row(ResultSet row) throws SQLException {
    return new TableRow(
        row.getLong(1),
        row.getString(2),
        row.getString(3),
        row.getBoolean(4),
        row.getBoolean(5),
        new TableRow.Opening(row.getLong(14), row.getLong(15)),
        new TableState(
            row.getLong(6),
            row.getLong(7),
            row.getLong(8),
            row.getLong(9),
            row.getBoolean(10),
            row.getBoolean(11),
            row.getString(12),
            row.getLong(13)));
  }
}
