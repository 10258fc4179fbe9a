package dev.banmen.bench.server;

import java.util.ArrayList;
import java.util.List;

/** Many watch one table: when is a move on all their screens? */
final class WatchLoad {
  private static final double MOST_MILLIS = 250;

  private WatchLoad() {}

  static void run(int watchers, int moves) throws Exception {
    ServerLoad.inFolder(
        folder -> {
          try (LoadedServer server = LoadedServer.start(folder);
              LoadGuests people = new LoadGuests(server.port(), true)) {
            List<LoadedSeat> pair = people.pairs(1, "go");
            int next = play(pair, List.of(), 0, Math.min(20, moves), ""); // warms up
            next = play(pair, List.of(), next, moves, "the players, with nobody else");
            List<LoadedSeat> all = people.come(watchers, index -> "watch 1");
            KeyLoad.pause(2_000);
            next = play(pair, all, next, Math.min(10, moves), "");
            play(pair, all, next, moves, "the players, with " + watchers + " who watch");
          }
        });
  }

  /** Plays at the table; says how long it took. Returns the next move. */
  private static int play(
      List<LoadedSeat> pair, List<LoadedSeat> watchers, int first, int moves, String what)
      throws Exception {
    Latencies players = new Latencies();
    Latencies each = new Latencies();
    Latencies every = new Latencies();
    for (int move = first; move < first + moves; move++) {
      long typed = System.nanoTime();
      pair.get(move % 2).type(":" + Moves.point(move) + "\r");
      KeyLoad.pause(1_000);
      for (LoadedSeat player : pair) {
        add(player, typed, players);
      }
      long most = 0;
      for (LoadedSeat watcher : new ArrayList<>(watchers)) {
        add(watcher, typed, each);
        most = Math.max(most, watcher.last() - typed);
      }
      every.add(most);
    }
    if (!what.isEmpty()) {
      players.print("move to last byte, " + what);
      LoadTable.row("a move at " + what, "", players.brief(), true);
      if (!watchers.isEmpty()) {
        String row = "a move at the last of " + watchers.size() + " watchers of a table";
        LoadTable.row(row, every, Double.MAX_VALUE, MOST_MILLIS);
        each.print("  at each of the watchers");
        every.print("  at the last of them");
      }
      ServerLoad.check(players.lostCount() + each.lostCount() == 0, "a move was not shown");
    }
    return first + moves;
  }

  private static void add(LoadedSeat seat, long typed, Latencies latencies) {
    if (seat.last() > typed) {
      latencies.add(seat.last() - typed);
    } else {
      latencies.lost();
    }
  }
}
