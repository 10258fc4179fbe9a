package dev.banmen.server.store.postgres;

import dev.banmen.server.monitor.EventLog;
import dev.banmen.server.monitor.LogEvent;
import dev.banmen.server.monitor.LogField;
import dev.banmen.server.store.StoreFault;
import dev.banmen.server.store.sql.Dialect;
import dev.banmen.server.store.sql.Sql;
import dev.banmen.storage.WholeFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Connects to one database only, and never to a primary that another has taken over from: it may
 * come back and take writes, but lacks what was written since. Each promotion begins a new
 * timeline, and the newest that was seen is kept in a file. For any thread.
 */
final class KnownPrimary implements SqlConnector {
  private static final EventLog LOG = EventLog.of(KnownPrimary.class);

  /** Which cluster it is, and its timeline in hexadecimal: the start of the names of its log. */
  private static final String WHICH =
      "SELECT system_identifier || ' ' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8)"
          + " FROM pg_control_system()";

  private static final Pattern FORM = Pattern.compile("(\\d{1,20}) ([0-9A-F]{8})\\n?");
  private static final String REFUSED = "08004";

  private final List<? extends SqlConnector> hosts;
  private final Path file;
  private Optional<Primary> newest; // under this
  private boolean isTold; // that one was refused; under this

  private record Primary(String system, long timeline) {
    static Optional<Primary> of(String text) {
      Matcher parts = FORM.matcher(text);
      return parts.matches()
          ? Optional.of(new Primary(parts.group(1), Long.parseLong(parts.group(2), 16)))
          : Optional.empty();
    }

    @Override
    public String toString() {
      return String.format(Locale.ROOT, "%s %08X\n", system, timeline);
    }
  }

  /**
   * Reads which one it is.
   *
   * @param hosts any of which may be the primary
   * @param file is made at the first connection
   * @throws IOException if it cannot be read
   */
  KnownPrimary(List<? extends SqlConnector> hosts, Path file) throws IOException {
    this.hosts = List.copyOf(hosts);
    this.file = file;
    newest =
        Files.exists(file)
            ? Primary.of(Files.readString(file, StandardCharsets.US_ASCII))
            : Optional.empty();
  }

  /**
   * Connects to the primary on the newest timeline; while hosts can't reach each other, two of them
   * may say that they are primaries.
   *
   * @throws SQLException if there is none; if one is another database, or an old primary, its cause
   *     says so to readers
   */
  @Override
  public Connection connect() throws SQLException {
    List<SQLException> faults = new ArrayList<>();
    List<Candidate> found = new ArrayList<>();
    for (SqlConnector host : hosts) {
      try {
        found.add(candidate(host.connect()));
      } catch (SQLException e) {
        faults.add(e);
      }
    }
    found.sort(Comparator.comparingLong(one -> -one.primary().timeline()));
    found.stream().skip(1).forEach(one -> LastingConnection.closeQuietly(one.connection()));
    if (!found.isEmpty()) {
      return checked(found.get(0));
    }
    throw faults.get(0);
  }

  private record Candidate(Connection connection, Primary primary) {}

  private static Candidate candidate(Connection made) throws SQLException {
    try {
      Optional<String> which =
          new Sql(made, Dialect.POSTGRES).first(row -> row.getString(1), WHICH);
      return new Candidate(made, which.flatMap(Primary::of).orElseThrow());
    } catch (SQLException | RuntimeException | Error e) {
      LastingConnection.closeQuietly(made);
      throw e;
    }
  }

  private Connection checked(Candidate one) throws SQLException {
    try {
      check(one.primary());
      return one.connection();
    } catch (SQLException | RuntimeException | Error e) {
      LastingConnection.closeQuietly(one.connection());
      throw e;
    }
  }

  private synchronized void check(Primary now) throws SQLException {
    boolean isOther = newest.filter(known -> !known.system().equals(now.system())).isPresent();
    boolean isOld = newest.filter(known -> known.timeline() > now.timeline()).isPresent();
    if (isOther || isOld) {
      if (!isTold) {
        LOG.error(LogEvent.DATABASE_REFUSED, LogField.of("timeline", now.timeline()));
      }
      isTold = true;
      throw isOther
          ? refused("another database", StoreFault.of("store.other", file))
          : refused("an old primary", StoreFault.of("store.old"));
    }
    if (!newest.equals(Optional.of(now))) {
      keep(now);
      newest = Optional.of(now);
    }
    isTold = false;
  }

  @Override
  public synchronized long timeline() {
    return newest.map(Primary::timeline).orElse(0L);
  }

  private static SQLException refused(String what, StoreFault why) {
    return new SQLException("this is " + what, REFUSED, why);
  }

  private void keep(Primary now) throws SQLException {
    try {
      WholeFile.replace(
          file,
          WholeFile.Readers.USER,
          out -> out.write(now.toString().getBytes(StandardCharsets.US_ASCII)));
    } catch (IOException e) {
      throw new SQLException(file + " cannot be written", REFUSED, e);
    }
  }
}
