package dev.banmen.bench;

import static java.nio.charset.StandardCharsets.US_ASCII;

import com.sun.management.OperatingSystemMXBean;
import dev.banmen.app.Visitor;
import dev.banmen.catalog.Catalog;
import dev.banmen.schedule.DaemonScheduler;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.text.Language;
import dev.banmen.tui.TerminalUi;
import dev.banmen.tui.canvas.Display;
import dev.banmen.tui.page.DrivenScreen;
import dev.banmen.tui.page.RemoteTerminal;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;

/**
 * Measures how long 1,000 viewers on two threads wait for the effect of their keys, 200 keys a
 * second in all: from the bytes of the key to the bytes of the paint, by the clock on the wall.
 * First with nothing else, then while one of them is flooded with 16 MB and another reads nothing.
 * Run it as a program.
 */
public final class Viewers {
  private static final int VIEWERS = 1_000;
  private static final int THREADS = 2;
  private static final long APART_NANOS = 5_000_000; // 200 a second
  private static final int WARM_UP = 8_000; // presses
  private static final int MEASURED = 4_000;
  private static final int FLOOD = 16 << 20;
  private static final int FLOODED = 0;
  private static final int DEAF = 1;

  /** Each changes the screen, wherever in it one begins. */
  private static final String KEYS = "l ujhk";

  private final ExecutorService pool = Executors.newFixedThreadPool(THREADS);
  private final List<BenchGuest> guests = new ArrayList<>();
  private final List<BenchGuest> turn = new ArrayList<>(); // who presses next, in a mixed order
  private final long[] times = new long[WARM_UP];
  private final AtomicInteger painted = new AtomicInteger();

  public static void main(String[] args) throws Exception {
    Viewers viewers = new Viewers();
    viewers.open();
    viewers.press("warming up", WARM_UP);
    viewers.press("quiet", MEASURED);
    Thread flood = new Thread(viewers::flood, "flood");
    viewers.guests.get(DEAF).isDeaf = true;
    flood.start();
    viewers.press("flooded", MEASURED);
    System.out.println(flood.isAlive() ? "the flood goes on" : "the flood is over");
    System.exit(0);
  }

  private void open() throws Exception {
    Display display =
        Display.of(
            "256", "unicode", Map.of("TERM", "xterm", "COLORFGBG", "15;0"), Language.ENGLISH);
    long begin = System.nanoTime();
    for (int i = 0; i < VIEWERS; i++) {
      guests.add(new BenchGuest(display));
    }
    for (BenchGuest guest : guests) {
      guest.shown.await();
    }
    double millis = (System.nanoTime() - begin) / 1e6;
    turn.addAll(guests.subList(DEAF + 1, VIEWERS));
    Collections.shuffle(turn, new Random(1));
    System.gc();
    long heap = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed() >> 20;
    System.out.printf(
        Locale.ROOT, "%d viewers shown in %.0f ms, heap %d MB%n", VIEWERS, millis, heap);
  }

  /** Presses so many keys, and says how long their paints took. */
  private void press(String what, int keys) throws InterruptedException {
    painted.set(0);
    long cpu = cpuNanos();
    long begin = System.nanoTime();
    for (int i = 0; i < keys; i++) {
      long due = begin + i * APART_NANOS;
      for (long left = due - System.nanoTime(); left > 0; left = due - System.nanoTime()) {
        LockSupport.parkNanos(left);
      }
      if (guests.get(DEAF).isDeaf) {
        guests.get(DEAF).press(0); // what comes of it is not read
      }
      turn.get(i % turn.size()).press(System.nanoTime());
    }
    while (painted.get() < keys) {
      Thread.sleep(1);
    }
    double seconds = (System.nanoTime() - begin) / 1e9;
    Arrays.sort(times, 0, keys);
    System.out.printf(
        Locale.ROOT,
        "%-10s %d keys in %.1f s: p50 %.1f ms, p99 %.1f ms, most %.1f ms; processor %.1f s%n",
        what,
        keys,
        seconds,
        times[keys / 2] / 1e6,
        times[keys * 99 / 100] / 1e6,
        times[keys - 1] / 1e6,
        (cpuNanos() - cpu) / 1e9);
  }

  private static long cpuNanos() {
    return ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
        .getProcessCpuTime();
  }

  /** Types 16 MB at one viewer, as fast as they are taken. */
  private void flood() {
    byte[] piece = "hjkl ".repeat(1 << 12).getBytes(US_ASCII);
    BenchGuest guest = guests.get(FLOODED);
    long begin = System.nanoTime();
    for (int typed = 0; typed < FLOOD; typed += piece.length) {
      while (guest.isPaused) {
        LockSupport.parkNanos(APART_NANOS / 5);
      }
      guest.screen.typed(piece, piece.length);
    }
    System.out.printf(
        Locale.ROOT, "the flood was read in %.1f s%n", (System.nanoTime() - begin) / 1e9);
  }

  /** One viewer, at a game of Go of their own. */
  private final class BenchGuest implements RemoteTerminal {
    private final DrivenScreen screen;
    private final AtomicLong pressed = new AtomicLong(); // when; 0 if all is painted
    private final CountDownLatch shown = new CountDownLatch(1);
    private volatile boolean isPaused;
    private volatile boolean isDeaf;
    private int keys;

    BenchGuest(Display display) throws Exception {
      Terms terms = Terms.of("go", Map.of());
      Session session = Session.begin(terms, terms.start(Catalog.ALL));
      LiveSession game = new LiveSession(session, LiveSession.EventWriter.NONE, () -> 0);
      screen = new DrivenScreen(this, 80, 24, pool, pool, DaemonScheduler.SCHEDULER);
      TerminalUi.play(game, "", false, new Visitor(Catalog.ALL), display, screen);
    }

    /**
     * Presses the next key.
     *
     * @param nanos when; 0 if nobody is to know
     */
    void press(long nanos) {
      byte[] key = {(byte) KEYS.charAt(keys++ % KEYS.length())};
      pressed.compareAndSet(0, nanos);
      screen.typed(key, 1);
    }

    @Override
    public boolean isReady() {
      return !isDeaf;
    }

    @Override
    public void write(byte[] bytes, int from, int length) {
      long begin = pressed.getAndSet(0);
      if (begin != 0) {
        times[painted.getAndIncrement()] = System.nanoTime() - begin;
      }
      shown.countDown();
    }

    @Override
    public void pause() {
      isPaused = true;
    }

    @Override
    public void resume() {
      isPaused = false;
    }

    @Override
    public void ended(String why) {
      throw new IllegalStateException("a viewer has ended: " + why);
    }
  }
}
