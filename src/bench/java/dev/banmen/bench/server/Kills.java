package dev.banmen.bench.server;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.record.InputFault;
import dev.banmen.server.store.EventRow;
import dev.banmen.server.store.PersonRow;
import dev.banmen.server.store.StoreFault;
import dev.banmen.server.store.TableRow;
import dev.banmen.server.store.TableState;
import dev.banmen.server.store.sqlite.SqliteStore;
import dev.banmen.session.Player;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.session.TimeControl;
import dev.banmen.session.text.SavedGameText;
import java.io.IOException;
import java.nio.file.Path;
import java.security.KeyPair;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Random;
import org.apache.sshd.common.config.keys.KeyUtils;
import org.apache.sshd.common.digest.BuiltinDigests;

/**
 * Kills the server again and again while games with clocks are played over SSH, and compares what
 * screens had shown with what is saved. A kill before both players of every table have moved, or
 * while nobody waits for a move, is one too many that proves nothing, and fails.
 */
final class Kills {
  /** How many servers are killed at a time: most of a round is waiting for one to start. */
  private static final int LANES = 3;

  private static final int TABLES = 2; // in each round, two new ones
  private static final int MOST_MOVES = 150; // at a table before the kill
  private static final long HEARTBEAT_MILLIS = 1_000;
  private static final long MILLI = 1_000_000;
  private static final long MOST_WAITING_MILLIS = 120_000; // for the moment to kill

  private final Path folder;
  private final Random random;
  private final List<KeyPair> keys = new ArrayList<>();
  private int rounds;
  private final List<Integer> moved = new ArrayList<>(); // shown before each kill
  private long mostGained;
  private int shown;
  private int saved;

  private Kills(Path folder, int seed) {
    this.folder = folder;
    random = new Random(seed);
    for (int i = 0; i < 2 * TABLES; i++) {
      keys.add(LoadGuests.key());
    }
  }

  static void run(int times) throws Exception {
    int lanes = Math.min(times, LANES);
    List<Thread> threads = new ArrayList<>();
    List<Kills> all = Collections.synchronizedList(new ArrayList<>());
    for (int lane = 0; lane < lanes; lane++) {
      int own = (times + lane) / lanes; // together, all of them
      int seed = lane;
      threads.add(new Thread(() -> run(own, seed, all)));
    }
    threads.forEach(Thread::start);
    for (Thread thread : threads) {
      thread.join();
    }
    int shown = all.stream().mapToInt(one -> one.shown).sum();
    int saved = all.stream().mapToInt(one -> one.saved).sum();
    long gained = all.stream().mapToLong(one -> one.mostGained).max().orElse(0);
    int rounds = all.stream().mapToInt(one -> one.rounds).sum();
    ServerLoad.check(rounds == times, "a round did not end");
    List<Integer> moved = all.stream().flatMap(one -> one.moved.stream()).sorted().toList();
    System.out.println("moves on screens before each kill: " + moved);
    String measured =
        String.format(
            Locale.ROOT,
            "%d moves on screens, %d saved, clocks gained %d ms at most",
            shown,
            saved,
            gained);
    System.out.println("killed " + rounds + " times: " + measured);
    LoadTable.row(
        rounds + " times killed in the middle of play",
        "nothing lost that was shown, no clock gains more than a heartbeat",
        measured,
        !ServerLoad.isBroken());
  }

  private static void run(int times, int seed, List<Kills> all) {
    try {
      ServerLoad.inFolder(
          folder -> {
            Kills kills = new Kills(folder, seed);
            all.add(kills);
            for (int i = 0; i < times; i++) {
              kills.round();
              kills.rounds++;
            }
          });
    } catch (Exception e) {
      System.out.println("killing ended: " + e);
    }
  }

  /** Two who play at a table, and when each move was typed. */
  private static final class KilledPair {
    private final long table;
    private final LoadedSeat black;
    private final LoadedSeat white;
    private final long[] typed = new long[Moves.MOST];
    private volatile int asked; // moves that were typed
    private volatile int seen; // moves that the other's screen has shown

    KilledPair(long table, LoadedSeat black, LoadedSeat white) {
      this.table = table;
      this.black = black;
      this.white = white;
    }

    void play() {
      try {
        for (int move = 0; move < Moves.MOST; move++) {
          typed[move] = System.nanoTime();
          asked = move + 1;
          (move % 2 == 0 ? black : white).type(":" + Moves.point(move) + "\r");
          if (!(move % 2 == 0 ? white : black).awaits(" " + Moves.point(move) + " ", 20_000)) {
            return;
          }
          seen = move + 1;
        }
      } catch (IOException e) {
        // It was killed.
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }

    /** Whether both have moved, and one waits for a move of the other's to be shown. */
    boolean isPlaying() {
      return seen >= 2 && asked > seen;
    }

    /** How many moves the screens have shown: also one that came with the last bytes. */
    int shown() {
      boolean isMore =
          seen < Moves.MOST
              && typed[seen] != 0
              && (seen % 2 == 0 ? white : black).text().contains(" " + Moves.point(seen) + " ");
      return isMore ? seen + 1 : seen;
    }
  }

