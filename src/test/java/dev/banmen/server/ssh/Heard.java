package dev.banmen.server.ssh;

import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.jline.utils.ScreenTerminal;

/** What came from the other end, on a screen; waits for more of it. For any thread. */
final class Heard extends OutputStream {
  private static final long PATIENCE_NANOS = 20_000_000_000L;

  private final StringBuilder text = new StringBuilder();
  private final ScreenTerminal screen = new ScreenTerminal(80, 24);

  @Override
  public synchronized void write(int b) {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public synchronized void write(byte[] bytes, int from, int length) {
    String more = new String(bytes, from, length, StandardCharsets.UTF_8);
    text.append(more);
    screen.write(more);
    notifyAll();
  }

  /** Everything so far. */
  synchronized String all() {
    return text.toString();
  }

  /** Waits until a text is on the screen; fails with what is there instead. */
  synchronized void awaits(String wanted) throws InterruptedException {
    long end = System.nanoTime() + PATIENCE_NANOS;
    while (!shown().contains(wanted)) {
      long left = (end - System.nanoTime()) / 1_000_000;
      if (left <= 0) {
        throw new AssertionError("no '" + wanted + "' on:\n" + shown());
      }
      wait(left);
    }
  }

  private String shown() {
    long[] cells = new long[screen.getColumns() * screen.getRows()];
    screen.dump(cells, new int[2]);
    StringBuilder all = new StringBuilder();
    for (int i = 0; i < cells.length; i++) {
      int c = ScreenTerminal.cellCodePoint(cells[i]);
      all.appendCodePoint(c == 0 ? ' ' : c);
      all.append((i + 1) % screen.getColumns() == 0 ? "\n" : "");
    }
    return all.toString();
  }

  /** Forgets what is on the screen: what is awaited now is painted anew. */
  synchronized void clear() {
    screen.write("\u001b[2J");
  }
}
