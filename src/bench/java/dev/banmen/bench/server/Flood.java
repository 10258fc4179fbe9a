package dev.banmen.bench.server;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.sshd.client.channel.PtyCapableChannelSession;

/** One guest sends as much as they can of one kind; the others type a key a second each. */
final class Flood {
  private static final Map<String, String> KINDS =
      Map.of(
          "keys", "lh".repeat(2_000),
          "paste", "\u001b[200~" + "D4 ".repeat(1_000) + "\u001b[201~",
          "mouse", "\u001b[<35;40;12M\u001b[<35;41;12M".repeat(200),
          "refused moves", ":D4\r".repeat(1_000));

  private static final double MOST_MILLIS = 50;

  private Flood() {}

  static void run(int players, int seconds) throws Exception {
    ServerLoad.inFolder(
        folder -> {
          try (LoadedServer server = LoadedServer.start(folder);
              LoadGuests people = new LoadGuests(server.port(), true)) {
            List<LoadedSeat> pairs = people.pairs((players + 1) / 2, "go");
            LoadedSeat rude = people.come(LoadGuests.key(), "play go bot:1", false);
            KeyLoad typing = ServerLoad.cursor(pairs);
            typing.run(Math.min(10, 2 * seconds), new Latencies());
            measure(typing, seconds, "everybody, quiet");
            for (Map.Entry<String, String> kind : KINDS.entrySet()) {
              during(rude, kind.getKey(), kind.getValue(), typing, seconds);
            }
            resizes(rude, typing, seconds);
          }
        });
  }

  private static void measure(KeyLoad typing, int seconds, String what) throws IOException {
    Latencies latencies = new Latencies();
    typing.run(seconds, latencies);
    latencies.print("key to last byte, " + what);
    LoadTable.row("a key, " + what, latencies, Double.MAX_VALUE, MOST_MILLIS);
    Noise.print();
    ServerLoad.check(latencies.lostCount() == 0, "a key was not answered");
  }

  private interface Push {
    void once() throws IOException, InterruptedException;
  }

  private static void during(
      LoadedSeat rude, String kind, String bytes, KeyLoad typing, int seconds) throws Exception {
    AtomicLong sent = new AtomicLong();
    flood(
        () -> {
          rude.type(bytes);
          sent.addAndGet(bytes.length());
        },
        () -> measure(typing, seconds, "everybody else during a flood of " + kind));
    System.out.printf(Locale.ROOT, "  %d kB of it were sent%n", sent.get() / 1024);
    KeyLoad.pause(300);
  }

  private static void resizes(LoadedSeat rude, KeyLoad typing, int seconds) throws Exception {
    AtomicLong sent = new AtomicLong();
    PtyCapableChannelSession channel = (PtyCapableChannelSession) rude.channel;
    flood(
        () -> {
          int more = (int) (sent.incrementAndGet() % 50);
          channel.sendWindowChange(100 + 8 * more, 30 + 3 * more);
          if (sent.get() % 100 == 0) {
            KeyLoad.pause(1); // nothing else holds the client back
          }
        },
        () -> measure(typing, seconds, "everybody else during a flood of resizes"));
    System.out.printf(Locale.ROOT, "  %d of them were sent%n", sent.get());
  }

  private interface Measured {
    void run() throws IOException;
  }

  private static void flood(Push push, Measured measured) throws Exception {
    AtomicBoolean ends = new AtomicBoolean();
    Thread thread =
        new Thread(
            () -> {
              try {
                while (!ends.get()) {
                  push.once();
                }
              } catch (IOException e) {
                System.out.println("  the server closed that connection: " + e.getMessage());
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
            },
            "flood");
    thread.setDaemon(true);
    thread.start();
    measured.run();
    ends.set(true);
    thread.join(10_000);
  }
}
