package dev.banmen.server.store.sqlite;

import dev.banmen.rating.Rating;
import dev.banmen.schedule.FaultBarrier;
import dev.banmen.server.rating.RatingChange;
import dev.banmen.server.store.AccountStore;
import dev.banmen.server.store.ChatRow;
import dev.banmen.server.store.EventRow;
import dev.banmen.server.store.HeldBack;
import dev.banmen.server.store.NameLetters;
import dev.banmen.server.store.PastGame;
import dev.banmen.server.store.PersonRow;
import dev.banmen.server.store.RowLimits;
import dev.banmen.server.store.Store;
import dev.banmen.server.store.StoreFault;
import dev.banmen.server.store.StoreNews;
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
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
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

  private static final String COLUMNS =
      "SELECT id, head, code, is_private, is_rated, seq, black, white, to_move, is_over,"
          + " is_played, result, last_at, opener, opened_at FROM tables ";

  private final SqlThread writer;
  private final SqlThread reader;
  private final LongSupplier calendar;
  private final Function<TableRow, OptionalDouble> ranks;
  private final List<StoreNews> listeners = new CopyOnWriteArrayList<>();

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
      Path library = folder.resolve("native");
      StateFolder.made(folder);
      Files.createDirectories(library);
      System.setProperty("org.sqlite.tmpdir", library.toString());
      Connection writing = connect(folder.resolve(FILE), busyMillis);
      try {
        for (String end : List.of("", "-wal", "-shm")) {
          makePrivate(folder.resolve(FILE + end));
        }
        Schema.open(writing);
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

  private long now() {
    return calendar.getAsLong();
  }

  @Override
  public CompletableFuture<Long> add(TableRow table) {
    CompletableFuture<Long> added =
        writer.submit(
            sql -> {
              RowLimits.check(table.head(), RowLimits.HEAD);
              RowLimits.check(table.code(), RowLimits.NAME);
              TableState at = table.at();
              return sql.insert(
                  "tables (head, code, family, is_private, is_rated, seq, black, white, to_move,"
                      + " is_over, is_played, result, last_at, opener, opened_at)",
                  table.head(),
                  table.code(),
                  table.family(),
                  table.isPrivate(),
                  table.isRated(),
                  0,
                  at.black(),
                  at.white(),
                  at.toMove(),
                  at.isOver(),
                  at.isPlayed(),
                  at.result(),
                  at.lastAt(),
                  table.opened().person(),
                  table.opened().millis());
            });
    added.thenAccept(this::tell);
    return added;
  }

  private void tell(long table) {
    listeners.forEach(one -> FaultBarrier.contain(() -> one.saved(Set.of(table))));
  }

  @Override
  public void listen(StoreNews listener) {
    listeners.add(listener);
  }

  @Override
  public CompletableFuture<Map<Long, Long>> heads() {
    return reader.submit(sql -> sql.map("SELECT id, seq FROM tables WHERE is_over = 0"));
  }

  @Override
  public CompletableFuture<Boolean> append(long table, EventRow event, TableState after) {
    CompletableFuture<Boolean> saved =
        writer.submit(
            sql -> {
              RowLimits.check(event.line(), RowLimits.EVENT);
              RowLimits.check(event.id(), RowLimits.NAME);
              if (event.number() > RowLimits.EVENTS) {
                throw new StoreFault("more than " + RowLimits.EVENTS + " events at a table");
              }
              int moved =
                  sql.update(
                      "UPDATE tables SET seq = ?, black = ?, white = ?, to_move = ?, is_over = ?,"
                          + " is_played = ?, result = ?, last_at = ? WHERE id = ? AND seq = ?",
                      event.number(),
                      after.black(),
                      after.white(),
                      after.toMove(),
                      after.isOver(),
                      after.isPlayed(),
                      after.result(),
                      after.lastAt(),
                      table,
                      event.number() - 1);
              if (moved == 0) {
                return late(sql, table, event);
              }
              sql.add(
                  "events (table_id, seq, event_id, line)",
                  table,
                  event.number(),
                  event.id(),
                  event.line());
              if (after.isOver()) {
                RatingSql.settle(sql, ranks, table, after);
              }
              return true;
            });
    saved.thenAccept(done -> tell(table));
    return saved;
  }

  @Override
  public CompletableFuture<Void> remove(long table) {
    CompletableFuture<Void> removed =
        writer.change(
            sql -> {
              sql.update(
                  "DELETE FROM events WHERE table_id = (SELECT id FROM tables WHERE id = ? AND"
                      + " is_over = 0)",
                  table);
              sql.update("DELETE FROM tables WHERE id = ? AND is_over = 0", table);
            });
    removed.thenAccept(done -> tell(table));
    return removed;
  }

  @Override
  public CompletableFuture<List<EventRow>> events(long table, long after) {
    return reader.submit(sql -> events(sql, table, after));
  }

  @Override
  public CompletableFuture<Optional<TableRow>> table(long id) {
    return reader.submit(sql -> tableById(sql, id));
  }

  @Override
  public CompletableFuture<List<TableRow>> unfinished() {
    return reader.submit(
        sql -> sql.list(SqliteStore::row, COLUMNS + "WHERE is_over = 0 ORDER BY id"));
  }

  @Override
  public CompletableFuture<List<PastGame>> past(long person, int most) {
    return reader.submit(
        sql ->
            sql.list(
                row ->
                    new PastGame(
                        row.getLong(1),
                        row.getString(2),
                        row.getLong(3),
                        row.getString(4),
                        row.getBoolean(5),
                        row.getLong(6),
                        row.getString(7),
                        RatingSql.change(row, 8)),
                "SELECT tables.id, family, last_at, result, black = ?1,"
                    + " CASE black WHEN ?1 THEN white ELSE black END AS other, coalesce(name, ''), "
                    + RatingSql.CHANGE
                    + " FROM tables LEFT JOIN people ON people.id = other"
                    + " LEFT JOIN rating_changes ON table_id = tables.id AND person = ?1"
                    + " WHERE is_over = 1 AND (black = ?1 OR white = ?1)"
                    + " ORDER BY last_at DESC, tables.id DESC LIMIT ?2",
                person,
                most));
  }

  @Override
  public CompletableFuture<Map<String, Rating>> ratings(long person) {
    return reader.submit(sql -> RatingSql.of(sql, person));
  }

  @Override
  public CompletableFuture<Map<Long, RatingChange>> ratingChanges(long table) {
    return reader.submit(sql -> RatingSql.changes(sql, table));
  }

  @Override
  public CompletableFuture<Void> recomputeRatings() {
    return writer.change(sql -> RatingSql.recompute(sql, ranks));
  }

  @Override
  public CompletableFuture<PersonRow> person(String key) {
    return writer.submit(
        sql -> {
          RowLimits.check(key, RowLimits.NAME);
          Optional<PersonRow> known = known(sql, key);
          if (known.isPresent()) {
            return known.get();
          }
          long id = sql.insert("people (since)", now());
          sql.add("keys (fingerprint, person)", key, id);
          return new PersonRow(id, "", true);
        });
  }

  @Override
  public CompletableFuture<Optional<PersonRow>> person(long id) {
    return reader.submit(sql -> personById(sql, id));
  }

  @Override
  public CompletableFuture<Boolean> name(long person, String name, String folded) {
    return writer.submit(
        sql -> {
          RowLimits.check(name, RowLimits.NAME);
          RowLimits.check(folded, RowLimits.NAME);
          String skeleton = NameLetters.skeleton(folded);
          boolean isTaken =
              sql
                  .list(
                      row -> row.getString(1),
                      "SELECT folded FROM people WHERE skeleton = ? AND folded <> '' AND id <> ?",
                      skeleton,
                      person)
                  .stream()
                  .anyMatch(other -> NameLetters.isAlike(folded, other));
          return !isTaken
              && sql.update(
                      "UPDATE people SET name = ?, folded = ?, skeleton = ? WHERE id = ?",
                      name,
                      folded,
                      skeleton,
                      person)
                  == 1;
        });
  }

  @Override
  public CompletableFuture<Map<String, String>> settings(long person) {
    return reader.submit(
        sql -> {
          Map<String, String> all = new TreeMap<>();
          sql.list(
              row -> all.put(row.getString(1), row.getString(2)),
              "SELECT name, value FROM settings WHERE person = ?",
              person);
          return Collections.unmodifiableMap(all);
        });
  }

  @Override
  public CompletableFuture<Void> set(long person, String name, String value) {
    return writer.change(sql -> set(sql, person, name, value));
  }

  @Override
  public CompletableFuture<Void> saveTeaching(TeachingRow row) {
    return writer.change(
        sql -> {
          RowLimits.check(row.code(), RowLimits.NAME);
          RowLimits.check(row.text(), RowLimits.RECORD);
          sql.put(
              "teaching (leader, code, is_private, text, at)",
              row.leader(),
              row.code(),
              row.isPrivate(),
              row.text(),
              row.at());
        });
  }

  @Override
  public CompletableFuture<Void> endTeaching(long leader) {
    return writer.change(
        sql -> {
          sql.update("DELETE FROM teaching WHERE leader = ?", leader);
          sql.update("DELETE FROM held_back WHERE leader = ?", leader);
          sql.update("DELETE FROM places WHERE place = ?", -leader);
        });
  }

  @Override
  public CompletableFuture<List<TeachingRow>> teaching() {
    return reader.submit(
        sql ->
            sql.list(
                row ->
                    new TeachingRow(
                        row.getLong(1),
                        row.getString(2),
                        row.getString(3),
                        row.getInt(4) != 0,
                        row.getString(5),
                        row.getLong(6)),
                "SELECT leader, name, code, is_private, text, at FROM teaching"
                    + " JOIN people ON people.id = leader ORDER BY leader"));
  }

  @Override
  public CompletableFuture<Void> holdBack(HeldBack held) {
    return writer.change(
        sql -> {
          sql.update(
              "DELETE FROM held_back WHERE leader = ? AND person = ?",
              held.leader(),
              held.person());
          if (held.hold() == HeldBack.Hold.NONE) {
            return;
          }
          sql.add(
              "held_back (leader, person, hold)", held.leader(), held.person(), held.hold().name());
          if (heldBack(sql, "WHERE leader = ?", held.leader()).size() > RowLimits.HELD_BACK) {
            throw new StoreFault("more than " + RowLimits.HELD_BACK + " held back at a table");
          }
        });
  }

  @Override
  public CompletableFuture<List<HeldBack>> heldBack() {
    return reader.submit(sql -> heldBack(sql, ""));
  }

  @Override
  public CompletableFuture<Void> place(long person, long place) {
    return writer.change(
        sql -> {
          if (place == 0) {
            sql.update("DELETE FROM places WHERE person = ?", person);
          } else {
            sql.update(
                "INSERT INTO places (person, place) SELECT id, ? FROM people WHERE id = ?"
                    + " ON CONFLICT DO UPDATE SET place = excluded.place",
                place,
                person);
          }
        });
  }

  @Override
  public CompletableFuture<Map<Long, Long>> places() {
    return reader.submit(sql -> sql.map("SELECT person, place FROM places"));
  }

  @Override
  public CompletableFuture<Void> say(long person, String text) {
    return writer.change(
        sql -> {
          RowLimits.check(text, RowLimits.VALUE);
          sql.update(
              "INSERT INTO chat (person, text, at) VALUES (nullif(?, 0), ?, ?)",
              person,
              text,
              now());
          sql.update("DELETE FROM chat WHERE id <= (SELECT max(id) FROM chat) - ?", RowLimits.CHAT);
        });
  }

  @Override
  public CompletableFuture<List<ChatRow>> said(int most) {
    return reader.submit(
        sql -> {
          List<ChatRow> last =
              sql.list(
                  row -> new ChatRow(row.getLong(1), row.getString(2), row.getString(3)),
                  "SELECT coalesce(person, 0), coalesce(name, ''), text FROM chat"
                      + " LEFT JOIN people ON people.id = person"
                      + " ORDER BY chat.id DESC LIMIT ?",
                  most);
          Collections.reverse(last);
          return last;
        });
  }

  @Override
  public CompletableFuture<Void> beat(long millis) {
    return writer.change(sql -> sql.put("beat (one, millis)", 1, millis));
  }

  @Override
  public CompletableFuture<Long> lastBeat() {
    return reader.submit(
        sql -> sql.first(row -> row.getLong(1), "SELECT millis FROM beat").orElse(0L));
  }

  @Override
  public AccountStore accounts() {
    return new SqliteAccounts(writer, reader, calendar);
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

  /** The calls of the thread that saves, the newest first. */
  public StackTraceElement[] writerStack() {
    return writer.stack();
  }

  @Override
  public void close() {
    writer.close();
    reader.close();
  }

  private static List<HeldBack> heldBack(Sql sql, String which, Object... values)
      throws SQLException {
    return sql.list(
        row -> new HeldBack(row.getLong(1), row.getLong(2), HeldBack.Hold.of(row.getString(3))),
        "SELECT leader, person, hold FROM held_back " + which,
        values);
  }

  /** The person whose number and name are the first columns. */
  static PersonRow person(ResultSet row) throws SQLException {
    return new PersonRow(row.getLong(1), row.getString(2), false);
  }

  static Optional<PersonRow> known(Sql sql, String key) throws SQLException {
    return sql.first(
        SqliteStore::person,
        "SELECT id, name FROM people JOIN keys ON person = id WHERE fingerprint = ?",
        key);
  }

  static Optional<PersonRow> personById(Sql sql, long id) throws SQLException {
    return sql.first(SqliteStore::person, "SELECT id, name FROM people WHERE id = ?", id);
  }

  /** Notes what names look like by the rules of now. They stay, even if alike. */
  static void addSkeletons(Sql sql) throws SQLException {
    for (PersonRow person :
        sql.list(SqliteStore::person, "SELECT id, folded FROM people WHERE folded <> ''")) {
      sql.update(
          "UPDATE people SET skeleton = ?1 WHERE id = ?2 AND skeleton <> ?1",
          NameLetters.skeleton(person.name()),
          person.id());
    }
  }

  static void set(Sql sql, long person, String name, String value) throws SQLException, StoreFault {
    RowLimits.check(name, RowLimits.NAME);
    RowLimits.check(value, RowLimits.VALUE);
    sql.put("settings (person, name, value)", person, name, value);
    long count = sql.numbers("SELECT count(*) FROM settings WHERE person = ?", person).get(0);
    if (count > RowLimits.SETTINGS) {
      throw new StoreFault("more than " + RowLimits.SETTINGS + " settings of a person");
    }
  }

  /** Whether an event is not the next one: it is saved already, or others came first. */
  private static boolean late(Sql sql, long table, EventRow event) throws SQLException, StoreFault {
    List<EventRow> first = events(sql, table, event.number() - 1);
    if (first.isEmpty()) {
      throw new StoreFault("no event " + (event.number() - 1) + " at table " + table);
    }
    return first.get(0).id().equals(event.id());
  }

  static List<EventRow> events(Sql sql, long table, long after) throws SQLException {
    return sql.list(
        row -> new EventRow(row.getLong(1), row.getString(2), row.getString(3)),
        "SELECT seq, event_id, line FROM events WHERE table_id = ? AND seq > ? ORDER BY seq",
        table,
        after);
  }

  static Optional<TableRow> tableById(Sql sql, long id) throws SQLException {
    return sql.first(SqliteStore::row, COLUMNS + "WHERE id = ?", id);
  }

  private static TableRow row(ResultSet row) throws SQLException {
    return new TableRow(
        row.getLong(1),
        row.getString(2),
        row.getString(3),
        row.getBoolean(4),
        row.getBoolean(5),
        new TableRow.Opening(row.getLong(14), row.getLong(15)),
        new TableState(
            row.getLong(6),
            row.getLong(7),
            row.getLong(8),
            row.getLong(9),
            row.getBoolean(10),
            row.getBoolean(11),
            row.getString(12),
            row.getLong(13)));
  }
}
