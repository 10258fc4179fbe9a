package dev.banmen.server.store.sql;

import dev.banmen.rating.Rating;
import dev.banmen.server.rating.RatingChange;
import dev.banmen.server.store.AccountStore;
import dev.banmen.server.store.ChatRow;
import dev.banmen.server.store.EndRow;
import dev.banmen.server.store.EventRow;
import dev.banmen.server.store.HeldBack;
import dev.banmen.server.store.NameLetters;
import dev.banmen.server.store.NodeStore;
import dev.banmen.server.store.OwnFileStore;
import dev.banmen.server.store.PastGame;
import dev.banmen.server.store.PersonRow;
import dev.banmen.server.store.RowLimits;
import dev.banmen.server.store.Store;
import dev.banmen.server.store.StoreFault;
import dev.banmen.server.store.TableRow;
import dev.banmen.server.store.TableState;
import dev.banmen.server.store.TalkRow;
import dev.banmen.server.store.TeachingRow;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** A store in a database that understands SQL. For any thread. */
public abstract class SqlStore implements Store {
  private static final String COLUMNS =
      "SELECT id, head, code, is_private, is_rated, seq, black, white, to_move, is_over,"
          + " is_played, result, last_at, opener, opened_at, standing, EXISTS (SELECT 1 FROM people"
          + " WHERE people.id = opener AND name <> '') FROM tables ";

  private static final String OF_END = " WHERE table_id = ? AND seq = ? AND person = ?";

  private static final String OTHER = "CASE black WHEN ? THEN white ELSE black END";

  final SqlThread writer;
  private final SqlThread reader;
  private final SqlThread lister;
  private final LongSupplier calendar;
  private final Function<TableRow, OptionalDouble> ranks;

  /**
   * A store on these threads, which are closed with it.
   *
   * @param reader answers what somebody waits for
   * @param lister makes lists, which may take longer
   * @param calendar milliseconds from 1970
   * @param ranks which games count, and what their options are worth
   */
  protected SqlStore(
      SqlThread writer,
      SqlThread reader,
      SqlThread lister,
      LongSupplier calendar,
      Function<TableRow, OptionalDouble> ranks) {
    this.writer = writer;
    this.reader = reader;
    this.lister = lister;
    this.calendar = calendar;
    this.ranks = ranks;
  }

  private long now() {
    return calendar.getAsLong();
  }

  @Override
  public CompletableFuture<Long> add(TableRow table, int most) {
    return writer.submit(SqlJob.NEW, sql -> add(sql, table, most));
  }

  @Override
  public CompletableFuture<Long> addRematch(TableRow table, long over, int most) {
    return writer.submit(
        SqlJob.NEW,
        sql -> {
          if (!sql.numbers("SELECT id FROM tables WHERE id = ? AND is_over = 0", over).isEmpty()) {
            return -over;
          }
          long id = add(sql, table, Integer.MAX_VALUE); // whoever is second needs no room
          sql.update(
              "INSERT INTO rematches (first, next) VALUES (?, ?) ON CONFLICT (first) DO UPDATE"
                  + " SET next = excluded.next"
                  + " WHERE (SELECT is_over FROM tables WHERE id = rematches.next) = 1",
              over,
              id);
          long next = sql.numbers("SELECT next FROM rematches WHERE first = ?", over).get(0);
          boolean isFull = next == id && !hasRoom(sql, table, most + 1L);
          if (next != id || isFull) {
            sql.update("DELETE FROM tables WHERE id = ?", id);
          }
          return isFull ? 0 : next == id ? id : -next;
        });
  }

  @Override
  public CompletableFuture<Optional<Long>> rematch(long over) {
    return reader.submit(
        sql ->
            sql.numbers("SELECT next FROM rematches WHERE first = ?", over).stream().findFirst());
  }

  /** Whether a person may open a table, of whom so many may be open; no other can until the end. */
  private static boolean hasRoom(Sql sql, TableRow table, long most) throws SQLException {
    long opener = table.opened().person();
    if (opener == 0 || most >= Integer.MAX_VALUE) {
      return true;
    }
    sql.dialect().lockPerson(sql, opener);
    long open =
        sql.numbers(
                "SELECT (SELECT count(*) FROM tables WHERE opener = ? AND is_over = 0)"
                    + " + (SELECT count(*) FROM teaching WHERE leader = ?)",
                opener,
                opener)
            .get(0);
    return open < most;
  }

