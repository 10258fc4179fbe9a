package dev.banmen.bench.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Somebody in line mode by OpenSSH's client, who notes what is shown and when, and comes back
 * whenever the connection is lost. For any thread.
 */
final class LineGuest implements AutoCloseable {
  private static final Pattern MOVE =
      Pattern.compile("(?:Move (\\d+)\\. )?(\\S+) plays ([A-T]\\d+)\\..*");

  private static final Pattern INVITATION = Pattern.compile(".* join ([a-z0-9]+)");
  private static final String MARK = "answered ";
  private static final long AGAIN_MILLIS = 100;

  /**
   * Not OpenSSH's first choice: its own part of a post-quantum exchange takes 0.1 s of a core
   * (version 9.2), and all guests share the cores with what is measured. The server's part is
   * measured by {@code connect}.
   */
  private static final String EXCHANGE = "KexAlgorithms=curve25519-sha256";

  private static final long MILLI = 1_000_000;

  private final String name;
  private final String address; // of loopback, its own: by this the balancer tells its node
  private final NodesPlace place;
  private final Path key;
  private final List<GuestScreen> screens = new ArrayList<>(); // under this, as all below
  private final List<String> lines = new ArrayList<>();
  private GuestScreen screen; // null in the lobby
  private String code = ""; // of the table where it sits, or sat last
  private boolean isOver; // the game there
  private String refused = ""; // the last line that says no
  private String node = "";
  private Process process;
  private Writer in;
  private int visits;
  private int asked;
  private int answered;
  private long begun;
  private boolean isHere;
  private boolean isClosed;
  private long greeted; // when something was first shown in this visit; 0 for not yet

  private final Latencies returns = new Latencies();
  private final Latencies logins = new Latencies(); // of those, until the first line

  /**
   * Makes a key, and comes.
   *
   * @param index from 0, its own
   */
  LineGuest(int index, String name, NodesPlace place) throws IOException, InterruptedException {
    this.name = name;
    this.place = place;
    address = "127.0.1." + (index + 1);
    key = place.folder().resolve("key-" + name);
    new ProcessBuilder("ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", key.toString())
        .start()
        .waitFor();
    new Thread(this::stay, name).start();
  }

