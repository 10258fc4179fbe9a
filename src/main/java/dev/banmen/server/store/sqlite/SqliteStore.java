package dev.banmen.server.store.sqlite;

import dev.banmen.rating.Rating;
import dev.banmen.server.rating.RatingChange;
import dev.banmen.server.store.AccountStore;
import dev.banmen.server.store.ChatRow;
import dev.banmen.server.store.EventRow;
import dev.banmen.server.store.HeldBack;
import dev.banmen.server.store.PastGame;
import dev.banmen.server.store.PersonRow;
import dev.banmen.server.store.Store;
import dev.banmen.server.store.StoreFault;
import dev.banmen.server.store.TableRow;
import dev.banmen.server.store.TableState;
import dev.banmen.server.store.TeachingRow;
import dev.banmen.storage.StateFolder;
import dev.banmen.storage.WholeFile;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.function.LongSupplier;

/**
 * A store in one SQLite file: one connection that writes, one that reads, each on its own thread.
 * With {@code synchronous=FULL} a commit is on the disk before anybody hears of it. For any thread.
 */
public final class SqliteStore implements Store {
  /** The name of the database in its folder. */
  public static final String FILE = "banmen.db";

  /** How long a save waits for another process that uses the file. */
  private static final int BUSY_MILLIS = 5_000;

  private final SqlThread writer;
  private final SqlThread reader;
  private final LongSupplier calendar;
  private final Function<TableRow, OptionalDouble> ranks;

  private SqliteStore(
      SqlThread writer,
      SqlThread reader,
      LongSupplier calendar,
      Function<TableRow, OptionalDouble> ranks) {
    this.writer = writer;
    this.reader = reader;
    this.calendar = calendar;
    this.ranks = ranks;
  }

  /**
   * Opens the store in a folder, which is made with it if it is not there. SQLite's own library is
   * unpacked there, too.
   *
   * @param calendar milliseconds from 1970
   * @param ranks which games count, and what their options are worth
   * @throws StoreFault if that cannot be done, or a newer program has written it
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
      Path library = folder.resolve("native");
      StateFolder.made(folder);
      Files.createDirectories(library);
      System.setProperty("org.sqlite.tmpdir", library.toString());
      Connection writing = connect(folder.resolve(FILE), busyMillis);
      try {
        for (String end : List.of("", "-wal", "-shm")) {
          makePrivate(folder.resolve(FILE + end));
        }
        Schema.migrate(writing);
        Connection reading = connect(folder.resolve(FILE), busyMillis);
        return new SqliteStore(
            new SqlThread(writing, true), new SqlThread(reading, false), calendar, ranks);
      } catch (SQLException | IOException e) {
        SqlThread.closeQuietly(writing);
        throw e;
      }
    } catch (SQLException | IOException e) {
      throw e instanceof StoreFault known
          ? known
          : new StoreFault(String.valueOf(e.getMessage()), e);
    }
  }

  /** Whoever else has an account on the machine reads nothing of it. */
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

  private static Connection connect(Path file, int busyMillis) throws SQLException {
    Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
    try (Statement statement = connection.createStatement()) {
      statement.execute("PRAGMA busy_timeout = " + busyMillis);
      statement.execute("PRAGMA journal_mode = WAL");
      statement.execute("PRAGMA synchronous = FULL");
      statement.execute("PRAGMA foreign_keys = ON");
      statement.execute("PRAGMA secure_delete = ON"); // what is forgotten is in no free page
      statement.execute("PRAGMA trusted_schema = OFF");
      return connection;
    } catch (SQLException e) {
      SqlThread.closeQuietly(connection);
      throw e;
    }
  }

  @Override
  public CompletableFuture<Long> add(TableRow table) {
    return writer.submit(connection -> TableSql.add(connection, table));
  }

  @Override
  public CompletableFuture<Boolean> append(long table, EventRow event, TableState after) {
    return writer.submit(connection -> TableSql.append(connection, ranks, table, event, after));
  }

  @Override
  public CompletableFuture<Void> remove(long table) {
    return writer.change(connection -> TableSql.remove(connection, table));
  }

  @Override
  public CompletableFuture<List<EventRow>> events(long table, long after) {
    return reader.submit(connection -> TableSql.events(connection, table, after));
  }

  @Override
  public CompletableFuture<Optional<TableRow>> table(long id) {
    return reader.submit(connection -> TableSql.byId(connection, id).stream().findFirst());
  }