  private static long add(Sql sql, TableRow table, int most) throws SQLException, StoreFault {
    RowLimits.check(table.head(), RowLimits.HEAD);
    RowLimits.check(table.code(), RowLimits.NAME);
    RowLimits.check(table.at().standing(), RowLimits.VALUE);
    TableState at = table.at();
    Optional<Long> added = table.code().isEmpty() ? Optional.empty() : added(sql, table);
    if (added.isPresent()) {
      return added.get(); // and the answer was lost
    } else if (!hasRoom(sql, table, most)) {
      return 0;
    }
    return sql.insert(
        "tables (head, code, family, is_private, is_rated, seq, black, white, to_move,"
            + " is_over, is_played, result, last_at, standing, opener, opened_at)",
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
        at.standing(),
        table.opened().person(),
        table.opened().millis());
  }

  private static Optional<Long> added(Sql sql, TableRow table) throws SQLException {
    return sql.first(
        row -> row.getLong(1),
        "SELECT id FROM tables WHERE is_over = 0 AND code = ? AND opener = ? AND opened_at = ?",
        table.code(),
        table.opened().person(),
        table.opened().millis());
  }

  @Override
  public CompletableFuture<Map<Long, Long>> heads() {
    return lister.submit(sql -> sql.map("SELECT id, seq FROM tables WHERE is_over = 0"));
  }

  @Override
  public CompletableFuture<Boolean> append(
      long table, EventRow event, TableState after, Map<Long, String> ends) {
    return writer.submit(new AppendJob(table, event, after, Map.copyOf(ends), ranks));
  }

  @Override
  public CompletableFuture<List<EndRow>> ends() {
    return reader.submit(
        sql ->
            sql.list(
                row ->
                    new EndRow(
                        row.getLong(1),
                        row.getLong(2),
                        row.getLong(3),
                        row.getString(4),
                        row.getLong(5)),
                "SELECT table_id, ends.seq, person, line, last_at FROM ends"
                    + " JOIN tables ON tables.id = table_id AND is_over = 1"
                    + " ORDER BY line = '', table_id, ends.seq, person LIMIT ?",
                RowLimits.ENDS));
  }

  @Override
  public CompletableFuture<Boolean> tellEnd(EndRow end, int most) {
    return writer.submit(
        sql -> {
          boolean isFirst =
              sql.update(
                      "UPDATE ends SET line = ''"
                          + OF_END
                          + (" AND line <> ''"
                              + " AND table_id IN (SELECT id FROM tables WHERE is_over = 1)"),
                      end.table(),
                      end.event(),
                      end.person())
                  == 1;
          if (isFirst) {
            changeEnds(
                sql,
                end.person(),
                lines -> newest(Stream.concat(lines.stream(), Stream.of(end.line())), most));
          }
          return isFirst;
        });
  }

  @Override
  public CompletableFuture<Void> readEnds(long person, Set<String> read) {
    return writer.change(
        sql ->
            changeEnds(
                sql,
                person,
                lines -> lines.stream().filter(line -> !read.contains(line)).toList()));
  }

  @Override
  public CompletableFuture<Void> dropEnd(EndRow end) {
    return writer.change(
        sql -> sql.update("DELETE FROM ends" + OF_END, end.table(), end.event(), end.person()));
  }

  @Override
  public CompletableFuture<Boolean> remove(long table, long lastEvent) {
    return writer.submit(
        table,
        sql -> {
          List<Long> found = // whose row no other node changes from now on
              sql.numbers(
                  "UPDATE tables SET seq = seq WHERE id = ? AND is_over = 0 AND seq = ?"
                      + " RETURNING id",
                  table,
                  lastEvent);
          for (long id : found) {
            sql.update("DELETE FROM events WHERE table_id = ?", id);
            sql.update("DELETE FROM tables WHERE id = ?", id);
          }
          return !found.isEmpty();
        });
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
  public CompletableFuture<Optional<Long>> coded(String code) {
    return reader.submit(
        sql ->
            sql
                .numbers(
                    "SELECT id FROM tables WHERE is_over = 0 AND code = ?"
                        + " UNION ALL SELECT -leader FROM teaching WHERE code = ?",
                    code,
                    code)
                .stream()
                .findFirst());
  }

  @Override
  public CompletableFuture<List<TableRow>> tables(Set<Long> ids) {
    return reader.submit(sql -> tables(sql, ids));
  }

  @Override
  public CompletableFuture<Void> restate(long table, long lastEvent, String standing) {
    return writer.change(
        sql -> {
          RowLimits.check(standing, RowLimits.VALUE);
          sql.update(
              "UPDATE tables SET standing = ? WHERE id = ? AND seq = ?",
              standing,
              table,
              lastEvent);
        });
  }

  @Override
  public CompletableFuture<List<TableRow>> unfinished() {
    return lister.submit(sql -> sql.list(SqlStore::row, COLUMNS + "WHERE is_over = 0 ORDER BY id"));
  }

  @Override
  public CompletableFuture<List<PastGame>> past(long person, int most) {
    return lister.submit(
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
                "SELECT tables.id, family, last_at, result, black = ?, "
                    + (OTHER + ", coalesce(name, ''), " + RatingSql.CHANGE)
                    + (" FROM tables LEFT JOIN people ON people.id = " + OTHER)
                    + " LEFT JOIN rating_changes ON table_id = tables.id AND person = ?"
                    + " WHERE is_over = 1 AND (black = ? OR white = ?)"
                    + " ORDER BY last_at DESC, tables.id DESC LIMIT ?",
                person,
                person,
                person,
                person,
                person,
                person,
                most));
  }

