package dev.banmen.tui.page;

import dev.banmen.app.Person;
import dev.banmen.tui.canvas.Appearance;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Display;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.term.BackgroundTone;
import dev.banmen.tui.term.CompactScreen;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.InputQueue;
import dev.banmen.tui.term.LocalTerminal;
import dev.banmen.tui.term.NoTerminal;
import dev.banmen.tui.term.Recorder;
import dev.banmen.tui.theme.ThemeFault;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.function.LongSupplier;

/**
 * Shows pages on a terminal: takes all waiting input, paints once. It owns its pages and its
 * screen; one thread at a time. {@link #run} is the loop of a program that has a thread for it;
 * {@link DrivenScreen} calls {@link #step}, which never waits.
 */
public final class Viewer {
  /** What the viewer needs from the terminal's owner. */
  public interface Host {
    /** Stops the program for a while. */
    void suspend() throws IOException, InterruptedException;

    /** Puts the size into the inbox. */
    void measure();

    /** Whether the terminal takes a paint now; if not, the viewer is called again when it does. */
    default boolean isReady() {
      return true;
    }
  }

  private record LocalHost(LocalTerminal local) implements Host {
    @Override
    public void suspend() throws IOException, InterruptedException {
      local.suspend();
    }

    @Override
    public void measure() {
      local.measure();
    }
  }

  /** How long to take inputs before painting: over thirty paints a second. */
  public static final long WORK_NANOS = 25_000_000;

  /**
   * How many more inputs to take at most after that time while the screen still shows the same.
   * Otherwise repeating keys could end several turns in a row with the same picture, nearly always
   * if one of them is slow: the screen would seem frozen.
   */
  static final int MOST_MORE = 7;

  private static final long NANOS_PER_MILLI = 1_000_000;
  private static final long NEVER = Long.MAX_VALUE;

  private final CompactScreen terminal;
  private final InputQueue inbox;
  private final Appearance looks;
  private final Host host;
  private final Pages pages;
  private final ScreenPainter painter;
  private final GameNews news;
  private final Recorder recorder;
  private final LongSupplier nanos; // passing time
  private int still; // turns in a row that changed nothing; starts over after MOST_MORE
  private boolean isLeaving; // once all is saved
  private boolean isStale; // the screen could not be painted yet
  private long due = NEVER; // when a driven viewer wakes without input, by nanos

  public Viewer(
      Pages pages, CompactScreen terminal, InputQueue inbox, Appearance looks, Host host) {
    this(pages, terminal, inbox, looks, host, Recorder.NONE, System::nanoTime);
  }

  /**
   * A viewer of pages on a terminal.
   *
   * @param recorder records everything shown
   * @param nanos a clock in nanoseconds, from any starting point
   */
  public Viewer(
      Pages pages,
      CompactScreen terminal,
      InputQueue inbox,
      Appearance looks,
      Host host,
      Recorder recorder,
      LongSupplier nanos) {
    this.recorder = recorder;
    this.nanos = nanos;
    this.pages = pages;
    this.terminal = terminal;
    this.inbox = inbox;
    this.looks = looks;
    pages.viewedWith(looks);
    painter = new ScreenPainter(pages, terminal, looks);
    news = new GameNews(pages, inbox);
    this.host = host == null ? new LocalHost(null) : host;
  }

  /** Returns a viewer that nobody watches. */
  static Viewer unseen(Pages pages, CompactScreen terminal, InputQueue inbox, Display display) {
    return new Viewer(pages, terminal, inbox, looks(pages, display), new LocalHost(null));
  }

  /** Shows pages on the program's own terminal, until their user leaves. */
  static void showLocally(Pages pages, Person person, Display display, Recorder recorder)
      throws NoTerminal, IOException {
    try (LocalTerminal local = LocalTerminal.open(display.depth(), recorder)) {
      local.setFarewell(person::farewell);
      Host host = new LocalHost(local);
      Appearance looks = looks(pages, display);
      if (display.asksBackground() && recorder == Recorder.NONE) { // a replay must not ask, too
        local.askBackground();
      }
      Viewer viewer =
          new Viewer(pages, local.screen(), local.inbox(), looks, host, recorder, System::nanoTime);
      viewer.begin();
      local.listen();
      viewer.takeTurns();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      pages.leaveAll();
    }
  }

