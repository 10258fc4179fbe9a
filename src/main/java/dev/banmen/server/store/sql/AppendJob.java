package dev.banmen.server.store.sql;

import dev.banmen.server.store.EventRow;
import dev.banmen.server.store.RowLimits;
import dev.banmen.server.store.SavedTable;
import dev.banmen.server.store.Store;
import dev.banmen.server.store.StoreFault;
import dev.banmen.server.store.TableRow;
import dev.banmen.server.store.TableState;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * Adds an event to a table, see {@link Store#append}; several at once, if they are at different
 * tables and end no game. Mutable; for one thread at a time.
 */
final class AppendJob extends SqlJob<Boolean> {
  private final EventRow event;
  private final TableState after;
  private final Map<Long, String> ends;
  private final Function<TableRow, OptionalDouble> ranks;

  /**
   * Work that is to be done.
   *
   * @param ends who is to hear that it ends the game, and the line that each is to read
   * @param ranks which games count, and what their options are worth
   */
  AppendJob(
      long table,
      EventRow event,
      TableState after,
      Map<Long, String> ends,
      Function<TableRow, OptionalDouble> ranks) {
    super(table);
    this.event = event;
    this.after = after;
    this.ends = ends;
    this.ranks = ranks;
  }

  @Override
  public boolean isFoundAgain() {
    return true; // by its own id
  }

  @Override
  public Optional<SavedTable> news() {
    return isFailed() || !done() ? Optional.empty() : Optional.of(new SavedTable(table(), event));
  }

  EventRow event() {
    return event;
  }

  TableState after() {
    return after;
  }

  /** The end of those pieces of a batch, from one on, that can be done at once. */
  static int end(List<SqlJob<?>> batch, int from) {
    Set<Long> tables = new TreeSet<>();
    int end = from;
    while (end < batch.size()
        && batch.get(end) instanceof AppendJob one
        && !one.after.isOver()
        && tables.add(one.table())) {
      end++;
    }
    return end;
  }

  /** Does all of these, perhaps again after they were undone. */
  static void append(List<AppendJob> all, Sql sql) throws SQLException, StoreFault {
    for (AppendJob one : all) {
      one.check();
    }
    Set<Long> moved = sql.dialect().append(sql, all);
    for (AppendJob one : all) {
      one.done(moved.contains(one.table()) || one.isSavedBefore(sql));
    }
  }

  @Override
  Boolean on(Sql sql) throws SQLException, StoreFault {
    check();
    if (sql.dialect().append(sql, List.of(this)).isEmpty()) {
      return isSavedBefore(sql);
    }
    if (after.isOver()) {
      RatingSql.settle(sql, ranks, table(), after);
      if (!ends.isEmpty()) {
        sql.update("DELETE FROM ends WHERE table_id = ?", table()); // of one that was taken back
      }
      for (Map.Entry<Long, String> one : new TreeMap<>(ends).entrySet()) {
        sql.add(
            "ends (table_id, seq, person, line)",
            table(),
            event.number(),
            one.getKey(),
            one.getValue());
      }
    }
    return true;
  }

  private void check() throws StoreFault {
    RowLimits.check(event.line(), RowLimits.EVENT);
    RowLimits.check(event.id(), RowLimits.NAME);
    RowLimits.check(after.standing(), RowLimits.VALUE);
    for (String line : ends.values()) {
      RowLimits.check(line, RowLimits.VALUE);
    }
    if (event.number() > RowLimits.EVENTS) {
      throw new StoreFault("more than " + RowLimits.EVENTS + " events at a table");
    }
  }

  /** Whether an event that is not the next one is saved already; if not, others came first. */
  private boolean isSavedBefore(Sql sql) throws SQLException, StoreFault {
    List<EventRow> first = SqlStore.events(sql, table(), event.number() - 1);
    if (first.isEmpty()) {
      throw new StoreFault("no event " + (event.number() - 1) + " at table " + table());
    }
    return first.get(0).id().equals(event.id());
  }
}
