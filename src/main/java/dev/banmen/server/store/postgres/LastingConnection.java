package dev.banmen.server.store.postgres;

import dev.banmen.schedule.FaultBarrier;
import dev.banmen.server.store.StoreFault;
import dev.banmen.server.store.sql.Dialect;
import dev.banmen.server.store.sql.Sql;
import dev.banmen.server.store.sql.SqlBatches;
import dev.banmen.server.store.sql.SqlJob;
import dev.banmen.server.store.sql.SqlThread;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Savepoint;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/**
 * Work on a connection to PostgreSQL. If it is lost, another one is made, as often as need be, and
 * the work that was not committed is done again there: whoever waits for it waits longer, and no
 * more. Whether a commit happened whose answer was lost, the database says, also after a failover:
 * with a batch of work, the id that it had before the first try is saved as the last one of this
 * process. An event that is tried twice is found by its own id. Of the thread that has it.
 */
final class LastingConnection implements SqlBatches {
  /** How long until a lost connection is tried again: at first, and at last. */
  private static final long FIRST_PAUSE_MILLIS = 50;

  private static final long LONGEST_PAUSE_MILLIS = 1_000;

  /** How often work that others were in the way of is done again. */
  private static final int MOST_TRIES = 20;

  /** While the store is closed, so often is tried to reach the database. */
  private static final int TRIES_AT_END = 2;

  /** Two transactions that wait for each other, or one that waited for long. */
  private static final Set<String> IN_THE_WAY = Set.of("40001", "40P01", "55P03");

  /**
   * What is over for this connection, or for all while the database is closed, stands by or has no
   * room for one more.
   */
  private static final Set<String> LOST = Set.of("25006", "25P03", "53300");

  /**
   * A commit may take as long as the standbys do: were it ended for its time, PostgreSQL would call
   * it done without them.
   */
  static final String COMMIT = "SET LOCAL statement_timeout = 0; COMMIT";

  /**
   * Saves the id of a batch as the last one of a process, unless it is. While its commit is still
   * under way on a lost connection, this waits for that.
   */
  private static final String IS_LAST =
      "INSERT INTO commits (node, batch, at) VALUES (?, ?, "
          + PostgresNodes.NOW
          + ") ON CONFLICT (node) DO UPDATE SET batch = excluded.batch, at = excluded.at"
          + " WHERE commits.batch <> excluded.batch";

  /**
   * Tells all who listen, here too: after the commit, as it would have all commits wait for each
   * other, and without a wait for the disk. What is told is no part of the statement, which the
   * database may log.
   */
  static final String ANNOUNCE =
      "SET LOCAL synchronous_commit = off;"
          + " SELECT pg_notify(?, told) FROM unnest(?) AS told; COMMIT";

  /** Both in one request, so that others hear of it as soon as who has asked for it. */
  static final String COMMIT_AND_ANNOUNCE = COMMIT + "; BEGIN; " + ANNOUNCE;

  private final SqlConnector connector;
  private final Optional<String> node;
  private final OutageLog outages;
  private Connection connection; // null while there is none
  private long timeline; // when it was made
  private String channel = "";
  private boolean isGivenUp; // the database was away when the store was closed

  /**
   * A connection that is made when it is needed.
   *
   * @param node the process whose work is done in transactions, and by no other connection; empty
   *     if there are none
   */
  LastingConnection(SqlConnector connector, Optional<String> node, OutageLog outages) {
    this.connector = connector;
    this.node = node;
    this.outages = outages;
  }

  /** The work that is under way, and how far it is. */
  private static final class Progress {
    private final List<SqlJob<?>> batch;
    private boolean isCareful; // each piece for itself, as one has failed
    private final String id = UUID.randomUUID().toString();
    private boolean isUnanswered; // its commit was asked for, and its id is saved with it
    private int next; // to be read
    private int tries;
    private int losses;

    Progress(List<SqlJob<?>> batch) {
      this.batch = batch;
    }
  }