  /**
   * Returns the appearance asked for; the default if that can't be loaded, and the page says so.
   */
  public static Appearance looks(Pages pages, Display display) {
    Appearance looks = new Appearance(display);
    if (display.isAuto()) {
      suit(pages, looks, display.background());
    } else if (!display.theme().equals(looks.theme())) {
      pages.viewedWith(looks);
      pages.dress(new PageResult.Dress(display.theme(), pages.shown()));
    }
    if (!display.notice().isEmpty()) {
      pages.show(pages.shown().saying(display.notice()));
    }
    return looks;
  }

  /** Switches to the theme that suits a terminal; the page says so if it can't be loaded. */
  private static void suit(Pages pages, Appearance looks, BackgroundTone background) {
    try {
      looks.adaptTo(background);
    } catch (ThemeFault fault) {
      pages.show(pages.shown().saying(fault.getMessage()));
    }
  }

  /** Paints a page and the one below it to a stream, and handles a space and leaving. */
  public static void rehearse(Pages pages, Page first, Display display, OutputStream out) {
    CompactScreen terminal = new CompactScreen(out, display.depth(), 80, 24);
    InputQueue inbox = new InputQueue();
    Appearance looks = new Appearance(display);
    Viewer viewer = new Viewer(pages, terminal, inbox, looks, null);
    try {
      terminal.startScreen();
      first.paint(
          new Canvas(
              terminal.newTextGraphics(),
              viewer.screenExtent(),
              looks.palette(first.ground()),
              looks.glyphs()));
      viewer.paint();
      pages.take(Input.Key.of(' '), viewer.screenExtent());
      viewer.paint();
      inbox.resized(80, 24);
      inbox.bytes(new byte[] {'T', 'q'}, 2);
      viewer.run();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (IOException e) {
      throw new UncheckedIOException(e); // the stream is our own
    }
  }

  /** Shows pages until their user leaves; waits for input on this thread. */
  public void run() throws IOException, InterruptedException {
    begin();
    takeTurns();
  }

  private void takeTurns() throws IOException, InterruptedException {
    try {
      do {
        news.follow();
      } while (turn(inbox.next(pages.waitMillis())));
    } finally {
      unhear(); // others may play the game on
    }
  }

  /** Takes over the screen. */
  public void begin() throws IOException {
    terminal.wantMouse(looks.hasMouse());
    terminal.startScreen();
    paint();
    setDue();
  }

  /**
   * Takes one turn if anything came or is due, and paints what could not be painted before; never
   * waits. False if its user left.
   */
  boolean step() throws IOException, InterruptedException {
    Input input = inbox.poll();
    if (input == null && waitMillis() == 0) {
      input = new Input.Tick();
    }
    if (input != null && !turn(input)) {
      return false;
    }
    boolean isOther = news.follow();
    if (isOther || isStale) {
      paint();
    }
    if (isOther || input != null) {
      setDue();
    }
    return true;
  }

  private void setDue() {
    long wait = pages.waitMillis();
    due = wait == Long.MAX_VALUE ? NEVER : nanos.getAsLong() + wait * NANOS_PER_MILLI;
  }

  /** Returns how long until {@link #step} has something to do without input; may be for ever. */
  long waitMillis() {
    long left = due == NEVER ? NEVER : Math.max(0, due - nanos.getAsLong());
    long millis = left == NEVER ? NEVER : (left + NANOS_PER_MILLI - 1) / NANOS_PER_MILLI;
    return Math.min(millis, inbox.waitMillis());
  }

  /**
   * Takes an input and those waiting behind it, for about {@link #WORK_NANOS}, and paints; the rest
   * is left for the next turn. False if its user left.
   */
  public boolean turn(Input first) throws IOException, InterruptedException {
    if (isLeaving) {
      return linger(first);
    }
    long begin = nanos.getAsLong();
    int late = 0;
    boolean isBusy = false;
    for (Input input = first; input != null; input = isBusy ? null : inbox.poll()) {
      if (!take(input)) {
        return stay();
      }
      late += nanos.getAsLong() - begin >= WORK_NANOS ? 1 : 0;
      isBusy = late > still; // a slow key must not end every turn
    }
    if (isBusy && pages.waitMillis() == 0 && !pages.tick()) {
      return stay(); // while keys keep coming, nobody waits for that
    }
    boolean isFirst = still == 0;
    still = paint() || !isBusy ? 0 : still % MOST_MORE + 1;
    return still == 0 || !isFirst || isStale || showChange();
  }

  /**
   * Takes waiting inputs, painting after each, until the screen changes, but at most {@link
   * #MOST_MORE}. False if its user left.
   */
  private boolean showChange() throws IOException, InterruptedException {
    for (int more = 0; more < MOST_MORE && still > 0; more++) {
      Input input = inbox.poll();
      if (input == null) {
        return true;
      } else if (!take(input)) {
        return stay();
      }
      still = paint() ? 0 : still;
    }
    return true;
  }

  /** Stays only while a file is being saved, and says so. */
  private boolean stay() throws IOException {
    isLeaving = !pages.savings().isEmpty();
    if (isLeaving) {
      pages.show(pages.shown().saying(pages.words().text("save.waits")));
      paint();
    }
    return isLeaving;
  }

  /**
   * Leaves once all files are saved, and stays if a save failed and someone is there to read it.
   * Ctrl-C stops waiting: a half-written file replaces nothing.
   */
  private boolean linger(Input input) throws IOException, InterruptedException {
    boolean isSeen = input instanceof Input.Resized || input instanceof Input.Suspend;
    if (input instanceof Input.Ended) {
      return false; // leaveAll waits
    } else if (input instanceof Input.Key key && key.isCtrl('c')) {
      pages.giveUpSaving();
    } else if (isSeen) {
      take(input);
    }
    boolean isWell = pages.hearOfSavings();
    isLeaving = isWell && !pages.savings().isEmpty();
    if (isSeen || !isLeaving) {
      paint();
    }
    return isLeaving || !isWell;
  }

  /** Stops listening to a game. */
  void unhear() {
    news.end();
  }

  /** Carries out an input; false if that was to leave. */
  private boolean take(Input input) throws IOException, InterruptedException {
    if (input instanceof Input.Ended) {
      return false;
    } else if (input instanceof Input.Resized resized) {
      terminal.resize(resized.cols(), resized.rows());
      recorder.resized(resized.cols(), resized.rows());
    } else if (input instanceof Input.Suspend) {
      suspend();
    } else if (input instanceof Input.News) {
      pages.refreshSession();
    } else if (input instanceof Input.BackgroundReported told) {
      suit(pages, looks, told.background());
    } else if (input instanceof Input.Tick) {
      return pages.tick();
    } else if (input instanceof Input.Key key && key.ctrl()) {
      return control(key);
    } else {
      return pages.take(input, screenExtent());
    }
    return true;
  }

  private boolean control(Input.Key key) throws IOException, InterruptedException {
    if (key.isCtrl('c')) {
      return false;
    } else if (key.isCtrl('l')) {
      terminal.forget();
      host.measure();
    } else if (key.isCtrl('z')) {
      suspend();
    } else {
      return pages.take(key, screenExtent());
    }
    return true;
  }

  private void suspend() throws IOException, InterruptedException {
    host.suspend();
  }

  private Extent screenExtent() {
    return painter.extent();
  }

  /** Paints the current page; false if the screen shows that already, or can't yet. */
  private boolean paint() throws IOException {
    isStale = !host.isReady();
    if (isStale) {
      return false;
    }
    return painter.paint();
  }
}
