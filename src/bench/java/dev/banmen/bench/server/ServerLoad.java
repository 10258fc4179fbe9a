package dev.banmen.bench.server;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;

/**
 * Loads a server over loopback and prints what it measured. Each part starts a server of its own,
 * and ends by itself; the exit code is 1 if anything was lost or left behind.
 *
 * <p>usage: ServerLoad PART [NUMBER [NUMBER]]; {@code src/bench/run} lists the parts
 */
public final class ServerLoad {
  /** Where a part finds its numbers. */
  record PartNumbers(String[] args) {
    int at(int index, int otherwise) {
      return args.length > index + 1 ? Integer.parseInt(args[index + 1]) : otherwise;
    }
  }

  private static int broken;

  private ServerLoad() {}

  public static void main(String[] args) throws Exception {
    Logger.getLogger("").setLevel(Level.OFF); // of the client
    PartNumbers numbers = new PartNumbers(args);
    Noise.listen();
    String part = args.length > 0 ? args[0] : "all";
    switch (part) {
      case "idle" -> idle(numbers.at(0, 1_000), numbers.at(1, 20));
      case "connected" ->
          ConnectedLoad.run(numbers.at(0, 2_000), numbers.at(1, 300), numbers.at(2, 60), "700m");
      case "keys" -> keys(numbers.at(0, 200), numbers.at(1, 20));
      case "moves" -> moves(numbers.at(0, 200), numbers.at(1, 20), numbers.at(2, 0));
      case "lobby" -> LobbyLoad.run(numbers.at(0, 300), numbers.at(1, 100), numbers.at(2, 20));
      case "watch" -> WatchLoad.run(numbers.at(0, 500), numbers.at(1, 20));
      case "flood" -> Flood.run(numbers.at(0, 100), numbers.at(1, 10));
      case "hang" -> Hang.run(numbers.at(0, 50), numbers.at(1, 10));
      case "connect" -> Connecting.run(numbers.at(0, 100));
      case "kill" -> Kills.run(numbers.at(0, 200));
      case "rest" -> RestLoad.run(numbers.at(0, 5_000));
      case "junk" -> Junk.run(numbers.at(0, 10_000));
      case "between" -> BetweenLoad.run(numbers.at(0, 10), numbers.at(1, 60));
      case "nodes" -> NodesLoad.run(numbers.at(0, 10), numbers.at(1, 40));
      case "nodes-failover" -> NodesLoad.failOver(numbers.at(0, 3), numbers.at(1, 20));
      case "nodes-old" -> NodesLoad.beside(args[1], numbers.at(1, 1), numbers.at(2, 20));
      case "store" -> StoreRates.run(numbers.at(0, 10), numbers.at(1, 3_000));
      case "small" -> small();
      case "all" -> all();
      default -> throw new IllegalArgumentException("no part '" + part + "'");
    }
    if (!part.equals("small")) {
      LoadTable.print();
    }
    System.exit(broken == 0 ? 0 : 1);
  }

  /** A little of everything, for each build. */
  private static void small() throws Exception {
    moves(6, 2, 4);
    Flood.run(2, 1);
    Hang.run(2, 2);
    Junk.run(100);
    Kills.run(8);
  }

  /** The whole table of the plan, in about ten minutes. */
  private static void all() throws Exception {
    idle(1_000, 20);
    for (String older : System.getProperty("banmen.load.java", "").split(":")) {
      if (!older.isEmpty()) {
        LoadedServer.runOn(Optional.of(older));
        idle(1_000, 20);
      }
    }
    LoadedServer.runOn(Optional.empty());
    keys(200, 20);
    moves(200, 20, 0);
    moves(200, 20, 500);
    LobbyLoad.run(300, 100, 20);
    WatchLoad.run(500, 20);
    Flood.run(100, 10);
    Hang.run(50, 10);
    Connecting.run(50);
    Junk.run(10_000);
    Kills.run(200);
  }

  static synchronized boolean isBroken() {
    return broken > 0;
  }

  /** Notes that a law is broken. Any thread. */
  static synchronized void check(boolean holds, String law) {
    if (!holds) {
      broken++;
      System.out.println("BROKEN: " + law);
    }
  }

