package dev.banmen.bench.server;

import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Locale;
import java.util.Random;

/** Connections that are no SSH, or never finish; some wait, and are dropped by the hundred. */
final class Junk {
  private static final String[] STARTS = {
    "GET / HTTP/1.1\r\n\r\n", "\u0016\u0003\u0001\u0002\u0000", "", "SSH-2.0-x\r\n", "\n"
  };

  private static final int AT_ONCE = 8;

  private Junk() {}

  static void run(int count) throws Exception {
    ServerLoad.inFolder(
        folder -> {
          try (LoadedServer server = LoadedServer.start(folder)) {
            send(server.port(), Math.min(count, 500)); // loads what it takes
            KeyLoad.pause(2_000);
            long live = server.liveBytes();
            long threads = server.status("Threads");
            long files = server.files();
            send(server.port(), count);
            KeyLoad.pause(2_000);
            long liveAfter = server.liveBytes();
            long threadsAfter = server.status("Threads");
            long filesAfter = server.files();
            System.out.printf(
                Locale.ROOT,
                "%d junk connections: live objects %.1f to %.1f MB, threads %d to %d, files %d to"
                    + " %d%n",
                count,
                live / 1e6,
                liveAfter / 1e6,
                threads,
                threadsAfter,
                files,
                filesAfter);
            LoadTable.row(
                count + " junk connections",
                "no thread, file or memory left behind",
                String.format(
                    Locale.ROOT,
                    "%.1f to %.1f MB of live objects, %d to %d threads, %d to %d files",
                    live / 1e6,
                    liveAfter / 1e6,
                    threads,
                    threadsAfter,
                    files,
                    filesAfter),
                filesAfter <= files + 2
                    && threadsAfter <= threads + 4
                    && liveAfter < live + 1_000_000 + 100L * count);
            ServerLoad.check(filesAfter <= files + 2, "files were left open");
            ServerLoad.check(threadsAfter <= threads + 4, "threads were left");
            ServerLoad.check(
                liveAfter < live + 1_000_000 + 100L * count, "memory of connections was left");
            try (LoadGuests people = new LoadGuests(server.port(), true)) {
              people.come(LoadGuests.key(), "", false); // the door still opens
            }
          }
        });
  }

  private static void send(int port, int count) throws IOException {
    Random random = new Random(7);
    byte[] noise = new byte[600];
    Deque<Socket> open = new ArrayDeque<>();
    for (int i = 0; i < count; i++) {
      Socket socket = new Socket("127.0.0.1", port);
      open.add(socket);
      random.nextBytes(noise);
      try {
        socket
            .getOutputStream()
            .write(STARTS[i % STARTS.length].getBytes(StandardCharsets.ISO_8859_1));
        if (i % 3 > 0) {
          socket.getOutputStream().write(noise);
        }
      } catch (IOException e) {
        // The door was closed at once.
      }
      if (open.size() > AT_ONCE) {
        open.remove().close();
      }
    }
    for (Socket socket : open) {
      socket.close();
    }
  }
}
