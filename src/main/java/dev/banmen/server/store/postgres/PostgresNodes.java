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

  /** Which tasks of a list, a line each, this session has by now; it may have some of before. */
  private static final String TAKE =
      "WITH mine AS (SELECT objid FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2"
          + " AND granted AND pid = pg_backend_pid()"
          + " AND classid = hashtext(?)::bit(32)::bigint::oid)"
          + " SELECT task FROM unnest(string_to_array(?, chr(10))) AS task"
          + " WHERE CASE WHEN hashtext(task)::bit(32)::bigint::oid IN (SELECT objid FROM mine)"
          + " THEN true ELSE pg_try_advisory_lock(hashtext(?), hashtext(task)) END";

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
  public String name() {
    return node;
  }

  @Override
  public CompletableFuture<Set<String>> take(Set<String> tasks) {
    return tasks.isEmpty()
        ? CompletableFuture.completedFuture(Set.of())
        : keeper.submit(
            sql -> {
              String place = place(sql);
              String all = String.join("\n", tasks);
              return Set.copyOf(sql.list(row -> row.getString(1), TAKE, place, all, place));
            });
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
