package dev.banmen.server.store.sqlite;

import dev.banmen.server.store.Claimed;
import dev.banmen.server.store.Claimed.Claim;
import dev.banmen.server.store.CodeKind;
import dev.banmen.server.store.PersonRow;
import dev.banmen.server.store.RowLimits;
import dev.banmen.server.store.StoreFault;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;

/** The statements about keys, and the codes that give them. Stateless. */
final class CodeSql {
  private CodeSql() {}

  static PersonRow newPerson(Connection connection, long now) throws SQLException {
    return new PersonRow(
        SqlQuery.insert(connection, "INSERT INTO people (since) VALUES (?)", now), "", true);
  }

  private static PersonRow person(ResultSet row) throws SQLException {
    return new PersonRow(row.getLong(1), row.getString(2), false);
  }

  static Optional<PersonRow> named(Connection connection, String folded) throws SQLException {
    return SqlQuery.first(
        connection, CodeSql::person, "SELECT id, name FROM people WHERE folded = ?", folded);
  }

  static long since(Connection connection, long person) throws SQLException {
    return SqlQuery.first(
            connection, row -> row.getLong(1), "SELECT since FROM people WHERE id = ?", person)
        .orElse(0L);
  }

  static List<String> keys(Connection connection, long person) throws SQLException {
    return SqlQuery.list(
        connection,
        row -> row.getString(1),
        "SELECT fingerprint FROM keys WHERE person = ? ORDER BY fingerprint",
        person);
  }

  static void set(Connection connection, long person, CodeKind kind, String hash, long until)
      throws SQLException, StoreFault {
    RowLimits.check(hash, RowLimits.NAME);
    SqlQuery.update(
        connection,
        "INSERT INTO codes (person, kind, hash, until) VALUES (?, ?, ?, ?)"
            + " ON CONFLICT (person, kind)"
            + " DO UPDATE SET hash = excluded.hash, until = excluded.until",
        person,
        kind.name(),
        hash,
        until);
  }

  private static Optional<PersonRow> byCode(
      Connection connection, CodeKind kind, String hash, long now) throws SQLException {
    return SqlQuery.first(
        connection,
        CodeSql::person,
        "SELECT id, name FROM people JOIN codes ON person = id"
            + " WHERE hash = ? AND kind = ? AND until > ?",
        hash,
        kind.name(),
        now);
  }

  static Optional<PersonRow> comeBack(Connection connection, String hash, long now, long until)
      throws SQLException {
    Optional<PersonRow> found = byCode(connection, CodeKind.BACK, hash, now);
    if (found.isPresent()) {
      SqlQuery.update(connection, "UPDATE codes SET until = ? WHERE hash = ?", until, hash);
    }
    return found;
  }

  static Claimed claim(Connection connection, CodeKind kind, String hash, String key, long now)
      throws SQLException, StoreFault {
    RowLimits.check(key, RowLimits.NAME);
    Optional<PersonRow> found = byCode(connection, kind, hash, now);
    if (found.isEmpty()) {
      return Claimed.not(Claim.UNKNOWN);
    }
    long person = found.get().id();
    if (isSomebodys(connection, key, person)) {
      return Claimed.not(Claim.TAKEN);
    }
    if (kind == CodeKind.RECOVERY) {
      SqlQuery.update(connection, "DELETE FROM keys WHERE person = ?", person);
      SqlQuery.update(connection, "DELETE FROM codes WHERE person = ?", person);
    } else if (keys(connection, person).size() >= RowLimits.KEYS) {
      return Claimed.not(Claim.FULL);
    }
    SqlQuery.update(
        connection,
        "INSERT INTO keys (fingerprint, person) VALUES (?, ?)"
            + " ON CONFLICT DO UPDATE SET person = excluded.person",
        key,
        person);
    SqlQuery.update(connection, "DELETE FROM codes WHERE hash = ?", hash);
    return new Claimed(Claim.DONE, found.get());
  }

  /** Whether a key is that of somebody else who has a name or a game. */
  private static boolean isSomebodys(Connection connection, String key, long person)
      throws SQLException {
    return !SqlQuery.numbers(
            connection,
            "SELECT id FROM people JOIN keys ON person = id WHERE fingerprint = ? AND id <> ?"
                + " AND (name <> '' OR EXISTS (SELECT 1 FROM tables WHERE black = people.id)"
                + " OR EXISTS (SELECT 1 FROM tables WHERE white = people.id))",
            key,
            person)
        .isEmpty();
  }
}
