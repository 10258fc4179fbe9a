package dev.banmen.server.ssh;

import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jline.utils.ScreenTerminal;

/** What came from the other end, on a screen; waits for more of it. For any thread. */
final class Heard extends OutputStream {
  /** How long the tests of this package wait for what is to come. */
  static final Duration PATIENCE = Duration.ofSeconds(60);

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
  void awaits(String wanted) throws InterruptedException {
    awaits(wanted, shown -> shown.contains(wanted));
  }

  /** Waits until a pattern is found on the screen, and gives what it found. */
  String awaitsPart(Pattern wanted) throws InterruptedException {
    Matcher found = wanted.matcher(awaits(wanted.pattern(), wanted.asPredicate()));
    return found.find() ? found.group() : "";
  }

  private synchronized String awaits(String wanted, Predicate<String> isShown)
      throws InterruptedException {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (!isShown.test(shown())) {
      long left = (end - System.nanoTime()) / 1_000_000;
      if (left <= 0) {
        throw new AssertionError("no '" + wanted + "' on:\n" + shown());
      }
      wait(left);
    }
    return shown();
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
