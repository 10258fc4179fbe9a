package dev.banmen.bench.server;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * Two people, one at a node of this release, the other at one of another release: how long it takes
 * until one sees what the other does, and how many games begin if both ask for a rematch at once.
 * For one thread.
 */
final class OldRelease {
  private static final int ROUNDS = 10;
  private static final int MOST_TRIES = 20; // until the balancer has sent them to different nodes
  private static final long PATIENCE_MILLIS = 20_000;
  private static final long PAUSE_MILLIS = 4_000; // and nobody may talk faster
  private static final String JOINED = " has joined";
  private static final List<String> POINTS = List.of("D4", "E5", "C3", "F6");

  private final NodesPlace place;
  private final Latencies talk = new Latencies();
  private final Latencies moves = new Latencies();
  private final Latencies ends = new Latencies();
  private final Latencies rematches = new Latencies();
  private int doubled;

  OldRelease(NodesPlace place) {
    this.place = place;
  }

  void run() throws Exception {
    try (LineGuest one = new LineGuest(0, "anna", place);
        LineGuest other = new LineGuest(1, "bela", place)) {
      for (LineGuest guest : List.of(one, other)) {
        await(guest, guest::isAnswered, new Latencies(), "coming in");
        guest.type("name " + guest.name());
      }
      for (int i = 0; i < MOST_TRIES && one.node().equals(other.node()); i++) {
        other.hangUp();
        await(other, () -> !other.isAnswered(), new Latencies(), "the end of a visit");
        await(other, other::isAnswered, new Latencies(), "coming in");
      }
      ServerLoad.check(!one.node().equals(other.node()), "both are at " + one.node());
      for (int i = 0; i < ROUNDS; i++) {
        play(i, i % 2 == 0 ? one : other, i % 2 == 0 ? other : one);
      }
    }
    LoadTable.row("a line at a table, from release to release", "", talk.brief(), true);
    LoadTable.row("a move, from release to release", "", moves.brief(), true);
    LoadTable.row("the end of a game, from release to release", "", ends.brief(), true);
    LoadTable.row("a rematch, both ask at once", "", rematches.brief(), true);
    LoadTable.row("rematches that began twice", "none", doubled + " of " + ROUNDS, doubled == 0);
  }

  private void play(int round, LineGuest black, LineGuest white) throws Exception {
    String last = black.code();
    black.type("play go black=human white=anyone private size=9");
    await(black, () -> !black.code().equals(last), new Latencies(), "a new table");
    String code = black.code();
    long joined = black.lines(JOINED);
    for (int i = 0; i < 100 && !white.awaits(() -> white.isAt(code), 500); i++) {
      white.join(code);
    }
    await(black, () -> black.lines(JOINED) > joined, new Latencies(), "who joined");
    for (int i = 0; i < POINTS.size(); i++) {
      LineGuest mover = i % 2 == 0 ? black : white;
      LineGuest other = i % 2 == 0 ? white : black;
      String point = POINTS.get(i);
      mover.type(point);
      await(other, () -> other.shownAt(point) != 0, moves, "a move");
    }
    for (LineGuest guest : List.of(black, white)) {
      LineGuest other = guest == black ? white : black;
      String line = guest.name() + " in round " + round;
      guest.type("say " + line);
      await(other, () -> other.lines(": " + line) > 0, talk, "a line");
    }
    white.type("resign");
    await(black, black::knowsItIsOver, ends, "the end");
    long before = count();
    int blacks = black.screens().size();
    int whites = white.screens().size();
    black.type("rematch");
    white.type("rematch");
    await(black, () -> black.screens().size() > blacks, rematches, "a rematch");
    await(white, () -> white.screens().size() > whites, rematches, "a rematch");
    Thread.sleep(PAUSE_MILLIS); // a second one would be there by now
    long begun = count() - before;
    doubled += begun > 1 ? 1 : 0;
    black.type("resign");
    await(white, white::knowsItIsOver, ends, "the end");
  }

  private void await(LineGuest guest, BooleanSupplier what, Latencies times, String name)
      throws InterruptedException {
    long start = System.nanoTime();
    if (guest.awaits(what, PATIENCE_MILLIS)) {
      times.add(System.nanoTime() - start);
    } else {
      times.lost();
      ServerLoad.check(false, guest.name() + " did not see " + name + "\n" + guest.lastLines());
    }
  }

  /** How many games two people play. */
  private long count() throws SQLException {
    String url =
        "jdbc:postgresql://127.0.0.1:" + place.database().port() + "/postgres?user=postgres";
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement();
        ResultSet row =
            statement.executeQuery(
                "SELECT count(*) FROM "
                    + place.schema()
                    + ".tables WHERE is_over = 0 AND black <> 0 AND white <> 0")) {
      row.next();
      return row.getLong(1);
    }
  }
}
