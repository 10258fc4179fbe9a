package dev.banmen.bench.server;

import dev.banmen.catalog.Catalog;
import dev.banmen.server.store.Store;
import dev.banmen.server.store.postgres.PostgresStore;
import dev.banmen.server.store.postgres.PostgresUrl;
import dev.banmen.server.tables.RatedGames;
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
import java.util.TreeMap;

/**
 * Kills nodes, the database and connections while rated games are played by OpenSSH's client
 * through HAProxy, and compares what each screen has shown with what is saved.
 */
final class NodesLoad implements LinePair.AllPairs {
  private static final int NODES = 3;
  private static final long FAULT_MILLIS = 15_000; // between two, so that a node dies every 30 s
  private static final long FAILOVER_MILLIS = 60_000;
  private static final long LONG_MILLIS = 120_000; // a shorter run has twice as many faults
  private static final long HANGING_MILLIS = 12_000; // longer than the balancer needs to see it
  private static final long QUIET_MILLIS = 5_000; // after a fault, until all is as it was
  private static final long BACK_MILLIS = 10_000; // until a node is started again at the latest
  private static final long SAMPLE_MILLIS = 500;
  private static final long LAST_MILLIS = 3_000; // for what is still to be shown
  private static final int AT_ONCE = 4; // who come in the beginning

  private static final List<String> SYLLABLES =
      List.of("ba", "de", "fu", "go", "ki", "mo", "ne", "pa", "ru", "ta");

  /** How a place is opened. */
  private interface Opening {
    NodesPlace in(Path folder) throws IOException;
  }

  /** What goes wrong. */
  private interface Trouble {
    /** Has one more thing go wrong; returns what it was. */
    String next(NodesLoad load, int index) throws Exception;
  }

  /** What is done once all have played. */
  private interface Ending {
    Ending NONE = place -> {};

    void of(NodesPlace place) throws Exception;
  }

  private final NodesPlace place;
  private final Trouble trouble;
  private final List<LinePair> pairs = new ArrayList<>();
  private final TreeMap<Long, Long> closed = new TreeMap<>(); // under this
  private final List<Unquiet> unquiet = new ArrayList<>(); // under this
  private final Latencies same = new Latencies();
  private final Latencies apart = new Latencies();
  private final Latencies failing = new Latencies();
  private int faults;
  private int kills;
  private volatile boolean isEnded;

  /** Times, by the wall clock, in which something fails, or did a moment ago. */
  record Unquiet(long from, long until) {
    boolean has(long millis) {
      return from <= millis && millis < until;
    }
  }

  private NodesLoad(NodesPlace place, Trouble trouble) {
    this.place = place;
    this.trouble = trouble;
  }

  /** Kills nodes, the database and connections. */
  static void run(int minutes, int players) throws Exception {
    long millis = minutes * 60_000L;
    long pause = millis < LONG_MILLIS ? FAULT_MILLIS / 2 : FAULT_MILLIS;
    Opening opening = folder -> NodesPlace.ofNodes(folder, NODES);
    inPlace(opening, players, millis, pause, NodesLoad::usual, Ending.NONE);
  }

  /** Loses the machine of the database, which comes back later, and then a node. */
  static void failOver(int times, int players) throws Exception {
    for (int i = 0; i < times; i++) {
      inPlace(
          NodesPlace::withStandby,
          players,
          FAILOVER_MILLIS,
          FAILOVER_MILLIS / 3,
          NodesLoad::lostDatabase,
          place -> ServerLoad.check(place.refusesOld(1), "an old primary is not refused"));
    }
  }

  /** Plays at a node of this release, which is killed now and then, and at one of another. */
  static void beside(String program, int minutes, int players) throws Exception {
    inPlace(
        folder -> NodesPlace.beside(folder, program),
        players,
        minutes * 60_000L,
        FAULT_MILLIS,
        (load, index) -> load.kill(1),
        Ending.NONE);
    ServerLoad.inFolder(
        folder -> {
          try (NodesPlace place = NodesPlace.beside(folder, program)) {
            new OldRelease(place).run();
          }
        });
  }

