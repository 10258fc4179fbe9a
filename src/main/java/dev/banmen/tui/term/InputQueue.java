package dev.banmen.tui.term;

/**
 * Collects everything that may wake one viewer. Any thread adds, one takes. A viewer with a thread
 * of its own waits in {@link #next}; one that shares threads takes with {@link #poll}, when
 * something has come or {@link #waitMillis} are over. A lone ESC becomes a key when nothing
 * followed for {@link #ESCAPE_MILLIS}. Of several sizes only the newest counts, and however much
 * news there is, it arrives once.
 *
 * <p>The end, Ctrl-C, a new size and a request to stop overtake waiting keys. Ctrl-C also drops
 * those typed before it, as a terminal that handles it itself does.
 */
public final class InputQueue {
  /** How many bytes are read ahead of the keys taken; then the reader waits. */
  public static final int READ_AHEAD = 1 << 20;

  /** How many bytes are parsed at once, to limit how many keys wait as objects. */
  private static final int STEP = 1 << 12;

  private static final int CTRL_C = 0x03;

  /** How far apart the bytes of one key may be. */
  public static final long ESCAPE_MILLIS = 50;

  /** How far apart they may be while an answer is on its way, which may be split. */
  private static final long ANSWER_MILLIS = 500;

  /** How long to expect an answer; a later one still counts. */
  private static final long WAY_MILLIS = 3000;

  /** How far apart the bytes of one paste may be: one whose end was lost ends then. */
  private static final long PASTE_MILLIS = 1000;

  private static final long NANOS_PER_MILLI = 1_000_000;

  private final Runnable waker;
  private final KeyParser parser = new KeyParser();
  private final ReadAhead waiting = new ReadAhead();
  private int parsed; // at least the bytes of the keys waiting in the parser
  private int interrupts; // how many Ctrl-C
  private Input.Resized resized;
  private boolean suspended;
  private boolean news;
  private boolean ended;
  private boolean isHeld; // keys wait
  private long lastByteNanos;
  private long askedNanos;

  /** A queue for a viewer that waits. */
  public InputQueue() {
    this(() -> {});
  }

  /**
   * A queue for a viewer that never waits.
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

  /** Adds bytes from the terminal, however many wait: see {@link #hasRoom}. */
  public void bytes(byte[] bytes, int length) {
    add(bytes, length);
    came();
  }

  private synchronized void add(byte[] bytes, int length) {
    int begin = 0;
    for (int i = 0; i < length; i++) {
      if (bytes[i] == CTRL_C) { // never part of a character or of a complete sequence
        waiting.add(bytes, begin, i);
        interrupt();
        begin = i + 1;
      }
    }
    waiting.add(bytes, begin, length);
    lastByteNanos = System.nanoTime();
  }

  /** Drops typed keys, but parses them first: an awaited answer may be among them. */
  private void interrupt() {
    while (!waiting.isEmpty()) {
      waiting.feed(parser, STEP);
      parser.dropKeys();
    }
    parser.interrupt();
    parsed = 0;
    interrupts++;
  }

  /** Whether fewer bytes than {@link #READ_AHEAD} wait; if not, don't read more. */
  public synchronized boolean hasRoom() {
    return waiting.size() + parsed < READ_AHEAD;
  }

  synchronized void awaitRoom() throws InterruptedException {
    while (!hasRoom()) {
      wait();
    }
  }

  public void resized(int cols, int rows) {
    synchronized (this) {
      resized = new Input.Resized(cols, rows);
    }
    came();
  }

  /** Notes that the terminal was asked something, and may answer or not. */
  public synchronized void asked(TerminalQuestion question) {
    parser.awaitAnswer(question);
    askedNanos = System.nanoTime();
  }

  /**
   * Waits for an answer that was asked for a moment ago. If nothing was asked, or it was long ago,
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

  public void suspend() {
    synchronized (this) {
      suspended = true;
    }
    came();
  }

  /** Adds news, which the viewer knows where to find. */
  public void news() {
    synchronized (this) {
      news = true;
    }
    came();
  }

  /** Keeps keys waiting, or no longer; what overtakes them is taken as ever. */
  public void hold(boolean holds) {
    synchronized (this) {
      if (isHeld == holds) {
        return;
      }
      isHeld = holds;
    }
    if (!holds) {
      came();
    }
  }

  public void end() {
    synchronized (this) {
      ended = true;
    }
    came();
  }

  /** Waits for the next input. After the end it returns {@link Input.Signal#ENDED} for ever. */
  public Input next() throws InterruptedException {
    return next(Long.MAX_VALUE);
  }

  /**
   * Waits for the next input, but no longer than this; then it is {@link Input.Signal#TICK}.
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
        return Input.Signal.TICK;
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
   * Returns how long until what was read so far becomes a key if nothing follows, as a lone ESC
   * does; {@link Long#MAX_VALUE} if it isn't part of a key.
   */
  public synchronized long waitMillis() {
    return parser.isUndecided() && !isHeld
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

  /** Whether all that came was taken. */
  public synchronized boolean isQuiet() {
    boolean isIdle = isHeld || waiting.isEmpty() && !parser.hasKey();
    return isIdle && interrupts == 0 && resized == null && !suspended && !news && !ended;
  }

  /** Returns the next input if there is one already, else null. */
  public synchronized Input poll() {
    if (ended) {
      return Input.Signal.ENDED; // nobody would see what the keys do
    } else if (interrupts > 0) {
      interrupts--;
      return Input.Key.ctrl('c');
    } else if (resized != null) {
      Input input = resized;
      resized = null;
      return input;
    } else if (suspended) {
      suspended = false;
      return Input.Signal.SUSPEND;
    }
    Input key = isHeld ? null : key();
    if (key == null && waitMillis() == 0) {
      parser.elapse();
      key = key();
    }
    if (key == null && news) {
      news = false; // after the keys, which were meant for what was shown so far
      return Input.Signal.NEWS;
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
