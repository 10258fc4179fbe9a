package dev.banmen.server.store.postgres;

import dev.banmen.server.monitor.EventLog;
import dev.banmen.server.monitor.LogEvent;
import dev.banmen.server.monitor.LogField;
import java.sql.SQLException;
import java.util.HashSet;
import java.util.Set;

/**
 * Logs that the database is away, each reason once, and that it is back for all connections. For
 * any thread.
 */
final class OutageLog {
  private static final EventLog LOG = EventLog.of(OutageLog.class);
  private static final int MOST_REASONS = 20;

  private final Set<Object> lost = new HashSet<>(); // connections; under this
  private final Set<String> reasons = new HashSet<>(); // since all were there; under this

  /** Notes that a connection is lost, or cannot be made. */
  synchronized void lost(Object connection, Throwable why) {
    lost.add(connection);
    String state = why instanceof SQLException fault ? String.valueOf(fault.getSQLState()) : "";
    if (reasons.size() < MOST_REASONS && reasons.add(state + " " + why.getMessage())) {
      LOG.error(
          LogEvent.DATABASE_LOST,
          LogField.quoted("state", state),
          LogField.quoted("why", String.valueOf(why.getMessage())));
    }
  }

  /** Notes that work on a connection is done. */
  synchronized void done(Object connection) {
    if (lost.remove(connection) && lost.isEmpty()) {
      reasons.clear();
      LOG.info(LogEvent.DATABASE_BACK);
    }
  }
}
