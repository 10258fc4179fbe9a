package dev.banmen.bench;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.spec.ECGenParameterSpec;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.apache.sshd.client.SshClient;
import org.apache.sshd.client.channel.ChannelShell;
import org.apache.sshd.client.keyverifier.AcceptAllServerKeyVerifier;
import org.apache.sshd.client.session.ClientSession;

/**
 * Loads a server in a process of its own, over loopback: idle guests, then players who type a key a
 * second each. Prints how long it takes from the start of a connection to the lobby and from a key
 * to the first byte that answers it, and what the server takes of the machine.
 *
 * <p>usage: ServerLoad [GUESTS [PLAYERS [SECONDS]]]
 */
public final class ServerLoad {
  private static final Duration PATIENCE = Duration.ofSeconds(30);
  private static final int PORT = 22_222;

  private ServerLoad() {}

  /** A guest at a screen that remembers when something came. */
  private static final class LoadedSeat extends OutputStream {
    final AtomicLong came = new AtomicLong();
    ChannelShell channel;

    @Override
    public void write(int b) {
      came.set(System.nanoTime());
    }

    @Override
    public void write(byte[] bytes, int from, int length) {
      came.set(System.nanoTime());
    }

    void type(String keys) throws IOException {
      OutputStream in = channel.getInvertedIn();
      in.write(keys.getBytes(StandardCharsets.UTF_8));
      in.flush();
    }

    /** Waits for a byte after a time; returns nanoseconds until it came, or -1. */
    long await(long since) throws InterruptedException {
      long end = since + PATIENCE.toNanos();
      while (came.get() < since) {
        if (System.nanoTime() > end) {
          return -1;
        }
        Thread.sleep(0, 200_000);
      }
      return came.get() - since;
    }
  }

  public static void main(String[] args) throws Exception {
    Logger.getLogger("").setLevel(Level.SEVERE); // of the client
    int guests = args.length > 0 ? Integer.parseInt(args[0]) : 200;
    int players = args.length > 1 ? Integer.parseInt(args[1]) : 100;
    int seconds = args.length > 2 ? Integer.parseInt(args[2]) : 20;
    Path data = Files.createTempDirectory("banmen-load");
    Process server =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:-UsePerfData",
                "-cp",
                System.getProperty("java.class.path"),
                "dev.banmen.cli.Main",
                "serve",
                "--data",
                data.toString(),
                "--host",
                "127.0.0.1",
                "--port",
                Integer.toString(PORT))
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    server.getInputStream().read(); // it is open
    SshClient client = SshClient.setUpDefaultClient();
    client.setServerKeyVerifier(AcceptAllServerKeyVerifier.INSTANCE);
    client.start();
    try {
      List<LoadedSeat> all = new ArrayList<>();
      long[] lobby = new long[guests + players];
      for (int i = 0; i < lobby.length; i++) {
        long start = System.nanoTime();
        LoadedSeat seat = come(client, "guest" + i);
        lobby[i] = seat.await(start);
        all.add(seat);
      }
      print("connect to lobby", lobby);
      tell(server, guests + players, seconds);
      play(all.subList(0, players), seconds);
    } finally {
      client.stop();
      server.destroy();
      server.waitFor(10, TimeUnit.SECONDS);
      for (File file : data.toFile().listFiles()) {
        file.delete();
      }
    }
  }

  private static LoadedSeat come(SshClient client, String name) throws Exception {
    KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
    generator.initialize(new ECGenParameterSpec("secp256r1"));
    KeyPair key = generator.generateKeyPair();
    ClientSession session = client.connect(name, "127.0.0.1", PORT).verify(PATIENCE).getSession();
    session.setKeyIdentityProvider(context -> List.of());
    session.addPublicKeyIdentity(key);
    session.auth().verify(PATIENCE);
    LoadedSeat seat = new LoadedSeat();
    seat.channel = session.createShellChannel();
    seat.channel.setPtyType("xterm-256color");
    seat.channel.setPtyColumns(80);
    seat.channel.setPtyLines(24);
    seat.channel.setOut(seat);
    seat.channel.setErr(seat);
    seat.channel.open().verify(PATIENCE);
    return seat;
  }

  /** Says what a server with idle guests takes of the machine. */
  private static void tell(Process server, int guests, int seconds) throws Exception {
    Thread.sleep(3_000);
    long before = ticks(server);
    Thread.sleep(seconds * 1_000L);
    double core = (ticks(server) - before) / (seconds * 100.0);
    String status = Files.readString(Path.of("/proc", Long.toString(server.pid()), "status"));
    System.out.printf(
        Locale.ROOT,
        "%d idle guests: %.1f %% of a core, %s resident, %s threads%n",
        guests,
        core * 100,
        field(status, "VmRSS"),
        field(status, "Threads"));
  }

  private static String field(String status, String name) {
    return status
        .lines()
        .filter(line -> line.startsWith(name + ":"))
        .findFirst()
        .orElseThrow()
        .substring(name.length() + 1)
        .strip();
  }

  /** The time that a process has used, in hundredths of a second. */
  private static long ticks(Process process) throws IOException {
    String stat = Files.readString(Path.of("/proc", Long.toString(process.pid()), "stat"));
    String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ");
    return Long.parseLong(fields[11]) + Long.parseLong(fields[12]);
  }

  /** Has each player take a name, begin a game against nobody yet, and move the cursor. */
  private static void play(List<LoadedSeat> players, int seconds) throws Exception {
    for (LoadedSeat seat : players) {
      for (String keys : List.of("\r", "\r", "\r", "\r")) {
        seat.type(keys);
        Thread.sleep(60);
      }
    }
    Thread.sleep(2_000);
    long[] took = new long[players.size() * seconds];
    Arrays.fill(took, -1);
    for (int second = 0; second < seconds; second++) {
      long start = System.nanoTime();
      for (int i = 0; i < players.size(); i++) {
        long due = start + i * 1_000_000_000L / players.size();
        while (System.nanoTime() < due) {
          Thread.onSpinWait();
        }
        long typed = System.nanoTime();
        players.get(i).type(second % 2 == 0 ? "l" : "h");
        took[second * players.size() + i] = players.get(i).await(typed);
      }
    }
    print("key to first byte, " + players.size() + " players", took);
  }

  private static void print(String what, long[] nanos) {
    long[] sorted = Arrays.stream(nanos).filter(one -> one >= 0).sorted().toArray();
    long lost = nanos.length - sorted.length;
    System.out.printf(
        Locale.ROOT,
        "%s: p50 %.1f, p99 %.1f, most %.1f ms (%d, %d lost)%n",
        what,
        sorted[sorted.length / 2] / 1e6,
        sorted[Math.min(sorted.length - 1, sorted.length * 99 / 100)] / 1e6,
        sorted[sorted.length - 1] / 1e6,
        nanos.length,
        lost);
  }
}
