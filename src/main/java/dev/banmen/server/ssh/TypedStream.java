package dev.banmen.server.ssh;

import java.io.InputStream;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;

/**
 * The input typed in a visit in line mode, for the visit's thread, which also says the news while
 * it waits for more. No more is read ahead than the window of the channel allows. Bytes and news
 * may come on any thread, and nobody waits to give them; reading is for one thread.
 */
final class TypedStream extends InputStream {
  private static final long SECOND_MILLIS = 1_000;

  private final IntConsumer taken;
  private final Deque<byte[]> waiting = new ArrayDeque<>(); // under this, as what follows
  private byte[] first = {}; // what is read now
  private int at;
  private boolean isEnded; // once all is read
  private boolean isStopped; // at once
  private boolean isNew;
  private Runnable news = () -> {}; // of the thread that reads, as what follows
  private BooleanSupplier isTimed = () -> false;

  /**
   * An empty one.
   *
   * @param taken gets how many bytes have been read, so that the other end may send more
   */
  TypedStream(IntConsumer taken) {
    this.taken = taken;
  }

  /**
   * Has the thread that reads say the news.
   *
   * @param isTimed whether there may be news once a second
   */
  void onNews(Runnable says, BooleanSupplier isTimed) {
    news = says;
    this.isTimed = isTimed;
  }

  synchronized void typed(byte[] bytes) {
    if (bytes.length > 0) {
      waiting.addLast(bytes);
      notifyAll();
    }
  }

  /** Notes that there may be news. */
  synchronized void tell() {
    isNew = true;
    notifyAll();
  }

  /** Ends it once all is read. */
  synchronized void end() {
    isEnded = true;
    notifyAll();
  }

  /** Ends it at once. */
  synchronized void stop() {
    isStopped = true;
    notifyAll();
  }

  @Override
  public int read() {
    while (!isReady()) {
      news.run(); // outside of the lock: it may take long
    }
    return next();
  }

  /** Waits for a byte or the end; returns earlier, and false, if there may be news. */
  private boolean isReady() {
    long millis = isTimed.getAsBoolean() ? SECOND_MILLIS : 0;
    synchronized (this) {
      long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
      while (!isStopped && !isNew && at == first.length && waiting.isEmpty() && !isEnded) {
        long left = millis == 0 ? 0 : TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
        if (millis > 0 && left <= 0) {
          return false;
        }
        try {
          wait(left);
        } catch (InterruptedException e) {
          Thread.currentThread().interrupt(); // whoever wants an end has it
          isStopped = true;
        }
      }
      boolean isTold = isNew && !isStopped;
      isNew = false;
      return !isTold;
    }
  }

  private int next() {
    int done = 0;
    int next;
    synchronized (this) {
      if (at == first.length && !isStopped && !waiting.isEmpty()) {
        first = waiting.removeFirst();
        at = 0;
      }
      if (isStopped || at == first.length) {
        return -1;
      }
      next = first[at++] & 0xff;
      if (at == first.length) {
        done = first.length;
      }
    }
    if (done > 0) {
      taken.accept(done);
    }
    return next;
  }
}
