package dev.banmen.tui.term;

/**
 * Where everything that may wake one viewer arrives. Any thread puts in, one takes out. Whoever has
 * a thread for it waits in {@link #next}; a viewer that shares threads takes with {@link #poll},
 * when something has come or {@link #waitMillis} are over. A lone ESC becomes a key when nothing
 * followed for {@link #ESCAPE_MILLIS}. Of several sizes only the newest counts, and however much
 * news there is, it arrives once.
 *
 * <p>The end, Ctrl-C, a new size and a request to stop overtake the keys that wait. Ctrl-C also
 * drops those that were typed before it, as a terminal does for a program that leaves that to it.
 */
public final class InputQueue {
  /** How many bytes are read ahead of the keys that are taken; then the reader waits. */
  public static final int READ_AHEAD = 1 << 20;

  /** How many bytes are parsed at once, so that few keys wait as objects. */
  private static final int STEP = 1 << 12;

  private static final int CTRL_C = 0x03;

  /** How long the bytes of one key may be apart. */
  public static final long ESCAPE_MILLIS = 50;

  /** How long they may be apart while an answer is on its way, which may be torn. */
  private static final long ANSWER_MILLIS = 500;

  /** How long an answer is on its way at most; one that comes later still counts. */
  private static final long WAY_MILLIS = 3000;

  /** How long the bytes of one paste may be apart: one whose end was lost ends then. */
  private static final long PASTE_MILLIS = 1000;

  private static final long NANOS_PER_MILLI = 1_000_000;

  private final Runnable waker;
  private final KeyParser parser = new KeyParser();
  private final ReadAhead waiting = new ReadAhead();
  private int parsed; // bytes of the keys that wait in the parser, or more
  private int interrupts; // Ctrl-C, so many times
  private Input.Resized resized;
  private boolean suspended;
  private boolean news;
  private boolean ended;
  private long lastByteNanos;
  private long askedNanos;

  /** An inbox that somebody waits at. */
  public InputQueue() {
    this(() -> {});
  }

  /**
   * An inbox for a viewer that waits for nothing.
   *
   * @param waker is run, on any thread, each time something came
   */
  public InputQueue(Runnable waker) {
    this.waker = waker;
  }

  private void came() {
    synchronized (this) {
      notifyAll();
    }
    waker.run(); // without the lock: it may lead anywhere
  }

  /** Bytes came from the terminal. They are taken however many wait: see {@link #hasRoom}. */
  public void bytes(byte[] bytes, int length) {
    add(bytes, length);
    came();
  }

  private synchronized void add(byte[] bytes, int length) {
    int begin = 0;
    for (int i = 0; i < length; i++) {
      if (bytes[i] == CTRL_C) { // part of no character, and of no sequence that is whole
        waiting.add(bytes, begin, i);
        interrupt();
        begin = i + 1;
      }
    }
    waiting.add(bytes, begin, length);
    lastByteNanos = System.nanoTime();
  }

  /** Drops what was typed, but parses it first: an awaited answer may be among it. */
  private void interrupt() {
    while (!waiting.isEmpty()) {
      waiting.feed(parser, STEP);
      parser.dropKeys();
    }
    parser.interrupt();
    parsed = 0;
    interrupts++;
  }

  /** Whether fewer bytes than {@link #READ_AHEAD} wait to be taken; if not, do not read more. */
  public synchronized boolean hasRoom() {
    return waiting.size() + parsed < READ_AHEAD;
  }

  /** Waits until there is room. */
  synchronized void awaitRoom() throws InterruptedException {
    while (!hasRoom()) {
      wait();
    }
  }

  /** The terminal has a new size. */
  public void resized(int cols, int rows) {
    synchronized (this) {
      resized = new Input.Resized(cols, rows);
    }
    came();
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
    long waited = millisSince(askedNanos);
    while (isAwaiting() && !ended && waited < millis) {
      wait(millis - waited);
      waited = millisSince(askedNanos);
    }
  }

  private boolean isAwaiting() {
    while (parser.awaitsAnswer() && !waiting.isEmpty()) {
      parse();
    }
    return parser.awaitsAnswer();
  }

  private void parse() {
    parsed += waiting.feed(parser, STEP);
  }

  /** The program is asked to stop for a while. */
  public void suspend() {
    synchronized (this) {
      suspended = true;
    }
    came();
  }

  /** There is something new to show, which the viewer knows where to find. */
  public void news() {
    synchronized (this) {
      news = true;
    }
    came();
  }

  /** No more bytes will come. */
  public void end() {
    synchronized (this) {
      ended = true;
    }
    came();
  }

  /** Waits for the next input. After the end it answers {@link Input.Ended} for ever. */
  public Input next() throws InterruptedException {
    return next(Long.MAX_VALUE);
  }

  /**
   * Waits for the next input, but not longer than this; then it is {@link Input.Tick}.
   *
   * @param millis 0 or more; {@link Long#MAX_VALUE} for ever
   */
  public synchronized Input next(long millis) throws InterruptedException {
    long begin = System.nanoTime();
    Input input = poll();
    while (input == null) {
      boolean isForever = millis == Long.MAX_VALUE;
      long left = isForever ? millis : millis - millisSince(begin);
      if (left <= 0) {
        return new Input.Tick();
      }
      await(Math.min(left, waitMillis()));
      input = poll();
    }
    return input;
  }

  private void await(long millis) throws InterruptedException {
    if (millis > 0) {
      wait(millis == Long.MAX_VALUE ? 0 : millis); // 0 is for ever
    }
  }

  private static long millisSince(long nanos) {
    return (System.nanoTime() - nanos) / NANOS_PER_MILLI;
  }

  /**
   * How long until what was read so far becomes a key though nothing follows, as a lone ESC does;
   * {@link Long#MAX_VALUE} if it is no part of a key.
   */
  public synchronized long waitMillis() {
    return parser.isUndecided()
        ? Math.max(0, patienceMillis() - millisSince(lastByteNanos))
        : Long.MAX_VALUE;
  }

  private long patienceMillis() {
    if (parser.isPasting()) {
      return PASTE_MILLIS;
    }
    boolean isOnItsWay = parser.awaitsAnswer() && millisSince(askedNanos) < WAY_MILLIS;
    return isOnItsWay || parser.isTorn() ? ANSWER_MILLIS : ESCAPE_MILLIS;
  }

  /** Whether nothing has come that is not taken yet. */
  public synchronized boolean isQuiet() {
    boolean isIdle = waiting.isEmpty() && !parser.hasKey();
    return isIdle && interrupts == 0 && resized == null && !suspended && !news && !ended;
  }

  /** The next input if there is one already, else null. */
  public synchronized Input poll() {
    if (ended) {
      return new Input.Ended(); // nobody is there to see what the keys do
    } else if (interrupts > 0) {
      interrupts--;
      return Input.Key.ctrl('c');
    } else if (resized != null) {
      Input input = resized;
      resized = null;
      return input;
    } else if (suspended) {
      suspended = false;
      return new Input.Suspend();
    }
    Input key = key();
    if (key == null && waitMillis() == 0) {
      parser.elapse();
      key = key();
    }
    if (key == null && news) {
      news = false; // after the keys, which were meant for what was shown so far
      return new Input.News();
    }
    return key;
  }

  private Input key() {
    while (!parser.hasSureKey() && !waiting.isEmpty()) {
      parse();
    }
    Input key = parser.poll();
    if (!parser.hasKey()) {
      parsed = 0;
      notifyAll(); // there is room again
    }
    return key;
  }
}
