package dev.banmen.server.store.postgres;

import dev.banmen.schedule.DaemonThreads;
import dev.banmen.schedule.FaultBarrier;
import dev.banmen.server.store.EventRow;
import dev.banmen.server.store.NodeNote;
import dev.banmen.server.store.SavedTable;
import dev.banmen.server.store.StoreNews;
import dev.banmen.server.store.sql.Dialect;
import dev.banmen.server.store.sql.Sql;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;

/**
 * The connection that listens, and its thread. If it is lost, another one is made, and all who
 * listen hear that they may have missed something. For any thread.
 */
final class NewsConnection implements AutoCloseable {
  /** After so long without news, it is tried whether the database still answers. */
  private static final int QUIET_MILLIS = 1_000;

  /** So often all who listen hear that news may have been lost without a sign. */
  private static final long MISSED_NANOS = 10_000_000_000L;

  /** What was saved at a table: its number, and that, the id and the line of its event. */
  private static final Pattern SAVED =
      Pattern.compile("saved (\\d{1,18}) (\\d{1,18}) ([^\n]*)\n(.*)", Pattern.DOTALL);

  /** Numbers of tables, as nodes of versions before say that something was saved there. */
  private static final Pattern NUMBERS = Pattern.compile("\\d{1,18}( \\d{1,18}){0,999}");

  private final SqlConnector connector;
  private final Function<String, Optional<NodeNote>> notes;
  private final OutageLog outages;
  private final List<StoreNews> listeners = new CopyOnWriteArrayList<>();
  private final CountDownLatch end = new CountDownLatch(1);
  private final Thread thread;
  private volatile Connection connection;
  private long timeline; // when it was made
  private long missed = System.nanoTime(); // when that was last said

  /**
   * Listens from now on.
   *
   * @param notes the notes of other processes in what the database tells
   */
  NewsConnection(
      SqlConnector connector, Function<String, Optional<NodeNote>> notes, OutageLog outages)
      throws SQLException {
    this.connector = connector;
    this.notes = notes;
    this.outages = outages;
    connect();
    thread = DaemonThreads.start("store news", this::run);
  }

  void add(StoreNews listener) {
    listeners.add(listener);
  }

  private void connect() throws SQLException {
    Connection made = connector.connect();
    timeline = connector.timeline();
    try (Statement statement = made.createStatement()) {
      String channel = LastingConnection.channel(new Sql(made, Dialect.POSTGRES));
      statement.execute("LISTEN " + statement.enquoteIdentifier(channel, true));
      connection = made;
    } finally {
      if (connection != made) {
        LastingConnection.closeQuietly(made);
      }
    }
  }

  private void run() {
    try {
      do {
        FaultBarrier.contain(this::hear);
        LastingConnection.closeQuietly(connection);
      } while (!end.await(QUIET_MILLIS, TimeUnit.MILLISECONDS) && reconnects());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    LastingConnection.closeQuietly(connection);
  }

  /** Makes another connection, as soon as that can be; returns whether it is needed. */
  private boolean reconnects() throws InterruptedException {
    while (end.getCount() > 0) {
      try {
        connect();
        outages.done(this);
        tell(StoreNews::missed);
        return true;
      } catch (SQLException | RuntimeException e) {
        FaultBarrier.reportUnforeseen(e);
        outages.lost(this, e);
        end.await(QUIET_MILLIS, TimeUnit.MILLISECONDS);
      }
    }
    return false;
  }

  /** Tells what the database tells, until the connection is lost, or leads to an old primary. */
  private void hear() {
    try (Statement statement = connection.createStatement()) {
      while (end.getCount() > 0 && timeline == connector.timeline()) {
        PGNotification[] all = connection.unwrap(PGConnection.class).getNotifications(QUIET_MILLIS);
        if (all == null || all.length == 0) {
          statement.execute("SELECT 1");
        } else {
          hear(all);
        }
        if (System.nanoTime() - missed > MISSED_NANOS) {
          missed = System.nanoTime();
          tell(StoreNews::missed);
        }
      }
    } catch (SQLException e) {
      if (end.getCount() > 0) {
        outages.lost(this, e);
      }
    }
  }

  private void hear(PGNotification[] all) {
    List<SavedTable> tables = new ArrayList<>();
    for (PGNotification one : all) {
      Matcher parts = SAVED.matcher(one.getParameter());
      if (parts.matches()) {
        long number = Long.parseLong(parts.group(2));
        EventRow event = new EventRow(number, parts.group(3), parts.group(4));
        tables.add(new SavedTable(Long.parseLong(parts.group(1)), event));
      } else if (NUMBERS.matcher(one.getParameter()).matches()) {
        Stream.of(one.getParameter().split(" "))
            .map(table -> new SavedTable(Long.parseLong(table), SavedTable.UNKNOWN))
            .forEach(tables::add);
      } else {
        notes.apply(one.getParameter()).ifPresent(note -> tell(to -> to.told(note)));
      }
    }
    if (!tables.isEmpty()) {
      tell(to -> to.saved(tables));
    }
  }

  /** The text of a notification, which has little room. */
  static String text(SavedTable news) {
    EventRow event = news.event();
    String line = NodeNote.fits(event.line()) ? event.line() : "";
    return "saved " + news.table() + " " + event.number() + " " + event.id() + "\n" + line;
  }

  private void tell(Consumer<StoreNews> news) {
    listeners.forEach(one -> FaultBarrier.contain(() -> news.accept(one)));
  }

  @Override
  public void close() {
    end.countDown();
    try {
      connection.abort(Runnable::run); // it waits for news no longer
      thread.join();
    } catch (SQLException e) {
      // It is lost already, and the thread ends soon.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
