package dev.banmen.server.store.sql;

import dev.banmen.server.store.EventRow;
import dev.banmen.server.store.Store;
import dev.banmen.server.store.StoreFault;
import dev.banmen.server.store.TableState;
import java.sql.SQLException;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.IntFunction;

/** What databases say in words of their own. Stateless. */
public enum Dialect {
  /** SQLite, where one connection writes at a time. */
  SQLITE {
    @Override
    void lock(Sql sql, SqlLock what) {}

    @Override
    void lockPerson(Sql sql, long person) {}

    @Override
    Set<Long> append(Sql sql, List<AppendJob> all) throws SQLException {
      Set<Long> moved = new TreeSet<>();
      for (AppendJob one : all) {
        EventRow event = one.event();
        TableState after = one.after();
        int count =
            sql.update(
                MOVE,
                event.number(),
                after.black(),
                after.white(),
                after.toMove(),
                after.isOver(),
                after.isPlayed(),
                after.result(),
                after.lastAt(),
                after.standing(),
                one.table(),
                event.number() - 1);
        if (count == 1) {
          sql.add(
              "events (table_id, seq, event_id, line)",
              one.table(),
              event.number(),
              event.id(),
              event.line());
          moved.add(one.table());
        }
      }
      return moved;
    }

    @Override
    List<Long> present(Sql sql) {
      return List.of();
    }

    @Override
    public long beat(Sql sql, long millis) throws SQLException {
      sql.put("beat", "one", "millis", 1, millis);
      return millis;
    }

    @Override
    long lastPerson(Sql sql) throws SQLException {
      return sql.first(
              row -> row.getLong(1), "SELECT seq FROM sqlite_sequence WHERE name = 'people'")
          .orElse(0L);
    }

    @Override
    void wipe(Sql sql) throws SQLException, StoreFault {
      for (int i = 0; i < WIPED_TIMES; i++) { // each waits for whoever writes, for some seconds
        boolean isEmpty =
            sql.list(row -> row.getInt(1) == 0, "PRAGMA wal_checkpoint(TRUNCATE)").get(0);
        if (isEmpty) {
          return;
        }
      }
      throw new StoreFault("the log is in use");
    }
  },

  /** PostgreSQL, where many connections write at once. */
  POSTGRES {
    @Override
    void lock(Sql sql, SqlLock what) throws SQLException {
      // Of 32 bits, as all versions have it: at worst, two places of one database wait.
      sql.list(
          row -> true,
          "SELECT pg_advisory_xact_lock(hashtext(current_schema()), ?)",
          what.ordinal());
    }

    @Override
    void lockPerson(Sql sql, long person) throws SQLException {
      sql.numbers("SELECT id FROM people WHERE id = ? FOR NO KEY UPDATE", person);
    }

    @Override
    Set<Long> append(Sql sql, List<AppendJob> all) throws SQLException {
      return new TreeSet<>(
          sql.numbers(
              APPEND,
              array(all, Long[]::new, AppendJob::table),
              array(all, Long[]::new, one -> one.event().number()),
              array(all, Long[]::new, one -> one.after().black()),
              array(all, Long[]::new, one -> one.after().white()),
              array(all, Long[]::new, one -> one.after().toMove()),
              array(all, Integer[]::new, one -> one.after().isOver() ? 1 : 0),
              array(all, Integer[]::new, one -> one.after().isPlayed() ? 1 : 0),
              array(all, String[]::new, one -> one.after().result()),
              array(all, Long[]::new, one -> one.after().lastAt()),
              array(all, String[]::new, one -> one.after().standing()),
              array(all, String[]::new, one -> one.event().id()),
              array(all, String[]::new, one -> one.event().line())));
    }

    @Override
    List<Long> present(Sql sql) throws SQLException {
      return sql.numbers("SELECT person FROM presence");
    }

    @Override
    public long beat(Sql sql, long millis) throws SQLException {
      return sql.numbers(BEAT, millis, Store.CLOSED_MILLIS, Store.CLOSED_MILLIS).get(0);
    }

    @Override
    long lastPerson(Sql sql) throws SQLException {
      return sql.numbers("SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM people_id_seq")
          .get(0);
    }

    @Override
    void wipe(Sql sql) {} // what its files keep for a while is its owner's: docs/scale.md
  };

