package dev.banmen.tui.term;

/**
 * Where everything that may wake one viewer arrives. Any thread puts in, one takes out; taking
 * blocks, and between a lone ESC and the next byte it blocks for at most {@link #ESCAPE_MILLIS}. Of
 * several sizes only the newest is kept, and however much news there is, it is told once.
 */
public final class Inbox {
  /** How long the bytes of one key may be apart. */
  public static final long ESCAPE_MILLIS = 50;

  /** How long they may be apart while an answer is on its way, which may be torn. */
  private static final long ANSWER_MILLIS = 500;

  /** How long an answer is on its way at most; one that comes later still counts. */
  private static final long WAY_MILLIS = 3000;

  /** How long the bytes of one paste may be apart: one whose end was lost ends then. */
  private static final long PASTE_MILLIS = 1000;

  private static final long NANOS_PER_MILLI = 1_000_000;

  private final KeyParser parser = new KeyParser();
  private Input.Resized resized;
  private boolean suspended;
  private boolean news;
  private boolean ended;
  private long lastByteNanos;
  private long askedNanos;

  /** Bytes came from the terminal. */
  public synchronized void bytes(byte[] bytes, int length) {
    parser.feed(bytes, length);
    lastByteNanos = System.nanoTime();
    notifyAll();
  }

  /** The terminal has a new size. */
  public synchronized void resized(int cols, int rows) {
    resized = new Input.Resized(cols, rows);
    notifyAll();
  }

  /** The terminal was asked for what it has behind its text, and may answer or not. */
  public synchronized void asked() {
    parser.awaitAnswer();
    askedNanos = System.nanoTime();
  }

  /**
   * Waits for an answer that was asked for a moment ago. Where nothing was asked, or long ago,
   * there is nothing to wait for.
   *
   * @param millis for how long after the question
   */
  synchronized void awaitAnswer(long millis) throws InterruptedException {
    long waited = (System.nanoTime() - askedNanos) / NANOS_PER_MILLI;
    while (parser.awaitsAnswer() && !ended && waited < millis) {
      wait(millis - waited);
      waited = (System.nanoTime() - askedNanos) / NANOS_PER_MILLI;
    }
  }

  /** The program is asked to stop for a while. */
  public synchronized void suspend() {
    suspended = true;
    notifyAll();
  }

  /** There is something new to show, which the viewer knows where to find. */
  public synchronized void news() {
    news = true;
    notifyAll();
  }

  /** No more bytes will come. */
  public synchronized void end() {
    ended = true;
    notifyAll();
  }

  /** Waits for the next input. After the end it answers {@link Input.Ended} for ever. */
  public synchronized Input next() throws InterruptedException {
    Input input = poll();
    while (input == null) {
      await(Long.MAX_VALUE);
      input = poll();
    }
    return input;
  }

  /**
   * Waits for the next input, but not longer than this; then it is {@link Input.Tick}.
   *
   * @param millis 0 or more
   */
  public synchronized Input next(long millis) throws InterruptedException {
    long begin = System.nanoTime();
    Input input = poll();
    while (input == null) {
      long left = millis - (System.nanoTime() - begin) / NANOS_PER_MILLI;
      if (left <= 0) {
        return new Input.Tick();
      }
      await(left);
      input = poll();
    }
    return input;
  }

  /** Waits until something came, a lone ESC has become a key, or that time is over. */
  private void await(long millis) throws InterruptedException {
    long left = millis;
    if (parser.isUndecided()) {
      long waited = (System.nanoTime() - lastByteNanos) / NANOS_PER_MILLI;
      long patience = patienceMillis();
      if (waited >= patience) {
        parser.elapse();
        return;
      }
      left = Math.min(millis, patience - waited);
    }
    wait(left == Long.MAX_VALUE ? 0 : left); // 0 is for ever
  }

  private long patienceMillis() {
    if (parser.isPasting()) {
      return PASTE_MILLIS;
    }
    boolean isOnItsWay =
        parser.awaitsAnswer() && System.nanoTime() - askedNanos < WAY_MILLIS * NANOS_PER_MILLI;
    return isOnItsWay || parser.isTorn() ? ANSWER_MILLIS : ESCAPE_MILLIS;
  }

  /** Whether nothing has come that is not taken yet. */
  public synchronized boolean isQuiet() {
    return resized == null && !suspended && !news && !ended && !parser.hasKey();
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
    if (key == null && news) {
      news = false; // after the keys, which were meant for what was shown so far
      return new Input.News();
    }
    return key == null && ended ? new Input.Ended() : key;
  }
}
