package dev.banmen.server.store.sql;

import dev.banmen.rating.Rating;
import dev.banmen.server.rating.RatedResult;
import dev.banmen.server.rating.RatingChange;
import dev.banmen.server.store.TableRow;
import dev.banmen.server.store.TableState;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.Function;

/** The statements about ratings. Stateless. */
final class RatingSql {
  private static final String COLUMNS =
      "SELECT person, family, rating, deviation, volatility, games, at FROM ratings WHERE person";

  /** The columns of a {@link #change}. */
  static final String CHANGE = "before, before_deviation, after, after_deviation";

  /** The columns of a rating beside those of its key. */
  static final String VALUES = "rating, deviation, volatility, games, at";

  static final String CHANGES =
      "rating_changes (table_id, person, before, before_deviation, after, after_deviation)";

  private RatingSql() {}

  private static Map<String, Rating> of(Sql sql, long person) throws SQLException {
    return of(sql, Set.of(person)).get(person);
  }

  /** The ratings of each of these people, by family. */
  static Map<Long, Map<String, Rating>> of(Sql sql, Set<Long> people) throws SQLException {
    Map<Long, Map<String, Rating>> all = new HashMap<>();
    people.forEach(person -> all.put(person, new LinkedHashMap<>()));
    sql.list(
        row ->
            all.get(row.getLong(1))
                .put(
                    row.getString(2),
                    new Rating(
                        row.getDouble(3),
                        row.getDouble(4),
                        row.getDouble(5),
                        row.getInt(6),
                        row.getLong(7))),
        COLUMNS + Sql.in(people) + " ORDER BY family");
    return all;
  }

  /** Has the end of a game that both have played count, if it is rated and has not counted yet. */
  static void settle(Sql sql, Function<TableRow, OptionalDouble> ranks, long table, TableState end)
      throws SQLException {
    boolean isCounted = end.black() > 0 && end.white() > 0 && end.black() != end.white();
    if (!isCounted || !end.isPlayed()) {
      return;
    }
    sql.lock(Dialect.SqlLock.RATINGS); // they change in the order of the games
    int isNew =
        sql.update(
            "INSERT INTO rated_games (table_id, at) SELECT id, ? FROM tables"
                + " WHERE id = ? AND is_rated = 1 ON CONFLICT DO NOTHING",
            end.lastAt(),
            table);
    if (isNew == 1) {
      TableRow row = SqlStore.tableById(sql, table).orElseThrow();
      Optional<RatedResult> result = result(ranks, row, end, end.lastAt());
      if (result.isPresent()) {
        count(sql, row, end, result.get());
      }
    }
  }

  /** What a game's end says, if the game is of a kind that is rated and has a result. */
  static Optional<RatedResult> result(
      Function<TableRow, OptionalDouble> rated, TableRow table, TableState end, long millis) {
    OptionalDouble ranks = rated.apply(table);
    OptionalDouble score = score(end);
    return ranks.isPresent() && score.isPresent()
        ? Optional.of(new RatedResult(score.getAsDouble(), ranks.getAsDouble(), millis))
        : Optional.empty();
  }

  private static void count(Sql sql, TableRow table, TableState end, RatedResult result)
      throws SQLException {
    String family = table.family();
    Rating black = of(sql, end.black()).getOrDefault(family, Rating.UNKNOWN);
    Rating white = of(sql, end.white()).getOrDefault(family, Rating.UNKNOWN);
    save(sql, table, end.black(), result.ofBlack(black, white));
    save(sql, table, end.white(), result.ofWhite(black, white));
  }

  /** The score of the first side; empty if the game has no result. */
  private static OptionalDouble score(TableState end) {
    return switch (end.result().isEmpty() ? ' ' : end.result().charAt(0)) {
      case 'B' -> OptionalDouble.of(1);
      case 'W' -> OptionalDouble.of(0);
      case '0' -> OptionalDouble.of(0.5);
      default -> OptionalDouble.empty();
    };
  }

  private static void save(Sql sql, TableRow table, long person, RatingChange change)
      throws SQLException {
    sql.put("ratings", "person, family", VALUES, ratingRow(person, table.family(), change.after()));
    sql.add(CHANGES, changeRow(table.id(), person, change));
  }

  /** The values of a row of ratings, in the order of its columns. */
  static Object[] ratingRow(long person, String family, Rating rating) {
    return new Object[] {
      person,
      family,
      rating.value(),
      rating.deviation(),
      rating.volatility(),
      rating.games(),
      rating.at()
    };
  }

  /** The values of a row of {@link #CHANGES}. */
  static Object[] changeRow(long table, long person, RatingChange change) {
    Rating before = change.before();
    Rating after = change.after();
    return new Object[] {
      table, person, before.value(), before.deviation(), after.value(), after.deviation()
    };
  }

  /** The changes of ratings by a game, by person; empty if it did not count. */
  static Map<Long, RatingChange> changes(Sql sql, long table) throws SQLException {
    Map<Long, RatingChange> all = new LinkedHashMap<>();
    sql.list(
        row -> all.put(row.getLong(1), change(row, 2).orElseThrow()),
        "SELECT person, " + CHANGE + " FROM rating_changes WHERE table_id = ?",
        table);
    return all;
  }

  /** The change whose columns start with this one; empty if they are. */
  static Optional<RatingChange> change(ResultSet row, int first) throws SQLException {
    Rating before = rating(row.getDouble(first), row.getDouble(first + 1));
    Rating after = rating(row.getDouble(first + 2), row.getDouble(first + 3));
    return row.getObject(first) == null
        ? Optional.empty()
        : Optional.of(new RatingChange(before, after));
  }

  private static Rating rating(double value, double deviation) {
    return new Rating(value, deviation, Rating.UNKNOWN.volatility(), 1, 0);
  }
}
