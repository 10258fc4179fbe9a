package dev.banmen.bench;

import dev.banmen.app.Refusal;
import dev.banmen.app.UnfinishedGame;
import dev.banmen.app.local.Library;
import dev.banmen.app.local.host.HostEnvironment;
import dev.banmen.catalog.Catalog;
import dev.banmen.cli.options.ScreenChoices;
import dev.banmen.game.Move;
import dev.banmen.game.Notation;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.record.InputFault;
import dev.banmen.server.store.EventRow;
import dev.banmen.server.store.StoreFault;
import dev.banmen.server.store.TableRow;
import dev.banmen.server.store.TableState;
import dev.banmen.server.store.sqlite.SqliteStore;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Player;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.session.text.SalvagedGame;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Random;

/**
 * What {@code powercut.py} traces and asks: saves moves with the program's own classes and prints
 * each state that is shown, or reads what a disk would have after a power cut.
 *
 * <p>usage: PowerCuts store FOLDER MOVES | games FOLDER MOVES | read
 */
public final class PowerCuts {
  private static final int TABLES = 4;
  private static final int GAMES = 4; // each lasts longer than what may be lost

  private PowerCuts() {}

  public static void main(String[] args) throws Exception {
    switch (args[0]) {
      case "store" -> saveTables(Path.of(args[1]), Integer.parseInt(args[2]));
      case "games" -> saveGames(Path.of(args[1]), Integer.parseInt(args[2]));
      default -> read();
    }
  }

  /** One line, one write: a state that somebody sees from here on. */
  private static synchronized void show(String line) {
    byte[] bytes = (line + "\n").getBytes(StandardCharsets.UTF_8);
    System.out.write(bytes, 0, bytes.length);
    System.out.flush();
  }

  /** Plays at some tables at once. */
  private static void saveTables(Path folder, int moves) throws Exception {
    try (SqliteStore store =
        SqliteStore.open(folder, System::currentTimeMillis, row -> OptionalDouble.empty())) {
      List<Thread> players = new ArrayList<>();
      for (int i = 0; i < TABLES; i++) {
        TableState start = new TableState(0, 0, 0, 0, false, false, "", 0, "");
        long table =
            store
                .add(
                    new TableRow(
                        0, "head\n", "code" + i, false, false, TableRow.Opening.UNKNOWN, start))
                .join();
        show(table + "");
        players.add(
            new Thread(
                () -> {
                  for (int seq = 1; seq <= moves / TABLES; seq++) {
                    TableState after = new TableState(seq, 0, 0, 0, false, false, "", seq, "");
                    store
                        .append(table, new EventRow(seq, table + "-" + seq, line(seq)), after)
                        .join();
                    show((table + " " + line(seq)).strip());
                  }
                }));
      }
      players.forEach(Thread::start);
      for (Thread player : players) {
        player.join();
      }
    }
  }

  private static String line(long seq) {
    return "move-" + seq + "\n";
  }

  /** Plays games at this keyboard, one after the other; every other one to its end. */
  private static void saveGames(Path folder, int moves) throws Exception {
    Random random = new Random(7);
    Library library = library(folder);
    for (int i = 0; i < GAMES; i++) {
      Seat black = new Seat(Player.HERE, "game" + i);
      Terms start = Terms.of("go", Map.of("size", "9"));
      Terms terms =
          new Terms("go", start.chosen(), start.setup(), start.time(), black, Seat.AT_KEYBOARD);
      LiveSession live = library.room().begin(terms);
      for (int move = 0; move < moves / GAMES; move++) {
        Thread.sleep(random.nextInt(40));
        Session now = live.now();
        Side side = now.position().toMove().orElseThrow();
        Event event =
            new Event.Try(new Place(side, new Site(random.nextInt(9), random.nextInt(9))));
        show(state(live.submit(Player.HERE, random.nextInt(9) == 0 ? Event.Act.UNDO : event)));
      }
      if (i % 2 == 0) {
        show(state(live.submit(Player.HERE, new Event.Resign(Side.BLACK))));
      }
      library.room().leave(live);
    }
  }

  private static Library library(Path folder) {
    return new Library(HostEnvironment.ofProcess(), Catalog.ALL, ScreenChoices.ALL, folder);
  }

  /** A game's name, and the moves that lead to where it stands. */
  private static String state(Session session) {
    StringBuilder state = new StringBuilder(session.terms().black().name());
    Notation notation = session.position().game().notation();
    for (Move move : session.line().subList(0, session.position().ply())) {
      state.append(' ').append(notation.name(move));
    }
    return state.append(session.isOver() ? " over" : "").toString();
  }

  /** Answers each line, {@code store FOLDER} or {@code games FOLDER}, with states and a dot. */
  private static void read() throws IOException {
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      Path folder = Path.of(line.substring(line.indexOf(' ') + 1));
      try {
        if (line.startsWith("store")) {
          readTables(folder);
        } else {
          readGames(folder);
        }
      } catch (IOException | RuntimeException e) {
        show("FAULT " + e);
      }
      show(".");
    }
  }

  private static void readTables(Path folder) throws StoreFault {
    try (SqliteStore store =
        SqliteStore.open(folder, System::currentTimeMillis, row -> OptionalDouble.empty())) {
      for (TableRow row : store.unfinished().join()) {
        List<EventRow> events = store.events(row.id(), 0).join();
        for (int i = 0; i < events.size(); i++) {
          if (!events.get(i).line().equals(line(i + 1))) {
            show("FAULT " + row.id() + " has " + events.get(i) + " at " + (i + 1));
          }
        }
        if (row.at().lastEvent() != events.size()) {
          show("FAULT " + row + " has " + events.size() + " events");
        }
        show((row.id() + " " + (events.isEmpty() ? "" : line(events.size()))).strip());
      }
    }
  }

  private static void readGames(Path folder) throws IOException {
    Library library = library(folder);
    for (UnfinishedGame game : library.room().unfinished()) {
      try {
        LiveSession live = library.room().resume(game);
        show(state(live.now()));
        library.room().leave(live);
      } catch (Refusal refusal) {
        if (Files.exists(folder.resolve("games").resolve(game.key()))) {
          show("FAULT " + refusal.getMessage());
        } // else it was over, and is among the finished ones now
      }
    }
    Path finished = folder.resolve("games").resolve("finished");
    if (Files.isDirectory(finished)) {
      try (DirectoryStream<Path> files = Files.newDirectoryStream(finished)) {
        for (Path file : files) {
          try {
            byte[] text = Files.readAllBytes(file);
            show(state(SalvagedGame.of(text, Catalog.ALL).reading().session()));
          } catch (InputFault fault) {
            show("FAULT " + fault.getMessage());
          }
        }
      }
    }
  }
}
