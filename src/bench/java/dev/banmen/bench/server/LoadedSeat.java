package dev.banmen.bench.server;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.apache.sshd.client.channel.ClientChannel;
import org.apache.sshd.client.session.ClientSession;
import org.jline.utils.ScreenTerminal;

/** A screen at the other end: remembers when the last bytes came. For any thread. */
final class LoadedSeat extends OutputStream {
  private static final int COLS = 80;
  private static final int ROWS = 24;

  private final ScreenTerminal screen; // null if nobody reads it; under this, as what follows
  private long last;
  private long bytes;
  private final StringBuilder fault = new StringBuilder(); // on the error output
  ClientSession session;
  ClientChannel channel;

  /**
   * A screen.
   *
   * @param isRead whether somebody asks what is on it
   */
  LoadedSeat(boolean isRead) {
    screen = isRead ? new ScreenTerminal(COLS, ROWS) : null;
  }

  @Override
  public void write(int b) {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public synchronized void write(byte[] came, int from, int length) {
    last = System.nanoTime();
    bytes += length;
    if (screen != null) {
      screen.write(new String(came, from, length, StandardCharsets.UTF_8));
    }
    notifyAll();
  }

  /** The error output: nothing comes there unless the visit ends. */
  OutputStream faults() {
    return new OutputStream() {
      @Override
      public void write(int b) throws IOException {
        write(new byte[] {(byte) b}, 0, 1);
      }

      @Override
      public void write(byte[] came, int from, int length) {
        synchronized (LoadedSeat.this) {
          fault.append(new String(came, from, length, StandardCharsets.UTF_8));
          LoadedSeat.this.write(came, from, length);
        }
      }
    };
  }

  /** Why the visit ended; empty while it goes on. */
  synchronized String fault() {
    return fault.toString().strip();
  }

  /** When the last bytes came. */
  synchronized long last() {
    return last;
  }

  synchronized long bytes() {
    return bytes;
  }

  /** What is on the screen. */
  synchronized String text() {
    long[] cells = new long[COLS * ROWS];
    screen.dump(cells, new int[2]);
    StringBuilder all = new StringBuilder();
    for (int i = 0; i < cells.length; i++) {
      int c = ScreenTerminal.cellCodePoint(cells[i]);
      all.appendCodePoint(c == 0 ? ' ' : c).append((i + 1) % COLS == 0 ? "\n" : "");
    }
    return all.toString();
  }

  /** Waits until something has come after a time; false if nothing does for long. */
  synchronized boolean awaitsAfter(long since, long mostMillis) throws InterruptedException {
    long end = System.nanoTime() + mostMillis * 1_000_000;
    while (last <= since) {
      long left = (end - System.nanoTime()) / 1_000_000;
      if (left <= 0) {
        return false;
      }
      wait(left);
    }
    return true;
  }

  /** Waits until a text is on the screen; false if it does not for long. */
  synchronized boolean awaits(String wanted, long mostMillis) throws InterruptedException {
    long end = System.nanoTime() + mostMillis * 1_000_000;
    while (!text().contains(wanted)) {
      long left = (end - System.nanoTime()) / 1_000_000;
      if (left <= 0) {
        return false;
      }
      wait(left);
    }
    return true;
  }

  void type(String keys) throws IOException {
    OutputStream in = channel.getInvertedIn();
    in.write(keys.getBytes(StandardCharsets.UTF_8));
    in.flush();
  }
}
