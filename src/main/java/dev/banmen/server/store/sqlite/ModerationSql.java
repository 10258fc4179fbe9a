package dev.banmen.server.store.sqlite;

import dev.banmen.server.store.BanRow;
import dev.banmen.server.store.PersonRow;
import dev.banmen.server.store.ReportRow;
import dev.banmen.server.store.RowLimits;
import dev.banmen.server.store.StoreFault;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The statements about bans, mutes, blocks and reports. Stateless. */
final class ModerationSql {
  private ModerationSql() {}

  static void ban(Connection connection, BanRow ban, long now) throws SQLException, StoreFault {
    RowLimits.check(ban.what(), RowLimits.NAME);
    RowLimits.check(ban.reason(), RowLimits.VALUE);
    SqlQuery.update(
        connection,
        "INSERT INTO bans (what, until, reason, at) VALUES (?, ?, ?, ?)"
            + " ON CONFLICT DO UPDATE SET until = excluded.until, reason = excluded.reason",
        ban.what(),
        ban.until(),
        ban.reason(),
        now);
    check(connection, RowLimits.BANS, "bans", "SELECT count(*) FROM bans");
  }

  static List<BanRow> bans(Connection connection, long now) throws SQLException {
    return SqlQuery.list(
        connection,
        row -> new BanRow(row.getString(1), row.getLong(2), row.getString(3)),
        "SELECT what, until, reason FROM bans WHERE until > ? ORDER BY at, what",
        now);
  }

  static void mute(Connection connection, long person, long until) throws SQLException {
    SqlQuery.update(
        connection,
        "INSERT INTO mutes (person, until) VALUES (?, ?)"
            + " ON CONFLICT DO UPDATE SET until = excluded.until",
        person,
        until);
  }

  static Map<Long, Long> mutes(Connection connection, long now) throws SQLException {
    Map<Long, Long> all = new HashMap<>();
    SqlQuery.list(
        connection,
        row -> all.put(row.getLong(1), row.getLong(2)),
        "SELECT person, until FROM mutes WHERE until > ?",
        now);
    return all;
  }

  static void block(Connection connection, long person, long other, boolean blocks)
      throws SQLException, StoreFault {
    if (!blocks) {
      SqlQuery.update(
          connection, "DELETE FROM blocks WHERE person = ? AND other = ?", person, other);
      return;
    }
    SqlQuery.update(
        connection,
        "INSERT INTO blocks (person, other) VALUES (?, ?) ON CONFLICT DO NOTHING",
        person,
        other);
    check(
        connection,
        RowLimits.BLOCKS,
        "people blocked by one",
        "SELECT count(*) FROM blocks WHERE person = ?",
        person);
  }

  static Map<Long, Set<Long>> blocks(Connection connection) throws SQLException {
    Map<Long, Set<Long>> all = new HashMap<>();
    SqlQuery.list(
        connection,
        row -> all.computeIfAbsent(row.getLong(1), one -> new HashSet<>()).add(row.getLong(2)),
        "SELECT person, other FROM blocks");
    return all;
  }

  static void report(Connection connection, long by, long about, String text, long now)
      throws SQLException, StoreFault {
    RowLimits.check(text, RowLimits.VALUE);
    long id =
        SqlQuery.insert(
            connection,
            "INSERT INTO reports (person, about, text, at) VALUES (?, ?, ?, ?)",
            by,
            about,
            text,
            now);
    SqlQuery.update(connection, "DELETE FROM reports WHERE id <= ?", id - RowLimits.REPORTS);
  }

  static List<ReportRow> reports(Connection connection, int most) throws SQLException {
    return SqlQuery.list(
        connection,
        row ->
            new ReportRow(
                new PersonRow(row.getLong(1), row.getString(2), false),
                new PersonRow(row.getLong(3), row.getString(4), false),
                row.getString(5),
                row.getLong(6)),
        "SELECT who.id, who.name, whom.id, whom.name, text, at FROM reports"
            + " JOIN people AS who ON who.id = person JOIN people AS whom ON whom.id = about"
            + " ORDER BY reports.id DESC LIMIT ?",
        most);
  }

  private static void check(
      Connection connection, int most, String what, String sql, Object... values)
      throws SQLException, StoreFault {
    if (SqlQuery.numbers(connection, sql, values).get(0) > most) {
      throw new StoreFault("more than " + most + " " + what);
    }
  }
}
