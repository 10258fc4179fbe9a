package dev.banmen.server.store.sql;

import dev.banmen.server.store.AccountStore;
import dev.banmen.server.store.RowLimits;
import dev.banmen.server.store.StoreFault;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;

/** The statements that delete people, and what has ended. Stateless. */
final class ForgetSql {
  /** The tables with rows of one person alone, each with its column that names them. */
  private static final List<String> OF_A_PERSON =
      List.of(
          "keys WHERE person",
          "codes WHERE person",
          "settings WHERE person",
          "own_files WHERE person",
          "teaching WHERE leader",
          "held_back WHERE leader",
          "held_back WHERE person",
          "places WHERE person",
          "ends WHERE person",
          "talk WHERE person",
          "chat WHERE person",
          "mutes WHERE person",
          "blocks WHERE person",
          "blocks WHERE other",
          "ratings WHERE person",
          "rating_changes WHERE person",
          "reports WHERE person",
          "reports WHERE about");

  /** The setting of somebody without a name that says when they came or left last. */
  static final String SEEN = "seen";

  /** The setting of somebody without a name who has come back: the node where they came in last. */
  static final String NODE = "node";

  /**
   * Since when somebody is known who was forgotten; their row stays, as games have their number.
   */
  static final long FORGOTTEN = -1;

  /** In so many tables something is looked for at once: a database may end what takes long. */
  private static final long SEARCHED_AT_ONCE = 10_000;

  private static final long DAY_MILLIS = 86_400_000;

  /** How long a guest without a key may take to come in, until they have a code. */
  private static final long COMING_MILLIS = 10 * 60_000;

  /** People without a name and without what makes them somebody. */
  private static final String NAMELESS =
      "SELECT id FROM people WHERE name = ''"
          + " AND NOT EXISTS (SELECT 1 FROM codes WHERE person = people.id)"
          + " AND NOT EXISTS (SELECT 1 FROM teaching WHERE leader = people.id)";

  /**
   * People with no open table: with one, they could come back as somebody else and open as many
   * again.
   */
  private static final String OPENED_NONE =
      " AND NOT EXISTS (SELECT 1 FROM tables WHERE opener = people.id AND is_over = 0)";

  private static final String WITHOUT_GAMES =
      OPENED_NONE
          + " AND NOT EXISTS (SELECT 1 FROM tables WHERE black = people.id)"
          + " AND NOT EXISTS (SELECT 1 FROM tables WHERE white = people.id)";

  private static final String WITHOUT_GAMES_IN_PLAY =
      OPENED_NONE
          + " AND NOT EXISTS (SELECT 1 FROM tables WHERE black = people.id AND is_over = 0)"
          + " AND NOT EXISTS (SELECT 1 FROM tables WHERE white = people.id AND is_over = 0)";

  /**
   * People without a ban, mute, block, hold or report, which would be lost if they came back as
   * somebody else.
   */
  private static final String NOT_MODERATED =
      " AND NOT EXISTS (SELECT 1 FROM bans WHERE what = 'p' || people.id)"
          + " AND NOT EXISTS (SELECT 1 FROM mutes WHERE person = people.id)"
          + " AND NOT EXISTS (SELECT 1 FROM blocks WHERE other = people.id)"
          + " AND NOT EXISTS (SELECT 1 FROM held_back WHERE person = people.id)"
          + " AND NOT EXISTS (SELECT 1 FROM reports WHERE about = people.id)";

  private ForgetSql() {}

  static List<Long> tablesOf(Sql sql, long person, int most) throws SQLException {
    return sql.numbers(
        "SELECT id FROM tables WHERE black = ? OR white = ? ORDER BY id DESC LIMIT ?",
        person,
        person,
        most);
  }