  private void stay() {
    try {
      while (begin()) {
        try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
          for (String line = out.readLine(); line != null; line = out.readLine()) {
            line(line);
          }
        } catch (IOException e) {
          // It is over.
        }
        end();
        Thread.sleep(AGAIN_MILLIS);
      }
    } catch (IOException e) {
      ServerLoad.check(false, name + " cannot start ssh: " + e.getMessage());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private synchronized boolean begin() throws IOException {
    if (isClosed) {
      return false;
    }
    visits++;
    greeted = 0;
    begun = System.nanoTime();
    screen = null;
    List<String> command =
        new ArrayList<>(List.of("ssh", "-F", "none", "-p", Integer.toString(place.port())));
    command.addAll(List.of("-b", address, "-i", key.toString()));
    for (String option :
        List.of(
            EXCHANGE,
            "IdentitiesOnly=yes",
            "IdentityAgent=none",
            "StrictHostKeyChecking=accept-new",
            "UserKnownHostsFile=" + place.folder().resolve("known"),
            "LogLevel=ERROR",
            "ConnectTimeout=5")) {
      command.addAll(List.of("-o", option));
    }
    command.add(name + "@127.0.0.1");
    process = new ProcessBuilder(command).redirectErrorStream(true).start();
    in = process.outputWriter(StandardCharsets.UTF_8);
    isHere = true;
    ask();
    return true;
  }

  private synchronized void end() {
    isHere = false;
    lines.add("(" + visits + " is over)");
    notifyAll();
  }

  private void line(String line) throws IOException {
    long nanos = System.nanoTime();
    long millis = System.currentTimeMillis();
    if (line.startsWith(MARK)) {
      String now = place.nodeOf(address); // not under the lock: it asks the balancer
      synchronized (this) {
        node = now;
      }
    }
    synchronized (this) {
      lines.add(millis % 1_000_000 + " " + line);
      greeted = greeted == 0 ? nanos : greeted;
      Matcher move = MOVE.matcher(line);
      Matcher invitation = INVITATION.matcher(line);
      if (move.matches() && screen != null) {
        boolean isNews = move.group(1) == null;
        GuestScreen.ShownMove shown =
            new GuestScreen.ShownMove(move.group(3), move.group(2), nanos, millis, isNews);
        if (isNews) {
          screen.happened(shown);
        } else {
          screen.listed(Integer.parseInt(move.group(1)), shown);
        }
      } else if (line.contains("You play ")) {
        screen = new GuestScreen(visits, code);
        screens.add(screen);
        isOver = false;
      } else if (invitation.matches() && screen != null) {
        code = invitation.group(1);
        screen.isOf(code);
      } else if (line.startsWith(MARK)) {
        answered = Integer.parseInt(line.substring(MARK.length()));
        if (screen != null) {
          screen.complete();
        }
        if (answered == asked && begun != 0) {
          if (visits > 1) {
            logins.add(greeted - begun); // those that fail have a line, too
            returns.add(nanos - begun);
          }
          begun = 0;
        }
      } else if (line.contains(" wins by ") || line.contains("has no result")) {
        isOver = true;
      } else if (line.startsWith("banmen: -") || line.startsWith("It's ")) {
        refused = line;
      }
      notifyAll();
    }
  }

  String name() {
    return name;
  }

  synchronized String code() {
    return code;
  }

  /** Where the visit goes on, as the balancer says. */
  synchronized String node() {
    return node;
  }

  synchronized int visit() {
    return visits;
  }

  /** Whether the game where it sits, or sat last, is over as far as it knows. */
  synchronized boolean knowsItIsOver() {
    return isOver;
  }

  synchronized boolean isAnswered() {
    return isHere && answered == asked;
  }

  synchronized boolean isAt(String table) {
    return isAnswered() && screen != null && screen.code().equals(table);
  }

  /** Whether it was ever shown a move of that table. */
  synchronized boolean hasMoves(String table) {
    return screens.stream().anyMatch(one -> one.code().equals(table) && !one.moves().isEmpty());
  }

  /** How many moves it is shown. */
  synchronized int shown() {
    return screen == null ? 0 : screen.moves().size();
  }

  /** When a move was shown here; 0 if it was not. */
  synchronized long shownAt(String point) {
    return screen == null
        ? 0
        : screen.moves().stream()
            .filter(move -> move.point().equals(point))
            .mapToLong(GuestScreen.ShownMove::nanos)
            .findFirst()
            .orElse(0);
  }

  synchronized String refused() {
    return refused;
  }

  /** In how many lines it was shown this. */
  synchronized long lines(String text) {
    return lines.stream().filter(line -> line.contains(text)).count();
  }

  /** The last lines, with the time in milliseconds. */
  synchronized String lastLines() {
    return String.join("\n    ", lines.subList(Math.max(0, lines.size() - 12), lines.size()));
  }

  synchronized List<GuestScreen> screens() {
    return List.copyOf(screens);
  }

  Latencies returns() {
    return returns;
  }

  Latencies logins() {
    return logins;
  }

  /** Types a line; nothing where the connection is lost. */
  synchronized void type(String line) {
    refused = "";
    try {
      in.write(line + "\n");
      in.flush();
    } catch (IOException e) {
      // The connection is lost; whoever waits sees that.
    }
  }

  /** Asks for all moves of the game, and for a word when all before is answered. */
  private void ask() {
    asked++;
    type("moves\necho " + MARK + asked);
  }

  /** Takes the seat at a table, or goes back to it. */
  synchronized void join(String table) {
    code = table;
    type("join " + table);
    ask();
  }

  /** Loses the connection, and comes back. */
  synchronized void hangUp() {
    process.destroy();
  }

  /** Waits until something holds, at most so long; returns whether it does. */
  synchronized boolean awaits(BooleanSupplier what, long millis) throws InterruptedException {
    long end = System.nanoTime() + millis * MILLI;
    while (!what.getAsBoolean()) {
      long rest = (end - System.nanoTime()) / MILLI;
      if (rest <= 0 || isClosed) {
        return false;
      }
      wait(Math.min(rest, AGAIN_MILLIS));
    }
    return true;
  }

  @Override
  public synchronized void close() {
    isClosed = true;
    if (isHere && screen != null) {
      screen.endsWithAll();
    }
    process.destroy();
    notifyAll();
  }

  /** Writes all lines, for whoever looks for a fault. */
  void write(Path folder) throws IOException {
    synchronized (this) {
      Files.write(folder.resolve(name + ".txt"), lines);
    }
  }
}