  private static void inPlace(
      Opening opening, int players, long millis, long pause, Trouble trouble, Ending ending)
      throws Exception {
    if (!NodesPlace.isPossible()) {
      System.out.println("skipped: needs PostgreSQL, HAProxy and OpenSSH's client");
      return;
    }
    Path folder = Files.createTempDirectory("banmen-nodes");
    System.out.println("what all were shown stays in " + folder + " if a law is broken");
    try (NodesPlace place = opening.in(folder)) {
      new NodesLoad(place, trouble).run(players, millis, pause);
      ending.of(place);
    }
    if (!ServerLoad.isBroken()) {
      ServerLoad.delete(folder);
    }
  }

  private void run(int players, long millis, long pause) throws Exception {
    List<LineGuest> guests = come(players);
    for (int i = 0; i + 1 < players; i += 2) {
      pairs.add(new LinePair(guests.get(i), guests.get(i + 1), this, i));
    }
    List<Thread> threads = pairs.stream().map(Thread::new).toList();
    threads.forEach(Thread::start);
    Thread sampling = new Thread(this::sample);
    sampling.start();
    long begun = System.currentTimeMillis();
    for (int i = 0; System.currentTimeMillis() + pause < begun + millis; i++) {
      Thread.sleep(Math.max(0, begun + (i + 1) * pause - System.currentTimeMillis()));
      fault(i, begun);
    }
    Thread.sleep(Math.max(0, begun + millis - System.currentTimeMillis()));
    isEnded = true;
    for (Thread thread : threads) {
      thread.join();
    }
    Thread.sleep(LAST_MILLIS);
    sampling.join();
    for (LineGuest guest : guests) {
      guest.close();
      guest.write(place.folder());
    }
    place.close();
    Noise.print();
    compare(guests);
  }