  private static final int WIPED_TIMES = 5;

  /**
   * Adds the time since the last beat to that of the house, unless it was closed meanwhile. Of two
   * that come together, the one that asked first adds nothing; a clock that was set back, as after
   * a failover, counts from there.
   */
  private static final String BEAT =
      "INSERT INTO beat AS last (one, millis, wall)"
          + " VALUES (1, ?, floor(extract(epoch FROM clock_timestamp()) * 1000))"
          + " ON CONFLICT (one) DO UPDATE SET millis = last.millis + CASE"
          + " WHEN excluded.wall BETWEEN last.wall AND last.wall + ?"
          + " THEN excluded.wall - last.wall ELSE 0 END, wall = CASE"
          + " WHEN excluded.wall BETWEEN last.wall - ? AND last.wall"
          + " THEN last.wall ELSE excluded.wall END RETURNING millis";

  /** Moves a table on to an event, if it stands at the one before. */
  private static final String MOVE =
      "UPDATE tables SET seq = ?, black = ?, white = ?, to_move = ?, is_over = ?, is_played = ?,"
          + " result = ?, last_at = ?, standing = ? WHERE id = ? AND seq = ?";

  /**
   * Adds an event to each of some tables that stand at the one before; in one request, as each
   * takes longer than its work. The rows are locked in the order of their numbers first, so that no
   * two processes wait for each other.
   */
  private static final String APPEND =
      "WITH next AS MATERIALIZED (SELECT given.* FROM unnest(?::bigint[], ?::bigint[],"
          + " ?::bigint[], ?::bigint[], ?::bigint[], ?::integer[], ?::integer[], ?::text[],"
          + " ?::bigint[], ?::text[], ?::text[], ?::text[]) AS given (id, seq, black, white,"
          + " to_move, is_over, is_played, result, last_at, standing, event_id, line)"
          + " JOIN tables ON tables.id = given.id AND tables.seq = given.seq - 1"
          + " ORDER BY tables.id FOR NO KEY UPDATE OF tables),"
          + " moved AS (UPDATE tables SET seq = next.seq, black = next.black, white = next.white,"
          + " to_move = next.to_move, is_over = next.is_over, is_played = next.is_played,"
          + " result = next.result, last_at = next.last_at, standing = next.standing FROM next"
          + " WHERE tables.id = next.id AND tables.seq = next.seq - 1"
          + " RETURNING next.id, next.seq, next.event_id, next.line)"
          + " INSERT INTO events (table_id, seq, event_id, line) SELECT * FROM moved"
          + " RETURNING table_id";

  /** What only one transaction may do at a time. */
  public enum SqlLock {
    RATINGS,
    NAMES_AND_KEYS,
    SCHEMA
  }

  /** Has a lock until the end of the transaction; waits for whoever has it. */
  abstract void lock(Sql sql, SqlLock what) throws SQLException;

  /** Has others wait who change something of a person, until the end of the transaction. */
  abstract void lockPerson(Sql sql, long person) throws SQLException;

  /** Adds events, each to another table if that stands at the one before; returns which did. */
  abstract Set<Long> append(Sql sql, List<AppendJob> all) throws SQLException;

  private static <T> T[] array(
      List<AppendJob> all, IntFunction<T[]> type, Function<AppendJob, T> column) {
    return all.stream().map(column).toArray(type);
  }

  /** The people who are there, as far as the database says that of processes that share it. */
  abstract List<Long> present(Sql sql) throws SQLException;

  /** Saves the time of the house, and returns what it is, see {@link Store#beat}. */
  public abstract long beat(Sql sql, long millis) throws SQLException;

  /** The highest number that was given to a person; 0 before the first. */
  abstract long lastPerson(Sql sql) throws SQLException;

  /** Has no file of the database keep what was deleted, as far as this can be done from here. */
  abstract void wipe(Sql sql) throws SQLException, StoreFault;
}