  @Override
  public CompletableFuture<Map<Long, Map<String, Rating>>> ratings(Set<Long> people) {
    SqlThread one = people.size() > 1 ? lister : reader; // all who are here take a while
    return one.submit(sql -> RatingSql.of(sql, people));
  }

  @Override
  public CompletableFuture<Map<Long, RatingChange>> ratingChanges(long table) {
    return reader.submit(sql -> RatingSql.changes(sql, table));
  }

  @Override
  public CompletableFuture<Void> recomputeRatings() {
    return recompute(new RecomputedRatings(ranks));
  }

  private CompletableFuture<Void> recompute(RecomputedRatings ratings) {
    return lister
        .submit(ratings::read)
        .thenCompose(
            hasMore ->
                hasMore ? CompletableFuture.completedFuture(false) : writer.submit(ratings::save))
        .thenCompose(
            isSaved -> isSaved ? CompletableFuture.completedFuture(null) : recompute(ratings));
  }

  @Override
  public CompletableFuture<PersonRow> person(String key) {
    return writer.submit(
        sql -> {
          RowLimits.check(key, RowLimits.NAME);
          Optional<PersonRow> known = known(sql, key);
          if (known.filter(one -> one.name().isEmpty()).isPresent()) {
            long id = known.get().id();
            sql.dialect().lockPerson(sql, id); // another node may be deleting them
            known = known(sql, key);
            if (known.isPresent()) {
              set(sql, id, ForgetSql.SEEN, Long.toString(now()));
              if (nodes() != NodeStore.ALONE) {
                set(sql, id, ForgetSql.NODE, nodes().name());
              }
            }
          }
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
          sql.lock(Dialect.SqlLock.NAMES_AND_KEYS);
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

  /** Changes the lines about ended games that a person has not read; one after the other. */
  private static void changeEnds(Sql sql, long person, UnaryOperator<List<String>> change)
      throws SQLException, StoreFault {
    sql.dialect().lockPerson(sql, person); // another process may change them too
    if (sql.numbers(
            "SELECT id FROM people WHERE id = ? AND since <> ?", person, ForgetSql.FORGOTTEN)
        .isEmpty()) {
      return;
    }
    String before =
        sql.first(
                row -> row.getString(1),
                "SELECT value FROM settings WHERE person = ? AND name = ?",
                person,
                AccountStore.ENDED)
            .orElse("");
    set(sql, person, AccountStore.ENDED, String.join("\n", change.apply(before.lines().toList())));
  }

  private static List<String> newest(Stream<String> all, int most) {
    List<String> lines = all.toList();
    return lines.subList(Math.max(0, lines.size() - most), lines.size());
  }

  @Override
  public CompletableFuture<Void> beginTeaching(TeachingRow row) {
    return writer.change(
        sql -> {
          check(row);
          endTeaching(sql, row.leader());
          sql.add(
              "teaching (leader, code, is_private, text, at)",
              row.leader(),
              row.code(),
              row.isPrivate(),
              row.text(),
              row.at());
        });
  }

  private static void check(TeachingRow row) throws StoreFault {
    RowLimits.check(row.code(), RowLimits.NAME);
    RowLimits.check(row.text(), RowLimits.RECORD);
  }

  private static void endTeaching(Sql sql, long leader) throws SQLException {
    sql.update("DELETE FROM teaching WHERE leader = ?", leader);
    sql.update("DELETE FROM held_back WHERE leader = ?", leader);
    sql.update("DELETE FROM places WHERE place = ?", -leader);
  }

  @Override
  public CompletableFuture<Boolean> saveTeaching(TeachingRow row) {
    return writer.submit(
        sql -> {
          check(row);
          return sql.update(
                  "UPDATE teaching SET text = ?, at = ? WHERE leader = ? AND code = ?",
                  row.text(),
                  row.at(),
                  row.leader(),
                  row.code())
              == 1;
        });
  }

  @Override
  public CompletableFuture<Void> useTeaching(long leader, long at) {
    return writer.change(
        sql ->
            sql.update("UPDATE teaching SET at = ? WHERE leader = ? AND at < ?", at, leader, at));
  }

  @Override
  public CompletableFuture<Void> endTeaching(long leader, String code) {
    return writer.change(
        sql -> {
          if (sql.update("DELETE FROM teaching WHERE leader = ? AND code = ?", leader, code) == 1) {
            endTeaching(sql, leader);
          }
        });
  }

  @Override
  public CompletableFuture<Optional<TeachingRow>> teaching(long leader) {
    return lister.submit(sql -> teaching(sql, "WHERE leader = ?", leader).stream().findFirst());
  }

  @Override
  public CompletableFuture<List<TeachingRow>> teaching() {
    return lister.submit(sql -> teaching(sql, ""));
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
  public CompletableFuture<List<HeldBack>> heldBack(long leader) {
    return lister.submit(sql -> heldBack(sql, "WHERE leader = ?", leader));
  }

  @Override
  public CompletableFuture<List<HeldBack>> heldBack() {
    return lister.submit(sql -> heldBack(sql, ""));
  }

  @Override
  public CompletableFuture<Void> place(long person, long place) {
    return writer.change(
        sql ->
            sql.update(
                "INSERT INTO places (person, place) SELECT id, ? FROM people WHERE id = ?"
                    + " ON CONFLICT (person) DO UPDATE SET place = excluded.place",
                place,
                person));
  }

  @Override
  public CompletableFuture<Void> leave(long person, long place) {
    return writer.change(
        sql -> sql.update("DELETE FROM places WHERE person = ? AND place = ?", person, place));
  }

  @Override
  public CompletableFuture<Long> placeOf(long person) {
    return writer.submit( // where they went a moment ago may not be saved yet
        sql ->
            sql.first(row -> row.getLong(1), "SELECT place FROM places WHERE person = ?", person)
                .orElse(0L));
  }

  @Override
  public CompletableFuture<Long> say(long person, String text) {
    return writer.submit(
        sql -> {
          RowLimits.check(text, RowLimits.VALUE);
          List<Long> said =
              sql.numbers(
                  "INSERT INTO chat (person, text, at) VALUES (nullif(?, 0), ?, ?) RETURNING id",
                  person,
                  text,
                  now());
          sql.update("DELETE FROM chat WHERE id <= (SELECT max(id) FROM chat) - ?", RowLimits.CHAT);
          return said.get(0);
        });
  }

  @Override
  public CompletableFuture<List<ChatRow>> said(int most) {
    return lister.submit(
        sql -> {
          List<ChatRow> last =
              sql.list(
                  row ->
                      new ChatRow(
                          row.getLong(1), row.getLong(2), row.getString(3), row.getString(4)),
                  "SELECT chat.id, coalesce(person, 0), coalesce(name, ''), text FROM chat"
                      + " LEFT JOIN people ON people.id = person"
                      + " ORDER BY chat.id DESC LIMIT ?",
                  most);
          Collections.reverse(last);
          return last;
        });
  }

  @Override
  public CompletableFuture<Void> sayAt(TalkRow line) {
    return writer.change(
        sql -> {
          RowLimits.check(line.id(), RowLimits.NAME);
          RowLimits.check(line.name(), RowLimits.NAME);
          RowLimits.check(line.text(), RowLimits.VALUE);
          sql.update(
              "INSERT INTO talk (id, table_id, person, name, text, is_aside, at)"
                  + " SELECT ?, id, ?, ?, ?, ?, ? FROM tables WHERE id = ? ON CONFLICT DO NOTHING",
              line.id(),
              line.person(),
              line.name(),
              line.text(),
              line.isAside(),
              now(),
              line.table());
        });
  }

  @Override
  public CompletableFuture<List<TalkRow>> saidAt(Set<Long> tables) {
    return lister.submit(
        sql ->
            sql.list(
                row ->
                    new TalkRow(
                        row.getString(1),
                        row.getLong(2),
                        row.getLong(3),
                        row.getString(4),
                        row.getString(5),
                        row.getBoolean(6)),
                "SELECT id, table_id, person, name, text, is_aside FROM (SELECT id, table_id,"
                    + " person, name, text, is_aside, at, row_number() OVER (PARTITION BY table_id"
                    + (" ORDER BY at DESC, id DESC) AS place FROM talk WHERE at >= ? AND"
                        + " table_id"
                        + Sql.in(tables))
                    + ") AS last WHERE place <= ? ORDER BY table_id, at, id",
                ForgetSql.oldestTalk(now()),
                RowLimits.TALK));
  }

  @Override
  public CompletableFuture<Long> beat(long millis) {
    return writer.submit(sql -> sql.dialect().beat(sql, millis));
  }

  @Override
  public CompletableFuture<Long> lastBeat() {
    return reader.submit(
        sql -> sql.first(row -> row.getLong(1), "SELECT millis FROM beat").orElse(0L));
  }

  @Override
  public AccountStore accounts() {
    return new SqlAccounts(writer, reader, lister, calendar, () -> nodes().name());
  }

  @Override
  public OwnFileStore ownFiles() {
    return new SqlOwnFiles(writer, reader, lister);
  }

  /** The calls of the thread that saves, the newest first. */
  public StackTraceElement[] writerStack() {
    return writer.stack();
  }

  @Override
  public void close() {
    writer.close();
    reader.close();
    lister.close();
  }

  private static List<TeachingRow> teaching(Sql sql, String which, Object... values)
      throws SQLException {
    return sql.list(
        row ->
            new TeachingRow(
                row.getLong(1),
                row.getString(2),
                row.getString(3),
                row.getInt(4) != 0,
                row.getString(5),
                row.getLong(6)),
        "SELECT leader, name, code, is_private, text, at FROM teaching"
            + (" JOIN people ON people.id = leader " + which + " ORDER BY leader"),
        values);
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
        SqlStore::person,
        "SELECT id, name FROM people JOIN keys ON person = id WHERE fingerprint = ?",
        key);
  }

  static Optional<PersonRow> personById(Sql sql, long id) throws SQLException {
    return sql.first(SqlStore::person, "SELECT id, name FROM people WHERE id = ?", id);
  }

  /** Notes what names look like by the rules of now. They stay, even if alike. */
  protected static void addSkeletons(Sql sql) throws SQLException {
    Map<Long, String> changed = new TreeMap<>();
    sql.list(
        row -> {
          String skeleton = NameLetters.skeleton(row.getString(2));
          return skeleton.equals(row.getString(3)) ? "" : changed.put(row.getLong(1), skeleton);
        },
        "SELECT id, folded, skeleton FROM people WHERE folded <> ''");
    for (Map.Entry<Long, String> one : changed.entrySet()) {
      sql.update("UPDATE people SET skeleton = ? WHERE id = ?", one.getValue(), one.getKey());
    }
  }

  static void set(Sql sql, long person, String name, String value) throws SQLException, StoreFault {
    RowLimits.check(name, RowLimits.NAME);
    RowLimits.check(value, RowLimits.VALUE);
    sql.put("settings", "person, name", "value", person, name, value);
    long count = sql.numbers("SELECT count(*) FROM settings WHERE person = ?", person).get(0);
    if (count > RowLimits.SETTINGS) {
      throw new StoreFault("more than " + RowLimits.SETTINGS + " settings of a person");
    }
  }

  static List<EventRow> events(Sql sql, long table, long after) throws SQLException {
    return sql.list(
        row -> new EventRow(row.getLong(1), row.getString(2), row.getString(3)),
        "SELECT seq, event_id, line FROM events WHERE table_id = ? AND seq > ? ORDER BY seq",
        table,
        after);
  }

  static List<TableRow> tables(Sql sql, Set<Long> ids) throws SQLException {
    return sql.list(SqlStore::row, COLUMNS + "WHERE id" + Sql.in(ids));
  }

  static Optional<TableRow> tableById(Sql sql, long id) throws SQLException {
    return sql.first(SqlStore::row, COLUMNS + "WHERE id = ?", id);
  }

  private static TableRow row(ResultSet row) throws SQLException {
    return new TableRow(
        row.getLong(1),
        row.getString(2),
        row.getString(3),
        row.getBoolean(4),
        row.getBoolean(5),
        new TableRow.Opening(row.getLong(14), row.getLong(15), row.getBoolean(17)),
        new TableState(
            row.getLong(6),
            row.getLong(7),
            row.getLong(8),
            row.getLong(9),
            row.getBoolean(10),
            row.getBoolean(11),
            row.getString(12),
            row.getLong(13),
            row.getString(16)));
  }
}
