package dev.banmen.server.store.postgres;

import dev.banmen.server.store.NodeNote;
import dev.banmen.server.store.NodeStore;
import dev.banmen.server.store.NodeTopic;
import dev.banmen.server.store.PresenceRow;
import dev.banmen.server.store.SeekRow;
import dev.banmen.server.store.sql.Sql;
import dev.banmen.server.store.sql.SqlThread;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The part of a store in PostgreSQL about the processes that share it. A task is an advisory lock
 * of the session, which the database frees when the connection is lost. For any thread.
 */
final class PostgresNodes implements NodeStore {
  private static final Pattern NOTE =
      Pattern.compile("(\\w{1,40}) \\d{1,19} (\\w{1,40}) (.*)", Pattern.DOTALL);

  /** The name of a task's lock in 64 bits, so that no two are the same: of a place and of it. */
  private static final String NAME = "hashtextextended(? || ' ' || task, 0)";

  /** Which tasks of a list, a line each, this session has by now; it may have some of before. */
  private static final String TAKE =
      "WITH mine AS (SELECT classid::bigint << 32 | objid::bigint AS name FROM pg_locks"
          + " WHERE locktype = 'advisory' AND objsubid = 1 AND granted"
          + " AND pid = pg_backend_pid()), asked AS MATERIALIZED (SELECT task, "
          + (NAME + " AS name FROM unnest(string_to_array(?, chr(10))) AS task)")
          + " SELECT task FROM asked WHERE CASE WHEN name IN (SELECT name FROM mine)"
          + " THEN true ELSE pg_try_advisory_lock(name) END";

  private static final String LEAVE =
      "SELECT pg_advisory_unlock(" + NAME + ") FROM unnest(string_to_array(?, chr(10))) AS task";

  /** What time it is for the database, in milliseconds from 1970. */
  static final String NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint";

  /** Whether something was said lately; by a clock that was set back, it is said again soon. */
  private static final String LIVE =
      "seen BETWEEN " + NOW + " - " + SILENT_MILLIS + " AND " + NOW + " + " + SILENT_MILLIS;

  /** How old what a node last said of itself is at least before it is said again. */
  private static final long FRESH_MILLIS = 4_000;

  /** Says that a node lives, unless it has just said so; by the database's clock, if set back. */
  private static final String LIVES =
      "INSERT INTO nodes (node, seen) VALUES (?, "
          + NOW
          + ") ON CONFLICT (node) DO UPDATE SET seen = excluded.seen"
          + " WHERE nodes.seen NOT BETWEEN excluded.seen - ? AND excluded.seen";

  /** How long it is known at least what became of a commit whose answer was lost. */
  private static final long LONGEST_OUTAGE_MILLIS = 24 * 60 * 60_000;

  private static final String ROWS =
      "SELECT person, place, name, terminals FROM presence WHERE node ";

  /** How many rows are written at once; a statement takes only so many values. */
  private static final int MOST_WRITTEN = 1_000;

  private static final String SEEK =
      "INSERT INTO seeks (person, node, id, line, since, seen) VALUES (?, ?, ?, ?, "
          + (NOW + " - ?, " + NOW + ") ON CONFLICT (person) DO UPDATE SET node = excluded.node,")
          + " id = excluded.id, line = excluded.line, since = excluded.since, seen = excluded.seen";

  /** Says that a search goes on, unless that was just said; by a clock that may be set back. */
  private static final String SEEKS_ON =
      ("UPDATE seeks SET seen = " + NOW + " WHERE id = ?")
          + (" AND seen NOT BETWEEN " + NOW + " - ? AND " + NOW);

  private static final String OTHERS =
      ("SELECT s.id, s.person, p.name, s.line, " + NOW + " - s.since FROM seeks s")
          + (" JOIN people p ON p.id = s.person WHERE s.node <> ? AND " + LIVE)
          + " ORDER BY s.since";

