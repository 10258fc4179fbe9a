package dev.banmen.bench.server;

import java.security.KeyPair;
import java.util.Locale;
import org.apache.sshd.client.session.ClientSession;

/** One after the other comes and leaves: how long until the lobby is there, and what takes it? */
final class Connecting {
  private static final double MOST_MILLIS = 150;

  private Connecting() {}

  static void run(int times) throws Exception {
    ServerLoad.inFolder(
        folder -> {
          try (LoadedServer server = LoadedServer.start(folder)) {
            rounds(server, times, new LoadGuests(server.port(), true), "quickest key exchange");
            rounds(server, times, new LoadGuests(server.port(), false), "mlkem768x25519");
            rounds(
                server,
                times,
                new LoadGuests(server.port(), false, false),
                "the same by a client that waits for answers before it sends more");
          }
        });
  }

  private static void rounds(LoadedServer server, int times, LoadGuests people, String what)
      throws Exception {
    try (people) {
      for (int i = 0; i < times; i++) {
        once(people, new Latencies(), new Latencies(), new Latencies()); // warms both sides up
      }
      Latencies known = new Latencies();
      Latencies shown = new Latencies();
      Latencies all = new Latencies();
      long before = server.ticks();
      for (int i = 0; i < times; i++) {
        once(people, known, shown, all);
      }
      all.print("connect to lobby, " + what);
      LoadTable.row("connect to lobby, " + what, all, MOST_MILLIS, Double.MAX_VALUE);
      known.print("  connection, key exchange, key proven");
      shown.print("  channel, lobby, first paint");
      System.out.printf(
          Locale.ROOT,
          "  %.1f ms of the server's processor each%n",
          (server.ticks() - before) * 10.0 / times);
    }
  }

  private static void once(LoadGuests people, Latencies known, Latencies shown, Latencies all)
      throws Exception {
    KeyPair key = LoadGuests.key();
    long start = System.nanoTime();
    ClientSession session = people.connect("load", key);
    long proven = System.nanoTime();
    LoadedSeat seat = LoadGuests.open(session, "", new LoadedSeat(false));
    if (seat.awaitsAfter(start, LoadGuests.PATIENCE.toMillis())) {
      long there = seat.last();
      known.add(proven - start);
      shown.add(there - proven);
      all.add(there - start);
    } else {
      all.lost();
    }
    session.close(true);
    KeyLoad.pause(20);
  }
}
