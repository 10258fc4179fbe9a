package dev.banmen.tui.term;

/**
 * Where everything that may wake one viewer arrives. Any thread puts in, one takes out; taking
 * blocks, and between a lone ESC and the next byte it blocks for at most {@link #ESCAPE_MILLIS}. Of
 * several sizes only the newest is kept.
 */
public final class Inbox {
  /** How long the bytes of one key may be apart. */
  public static final long ESCAPE_MILLIS = 50;

  private static final long NANOS_PER_MILLI = 1_000_000;

  private final KeyParser parser = new KeyParser();
  private Input.Resized resized;
  private boolean suspended;
  private boolean ended;
  private long lastByteNanos;

  /** Bytes came from the terminal. */
  public synchronized void bytes(byte[] bytes, int length) {
    parser.feed(bytes, length);
    lastByteNanos = System.nanoTime();
    notifyAll();
  }

  /** The terminal has a new size; nonsense is taken calmly. */
  public synchronized void resized(int cols, int rows) {
    resized = new Input.Resized(Math.max(1, cols), Math.max(1, rows));
    notifyAll();
  }

  /** The program is asked to stop for a while. */
  public synchronized void suspend() {
    suspended = true;
    notifyAll();
  }

  /** No more bytes will come. */
  public synchronized void end() {
    ended = true;
    notifyAll();
  }

  /** Waits for the next input. After the end it answers {@link Input.Ended} for ever. */
  public synchronized Input next() throws InterruptedException {
    while (true) {
      Input input = poll();
      if (input != null) {
        return input;
      }
      if (!parser.isUndecided()) {
        wait();
      } else {
        awaitTheRest();
      }
    }
  }

  private void awaitTheRest() throws InterruptedException {
    long waited = (System.nanoTime() - lastByteNanos) / NANOS_PER_MILLI;
    if (waited < ESCAPE_MILLIS) {
      wait(ESCAPE_MILLIS - waited);
    } else {
      parser.elapse();
    }
  }

  /** The next input if there is one already, else null. */
  public synchronized Input poll() {
    if (resized != null) {
      Input input = resized;
      resized = null;
      return input;
    }
    if (suspended) {
      suspended = false;
      return new Input.Suspend();
    }
    Input key = parser.poll();
    return key == null && ended ? new Input.Ended() : key;
  }
}
