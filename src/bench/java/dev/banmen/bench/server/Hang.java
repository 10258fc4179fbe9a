package dev.banmen.bench.server;

import dev.banmen.server.store.sqlite.SqliteStore;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/**
 * Another process holds the database for a while, so the store hangs: every screen must answer
 * keys, and nothing may be shown that is not saved.
 */
final class Hang {
  private Hang() {}

  static void run(int players, int seconds) throws Exception {
    ServerLoad.inFolder(
        folder -> {
          try (LoadedServer server = LoadedServer.start(folder);
              LoadGuests people = new LoadGuests(server.port(), true)) {
            List<LoadedSeat> pairs = people.pairs((players + 1) / 2, "go");
            LoadedSeat black = people.come(LoadGuests.key(), "play go", true);
            LoadedSeat white =
                people.come(LoadGuests.key(), "join " + (pairs.size() / 2 + 1), true);
            List<LoadedSeat> all = new ArrayList<>(pairs);
            all.add(black);
            KeyLoad typing = ServerLoad.cursor(pairs);
            typing.run(Math.min(5, seconds), new Latencies());
            try (Connection other = held(folder)) {
              black.type(":D4\r");
              Latencies latencies = new Latencies();
              typing.run(seconds, latencies);
              latencies.print("key to last byte, while the store hangs");
              LoadTable.row(
                  "keys while the store hangs for " + seconds + " s",
                  "each is answered",
                  latencies.brief(),
                  latencies.lostCount() == 0);
              ServerLoad.check(latencies.lostCount() == 0, "a key was not answered");
              ServerLoad.check(!white.text().contains("D4"), "what was not saved was shown");
              other.rollback();
            }
            KeyLoad.pause(500);
            black.type(":D4\r"); // refused if the first one was saved after all
            ServerLoad.check(
                white.awaits("D4", 10_000), "a move was not shown after the store went on");
          }
        });
  }

  /** The database, which nobody else can write to. */
  private static Connection held(Path folder) throws Exception {
    Connection connection =
        DriverManager.getConnection("jdbc:sqlite:" + folder.resolve(SqliteStore.FILE));
    try (Statement statement = connection.createStatement()) {
      statement.execute("PRAGMA busy_timeout = 5000");
      connection.setAutoCommit(false);
      statement.execute("UPDATE beat SET millis = millis"); // takes the lock of the writer
    }
    return connection;
  }
}
