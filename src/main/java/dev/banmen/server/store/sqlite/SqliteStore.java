package dev.banmen.server.store.sqlite;

import dev.banmen.schedule.FaultBarrier;
import dev.banmen.server.store.NodeStore;
import dev.banmen.server.store.SavedTable;
import dev.banmen.server.store.StoreFault;
import dev.banmen.server.store.StoreNews;
import dev.banmen.server.store.TableRow;
import dev.banmen.server.store.sql.Dialect;
import dev.banmen.server.store.sql.Migrations;
import dev.banmen.server.store.sql.Sql;
import dev.banmen.server.store.sql.SqlStore;
import dev.banmen.server.store.sql.SqlThread;
import dev.banmen.storage.StateFolder;
import dev.banmen.storage.WholeFile;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Properties;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Function;
import java.util.function.LongSupplier;
import org.sqlite.JDBC;
import org.sqlite.SQLiteException;

/**
 * A store in one SQLite file: one connection that writes, one that reads, each on its own thread.
 * With {@code synchronous=FULL} a commit is on the disk before anybody hears of it. For any thread.
 */
public final class SqliteStore extends SqlStore {
  /** The name of the database in its folder. */
  public static final String FILE = "banmen.db";

  /** How long a save waits for another process that uses the file. */
  private static final int BUSY_MILLIS = 5_000;

  /** Forms before the first one were never released. */
  static final Migrations FORMS = new Migrations(SqliteStore.class, 9, 15);

  private final SqlThread reader;
  private final List<StoreNews> listeners;

  private SqliteStore(
      SqlThread writer,
      SqlThread reader,
      List<StoreNews> listeners,
      LongSupplier calendar,
      Function<TableRow, OptionalDouble> ranks) {
    super(writer, reader, reader, calendar, ranks);
    this.reader = reader;
    this.listeners = listeners;
  }

  /**
   * Opens the store in a folder, which is made with it if it is not there. SQLite's own library is
   * unpacked there, too.
   *
   * @param calendar milliseconds from 1970
   * @param ranks which games count, and what their options are worth
   * @throws StoreFault if that cannot be done, or another version of the program has written it
   */
  public static SqliteStore open(
      Path folder, LongSupplier calendar, Function<TableRow, OptionalDouble> ranks)
      throws StoreFault {
    return open(folder, calendar, ranks, BUSY_MILLIS);
  }

  /** Opens the store in a folder where another process may keep a save waiting for so long. */
  static SqliteStore open(
      Path folder, LongSupplier calendar, Function<TableRow, OptionalDouble> ranks, int busyMillis)
      throws StoreFault {
    try {
      StateFolder.made(folder);
      unpackIn(folder);
      Connection writing = connect(folder.resolve(FILE), busyMillis);
      try {
        for (String end : List.of("", "-wal", "-shm")) {
          makePrivate(folder.resolve(FILE + end));
        }
        migrate(new Sql(writing, Dialect.SQLITE));
        Connection reading = connect(folder.resolve(FILE), busyMillis);
        List<StoreNews> listeners = new CopyOnWriteArrayList<>();
        return new SqliteStore(
            new SqlThread(
                "store writer", new OneConnection(writing, true), news -> tell(listeners, news)),
            new SqlThread("store reader", new OneConnection(reading, false), news -> {}),
            listeners,
            calendar,
            ranks);
      } catch (SQLException | IOException e) {
        OneConnection.closeQuietly(writing);
        throw e;
      }
    } catch (SQLException | IOException e) {
      throw fault(e);
    }
  }

  private static StoreFault fault(Exception e) {
    return e instanceof StoreFault known
        ? known
        : new StoreFault(String.valueOf(e.getMessage()), e);
  }

  private static void unpackIn(Path folder) throws IOException {
    Path library = folder.resolve("native");
    Files.createDirectories(library);
    System.setProperty("org.sqlite.tmpdir", library.toString());
  }