  @Override
  public CompletableFuture<List<TableRow>> unfinished() {
    return reader.submit(TableSql::unfinished);
  }

  @Override
  public CompletableFuture<List<PastGame>> past(long person, int most) {
    return reader.submit(connection -> TableSql.past(connection, person, most));
  }

  @Override
  public CompletableFuture<Map<String, Rating>> ratings(long person) {
    return reader.submit(connection -> RatingSql.of(connection, person));
  }

  @Override
  public CompletableFuture<Map<Long, RatingChange>> ratingChanges(long table) {
    return reader.submit(connection -> RatingSql.changes(connection, table));
  }

  @Override
  public CompletableFuture<Void> recomputeRatings() {
    return writer.change(connection -> RatingSql.recompute(connection, ranks));
  }

  @Override
  public CompletableFuture<PersonRow> person(String key) {
    return writer.submit(connection -> PeopleSql.byKey(connection, key, calendar.getAsLong()));
  }

  @Override
  public CompletableFuture<Optional<PersonRow>> person(long id) {
    return reader.submit(connection -> PeopleSql.byId(connection, id).stream().findFirst());
  }

  @Override
  public CompletableFuture<Boolean> name(long person, String name, String folded) {
    return writer.submit(connection -> PeopleSql.name(connection, person, name, folded));
  }

  @Override
  public CompletableFuture<Boolean> addKey(long person, String key) {
    return writer.submit(connection -> PeopleSql.addKey(connection, person, key));
  }

  @Override
  public CompletableFuture<Map<String, String>> settings(long person) {
    return reader.submit(connection -> PeopleSql.settings(connection, person));
  }

  @Override
  public CompletableFuture<Void> set(long person, String name, String value) {
    return writer.change(connection -> PeopleSql.set(connection, person, name, value));
  }

  @Override
  public CompletableFuture<Void> saveTeaching(TeachingRow row) {
    return writer.change(connection -> TeachingSql.save(connection, row));
  }

  @Override
  public CompletableFuture<Void> endTeaching(long leader) {
    return writer.change(connection -> TeachingSql.end(connection, leader));
  }

  @Override
  public CompletableFuture<List<TeachingRow>> teaching() {
    return reader.submit(TeachingSql::all);
  }

  @Override
  public CompletableFuture<Void> holdBack(HeldBack held) {
    return writer.change(connection -> TeachingSql.holdBack(connection, held));
  }

  @Override
  public CompletableFuture<List<HeldBack>> heldBack() {
    return reader.submit(TeachingSql::heldBack);
  }

  @Override
  public CompletableFuture<Void> place(long person, long place) {
    return writer.change(connection -> PeopleSql.place(connection, person, place));
  }

  @Override
  public CompletableFuture<Map<Long, Long>> places() {
    return reader.submit(PeopleSql::places);
  }

  @Override
  public CompletableFuture<Void> say(long person, String text) {
    return writer.change(
        connection -> PeopleSql.say(connection, person, text, calendar.getAsLong()));
  }

  @Override
  public CompletableFuture<List<ChatRow>> said(int most) {
    return reader.submit(connection -> PeopleSql.said(connection, most));
  }

  @Override
  public CompletableFuture<Void> beat(long millis) {
    return writer.change(
        connection ->
            SqlQuery.update(
                connection,
                "INSERT INTO beat (one, millis) VALUES (1, ?)"
                    + " ON CONFLICT DO UPDATE SET millis = excluded.millis",
                millis));
  }

  @Override
  public CompletableFuture<Long> lastBeat() {
    return reader.submit(
        connection ->
            SqlQuery.first(connection, row -> row.getLong(1), "SELECT millis FROM beat")
                .orElse(0L));
  }

  @Override
  public AccountStore accounts() {
    return new SqliteAccounts(writer, reader, calendar);
  }

  @Override
  public CompletableFuture<Void> backUp(Path file) {
    return reader.change(
        connection -> {
          makeNew(file);
          try {
            SqlQuery.update(connection, "VACUUM INTO ?", file.toString());
          } catch (SQLException e) {
            file.toFile().delete(); // half a copy would pass for one
            throw e;
          }
        });
  }

  /** What the thread that saves is doing, the newest call first. */
  public StackTraceElement[] writerStack() {
    return writer.stack();
  }

  @Override
  public void close() {
    writer.close();
    reader.close();
  }
}
