package dev.banmen.server.store.postgres;

import dev.banmen.server.store.NodeNote;
import dev.banmen.server.store.NodeStore;
import dev.banmen.server.store.NodeTopic;
import dev.banmen.server.store.sql.Sql;
import dev.banmen.server.store.sql.SqlThread;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.TreeSet;
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
      Pattern.compile("(\\w{1,40}) (\\w{1,40}) (.*)", Pattern.DOTALL);

  /** Has the lock of a task; asked of the database, as a lost connection has none. */
  private static final String TAKE =
      "SELECT EXISTS (SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2 AND"
          + " granted AND pid = pg_backend_pid() AND database = (SELECT oid FROM pg_database WHERE"
          + " datname = current_database()) AND classid = hashtext(?)::bit(32)::bigint::oid AND"
          + " objid = hashtext(?)::bit(32)::bigint::oid) OR pg_try_advisory_lock(hashtext(?),"
          + " hashtext(?))";

  private static final String LEAVE = "SELECT pg_advisory_unlock(hashtext(?), hashtext(?))";

  private final String node;
  private final SqlThread writer;
  private final SqlThread keeper;
  private final Queue<String> notes = new ConcurrentLinkedQueue<>(); // to be told after a commit

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
  public CompletableFuture<Set<String>> take(Set<String> tasks) {
    return tasks.isEmpty()
        ? CompletableFuture.completedFuture(Set.of())
        : keeper.submit(
            sql -> {
              Set<String> taken = new TreeSet<>();
              for (String task : tasks) {
                if (isTaken(sql, task)) {
                  taken.add(task);
                }
              }
              return taken;
            });
  }

  private static boolean isTaken(Sql sql, String task) throws SQLException {
    String place = place(sql);
    return sql.first(row -> row.getBoolean(1), TAKE, place, task, place, task).orElse(false);
  }

  /** The name under which this place has its locks, where a database has several. */
  private static String place(Sql sql) throws SQLException {
    return LastingConnection.channel(sql);
  }

  @Override
  public void leave(Set<String> tasks) {
    keeper.change(
        sql -> {
          for (String task : tasks) {
            sql.list(row -> true, LEAVE, place(sql), task);
          }
        });
  }

  @Override
  public void tell(NodeNote note) {
    String text = String.join(" ", node, note.topic().name(), note.text());
    writer.change(sql -> notes.add(text));
  }

  /** The notes that are to be told now, each once. */
  List<String> due() {
    List<String> due = new ArrayList<>();
    for (String one = notes.poll(); one != null; one = notes.poll()) {
      due.add(one);
    }
    return due.stream().distinct().toList();
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