  private void round() throws Exception {
    List<Long> tables = addTables();
    List<KilledPair> pairs = new ArrayList<>();
    long killed;
    try (LoadedServer server = LoadedServer.start(folder);
        LoadGuests people = new LoadGuests(server.port(), true)) {
      for (int i = 0; i < TABLES; i++) {
        String words = "watch " + tables.get(i);
        LoadedSeat black = people.come(keys.get(2 * i), words, true);
        pairs.add(
            new KilledPair(tables.get(i), black, people.come(keys.get(2 * i + 1), words, true)));
      }
      List<Thread> playing = pairs.stream().map(pair -> new Thread(pair::play)).toList();
      playing.forEach(Thread::start);
      await(pairs, playing, 2 + random.nextInt(MOST_MOVES));
      killed = System.nanoTime();
      server.kill();
      KeyLoad.pause(100); // for what is still on its way
      playing.forEach(Thread::interrupt);
      for (Thread one : playing) {
        one.join();
      }
    }
    compare(pairs, killed);
  }

  /** Waits until they play at all tables, and one has come to a move. */
  private static void await(List<KilledPair> pairs, List<Thread> playing, int move)
      throws InterruptedException {
    long begun = System.nanoTime();
    while (!pairs.stream().allMatch(KilledPair::isPlaying)
        || pairs.stream().noneMatch(pair -> pair.seen >= move)) {
      boolean isPlayed = playing.stream().allMatch(Thread::isAlive);
      ServerLoad.check(isPlayed, "somebody no longer played");
      boolean isInTime = System.nanoTime() - begun < MOST_WAITING_MILLIS * MILLI;
      ServerLoad.check(isInTime, "nobody waited for a move at all tables at a time");
      if (!isPlayed || !isInTime) {
        return;
      }
      Thread.sleep(1);
    }
  }

  private List<Long> addTables() throws StoreFault {
    List<Long> tables = new ArrayList<>();
    try (SqliteStore store =
        SqliteStore.open(folder, System::currentTimeMillis, row -> OptionalDouble.empty())) {
      for (int i = 0; i < TABLES; i++) {
        long black = person(store, keys.get(2 * i)).id();
        long white = person(store, keys.get(2 * i + 1)).id();
        Terms terms =
            new Terms(
                "go",
                Map.of(),
                Optional.empty(),
                TimeControl.parse("10h").orElseThrow(),
                new Seat(new Player("p" + black), "black" + i),
                new Seat(new Player("p" + white), "white" + i));
        String head =
            SavedGameText.of(
                Session.begin(terms, terms.start(Catalog.ALL)), store.lastBeat().join());
        TableState state = new TableState(0, black, white, black, false, false, "", 0, "");
        tables.add(
            store
                .add(
                    new TableRow(
                        0,
                        head,
                        "load" + rounds + "-" + i,
                        false,
                        false,
                        TableRow.Opening.UNKNOWN,
                        state))
                .join());
      }
    }
    return tables;
  }

  private static PersonRow person(SqliteStore store, KeyPair key) {
    return store.person(KeyUtils.getFingerPrint(BuiltinDigests.sha256, key.getPublic())).join();
  }

  private void compare(List<KilledPair> pairs, long killed) throws StoreFault {
    pairs.forEach(pair -> ServerLoad.check(pair.shown() >= 2, "killed before both had moved"));
    try (SqliteStore store =
        SqliteStore.open(folder, System::currentTimeMillis, row -> OptionalDouble.empty())) {
      long beat = store.lastBeat().join();
      for (TableRow row : store.unfinished().join()) {
        SavedGameText.Reading reading = read(store, row);
        if (reading != null) {
          beat = Math.max(beat, reading.millis());
          pairs.stream()
              .filter(pair -> pair.table == row.id())
              .forEach(pair -> compare(pair, reading));
        }
      }
      for (KilledPair pair : pairs) {
        TableRow row = store.table(pair.table).join().orElseThrow();
        SavedGameText.Reading reading = read(store, row);
        int moves = reading == null ? 0 : reading.session().line().size();
        if (moves > 0) {
          long house = reading.millis() + (killed - pair.typed[moves - 1]) / MILLI;
          mostGained = Math.max(mostGained, house - beat);
          ServerLoad.check(house - beat <= 2 * HEARTBEAT_MILLIS, "a clock gained too much");
        }
      }
    }
  }

  private void compare(KilledPair pair, SavedGameText.Reading reading) {
    int moves = reading.session().line().size();
    moved.add(pair.shown());
    shown += pair.shown();
    saved += moves;
    ServerLoad.check(moves >= pair.shown(), "table " + pair.table + " lost a move that was shown");
  }

  private static SavedGameText.Reading read(SqliteStore store, TableRow row) {
    StringBuilder text = new StringBuilder(row.head());
    for (EventRow event : store.events(row.id(), 0).join()) {
      text.append(event.line());
    }
    try {
      return SavedGameText.read(text.toString(), Catalog.ALL);
    } catch (InputFault e) {
      ServerLoad.check(false, "table " + row.id() + " cannot be read: " + e.getMessage());
      return null;
    }
  }
}
