package dev.banmen.server.store.sqlite;

import dev.banmen.server.store.AccountStore;
import dev.banmen.server.store.BanRow;
import dev.banmen.server.store.Claimed;
import dev.banmen.server.store.CodeKind;
import dev.banmen.server.store.PersonRow;
import dev.banmen.server.store.ReportRow;
import dev.banmen.server.store.SaidRow;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.LongSupplier;
import java.util.function.UnaryOperator;

/** Who people are, in SQLite. For any thread. */
record SqliteAccounts(SqlThread writer, SqlThread reader, LongSupplier calendar)
    implements AccountStore {
  private long now() {
    return calendar.getAsLong();
  }

  @Override
  public CompletableFuture<PersonRow> newGuest() {
    return writer.submit(connection -> CodeSql.newPerson(connection, now()));
  }

  @Override
  public CompletableFuture<Optional<PersonRow>> known(String key) {
    return reader.submit(connection -> PeopleSql.known(connection, key));
  }

  @Override
  public CompletableFuture<Optional<PersonRow>> named(String folded) {
    return reader.submit(connection -> CodeSql.named(connection, folded));
  }

  @Override
  public CompletableFuture<Long> since(long person) {
    return reader.submit(connection -> CodeSql.since(connection, person));
  }

  @Override
  public CompletableFuture<Void> setCode(long person, CodeKind kind, String hash, long until) {
    return writer.change(connection -> CodeSql.set(connection, person, kind, hash, until));
  }

  @Override
  public CompletableFuture<Claimed> claim(CodeKind kind, String hash, String key) {
    return writer.submit(connection -> CodeSql.claim(connection, kind, hash, key, now()));
  }

  @Override
  public CompletableFuture<Optional<PersonRow>> comeBack(String hash, long until) {
    return writer.submit(connection -> CodeSql.comeBack(connection, hash, now(), until));
  }

  @Override
  public CompletableFuture<List<String>> keys(long person) {
    return reader.submit(connection -> CodeSql.keys(connection, person));
  }

  @Override
  public CompletableFuture<Void> ban(BanRow ban) {
    return writer.change(connection -> ModerationSql.ban(connection, ban, now()));
  }

  @Override
  public CompletableFuture<Boolean> unban(String what) {
    return writer.submit(
        connection ->
            SqlQuery.update(
                    connection, "DELETE FROM bans WHERE what = ? AND until > ?", what, now())
                == 1);
  }

  @Override
  public CompletableFuture<List<BanRow>> bans() {
    return reader.submit(connection -> ModerationSql.bans(connection, now()));
  }

  @Override
  public CompletableFuture<Void> mute(long person, long until) {
    return writer.change(connection -> ModerationSql.mute(connection, person, until));
  }

  @Override
  public CompletableFuture<Map<Long, Long>> mutes() {
    return reader.submit(connection -> ModerationSql.mutes(connection, now()));
  }

  @Override
  public CompletableFuture<Void> block(long person, long other, boolean blocks) {
    return writer.change(connection -> ModerationSql.block(connection, person, other, blocks));
  }

  @Override
  public CompletableFuture<Map<Long, Set<Long>>> blocks() {
    return reader.submit(ModerationSql::blocks);
  }

  @Override
  public CompletableFuture<Void> report(long by, long about, String text) {
    return writer.change(connection -> ModerationSql.report(connection, by, about, text, now()));
  }

  @Override
  public CompletableFuture<List<ReportRow>> reports(int most) {
    return reader.submit(connection -> ModerationSql.reports(connection, most));
  }

  @Override
  public CompletableFuture<List<SaidRow>> saidBy(long person, int most) {
    return reader.submit(
        connection ->
            SqlQuery.list(
                connection,
                row -> new SaidRow(row.getString(1), row.getLong(2)),
                "SELECT text, at FROM chat WHERE person = ? ORDER BY id DESC LIMIT ?",
                person,
                most));
  }

  @Override
  public CompletableFuture<List<Long>> tablesOf(long person, int most) {
    return reader.submit(connection -> ForgetSql.tablesOf(connection, person, most));
  }

  @Override
  public CompletableFuture<Void> forget(long person, UnaryOperator<List<String>> erased) {
    // All events are looked through, on the thread that reads: no move waits for that.
    return reader
        .submit(connection -> ForgetSql.seatedAt(connection, person))
        .thenCompose(
            tables ->
                writer.change(connection -> ForgetSql.forget(connection, person, tables, erased)))
        .thenCompose(done -> reader.change(ForgetSql::emptyLog));
  }

  @Override
  public CompletableFuture<Set<Long>> unreachable(Set<Long> people) {
    return reader.submit(connection -> ForgetSql.unreachable(connection, people));
  }

  @Override
  public CompletableFuture<Boolean> left(long person, boolean hasOwn) {
    return writer.submit(connection -> ForgetSql.left(connection, person, hasOwn, now()));
  }

  @Override
  public CompletableFuture<List<Long>> tidy(Set<Long> present) {
    return writer.submit(connection -> ForgetSql.tidy(connection, present, now()));
  }
}