  /**
   * Opens the database of a server that is not running, to read it.
   *
   * @throws StoreFault if there is none, or another version of the program has written it
   */
  public static Connection stopped(Path folder) throws StoreFault {
    if (!Files.isRegularFile(folder.resolve(FILE))) {
      throw StoreFault.of("migrate.none", folder);
    }
    try {
      unpackIn(folder);
      Connection connection = connect(folder.resolve(FILE), BUSY_MILLIS);
      try {
        if (form(new Sql(connection, Dialect.SQLITE)) != FORMS.newest()) {
          throw StoreFault.of("migrate.form");
        }
        return connection;
      } catch (SQLException | StoreFault e) {
        OneConnection.closeQuietly(connection);
        throw e;
      }
    } catch (SQLException | IOException e) {
      throw fault(e);
    }
  }

  /** Whether this version of the program has written the database in a folder, as it stands. */
  public static boolean isOfThisVersion(Path folder) throws StoreFault {
    try {
      unpackIn(folder);
      try (Connection connection = connect(folder.resolve(FILE), BUSY_MILLIS)) {
        return form(new Sql(connection, Dialect.SQLITE)) == FORMS.newest();
      }
    } catch (SQLException | IOException e) {
      throw fault(e);
    }
  }

  private static int form(Sql sql) throws SQLException {
    return sql.list(row -> row.getInt(1), "PRAGMA user_version").get(0);
  }

  /** Whether it is this kind of database that failed, and no other. */
  public static boolean isFaultOf(SQLException e) {
    return e instanceof SQLiteException;
  }

  private static void tell(List<StoreNews> listeners, List<SavedTable> news) {
    if (!news.isEmpty()) {
      listeners.forEach(one -> FaultBarrier.contain(() -> one.saved(news)));
    }
  }

  private static void migrate(Sql sql) throws SQLException, StoreFault {
    try (Statement statement = sql.connection().createStatement()) {
      statement.execute("BEGIN IMMEDIATE");
      if (FORMS.run(sql, form(sql))) {
        statement.execute("PRAGMA user_version = " + FORMS.newest());
      }
      statement.execute("COMMIT");
    }
    addSkeletons(sql);
  }

  /** Makes a file private, so that other accounts on the machine read nothing of it. */
  private static void makePrivate(Path file) throws IOException {
    if (Files.exists(file)) {
      Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
    }
  }

  /** Makes an empty file that nobody else reads, which SQLite fills. */
  private static void makeNew(Path file) throws StoreFault {
    try {
      WholeFile.create(file, WholeFile.Readers.USER, out -> {});
    } catch (FileAlreadyExistsException e) {
      throw new StoreFault(file + " already exists");
    } catch (IOException e) {
      throw new StoreFault(String.valueOf(e), e);
    }
  }

  /** Opens the file by SQLite's own driver: Java's list of drivers would load all others, too. */
  private static Connection connect(Path file, int busyMillis) throws SQLException {
    Connection connection = JDBC.createConnection(JDBC.PREFIX + file, new Properties());
    try (Statement statement = connection.createStatement()) {
      statement.execute("PRAGMA busy_timeout = " + busyMillis);
      statement.execute("PRAGMA journal_mode = WAL");
      statement.execute("PRAGMA synchronous = FULL");
      statement.execute("PRAGMA foreign_keys = ON");
      statement.execute("PRAGMA secure_delete = ON"); // what is forgotten is in no free page
      statement.execute("PRAGMA trusted_schema = OFF");
      return connection;
    } catch (SQLException e) {
      OneConnection.closeQuietly(connection);
      throw e;
    }
  }

  @Override
  public NodeStore nodes() {
    return NodeStore.ALONE;
  }

  @Override
  public void listen(StoreNews listener) {
    listeners.add(listener);
  }

  @Override
  public CompletableFuture<Void> backUp(Path file) {
    return reader.change(
        sql -> {
          makeNew(file);
          try {
            sql.update("VACUUM INTO ?", file.toString());
          } catch (SQLException e) {
            file.toFile().delete(); // half a copy would pass for one
            throw e;
          }
        });
  }
}