  private List<LineGuest> come(int count) throws Exception {
    List<LineGuest> guests = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      String name = SYLLABLES.get(i / 10 % 10) + SYLLABLES.get(i % 10) + "x";
      LineGuest guest = new LineGuest(i, name, place);
      guests.add(guest);
      LineGuest before = guests.get(i < AT_ONCE ? 0 : i - AT_ONCE);
      ServerLoad.check(before.awaits(before::isAnswered, 60_000), "nobody comes in");
    }
    for (LineGuest guest : guests) {
      ServerLoad.check(guest.awaits(guest::isAnswered, 60_000), "somebody does not come in");
      guest.type("name " + guest.name());
    }
    return guests;
  }

  /** One fault after another. */
  private void fault(int index, long begun) throws Exception {
    long start = System.currentTimeMillis();
    add(new Unquiet(start, Long.MAX_VALUE));
    String what = trouble.next(this, index);
    System.out.printf(Locale.ROOT, "%d s: %s%n", (start - begun) / 1_000, what);
    add(new Unquiet(start, System.currentTimeMillis() + QUIET_MILLIS));
    faults++;
  }

  /** Every second is a node that is killed. */
  private String usual(int index) throws Exception {
    int node = index / 2 % NODES;
    return index % 2 == 0 ? kill(node) : other(index / 2 % 6, node);
  }

  private String lostDatabase(int index) throws Exception {
    if (index > 0) {
      place.comeBack();
      place.database().killAll();
      return "the old database was back, and the new one ended all connections; " + kill(0);
    }
    long lost = System.nanoTime();
    place.failOver();
    long millis = (System.nanoTime() - lost) / 1_000_000;
    return "the database was killed, and its standby promoted within " + millis + " ms";
  }

  private synchronized void add(Unquiet time) {
    unquiet.removeIf(other -> other.from() == time.from());
    unquiet.add(time);
  }

  private String kill(int node) throws Exception {
    List<LineGuest> there = guestsOf(node);
    place.kill(node);
    kills++;
    awaitBack(there);
    place.start(node);
    return "node " + node + " was killed, and started again";
  }

  private List<LineGuest> guestsOf(int node) {
    return pairs.stream()
        .flatMap(pair -> pair.guests().stream())
        .filter(guest -> guest.node().equals("node" + node))
        .toList();
  }

  /** Has those come back first: a node that starts has a machine of its own, and not both cores. */
  private static void awaitBack(List<LineGuest> lost) throws InterruptedException {
    long end = System.nanoTime() + BACK_MILLIS * 1_000_000;
    for (LineGuest guest : lost) {
      guest.awaits(() -> !guest.isAnswered(), 1_000);
      guest.awaits(guest::isAnswered, (end - System.nanoTime()) / 1_000_000);
    }
  }

  private String other(int kind, int node) throws Exception {
    switch (kind) {
      case 0 -> {
        place.cut(node);
        Thread.sleep(HANGING_MILLIS);
        place.mend(node);
        return "node " + node + " was cut off from the database";
      }
      case 1 -> {
        place.database().stop();
        place.database().go();
        return "the database was stopped at once, and started again";
      }
      case 2 -> {
        place.hang(node);
        Thread.sleep(HANGING_MILLIS);
        place.goOn(node);
        return "node " + node + " hung";
      }
      case 3 -> {
        place.database().killAll();
        return "the database ended all connections";
      }
      case 4 -> {
        for (int i = 0; i < NODES; i++) {
          List<LineGuest> there = guestsOf(i);
          place.stop(i);
          awaitBack(there);
          place.start(i);
        }
        return "one node after another was stopped, and started again";
      }
      default -> {
        place.database().stop();
        Thread.sleep(HANGING_MILLIS);
        place.database().go();
        return "there was no database for " + HANGING_MILLIS / 1_000 + " s";
      }
    }
  }

  /** Notes how far the clock of the house is behind the wall clock. */
  private void sample() {
    String url =
        "jdbc:postgresql://127.0.0.1:" + place.database().port() + "/postgres?user=postgres";
    String sql = "SELECT wall, wall - millis FROM " + place.schema() + ".beat";
    try {
      while (!isEnded) {
        try (Connection connection = DriverManager.getConnection(url);
            Statement statement = connection.createStatement();
            ResultSet row = statement.executeQuery(sql)) {
          row.next();
          synchronized (this) {
            closed.put(row.getLong(1), row.getLong(2));
          }
        } catch (SQLException e) {
          // It is stopped.
        }
        Thread.sleep(SAMPLE_MILLIS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void compare(List<LineGuest> guests) throws Exception {
    Latencies returns = new Latencies();
    guests.forEach(guest -> guest.returns().addTo(returns));
    Latencies logins = new Latencies();
    guests.forEach(guest -> guest.logins().addTo(logins));
    try (Store store =
        PostgresStore.open(
            PostgresUrl.of(place.address(), variable -> ""),
            place.folder().resolve("primary"),
            System::currentTimeMillis,
            row -> RatedGames.ranks(Catalog.ALL, row))) {
      NodesHistory history = new NodesHistory(store, closed, unquiet);
      history.check(pairs);
      table(history, logins, returns);
    }
  }

  private void table(NodesHistory history, Latencies logins, Latencies returns) {
    String what = kills + " nodes killed, " + (faults - kills) + " other faults";
    LoadTable.row(
        what + ": moves on screens",
        "each the beginning of what is saved",
        history.moves() + " saved, shown " + history.shown() + " times",
        !ServerLoad.isBroken());
    LoadTable.row(
        "moves that were answered",
        "all saved, once",
        history.answered() + "",
        !ServerLoad.isBroken());
    LoadTable.row("rated games", "each counts once", history.rated() + "", !ServerLoad.isBroken());
    LoadTable.row(
        "the time of a move, beside the wall clock less what was closed",
        "1000 ms off at most",
        history.mostOffMillis() + " ms",
        history.mostOffMillis() <= NodesHistory.MOST_OFF_MILLIS);
    LoadTable.row("move to the other's screen, one node, in quiet times", same, 15, 60);
    LoadTable.row("the same, from node to node", apart, 15, 60);
    LoadTable.row("the same, while something fails", "", failing.brief(), true);
    LoadTable.row(
        "from reconnecting to the first line, key exchange by curve25519",
        "",
        logins.brief(),
        true);
    LoadTable.row(
        "from reconnecting to the board",
        "5000 ms at most",
        returns.count() + " times: " + returns.brief(),
        returns.at(100) <= 5_000);
  }

  @Override
  public boolean isEnded() {
    return isEnded;
  }

  @Override
  public synchronized boolean isQuiet() {
    long now = System.currentTimeMillis();
    return unquiet.stream().noneMatch(time -> time.has(now));
  }

  @Override
  public void moved(boolean isSameNode, boolean isQuiet, long nanos) {
    (isQuiet ? isSameNode ? same : apart : failing).add(nanos);
  }

  @Override
  public void broken(String what, LineGuest... guests) {
    StringBuilder text = new StringBuilder(System.currentTimeMillis() % 1_000_000 + " " + what);
    for (LineGuest guest : guests) {
      text.append("\n  ").append(guest.name()).append(", ").append(guest.node());
      text.append("\n    ").append(guest.lastLines());
    }
    ServerLoad.check(false, text.toString());
  }
}