  @Override
  public void run(List<SqlJob<?>> batch, BooleanSupplier isEnding) {
    sort(batch);
    Progress at = new Progress(batch);
    boolean isDone = isGivenUp;
    if (isGivenUp) {
      batch.forEach(job -> job.fail(new StoreFault("the database is away")));
    }
    while (!isDone) {
      try {
        isDone = node.isPresent() ? commits(at) : reads(at);
      } catch (SQLException | StoreFault | RuntimeException | Error e) {
        boolean isOwn = at.losses > 0 && isInTheWay(e); // the commit without an answer goes on
        isDone = isLost(e) || isOwn ? !waits(at, e, isEnding) : !goesOn(at, e);
      }
    }
    if (!isGivenUp) {
      outages.done(this);
    }
  }

  /**
   * Sorts by table, so that no two processes wait for each other: first what comes first at each,
   * as that can be done at once. Work at none, or at a new one, stays where it is, and nothing
   * passes it.
   */
  static void sort(List<SqlJob<?>> batch) {
    int from = 0;
    for (int i = 0; i <= batch.size(); i++) {
      if (i == batch.size() || batch.get(i).table() <= 0) {
        sortPart(batch.subList(from, i));
        from = i + 1;
      }
    }
  }

  private static void sortPart(List<SqlJob<?>> part) {
    SortedMap<Long, Queue<SqlJob<?>>> byTable = new TreeMap<>();
    for (SqlJob<?> job : part) {
      byTable.computeIfAbsent(job.table(), table -> new ArrayDeque<>()).add(job);
    }
    for (int i = 0; i < part.size(); byTable.values().removeIf(Queue::isEmpty)) {
      for (Queue<SqlJob<?>> one : byTable.values()) {
        part.set(i++, one.remove());
      }
    }
  }

  private Sql connected() throws SQLException {
    if (connection != null && timeline < connector.timeline()) {
      close(); // another one has found out that a standby took over
    }
    if (connection == null) {
      Connection made = connector.connect();
      timeline = connector.timeline();
      try {
        made.setAutoCommit(node.isEmpty());
        channel = channel(new Sql(made, Dialect.POSTGRES));
        if (node.isPresent()) {
          made.commit();
        }
        connection = made;
      } finally {
        if (connection == null) {
          closeQuietly(made);
        }
      }
    }
    return new Sql(connection, Dialect.POSTGRES);
  }

  /** Where news of this place are told; a database may have several, each in a schema. */
  static String channel(Sql sql) throws SQLException {
    return sql.first(row -> row.getString(1), "SELECT 'banmen_' || md5(current_schema())")
        .orElseThrow();
  }

  private boolean reads(Progress at) throws SQLException, StoreFault {
    for (; at.next < at.batch.size(); at.next++) {
      SqlJob<?> job = at.batch.get(at.next);
      try {
        job.work(connected());
      } catch (SQLException | StoreFault | RuntimeException | Error e) {
        if (isLost(e)) {
          throw e;
        }
        FaultBarrier.reportUnforeseen(e);
        job.fail(e);
      }
    }
    return true;
  }

  /** Does all work in one transaction, or finds that it was done. */
  private boolean commits(Progress at) throws SQLException, StoreFault {
    Sql sql = connected();
    boolean isFirst = at.tries == 0 && at.losses == 0;
    boolean hasId = // else a request less for each move
        !(isFirst && at.batch.stream().allMatch(SqlJob::isFoundAgain));
    if (hasId && sql.update(IS_LAST, node.get(), at.id) == 0) {
      connection.rollback();
      return true;
    }
    at.isUnanswered = false;
    for (int next = 0; next < at.batch.size(); ) {
      List<SqlJob<?>> together = SqlJob.together(at.batch, next);
      if (at.isCareful) {
        attempt(sql, together, at.tries == MOST_TRIES - 1);
      } else {
        SqlJob.work(together, sql);
      }
      next += together.size();
    }
    List<String> news = SqlThread.news(at.batch).stream().map(NewsConnection::text).toList();
    at.isUnanswered = hasId;
    tell(news.isEmpty() ? COMMIT : COMMIT_AND_ANNOUNCE, news);
    return true;
  }

