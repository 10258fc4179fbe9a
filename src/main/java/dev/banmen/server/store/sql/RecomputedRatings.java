package dev.banmen.server.store.sql;

import dev.banmen.rating.Rating;
import dev.banmen.server.rating.RatedResult;
import dev.banmen.server.rating.RatingChange;
import dev.banmen.server.store.TableRow;
import dev.banmen.server.store.TableState;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;

/**
 * All ratings, computed again from the games that were rated, in the order in which they ended;
 * those of a kind that is rated no longer do not count. Games are read while others are played;
 * what is saved at this node waits only while the ratings are written, and at others only the end
 * of a rated game does. Mutable; for one thread at a time.
 */
final class RecomputedRatings {
  private static final int READ_AT_ONCE = 1_000;

  private final Function<TableRow, OptionalDouble> ranks;
  private final Map<Long, Map<String, Rating>> ratings = new HashMap<>();
  private final List<Object[]> changes = new ArrayList<>();
  private long last; // the number of the last game that was read

  /** A game that was rated, by its number among those. */
  private record RatedGame(long number, long table, long millis) {}

  /**
   * None so far.
   *
   * @param ranks which games count, and what their options are worth
   */
  RecomputedRatings(Function<TableRow, OptionalDouble> ranks) {
    this.ranks = ranks;
  }

  /** Has the next games count; returns whether there may be more. */
  boolean read(Sql sql) throws SQLException {
    Map<Long, RatedGame> games = new LinkedHashMap<>();
    sql.list(
        row ->
            games.put(
                row.getLong(2), new RatedGame(row.getLong(1), row.getLong(2), row.getLong(3))),
        "SELECT id, table_id, at FROM rated_games WHERE id > ? ORDER BY id LIMIT ?",
        last,
        READ_AT_ONCE);
    Map<Long, TableRow> tables = new HashMap<>();
    SqlStore.tables(sql, games.keySet()).forEach(one -> tables.put(one.id(), one));
    for (RatedGame game : games.values()) {
      last = game.number();
      TableRow table = tables.get(game.table());
      if (table != null) {
        count(table, game.millis());
      }
    }
    return games.size() == READ_AT_ONCE;
  }

  private void count(TableRow table, long millis) {
    TableState end = table.at();
    Optional<RatedResult> result = RatingSql.result(ranks, table, end, millis);
    if (result.isPresent()) {
      Rating black = of(end.black()).getOrDefault(table.family(), Rating.UNKNOWN);
      Rating white = of(end.white()).getOrDefault(table.family(), Rating.UNKNOWN);
      change(table, end.black(), result.get().ofBlack(black, white));
      change(table, end.white(), result.get().ofWhite(black, white));
    }
  }

  private Map<String, Rating> of(long person) {
    return ratings.computeIfAbsent(person, one -> new HashMap<>());
  }

  private void change(TableRow table, long person, RatingChange change) {
    of(person).put(table.family(), change.after());
    changes.add(RatingSql.changeRow(table.id(), person, change));
  }

  /** Has these be the ratings, unless another game was rated meanwhile: then nothing changes. */
  boolean save(Sql sql) throws SQLException {
    sql.lock(Dialect.SqlLock.RATINGS);
    if (!sql.numbers("SELECT id FROM rated_games WHERE id > ? LIMIT 1", last).isEmpty()) {
      return false;
    }
    List<Object[]> rows = new ArrayList<>();
    ratings.forEach(
        (person, all) ->
            all.forEach((family, one) -> rows.add(RatingSql.ratingRow(person, family, one))));
    sql.update("DELETE FROM ratings");
    sql.update("DELETE FROM rating_changes");
    sql.addAll("ratings (person, family, " + RatingSql.VALUES + ")", rows);
    sql.addAll(RatingSql.CHANGES, changes);
    return true;
  }
}
