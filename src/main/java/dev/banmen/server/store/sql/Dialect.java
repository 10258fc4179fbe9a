package dev.banmen.server.store.sql;

import dev.banmen.server.store.EventRow;
import dev.banmen.server.store.Store;
import dev.banmen.server.store.StoreFault;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.List;

/** What databases say in words of their own. Stateless. */
public enum Dialect {
  /** SQLite, where one connection writes at a time. */
  SQLITE {
    @Override
    void lock(Sql sql, SqlLock what) {}

    @Override
    void lockPerson(Sql sql, long person) {}

    @Override
    boolean append(Sql sql, String move, EventRow event, Object... values) throws SQLException {
      List<Long> table = sql.numbers(move, values);
      if (!table.isEmpty()) {
        sql.update(
            EVENTS + " VALUES (?, ?, ?, ?)",
            table.get(0),
            event.number(),
            event.id(),
            event.line());
      }
      return !table.isEmpty();
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
    boolean append(Sql sql, String move, EventRow event, Object... values) throws SQLException {
      Object[] all = Arrays.copyOf(values, values.length + 3);
      all[values.length] = event.number();
      all[values.length + 1] = event.id();
      all[values.length + 2] = event.line();
      return sql.update(
              "WITH moved AS (" + move + ") " + EVENTS + " SELECT id, ?, ?, ? FROM moved", all)
          == 1; // one request, where each takes longer than its work
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

  private static final String EVENTS = "INSERT INTO events (table_id, seq, event_id, line)";

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

  /**
   * Adds an event to the table that a statement finds and moves on; returns whether it finds one.
   *
   * @param move returns the table's number
   * @param values of that statement
   */
  abstract boolean append(Sql sql, String move, EventRow event, Object... values)
      throws SQLException;

  /** Saves the time of the house, and returns what it is, see {@link Store#beat}. */
  public abstract long beat(Sql sql, long millis) throws SQLException;

  /** The highest number that was given to a person; 0 before the first. */
  abstract long lastPerson(Sql sql) throws SQLException;

  /** Has no file of the database keep what was deleted, as far as this can be done from here. */
  abstract void wipe(Sql sql) throws SQLException, StoreFault;
}
