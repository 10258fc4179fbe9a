package dev.banmen.bench.server;

import dev.banmen.server.store.postgres.PostgresServer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A few games, a move a second at each: how long is it to the other's screen on one node with the
 * embedded store, on one with PostgreSQL, and from node to node?
 */
final class BetweenLoad {
  private static final double MOST_TIMES = 1.5;
  private static final int ROUND = 10; // seconds, so that the others are as busy for each place
  private static final int WARM_ROUNDS = 2;

  private static final String WAL = "SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')";

  private final String where;
  private final List<LoadedSeat> pairs;
  private final Latencies movers = new Latencies();
  private final Latencies seen = new Latencies();

  private BetweenLoad(String where, List<LoadedSeat> pairs) {
    this.where = where;
    this.pairs = pairs;
  }

  static void run(int games, int seconds) throws Exception {
    ServerLoad.inFolder(
        folder -> {
          ServerLoad.sync(folder);
          PostgresServer database = PostgresServer.durable();
          String store = database.address("between", database.port());
          Path one = Files.createDirectory(folder.resolve("one"));
          Path a = Files.createDirectory(folder.resolve("a"));
          Path b = Files.createDirectory(folder.resolve("b"));
          try (LoadedServer embedded = LoadedServer.start(one);
              LoadedServer first = LoadedServer.start(a, "--store", store);
              LoadedServer second = LoadedServer.start(b, "--store", store);
              LoadGuests ones = new LoadGuests(embedded.port(), true);
              LoadGuests firsts = new LoadGuests(first.port(), true);
              LoadGuests others = new LoadGuests(second.port(), true)) {
            List<BetweenLoad> places =
                List.of(
                    new BetweenLoad("one node, embedded store", pairs(ones, ones, games, 1)),
                    new BetweenLoad(
                        "on one of two nodes, PostgreSQL", pairs(firsts, firsts, games, 1)),
                    new BetweenLoad(
                        "from node to node, PostgreSQL", pairs(firsts, others, games, games + 1)),
                    new BetweenLoad( // else its node would have had less to do, and be slower
                        "on the other one", pairs(others, others, games, 2 * games + 1)));
            run(places, seconds);
            tellSizes(database, places.get(1), games, seconds);
          }
        });
  }

  /** Says what the database has, and has written, for each move. */
  private static void tellSizes(PostgresServer database, BetweenLoad shared, int games, int seconds)
      throws Exception {
    String url = "jdbc:postgresql://127.0.0.1:" + database.port() + "/postgres?user=postgres";
    String schema = database.schema("between");
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement()) {
      long before = number(statement, WAL);
      KeyLoad.pause(ROUND * 1_000L);
      long idle = number(statement, WAL) - before;
      long event =
          number(statement, "SELECT avg(pg_column_size(e.*)) FROM " + schema + ".events e");
      long table =
          number(statement, "SELECT avg(pg_column_size(t.*)) FROM " + schema + ".tables t");
      String text = "%d bytes of an event's row, %d of a table's; log at rest %d bytes a second";
      System.out.printf(Locale.ROOT, text + "%n", event, table, idle / ROUND);
      before = number(statement, WAL);
      shared.play(ROUND * WARM_ROUNDS + seconds, true);
      long moves = (number(statement, WAL) - before - idle) / (ROUND * games);
      System.out.printf(Locale.ROOT, "%d bytes of log for a move%n", moves);
    }
  }

  private static long number(Statement statement, String sql) throws SQLException {
    try (ResultSet row = statement.executeQuery(sql)) {
      row.next();
      return row.getLong(1);
    }
  }

  /** Plays at each place by turns. */
  private static void run(List<BetweenLoad> places, int seconds) throws Exception {
    int rounds = Math.min(WARM_ROUNDS + (seconds + ROUND - 1) / ROUND, Moves.MOST / ROUND);
    for (int round = 0; round < rounds; round++) {
      for (BetweenLoad place : places) {
        place.play(round * ROUND, round >= WARM_ROUNDS);
      }
    }
    places.forEach(BetweenLoad::tell);
    double times = places.get(2).seen.at(50) / places.get(0).seen.at(50);
    LoadTable.row(
        "from node to node, beside one node with the embedded store",
        "1.5 times",
        String.format(Locale.ROOT, "%.2f times", times),
        times <= MOST_TIMES);
  }

  private void play(int first, boolean isMeasured) throws IOException {
    Moves.play(
        pairs,
        first,
        ROUND,
        isMeasured ? movers : new Latencies(),
        isMeasured ? seen : new Latencies());
  }

  private void tell() {
    movers.print("move to last byte, at who moved, " + where);
    seen.print("move to last byte, at the other, " + where);
    LoadTable.row("a move at who moved, " + where, "", movers.brief(), true);
    LoadTable.row("a move at the other, " + where, seen, 15, 60);
    ServerLoad.check(movers.lostCount() + seen.lostCount() == 0, "a move was not shown");
  }

  private static List<LoadedSeat> pairs(LoadGuests ones, LoadGuests others, int games, int first)
      throws Exception {
    List<LoadedSeat> pairs = new ArrayList<>();
    for (int table = first; table < first + games; table++) {
      pairs.add(ones.come(LoadGuests.key(), "play go", false));
      pairs.add(joins(others, table));
    }
    return pairs;
  }

  /** Somebody joins a table, of which a node may hear a moment after it was opened at another. */
  private static LoadedSeat joins(LoadGuests others, int table) throws Exception {
    for (int i = 0; ; i++) {
      try {
        return others.come(LoadGuests.key(), "join " + table, false);
      } catch (IOException e) {
        if (i == 10) {
          throw e;
        }
        KeyLoad.pause(200);
      }
    }
  }
}