  /**
   * Does pieces of work at once, or else one after another; of each all or nothing.
   *
   * @param isLast whether it fails if others are in the way, so that the rest of the batch does not
   */
  private void attempt(Sql sql, List<SqlJob<?>> together, boolean isLast)
      throws SQLException, StoreFault {
    Savepoint before = connection.setSavepoint();
    try {
      SqlJob.work(together, sql);
      connection.releaseSavepoint(before);
    } catch (SQLException | StoreFault | RuntimeException | Error e) {
      if (isLost(e) || isInTheWay(e) && !isLast) {
        throw e;
      }
      connection.rollback(before);
      if (together.size() == 1) {
        FaultBarrier.reportUnforeseen(e);
        together.get(0).fail(e);
        return;
      }
      for (SqlJob<?> job : together) {
        attempt(sql, List.of(job), isLast);
      }
    }
  }

  /** Whether work is done again after a fault of the work itself. */
  private boolean goesOn(Progress at, Throwable e) {
    try {
      connection.rollback();
    } catch (SQLException | RuntimeException | Error lost) {
      close();
    }
    at.tries++;
    boolean isAgain = // it may be that only the news failed
        at.isUnanswered || isInTheWay(e) ? at.tries < MOST_TRIES : !at.isCareful;
    at.isCareful = true;
    if (!isAgain) {
      FaultBarrier.reportUnforeseen(e);
      at.batch.forEach(job -> job.fail(e));
    }
    return isAgain;
  }

  /** Whether work waits for another connection, and has waited for a moment. */
  private boolean waits(Progress at, Throwable e, BooleanSupplier isEnding) {
    close();
    outages.lost(this, e);
    at.losses++;
    boolean isAgain =
        !(isEnding.getAsBoolean() && at.losses >= TRIES_AT_END) && pause(at.losses - 1);
    if (!isAgain) {
      isGivenUp = true;
      at.batch.forEach(job -> job.fail(e));
    }
    return isAgain;
  }

  /** Waits, longer each time; returns whether nobody interrupted it. */
  static boolean pause(int times) {
    try {
      TimeUnit.MILLISECONDS.sleep(
          Math.min(LONGEST_PAUSE_MILLIS, FIRST_PAUSE_MILLIS << Math.min(times, 8)));
      return true;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  static boolean isInTheWay(Throwable e) {
    return e instanceof SQLException one && IN_THE_WAY.contains(String.valueOf(one.getSQLState()));
  }

  /** Whether the connection is over, or none can be made, which is nobody's fault here. */
  private boolean isLost(Throwable e) {
    return connection == null
        || e instanceof SQLException one && isLost(String.valueOf(one.getSQLState()));
  }

  private static boolean isLost(String state) {
    return state.startsWith("08") || state.startsWith("57P") || LOST.contains(state);
  }

  /** Tells all who listen these notes. */
  void announce(List<String> notes) {
    if (notes.isEmpty()) {
      return;
    }
    try {
      connected();
      tell(ANNOUNCE, notes);
    } catch (SQLException e) {
      close(); // these notes may be lost
    }
  }

  private void tell(String statement, List<String> all) throws SQLException {
    try (PreparedStatement prepared = connection.prepareStatement(statement)) {
      if (!all.isEmpty()) {
        prepared.setString(1, channel);
        prepared.setArray(2, connection.createArrayOf("text", all.toArray()));
      }
      prepared.execute();
    }
  }

  @Override
  public void close() {
    if (connection != null) {
      closeQuietly(connection);
      connection = null;
    }
  }

  static void closeQuietly(Connection connection) {
    try {
      connection.close();
    } catch (SQLException | RuntimeException | Error e) {
      // What was committed is in the database.
    }
  }
}