  /** Work with a folder that is removed afterwards. */
  interface InFolder {
    void run(Path folder) throws Exception;
  }

  static void inFolder(InFolder work) throws Exception {
    Path folder = Files.createTempDirectory("banmen-load");
    try {
      work.run(folder);
      Noise.print();
    } finally {
      delete(folder);
    }
  }

  /** Deletes a folder with all that is in it. */
  static void delete(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path one : all.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(one);
      }
    }
  }

  private static void idle(int guests, int seconds) throws Exception {
    inFolder(
        folder -> {
          try (LoadedServer server = LoadedServer.start(folder);
              LoadGuests people = new LoadGuests(server.port(), true)) {
            long start = System.nanoTime();
            long before = server.ticks();
            List<LoadedSeat> all = people.come(guests, index -> "");
            System.out.printf(
                "%d guests came in %.1f s, %.1f ms of the server each%n",
                guests,
                (System.nanoTime() - start) / 1e9,
                (server.ticks() - before) * 10.0 / guests);
            KeyLoad.pause(15_000); // what ran while they came is compiled by then
            server.tell(all.size(), seconds);
          }
        });
  }

  private static void keys(int players, int seconds) throws Exception {
    inFolder(
        folder -> {
          try (LoadedServer server = LoadedServer.start(folder);
              LoadGuests people = new LoadGuests(server.port(), true)) {
            List<LoadedSeat> pairs = people.pairs((players + 1) / 2, "go");
            KeyLoad typing = cursor(pairs);
            typing.run(10, new Latencies()); // warms up
            Latencies latencies = new Latencies();
            long before = server.ticks();
            typing.run(seconds, latencies);
            double core = (server.ticks() - before) / (double) (seconds + 1);
            latencies.print("key to last byte, " + players + " players");
            System.out.printf(Locale.ROOT, "  with %.1f %% of a core%n", core);
            LoadTable.row(players + " players at one key a second", latencies, 5, 25);
            check(latencies.lostCount() == 0, "a key was not answered");
          }
        });
  }

  /** Moves the cursor to and fro. */
  static KeyLoad cursor(List<LoadedSeat> seats) {
    return new KeyLoad(seats, (seat, second) -> second % 2 == 0 ? "l" : "h");
  }

  private static void moves(int players, int seconds, int idle) throws Exception {
    inFolder(
        folder -> {
          Latencies sync = sync(folder);
          try (LoadedServer server = LoadedServer.start(folder);
              LoadGuests people = new LoadGuests(server.port(), true)) {
            List<LoadedSeat> pairs = people.pairs((players + 1) / 2, "go");
            people.come(idle, index -> "");
            int warm = Math.min(10, seconds);
            Moves.play(pairs, 0, warm, new Latencies(), new Latencies());
            Latencies movers = new Latencies();
            Latencies others = new Latencies();
            long before = server.ticks();
            Moves.play(pairs, warm, Math.min(seconds, Moves.MOST - warm), movers, others);
            double core = (server.ticks() - before) / (double) seconds;
            String what = "move to last byte, " + players + " players, " + idle + " in the lobby, ";
            movers.print(what + "at who moved");
            others.print(what + "at the other");
            System.out.printf(Locale.ROOT, "  with %.1f %% of a core%n", core);
            String row = "a move of " + players + " players, " + idle + " more in the lobby, ";
            LoadTable.row(row + "at who moved", movers, 5 + sync.at(50), 25 + sync.at(99));
            LoadTable.row(row + "at the other", others, 5 + sync.at(50), 25 + sync.at(99));
            check(movers.lostCount() + others.lostCount() == 0, "a move was not shown");
          }
        });
  }

  /** Says how long the disk takes for a page. */
  static Latencies sync(Path folder) throws IOException {
    Latencies latencies = new Latencies();
    Path file = folder.resolve("sync");
    try (FileChannel channel =
        FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
      for (int i = 0; i < 200; i++) {
        long start = System.nanoTime();
        channel.write(ByteBuffer.allocate(4_096));
        channel.force(false);
        latencies.add(System.nanoTime() - start);
      }
    }
    latencies.print("one disk sync");
    LoadTable.row("one disk sync there", "", latencies.brief(), true);
    return latencies;
  }
}
