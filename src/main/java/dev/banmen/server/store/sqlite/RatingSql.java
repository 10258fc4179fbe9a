package dev.banmen.server.store.sqlite;

import dev.banmen.rating.Glicko2;
import dev.banmen.rating.Rating;
import dev.banmen.server.store.TableState;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The statements about ratings. Stateless. */
final class RatingSql {
  private static final String COLUMNS =
      "SELECT family, rating, deviation, volatility, games, at FROM ratings WHERE person = ?";

  /** A rated game that is over. */
  private record RatedGame(String family, long black, long white, String result, long at) {}

  private RatingSql() {}

  static Map<String, Rating> of(Connection connection, long person) throws SQLException {
    Map<String, Rating> all = new LinkedHashMap<>();
    SqlQuery.list(
        connection,
        row ->
            all.put(
                row.getString(1),
                new Rating(
                    row.getDouble(2),
                    row.getDouble(3),
                    row.getDouble(4),
                    row.getInt(5),
                    row.getLong(6))),
        COLUMNS + " ORDER BY family",
        person);
    return all;
  }

  /** Has the end of a game that both have played count, if it is rated and has not counted yet. */
  static void settle(Connection connection, long table, TableState end) throws SQLException {
    List<String> rated =
        SqlQuery.list(
            connection,
            row -> row.getString(1),
            "SELECT family FROM tables WHERE id = ? AND is_rated = 1",
            table);
    boolean isCounted = end.black() > 0 && end.white() > 0 && end.black() != end.white();
    if (rated.isEmpty() || !isCounted || !end.isPlayed() || end.result().isEmpty()) {
      return;
    }
    int isNew =
        SqlQuery.update(
            connection,
            "INSERT INTO rated_games (table_id, at) VALUES (?, ?) ON CONFLICT DO NOTHING",
            table,
            end.lastAt());
    if (isNew == 1) {
      count(
          connection,
          new RatedGame(rated.get(0), end.black(), end.white(), end.result(), end.lastAt()));
    }
  }

  /**
   * Computes all ratings again from the games that were rated, in the order in which they ended.
   */
  static void recompute(Connection connection) throws SQLException {
    SqlQuery.update(connection, "DELETE FROM ratings");
    List<RatedGame> all =
        SqlQuery.list(
            connection,
            row ->
                new RatedGame(
                    row.getString(1),
                    row.getLong(2),
                    row.getLong(3),
                    row.getString(4),
                    row.getLong(5)),
            "SELECT family, black, white, result, at FROM rated_games"
                + " JOIN tables ON tables.id = table_id ORDER BY rated_games.id");
    for (RatedGame one : all) {
      count(connection, one);
    }
  }

  private static void count(Connection connection, RatedGame game) throws SQLException {
    Rating black = of(connection, game.black()).getOrDefault(game.family(), Rating.UNKNOWN);
    Rating white = of(connection, game.white()).getOrDefault(game.family(), Rating.UNKNOWN);
    double score = game.result().startsWith("B") ? 1 : game.result().startsWith("W") ? 0 : 0.5;
    Glicko2.Result ofBlack = new Glicko2.Result(white, score);
    Glicko2.Result ofWhite = new Glicko2.Result(black, 1 - score);
    save(connection, game.black(), game.family(), Glicko2.after(black, ofBlack, game.at()));
    save(connection, game.white(), game.family(), Glicko2.after(white, ofWhite, game.at()));
  }

  private static void save(Connection connection, long person, String family, Rating rating)
      throws SQLException {
    SqlQuery.update(
        connection,
        "INSERT OR REPLACE INTO ratings (person, family, rating, deviation, volatility, games, at)"
            + " VALUES (?, ?, ?, ?, ?, ?, ?)",
        person,
        family,
        rating.value(),
        rating.deviation(),
        rating.volatility(),
        rating.games(),
        rating.at());
  }
}
