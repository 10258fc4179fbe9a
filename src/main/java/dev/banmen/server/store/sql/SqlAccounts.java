package dev.banmen.server.store.sql;

import dev.banmen.server.store.AccountRow;
import dev.banmen.server.store.AccountStore;
import dev.banmen.server.store.BanRow;
import dev.banmen.server.store.Claimed;
import dev.banmen.server.store.Claimed.Claim;
import dev.banmen.server.store.CodeKind;
import dev.banmen.server.store.PersonRow;
import dev.banmen.server.store.ReportRow;
import dev.banmen.server.store.RowLimits;
import dev.banmen.server.store.SaidRow;
import dev.banmen.server.store.StoreFault;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** The part of a store about who people are. For any thread. */
record SqlAccounts(
    SqlThread writer,
    SqlThread reader,
    SqlThread lister,
    LongSupplier calendar,
    Supplier<String> node)
    implements AccountStore {
  private long now() {
    return calendar.getAsLong();
  }

  @Override
  public CompletableFuture<PersonRow> newGuest() {
    return writer.submit(sql -> new PersonRow(sql.insert("people (since)", now()), "", true));
  }

  @Override
  public CompletableFuture<Optional<PersonRow>> known(String key) {
    return reader.submit(sql -> SqlStore.known(sql, key));
  }

  @Override
  public CompletableFuture<Optional<PersonRow>> named(String folded) {
    return reader.submit(
        sql -> sql.first(SqlStore::person, "SELECT id, name FROM people WHERE folded = ?", folded));
  }

  @Override
  public CompletableFuture<Long> since(long person) {
    return reader.submit(
        sql ->
            sql.first(row -> row.getLong(1), "SELECT since FROM people WHERE id = ?", person)
                .orElse(0L));
  }

  @Override
  public CompletableFuture<Void> setCode(long person, CodeKind kind, String hash, long until) {
    return writer.change(
        sql -> {
          RowLimits.check(hash, RowLimits.NAME);
          sql.update(
              "INSERT INTO codes (person, kind, hash, until) VALUES (?, ?, ?, ?)"
                  + " ON CONFLICT (person, kind)"
                  + " DO UPDATE SET hash = excluded.hash, until = excluded.until",
              person,
              kind.name(),
              hash,
              until);
        });
  }

  @Override
  public CompletableFuture<Claimed> claim(CodeKind kind, String hash, String key) {
    return writer.submit(
        sql -> {
          RowLimits.check(key, RowLimits.NAME);
          sql.lock(Dialect.SqlLock.NAMES_AND_KEYS);
          Optional<PersonRow> found = byCode(sql, kind, hash, now());
          if (found.isEmpty()) {
            return Claimed.not(Claim.UNKNOWN);
          }
          long person = found.get().id();
          if (isSomebodys(sql, key, person)) {
            return Claimed.not(Claim.TAKEN);
          }
          if (kind == CodeKind.RECOVERY) {
            sql.update("DELETE FROM keys WHERE person = ?", person);
            sql.update("DELETE FROM codes WHERE person = ?", person);
          } else if (keys(sql, person).size() >= RowLimits.KEYS) {
            return Claimed.not(Claim.FULL);
          }
          sql.put("keys", "fingerprint", "person", key, person);
          sql.update("DELETE FROM codes WHERE hash = ?", hash);
          return new Claimed(Claim.DONE, found.get());
        });
  }

  @Override
  public CompletableFuture<Optional<PersonRow>> comeBack(String hash, long until) {
    return writer.submit(
        sql -> {
          List<Long> found = // whose code nobody deletes from now on
              sql.numbers(
                  "UPDATE codes SET until = ? WHERE hash = ? AND kind = ? AND until > ?"
                      + " RETURNING person",
                  until,
                  hash,
                  CodeKind.BACK.name(),
                  now());
          return found.isEmpty() ? Optional.empty() : SqlStore.personById(sql, found.get(0));
        });
  }

  @Override
  public CompletableFuture<List<String>> keys(long person) {
    return reader.submit(sql -> keys(sql, person));
  }

  @Override
  public CompletableFuture<Map<Long, Optional<AccountRow>>> saved(Set<Long> people) {
    return lister.submit(
        sql -> {
          String in = Sql.in(people);
          List<PersonRow> found =
              sql.list(
                  SqlStore::person,
                  "SELECT id, name FROM people WHERE since <> ? AND id" + in,
                  ForgetSql.FORGOTTEN);
          Map<Long, Set<String>> keys = new HashMap<>();
          sql.list(
              row ->
                  keys.computeIfAbsent(row.getLong(1), one -> new HashSet<>())
                      .add(row.getString(2)),
              "SELECT person, fingerprint FROM keys WHERE person" + in);
          Map<Long, String> ended = settings(sql, AccountStore.ENDED, in);
          Map<Long, String> kicked = settings(sql, AccountStore.KICKED, in);
          Map<Long, Optional<AccountRow>> all = new HashMap<>();
          people.forEach(person -> all.put(person, Optional.empty()));
          for (PersonRow one : found) {
            Set<String> own = keys.getOrDefault(one.id(), Set.of());
            String unread = ended.getOrDefault(one.id(), "");
            String order = kicked.getOrDefault(one.id(), "");
            all.put(one.id(), Optional.of(new AccountRow(one, own, unread, order)));
          }
          return all;
        });
  }

  private static Map<Long, String> settings(Sql sql, String name, String in) throws SQLException {
    Map<Long, String> all = new HashMap<>();
    sql.list(
        row -> all.put(row.getLong(1), row.getString(2)),
        "SELECT person, value FROM settings WHERE name = ? AND person" + in,
        name);
    return all;
  }

  @Override
  public CompletableFuture<Void> ban(BanRow ban) {
    return writer.change(
        sql -> {
          RowLimits.check(ban.what(), RowLimits.NAME);
          RowLimits.check(ban.reason(), RowLimits.VALUE);
          sql.update(
              "INSERT INTO bans (what, until, reason, at) VALUES (?, ?, ?, ?) ON CONFLICT (what)"
                  + " DO UPDATE SET until = excluded.until, reason = excluded.reason",
              ban.what(),
              ban.until(),
              ban.reason(),
              now());
          check(sql, RowLimits.BANS, "bans", "SELECT count(*) FROM bans");
        });
  }

  @Override
  public CompletableFuture<Boolean> unban(String what) {
    return writer.submit(
        sql -> sql.update("DELETE FROM bans WHERE what = ? AND until > ?", what, now()) == 1);
  }

  @Override
  public CompletableFuture<List<BanRow>> bans() {
    return reader.submit(
        sql ->
            sql.list(
                row -> new BanRow(row.getString(1), row.getLong(2), row.getString(3)),
                "SELECT what, until, reason FROM bans WHERE until > ? ORDER BY at, what",
                now()));
  }

  @Override
  public CompletableFuture<Void> mute(long person, long until) {
    return writer.change(sql -> sql.put("mutes", "person", "until", person, until));
  }

  @Override
  public CompletableFuture<Map<Long, Long>> mutes() {
    return reader.submit(sql -> sql.map("SELECT person, until FROM mutes WHERE until > ?", now()));
  }

  @Override
  public CompletableFuture<Void> block(long person, long other, boolean blocks) {
    return writer.change(
        sql -> {
          if (!blocks) {
            sql.update("DELETE FROM blocks WHERE person = ? AND other = ?", person, other);
            return;
          }
          sql.update(
              "INSERT INTO blocks (person, other) VALUES (?, ?) ON CONFLICT DO NOTHING",
              person,
              other);
          check(
              sql,
              RowLimits.BLOCKS,
              "people blocked by one",
              "SELECT count(*) FROM blocks WHERE person = ?",
              person);
        });
  }

  @Override
  public CompletableFuture<Map<Long, Set<Long>>> blocks() {
    return reader.submit(
        sql -> {
          Map<Long, Set<Long>> all = new HashMap<>();
          sql.list(
              row ->
                  all.computeIfAbsent(row.getLong(1), one -> new HashSet<>()).add(row.getLong(2)),
              "SELECT person, other FROM blocks");
          return all;
        });
  }

  @Override
  public CompletableFuture<Void> report(long by, long about, String text) {
    return writer.change(
        sql -> {
          RowLimits.check(text, RowLimits.VALUE);
          long id = sql.insert("reports (person, about, text, at)", by, about, text, now());
          sql.update("DELETE FROM reports WHERE id <= ?", id - RowLimits.REPORTS);
        });
  }

  @Override
  public CompletableFuture<List<ReportRow>> reports(int most) {
    return lister.submit(
        sql ->
            sql.list(
                row ->
                    new ReportRow(
                        new PersonRow(row.getLong(1), row.getString(2), false),
                        new PersonRow(row.getLong(3), row.getString(4), false),
                        row.getString(5),
                        row.getLong(6)),
                "SELECT who.id, who.name, whom.id, whom.name, text, at FROM reports JOIN people AS"
                    + " who ON who.id = person JOIN people AS whom ON whom.id = about ORDER BY"
                    + " reports.id DESC LIMIT ?",
                most));
  }

  @Override
  public CompletableFuture<List<SaidRow>> saidBy(long person, int most) {
    return lister.submit(
        sql ->
            sql.list(
                row -> new SaidRow(row.getString(1), row.getLong(2)),
                "SELECT text, at FROM (SELECT text, at, id FROM chat WHERE person = ?"
                    + " UNION ALL SELECT text, at, 0 FROM talk WHERE person = ?) AS said"
                    + " ORDER BY at DESC, id DESC LIMIT ?",
                person,
                person,
                most));
  }

  @Override
  public CompletableFuture<List<Long>> tablesOf(long person, int most) {
    return lister.submit(sql -> ForgetSql.tablesOf(sql, person, most));
  }

  @Override
  public CompletableFuture<Void> forget(long person, UnaryOperator<List<String>> erased) {
    // All events are looked through, on a thread that reads: no move waits for that.
    return lister
        .submit(sql -> ForgetSql.seatedAt(sql, person))
        .thenCompose(tables -> writer.change(sql -> ForgetSql.forget(sql, person, tables, erased)))
        .thenCompose(done -> lister.change(sql -> sql.dialect().wipe(sql)));
  }

  @Override
  public CompletableFuture<Set<Long>> unreachable(Set<Long> people) {
    return lister.submit(sql -> ForgetSql.unreachable(sql, people));
  }

  @Override
  public CompletableFuture<Boolean> left(long person, boolean hasOwn) {
    return writer.submit(sql -> ForgetSql.left(sql, person, hasOwn, node.get(), now()));
  }

  @Override
  public CompletableFuture<List<Long>> tidy(Set<Long> present) {
    return writer.submit(sql -> ForgetSql.tidy(sql, present, now()));
  }

  private static void check(Sql sql, int most, String what, String count, Object... values)
      throws SQLException, StoreFault {
    if (sql.numbers(count, values).get(0) > most) {
      throw new StoreFault("more than " + most + " " + what);
    }
  }

  static List<String> keys(Sql sql, long person) throws SQLException {
    return sql.list(
        row -> row.getString(1),
        "SELECT fingerprint FROM keys WHERE person = ? ORDER BY fingerprint",
        person);
  }

  private static Optional<PersonRow> byCode(Sql sql, CodeKind kind, String hash, long now)
      throws SQLException {
    return sql.first(
        SqlStore::person,
        "SELECT id, name FROM people JOIN codes ON person = id"
            + " WHERE hash = ? AND kind = ? AND until > ?",
        hash,
        kind.name(),
        now);
  }

  /** Whether a key is that of somebody else who has a name or a game. */
  private static boolean isSomebodys(Sql sql, String key, long person) throws SQLException {
    return !sql.numbers(
            "SELECT id FROM people JOIN keys ON person = id WHERE fingerprint = ? AND id <> ?"
                + " AND (name <> '' OR EXISTS (SELECT 1 FROM tables WHERE black = people.id)"
                + " OR EXISTS (SELECT 1 FROM tables WHERE white = people.id))",
            key,
            person)
        .isEmpty();
  }
}