  /** The tables at which a person sits or once sat, as holders of seats are written. */
  static Set<Long> seatedAt(Sql sql, long person) throws SQLException {
    Set<Long> all = new TreeSet<>(tablesOf(sql, person, Integer.MAX_VALUE));
    long last = sql.numbers("SELECT coalesce(max(id), 0) FROM tables").get(0);
    for (long from = 0; from < last; from += SEARCHED_AT_ONCE) {
      all.addAll(
          sql.numbers(
              "SELECT DISTINCT table_id FROM events"
                  + " WHERE table_id > ? AND table_id <= ? AND line LIKE ?",
              from,
              from + SEARCHED_AT_ONCE,
              "% seat % p" + person + " %"));
    }
    all.addAll(sql.numbers("SELECT id FROM tables WHERE head LIKE ?", "%seat % p" + person + " %"));
    return all;
  }

  static void forget(Sql sql, long person, Set<Long> tables, UnaryOperator<List<String>> erased)
      throws SQLException, StoreFault {
    for (long table : tables) {
      erase(sql, table, erased);
    }
    sql.update(
        "UPDATE people SET name = '', folded = NULL, skeleton = '', since = ? WHERE id = ?",
        FORGOTTEN,
        person);
    sql.update("DELETE FROM bans WHERE what = ?", "p" + person);
    deleteOf(sql, person);
  }

  private static void deleteOf(Sql sql, long person) throws SQLException {
    for (String rows : OF_A_PERSON) {
      sql.update("DELETE FROM " + rows + " = ?", person);
    }
  }

  /** In place of an event's number: what lists show of the table, the newest of all. */
  private static final long STANDING = -1;

  private record SeatLine(long number, String line) {}

  /** Rewrites the head of a table, the lines that seat somebody, and what lists show. */
  private static void erase(Sql sql, long table, UnaryOperator<List<String>> erased)
      throws SQLException, StoreFault {
    List<SeatLine> rows =
        new ArrayList<>(
            sql.list(
                row -> new SeatLine(0, row.getString(1)),
                "SELECT head FROM tables WHERE id = ?",
                table));
    rows.addAll(
        sql.list(
            row -> new SeatLine(row.getLong(1), row.getString(2)),
            "SELECT seq, line FROM events WHERE table_id = ? AND line LIKE '% seat %'"
                + " ORDER BY seq",
            table));
    rows.addAll(
        sql.list(
            row -> new SeatLine(STANDING, row.getString(1)),
            "SELECT standing FROM tables WHERE id = ?",
            table));
    List<String> lines = erased.apply(rows.stream().map(SeatLine::line).toList());
    if (lines.size() != rows.size()) {
      throw new StoreFault("not as many lines as before");
    }
    for (int i = 0; i < rows.size(); i++) {
      SeatLine row = rows.get(i);
      if (row.number() == 0) {
        sql.update("UPDATE tables SET head = ? WHERE id = ?", lines.get(i), table);
      } else if (row.number() == STANDING) {
        sql.update("UPDATE tables SET standing = ? WHERE id = ?", lines.get(i), table);
      } else if (!row.line().equals(lines.get(i))) {
        sql.update(
            "UPDATE events SET line = ? WHERE table_id = ? AND seq = ?",
            lines.get(i),
            table,
            row.number());
      }
    }
  }

  /** Deletes somebody who has nothing, or notes when somebody without a name was here last. */
  static boolean left(Sql sql, long person, boolean hasOwn, String node, long now)
      throws SQLException, StoreFault {
    sql.dialect().lockPerson(sql, person); // they may be coming in elsewhere
    boolean hasNothing =
        !hasOwn
            && !sql.numbers(
                    NAMELESS
                        + WITHOUT_GAMES
                        + NOT_MODERATED
                        + " AND NOT EXISTS (SELECT 1 FROM settings WHERE person = people.id"
                        + " AND name NOT IN ('"
                        + (SEEN + "', '" + AccountStore.KICKED)
                        + "') AND (name <> '"
                        + NODE
                        + "' OR value <> ?)) AND NOT EXISTS (SELECT 1 FROM own_files WHERE person ="
                        + " people.id) AND NOT EXISTS (SELECT 1 FROM chat WHERE person = people.id)"
                        + " AND NOT EXISTS (SELECT 1 FROM blocks WHERE person = people.id) AND NOT"
                        + " EXISTS (SELECT 1 FROM places WHERE person = people.id) AND (SELECT"
                        + " count(*) FROM keys WHERE person = people.id) < 2 AND id = ?",
                    node,
                    person)
                .isEmpty();
    boolean isNameless =
        SqlStore.personById(sql, person).filter(one -> one.name().isEmpty()).isPresent();
    if (hasNothing) {
      delete(sql, person);
    } else if (isNameless) {
      SqlStore.set(sql, person, SEEN, Long.toString(now));
    }
    return hasNothing;
  }