  private final String node;
  private final SqlThread writer;
  private final SqlThread keeper;
  private Set<PresenceRow> present = Set.of(); // as written; of the keeper's thread, as this:
  private boolean isWritten; // whether all of that is; if not, the database says what is
  private final Queue<NodeNote> notes = new ConcurrentLinkedQueue<>(); // to be told after a commit
  private long told; // how many were, of the writer's thread

  /**
   * That of one process.
   *
   * @param node what it is called: letters and digits
   * @param keeper has the locks
   */
  PostgresNodes(String node, SqlThread writer, SqlThread keeper) {
    this.node = node;
    this.writer = writer;
    this.keeper = keeper;
  }

  @Override
  public String name() {
    return node;
  }

  @Override
  public CompletableFuture<String> knownBy(String keys) {
    return writer.submit(
        sql -> {
          sql.update("INSERT INTO place (one, keys) VALUES (1, ?) ON CONFLICT DO NOTHING", keys);
          return sql.list(row -> row.getString(1), "SELECT keys FROM place").get(0);
        });
  }

  @Override
  public CompletableFuture<Set<String>> take(Set<String> tasks) {
    return tasks.isEmpty()
        ? CompletableFuture.completedFuture(Set.of())
        : keeper.submit(
            sql ->
                Set.copyOf(
                    sql.list(row -> row.getString(1), TAKE, place(sql), String.join("\n", tasks))));
  }

  /** The name under which this place has its locks, where a database has several. */
  private static String place(Sql sql) throws SQLException {
    return LastingConnection.channel(sql);
  }

  @Override
  public void leave(Set<String> tasks) {
    keeper.change(sql -> sql.list(row -> true, LEAVE, place(sql), String.join("\n", tasks)));
  }

  @Override
  public void tell(NodeNote note) {
    writer.afterwards(() -> notes.add(note));
  }

  @Override
  public CompletableFuture<List<PresenceRow>> present(Set<PresenceRow> here) {
    return keeper.submit(
        sql -> {
          if (sql.update(LIVES, node, FRESH_MILLIS) > 0) {
            sql.update("DELETE FROM nodes WHERE seen < " + NOW + " - ?", 2 * SILENT_MILLIS);
            sql.update("DELETE FROM commits WHERE at < " + NOW + " - ?", LONGEST_OUTAGE_MILLIS);
            isWritten = false; // others may have deleted it like that
          }
          if (!isWritten) {
            present = Set.copyOf(rows(sql, "= ?", node));
          }
          isWritten = present.equals(here);
          if (!isWritten) {
            write(sql, here);
            present = Set.copyOf(here);
            isWritten = true;
            tell(NodeNote.of(NodeTopic.PRESENCE));
          }
          String others = "IN (SELECT node FROM nodes WHERE node <> ? AND " + LIVE + ")";
          return rows(sql, others, node);
        });
  }

  private static List<PresenceRow> rows(Sql sql, String nodes, Object... values)
      throws SQLException {
    return sql.list(
        row -> new PresenceRow(row.getLong(1), row.getLong(2), row.getString(3), row.getInt(4)),
        ROWS + nodes,
        values);
  }

  /** Writes what has changed. */
  private void write(Sql sql, Set<PresenceRow> here) throws SQLException {
    List<Object> gone = new ArrayList<>();
    Set<List<Long>> places = new HashSet<>();
    here.forEach(row -> places.add(List.of(row.person(), row.place())));
    for (PresenceRow row : present) {
      if (!places.contains(List.of(row.person(), row.place()))) {
        Collections.addAll(gone, row.person(), row.place());
      }
    }
    List<Object> come = new ArrayList<>();
    for (PresenceRow row : here) {
      if (!present.contains(row)) {
        Collections.addAll(come, row.person(), row.place(), row.name(), row.terminals());
      }
    }
    each(
        sql,
        "DELETE FROM presence WHERE node = '" + node + "' AND (person, place) IN (VALUES %s)",
        "(?, ?)",
        gone);
    each(
        sql,
        "INSERT INTO presence (node, person, place, name, terminals) VALUES %s"
            + " ON CONFLICT (node, person, place) DO UPDATE SET name = excluded.name,"
            + " terminals = excluded.terminals",
        "('" + node + "', ?, ?, ?, ?)",
        come);
  }

