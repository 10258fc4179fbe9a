package dev.banmen.server.store.sqlite;

import dev.banmen.server.store.ChatRow;
import dev.banmen.server.store.NameLetters;
import dev.banmen.server.store.PersonRow;
import dev.banmen.server.store.RowLimits;
import dev.banmen.server.store.StoreFault;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The statements about people, what they chose, and what they said. Stateless. */
final class PeopleSql {
  private PeopleSql() {}

  static PersonRow byKey(Connection connection, String key, long now)
      throws SQLException, StoreFault {
    RowLimits.check(key, RowLimits.NAME);
    Optional<PersonRow> known = known(connection, key);
    if (known.isPresent()) {
      return known.get();
    }
    long id = SqlQuery.insert(connection, "INSERT INTO people (since) VALUES (?)", now);
    addKey(connection, id, key);
    return new PersonRow(id, "", true);
  }

  static Optional<PersonRow> known(Connection connection, String key) throws SQLException {
    return SqlQuery.first(
        connection,
        row -> new PersonRow(row.getLong(1), row.getString(2), false),
        "SELECT id, name FROM people JOIN keys ON person = id WHERE fingerprint = ?",
        key);
  }

  static List<PersonRow> byId(Connection connection, long id) throws SQLException {
    return SqlQuery.list(
        connection,
        row -> new PersonRow(row.getLong(1), row.getString(2), false),
        "SELECT id, name FROM people WHERE id = ?",
        id);
  }

  static boolean name(Connection connection, long person, String name, String folded)
      throws SQLException, StoreFault {
    RowLimits.check(name, RowLimits.NAME);
    RowLimits.check(folded, RowLimits.NAME);
    String skeleton = NameLetters.skeleton(folded);
    boolean isTaken =
        SqlQuery.list(
                connection,
                row -> row.getString(1),
                "SELECT folded FROM people WHERE skeleton = ? AND folded <> '' AND id <> ?",
                skeleton,
                person)
            .stream()
            .anyMatch(other -> NameLetters.isAlike(folded, other));
    return !isTaken
        && SqlQuery.update(
                connection,
                "UPDATE people SET name = ?, folded = ?, skeleton = ? WHERE id = ?",
                name,
                folded,
                skeleton,
                person)
            == 1;
  }

  /** Notes what names look like by the rules of now. They stay, even if alike. */
  static void addSkeletons(Connection connection) throws SQLException {
    for (PersonRow person :
        SqlQuery.list(
            connection,
            row -> new PersonRow(row.getLong(1), row.getString(2), false),
            "SELECT id, folded FROM people WHERE folded <> ''")) {
      SqlQuery.update(
          connection,
          "UPDATE people SET skeleton = ?1 WHERE id = ?2 AND skeleton <> ?1",
          NameLetters.skeleton(person.name()),
          person.id());
    }
  }

  static boolean addKey(Connection connection, long person, String key)
      throws SQLException, StoreFault {
    RowLimits.check(key, RowLimits.NAME);
    int added =
        SqlQuery.update(
            connection,
            "INSERT INTO keys (fingerprint, person) VALUES (?, ?) ON CONFLICT DO NOTHING",
            key,
            person);
    return added == 1
        || !SqlQuery.numbers(
                connection,
                "SELECT person FROM keys WHERE fingerprint = ? AND person = ?",
                key,
                person)
            .isEmpty();
  }

  static Map<String, String> settings(Connection connection, long person) throws SQLException {
    Map<String, String> all = new TreeMap<>();
    SqlQuery.list(
        connection,
        row -> all.put(row.getString(1), row.getString(2)),
        "SELECT name, value FROM settings WHERE person = ?",
        person);
    return Collections.unmodifiableMap(all);
  }

  static void set(Connection connection, long person, String name, String value)
      throws SQLException, StoreFault {
    RowLimits.check(name, RowLimits.NAME);
    RowLimits.check(value, RowLimits.VALUE);
    SqlQuery.update(
        connection,
        "INSERT INTO settings (person, name, value) VALUES (?, ?, ?)"
            + " ON CONFLICT DO UPDATE SET value = excluded.value",
        person,
        name,
        value);
    long count =
        SqlQuery.numbers(connection, "SELECT count(*) FROM settings WHERE person = ?", person)
            .get(0);
    if (count > RowLimits.SETTINGS) {
      throw new StoreFault("more than " + RowLimits.SETTINGS + " settings of a person");
    }
  }

  static void place(Connection connection, long person, long place) throws SQLException {
    if (place == 0) {
      SqlQuery.update(connection, "DELETE FROM places WHERE person = ?", person);
    } else {
      SqlQuery.update(
          connection,
          "INSERT INTO places (person, place) SELECT id, ? FROM people WHERE id = ?"
              + " ON CONFLICT DO UPDATE SET place = excluded.place",
          place,
          person);
    }
  }

  static Map<Long, Long> places(Connection connection) throws SQLException {
    Map<Long, Long> all = new TreeMap<>();
    SqlQuery.list(
        connection,
        row -> all.put(row.getLong(1), row.getLong(2)),
        "SELECT person, place FROM places");
    return all;
  }

  static void say(Connection connection, long person, String text, long now)
      throws SQLException, StoreFault {
    RowLimits.check(text, RowLimits.VALUE);
    SqlQuery.update(
        connection,
        "INSERT INTO chat (person, text, at) VALUES (nullif(?, 0), ?, ?)",
        person,
        text,
        now);
    SqlQuery.update(
        connection, "DELETE FROM chat WHERE id <= (SELECT max(id) FROM chat) - ?", RowLimits.CHAT);
  }

  static List<ChatRow> said(Connection connection, int most) throws SQLException {
    List<ChatRow> last =
        SqlQuery.list(
            connection,
            row -> new ChatRow(row.getLong(1), row.getString(2), row.getString(3)),
            "SELECT coalesce(person, 0), coalesce(name, ''), text FROM chat"
                + " LEFT JOIN people ON people.id = person"
                + " ORDER BY chat.id DESC LIMIT ?",
            most);
    Collections.reverse(last);
    return last;
  }
}
