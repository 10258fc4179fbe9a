package dev.banmen.server.ssh;

import dev.banmen.schedule.DaemonThreads;
import dev.banmen.schedule.FaultBarrier;
import dev.banmen.server.monitor.Histogram;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Executor;

/**
 * The threads on which screens take their slices: first those of people who play or type, then
 * those of people who watch, but one of these after each {@link #FIRST_TURNS} of the others, so
 * that nobody waits for ever. For any thread.
 */
final class PainterPool implements AutoCloseable {
  /** How many slices of players may go before one of a watcher that waits. */
  static final int FIRST_TURNS = 8;

  /** A slice, and when it was asked for. */
  private record AskedSlice(Runnable task, long nanos) {}

  private final Deque<AskedSlice> playing = new ArrayDeque<>(); // under this, as what follows
  private final Deque<AskedSlice> watching = new ArrayDeque<>();
  private int gone; // slices of players since one of a watcher
  private boolean isClosed;

  private final Histogram times;

  /**
   * A pool.
   *
   * @param threads how many there are; they end with it
   * @param times gets how long it took from asking for each slice to its end
   */
  PainterPool(int threads, Histogram times) {
    this.times = times;
    for (int i = 0; i < threads; i++) {
      DaemonThreads.start("painter", this::run);
    }
  }

  /** Takes the slices of people who play or type. */
  Executor players() {
    return task -> add(playing, task);
  }

  /** Takes the slices of all others. */
  Executor watchers() {
    return task -> add(watching, task);
  }

  /** How many slices wait. */
  synchronized int waiting() {
    return playing.size() + watching.size();
  }

  private synchronized void add(Deque<AskedSlice> lane, Runnable task) {
    lane.add(new AskedSlice(task, System.nanoTime()));
    notify();
  }

  private void run() {
    try {
      for (AskedSlice slice = next(); slice != null; slice = next()) {
        run(slice);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void run(AskedSlice slice) {
    FaultBarrier.contain(slice.task);
    times.add(System.nanoTime() - slice.nanos);
  }

  /** The next slice; null once the pool is closed and nothing waits. */
  private synchronized AskedSlice next() throws InterruptedException {
    while (playing.isEmpty() && watching.isEmpty()) {
      if (isClosed) {
        return null;
      }
      wait();
    }
    boolean isWatcher = playing.isEmpty() || gone >= FIRST_TURNS && !watching.isEmpty();
    gone = isWatcher ? 0 : gone + 1;
    return isWatcher ? watching.remove() : playing.remove();
  }

  /** Ends the threads after what waits now. */
  @Override
  public synchronized void close() {
    isClosed = true;
    notifyAll();
  }
}