  /** Runs a statement with values of many rows, some rows at a time. */
  private static void each(Sql sql, String statement, String row, List<Object> values)
      throws SQLException {
    int columns = (int) row.chars().filter(one -> one == '?').count();
    for (int from = 0; from < values.size(); from += MOST_WRITTEN * columns) {
      List<Object> some =
          values.subList(from, Math.min(values.size(), from + MOST_WRITTEN * columns));
      String rows = String.join(", ", Collections.nCopies(some.size() / columns, row));
      sql.update(statement.replace("%s", rows), some.toArray());
    }
  }

  /** Says that nobody is here any more, as the process ends. */
  void end() {
    keeper.change(sql -> sql.update("DELETE FROM nodes WHERE node = ?", node));
  }

  @Override
  public CompletableFuture<Void> seek(SeekRow search) {
    return writer.change(
        sql ->
            sql.update(
                SEEK, search.person(), node, search.id(), search.line(), search.waitedMillis()));
  }

  @Override
  public void unseek(String id) {
    writer.change(sql -> sql.update("DELETE FROM seeks WHERE id = ?", id));
  }

  @Override
  public CompletableFuture<Seeks> seeks(Set<String> own) {
    return keeper.submit( // each statement for itself, so that no lock of a row is kept
        sql -> {
          for (String id : own) {
            sql.update(SEEKS_ON, id, FRESH_MILLIS);
          }
          sql.update("DELETE FROM seeks WHERE seen < " + NOW + " - ?", 3 * SILENT_MILLIS);
          Set<String> gone = new HashSet<>(own);
          gone.removeAll(
              sql.list(row -> row.getString(1), "SELECT id FROM seeks WHERE node = ?", node));
          List<SeekRow> others =
              sql.list(
                  row ->
                      new SeekRow(
                          row.getString(1),
                          row.getLong(2),
                          row.getString(3),
                          row.getString(4),
                          Math.max(0, row.getLong(5))),
                  OTHERS,
                  node);
          return new Seeks(others, gone);
        });
  }

  @Override
  public CompletableFuture<Boolean> claim(Set<String> ids) {
    String in = " IN (" + String.join(", ", Collections.nCopies(ids.size(), "?")) + ")";
    return writer.submit(
        sql -> {
          Object[] values = ids.toArray();
          // In one order, and again if somebody has deleted one while this waited for it.
          String there = "SELECT person FROM seeks WHERE id" + in + " ORDER BY person FOR UPDATE";
          boolean isOurs = sql.numbers(there, values).size() == ids.size();
          if (isOurs) {
            sql.update("DELETE FROM seeks WHERE id" + in, values);
          }
          return isOurs;
        });
  }

  /** The notes that are to be told now: those that say nothing but their topic once. */
  List<String> due() {
    Set<String> due = new LinkedHashSet<>();
    for (NodeNote one = notes.poll(); one != null; one = notes.poll()) {
      long number = one.text().isEmpty() ? 0 : ++told; // the database drops what is equal
      due.add(String.join(" ", node, Long.toString(number), one.topic().name(), one.text()));
    }
    return List.copyOf(due);
  }

  /** The note in what the database tells; empty if it is this process's own, or none. */
  Optional<NodeNote> note(String told) {
    Matcher parts = NOTE.matcher(told);
    if (!parts.matches() || parts.group(1).equals(node)) {
      return Optional.empty();
    }
    return Stream.of(NodeTopic.values()) // those of a later version are dropped
        .filter(topic -> topic.name().equals(parts.group(2)))
        .findFirst()
        .map(topic -> new NodeNote(topic, parts.group(3)));
  }
}
