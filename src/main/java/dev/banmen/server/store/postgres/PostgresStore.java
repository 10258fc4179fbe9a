package dev.banmen.server.store.postgres;

import dev.banmen.server.store.NodeStore;
import dev.banmen.server.store.StoreFault;
import dev.banmen.server.store.StoreNews;
import dev.banmen.server.store.TableRow;
import dev.banmen.server.store.sql.Dialect;
import dev.banmen.server.store.sql.Migrations;
import dev.banmen.server.store.sql.Sql;
import dev.banmen.server.store.sql.SqlStore;
import dev.banmen.server.store.sql.SqlThread;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.function.LongSupplier;

/**
 * A store in a PostgreSQL database, from version 13: one connection that writes, two that read, one
 * that listens, and one that has locks and says the time, each on its own thread and made anew when
 * it is lost. Several processes may use the same database. A commit has reached the disk, and the
 * standbys that the database waits for, before anybody hears of it. For any thread.
 */
public final class PostgresStore extends SqlStore {
  static final Migrations FORMS = new Migrations(PostgresStore.class, 1, 10);

  private final SqlThread keeper;
  private final PostgresNodes nodes;
  private final NewsConnection news;

  private PostgresStore(
      SqlThread writer,
      SqlThread reader,
      SqlThread lister,
      SqlThread keeper,
      PostgresNodes nodes,
      NewsConnection news,
      LongSupplier calendar,
      Function<TableRow, OptionalDouble> ranks) {
    super(writer, reader, lister, calendar, ranks);
    this.keeper = keeper;
    this.nodes = nodes;
    this.news = news;
  }

  /**
   * Opens the store in a database, whose tables are made with it if they are not there. Of a type
   * that is loaded anyway: who calls this only sometimes loads nothing else for it.
   *
   * @param primary the file that says which database it is, from the first time on
   * @param calendar milliseconds from 1970
   * @param ranks which games count, and what their options are worth
   * @throws StoreFault if it cannot be reached, is another one or an old primary, or another
   *     version of the program has written it
   */
  public static SqlStore open(
      PostgresUrl url,
      Path primary,
      LongSupplier calendar,
      Function<TableRow, OptionalDouble> ranks)
      throws StoreFault {
    try {
      return open(new KnownPrimary(url.hosts(), primary), calendar, ranks);
    } catch (IOException e) {
      throw new StoreFault(primary + " cannot be read", e);
    }
  }

  static SqlStore open(
      SqlConnector connector, LongSupplier calendar, Function<TableRow, OptionalDouble> ranks)
      throws StoreFault {
    try {
      OutageLog outages = new OutageLog();
      migrate(connector, outages);
      String node = UUID.randomUUID().toString().replace("-", "");
      LastingConnection writing = new LastingConnection(connector, Optional.of(node), outages);
      AtomicReference<PostgresNodes> nodes = new AtomicReference<>();
      SqlThread writer =
          new SqlThread("store writer", writing, told -> writing.announce(nodes.get().due()));
      SqlThread keeper = reader("store keeper", connector, outages);
      nodes.set(new PostgresNodes(node, writer, keeper));
      NewsConnection news = new NewsConnection(connector, nodes.get()::note, outages);
      return new PostgresStore(
          writer,
          reader("store reader", connector, outages),
          reader("store lister", connector, outages),
          keeper,
          nodes.get(),
          news,
          calendar,
          ranks);
    } catch (SQLException e) {
      throw e.getCause() instanceof StoreFault why
          ? why
          : StoreFault.of("store.unreachable", e.getMessage());
    }
  }

  private static SqlThread reader(String name, SqlConnector connector, OutageLog outages) {
    return new SqlThread(
        name, new LastingConnection(connector, Optional.empty(), outages), told -> {});
  }

  /**
   * Brings the database into the form of this program, once for all processes that open it, however
   * long that takes. Whoever waits for a lock has all others wait behind it: so it waits for a
   * moment only, gives up all that it has, and tries again.
   */
  private static void migrate(SqlConnector connector, OutageLog outages)
      throws SQLException, StoreFault {
    try (Connection connection = connector.connect();
        Statement statement = connection.createStatement()) {
      statement.execute(
          "SET statement_timeout = 0; SET lock_timeout = '1s';"
              + " SET idle_in_transaction_session_timeout = 0");
      connection.setNetworkTimeout(Runnable::run, 0);
      connection.setAutoCommit(false);
      for (int tries = 0; !isMigrated(connection, outages); tries++) {
        if (!LastingConnection.pause(tries)) {
          throw new SQLException("the database was not brought up to date: interrupted");
        }
      }
    }
  }

  private static boolean isMigrated(Connection connection, OutageLog outages)
      throws SQLException, StoreFault {
    try {
      Sql sql = new Sql(connection, Dialect.POSTGRES);
      begin(sql);
      makeForm(sql);
      addSkeletons(sql);
      connection.commit();
      outages.done(connection);
      return true;
    } catch (SQLException e) {
      if (!LastingConnection.isInTheWay(e)) {
        throw e;
      }
      outages.lost(connection, e);
      connection.rollback();
      return false;
    }
  }

  /** Has others wait who make tables here, until the end of the transaction. */
  static void begin(Sql sql) throws SQLException, StoreFault {
    String encoding = sql.list(row -> row.getString(1), "SHOW server_encoding").get(0);
    if (!encoding.equals("UTF8")) {
      throw new StoreFault("the encoding of this database is " + encoding + ", not UTF8");
    }
    sql.lock(Dialect.SqlLock.SCHEMA);
  }

  static void makeForm(Sql sql) throws SQLException, StoreFault {
    sql.update("CREATE TABLE IF NOT EXISTS form (number integer NOT NULL)");
    int form = sql.first(row -> row.getInt(1), "SELECT number FROM form").orElse(0);
    if (FORMS.run(sql, form)) {
      sql.update("DELETE FROM form");
      sql.update("INSERT INTO form (number) VALUES (?)", FORMS.newest());
    }
  }

  /** Has no other work wait for the row of the time, nor this for other work. */
  @Override
  public CompletableFuture<Long> beat(long millis) {
    return keeper.submit(sql -> sql.dialect().beat(sql, millis));
  }

  @Override
  public NodeStore nodes() {
    return nodes;
  }

  @Override
  public void listen(StoreNews listener) {
    news.add(listener);
  }

  /** Fails: PostgreSQL has tools for that. */
  @Override
  public CompletableFuture<Void> backUp(Path file) {
    return CompletableFuture.failedFuture(StoreFault.of("store.backup"));
  }

  @Override
  public void close() {
    super.close();
    nodes.end();
    keeper.close();
    news.close();
  }
}