  private static void delete(Sql sql, long person) throws SQLException {
    deleteOf(sql, person);
    sql.update("DELETE FROM people WHERE id = ?", person);
  }

  /** Numbers above the last one that was given belong to another database: nobody knows whose. */
  static Set<Long> unreachable(Sql sql, Set<Long> people) throws SQLException {
    long last = sql.dialect().lastPerson(sql);
    Set<Long> gone = new TreeSet<>(people);
    gone.removeIf(person -> person > last);
    sql.numbers("SELECT person FROM keys UNION SELECT person FROM codes").forEach(gone::remove);
    return gone;
  }

  /** What was said at tables before is told to nobody. */
  static long oldestTalk(long now) {
    return now - RowLimits.TALK_MINUTES * 60_000L;
  }

  static List<Long> tidy(Sql sql, Set<Long> present, long now) throws SQLException {
    long oldestReport = now - RowLimits.REPORT_DAYS * DAY_MILLIS;
    for (String rows : List.of("codes", "bans", "mutes")) {
      sql.update("DELETE FROM " + rows + " WHERE until <= ?", now);
    }
    sql.update("DELETE FROM reports WHERE at < ?", oldestReport);
    sql.update("DELETE FROM talk WHERE at < ?", oldestTalk(now));
    Set<Long> here = new HashSet<>(present);
    here.addAll(sql.dialect().present(sql));
    Set<Long> unreachable =
        new TreeSet<>(
            sql.numbers(
                "SELECT DISTINCT person FROM own_files"
                    + " WHERE NOT EXISTS (SELECT 1 FROM keys WHERE person = own_files.person)"
                    + " AND NOT EXISTS (SELECT 1 FROM codes WHERE person = own_files.person)"));
    unreachable.removeAll(here);
    for (long person : unreachable) {
      sql.update("DELETE FROM own_files WHERE person = ?", person);
    }
    Set<Long> gone = new TreeSet<>(unseen(sql, now, ""));
    gone.removeAll(here);
    for (Iterator<Long> each = gone.iterator(); each.hasNext(); ) {
      long person = each.next();
      sql.dialect().lockPerson(sql, person);
      if (unseen(sql, now, " AND id = " + person).isEmpty()) {
        each.remove(); // they have come in elsewhere meanwhile
      } else {
        deleteOf(sql, person);
        sql.update(
            "DELETE FROM people WHERE id IN (" + NAMELESS + WITHOUT_GAMES + " AND id = ?)", person);
      }
    }
    return List.copyOf(gone);
  }

  /** People without a name as whom nobody can come, or has come for long, in order. */
  private static List<Long> unseen(Sql sql, long now, String which) throws SQLException {
    long unseenSince = now - RowLimits.NAMELESS_DAYS * DAY_MILLIS;
    return sql.numbers(
        NAMELESS
            + which
            + " AND (NOT EXISTS (SELECT 1 FROM keys WHERE person = people.id) AND since <= ?"
            + WITHOUT_GAMES
            + " OR EXISTS (SELECT 1 FROM keys WHERE person = people.id)"
            + " AND since < ? AND coalesce((SELECT CAST(value AS BIGINT) FROM settings"
            + " WHERE person = people.id AND name = ?), 0) < ?"
            + (WITHOUT_GAMES_IN_PLAY + NOT_MODERATED + ") ORDER BY id"),
        now - COMING_MILLIS,
        unseenSince,
        SEEN,
        unseenSince);
  }
}
