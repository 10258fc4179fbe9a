package dev.banmen.bench.server;

import java.util.List;
import java.util.Locale;

/** As many as a node may have are connected: how long does a key take, and how much memory? */
final class ConnectedLoad {
  private static final int MOST_MEGABYTES = 1_024;

  private ConnectedLoad() {}

  /**
   * Measures.
   *
   * @param typing how many of them sit at boards, a key a second each
   * @param heap the most that the server's heap may have, as Java reads it
   */
  static void run(int connected, int typing, int seconds, String heap) throws Exception {
    LoadedServer.heapOf(heap);
    ServerLoad.inFolder(
        folder -> {
          try (LoadedServer server = LoadedServer.start(folder);
              LoadGuests people = new LoadGuests(server.port(), true)) {
            List<LoadedSeat> tables = people.come(typing, index -> "play go");
            long start = System.nanoTime();
            people.come(connected - typing, index -> "");
            System.out.printf(
                Locale.ROOT, "the others came in %.0f s%n", (System.nanoTime() - start) / 1e9);
            KeyLoad load = ServerLoad.cursor(tables);
            load.run(10, new Latencies()); // warms up
            long before = server.ticks();
            Latencies keys = new Latencies();
            load.run(seconds, keys);
            double core = (server.ticks() - before) / (double) (seconds + 1);
            long resident = server.status("VmRSS") / 1024;
            String what = connected + " connected, " + typing + " at a key a second";
            keys.print(what);
            String measured =
                String.format(
                    Locale.ROOT,
                    "%d MB resident with -Xmx%s, %d MB of live objects, %d threads, %.0f %% of a"
                        + " core",
                    resident,
                    heap,
                    server.liveBytes() >> 20,
                    server.status("Threads"),
                    core);
            System.out.println("  " + measured);
            LoadTable.row(what + ": key to last byte", keys, Double.MAX_VALUE, 50);
            LoadTable.row(what + ": memory", "1 GB", measured, resident <= MOST_MEGABYTES);
            ServerLoad.check(keys.lostCount() == 0, "a key was not answered");
          }
        });
  }
}
