package dev.banmen.bench.server;

import java.util.List;
import java.util.Locale;

/** Many are in the lobby: what does a change there cost, and when is it on their screens? */
final class LobbyLoad {
  private static final double MOST_MILLIS = 1;

  /** Lobbies are told a few at a time: all of them within this. */
  private static final long PACE_MILLIS = 1_500;

  private LobbyLoad() {}

  /**
   * Measures.
   *
   * @param moves how many there are, one after another, at the table that the lobby lists first
   */
  static void run(int guests, int tables, int moves) throws Exception {
    ServerLoad.inFolder(
        folder -> {
          try (LoadedServer server = LoadedServer.start(folder);
              LoadGuests people = new LoadGuests(server.port(), true)) {
            List<LoadedSeat> pairs = people.pairs(tables, "go");
            List<LoadedSeat> pair = pairs.subList(pairs.size() - 2, pairs.size());
            List<LoadedSeat> lobby = people.come(guests, index -> "");
            int warm = Math.min(15, moves);
            play(pair, lobby, 0, warm, new Latencies());
            KeyLoad.pause(5_000);
            long start = server.ticks();
            KeyLoad.pause(moves * PACE_MILLIS);
            long idle = server.ticks() - start;
            Latencies each = new Latencies();
            start = server.ticks();
            play(pair, lobby, warm, moves, each);
            double millis = (server.ticks() - start - idle) * 10.0 / moves / guests;
            String what = "a change in a lobby of " + guests + " with " + tables + " tables";
            each.print(what + ", until it is on a screen");
            String measured = String.format(Locale.ROOT, "%.2f ms", millis);
            System.out.println("  processor for each of them: " + measured);
            String aim = "1 ms of the processor for each";
            LoadTable.row(what, aim, measured, millis <= MOST_MILLIS);
            ServerLoad.check(each.lostCount() == 0, "a change was not shown");
          }
        });
  }

  private static void play(
      List<LoadedSeat> pair, List<LoadedSeat> lobby, int first, int moves, Latencies each)
      throws Exception {
    for (int move = first; move < first + moves; move++) {
      long typed = System.nanoTime();
      pair.get(move % 2).type(":" + Moves.point(move) + "\r");
      KeyLoad.pause(PACE_MILLIS);
      for (LoadedSeat guest : lobby) {
        if (guest.last() > typed) {
          each.add(guest.last() - typed);
        } else {
          each.lost();
        }
      }
    }
  }
}
