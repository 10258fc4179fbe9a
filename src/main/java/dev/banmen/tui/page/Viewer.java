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
 * Shows pages on a terminal: takes what has come, paints once. It owns its pages and its screen;
 * one thread at a time. {@link #run} is the loop of a program that has a thread for it; {@link
 * DrivenScreen} calls {@link #step}, which never waits.
 */
public final class Viewer {
  /** What is asked of the terminal's owner. */
  public interface Host {
    /** Stops the program for a while. */
    void suspend() throws IOException, InterruptedException;

    /** Has the size arrive in the inbox. */
    void measure();

    /** Whether the terminal takes a paint now; if not, the viewer is driven again when it does. */
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

  /** How long inputs are taken before what came of them is painted: over thirty times a second. */
  public static final long WORK_NANOS = 25_000_000;

  /**
   * How many inputs more are taken at most when that time is over and the screen still shows the
   * same. Keys that repeat often end several turns in a row with the same picture, and those with a
   * slow one among them nearly always: the screen would seem frozen.
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
  private int still; // turns in a row that changed nothing, then from 1 again after MOST_MORE
  private boolean isLeaving; // once all is saved
  private boolean isStale; // what is shown could not be painted yet
  private long due = NEVER; // when a driven viewer looks though nothing came, by nanos

  public Viewer(
      Pages pages, CompactScreen terminal, InputQueue inbox, Appearance looks, Host host) {
    this(pages, terminal, inbox, looks, host, Recorder.NONE, System::nanoTime);
  }

  /**
   * A viewer.
   *
   * @param recorder hears of all that is shown
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

  /** A viewer of what nobody sees. */
  static Viewer unseen(Pages pages, CompactScreen terminal, InputQueue inbox, Display display) {
    return new Viewer(pages, terminal, inbox, looks(pages, display), new LocalHost(null));
  }

  /** Shows pages on the program's own terminal, until their user leaves. */
  static void showLocally(Pages pages, Person person, Display display, Recorder recorder)
      throws NoTerminal, IOException {
    try (LocalTerminal local = LocalTerminal.open(display.depth(), recorder)) {
      local.lastWord(person::farewell);
      Host host = new LocalHost(local);
      Appearance looks = looks(pages, display);
      if (display.asks() && recorder == Recorder.NONE) { // or who plays it back would be asked, too
        local.ask();
      }
      new Viewer(pages, local.screen(), local.inbox(), looks, host, recorder, System::nanoTime)
          .run();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      pages.leaveAll();
    }
  }

  /**
   * The looks that are asked for; the usual ones where they cannot be had, and the page says so.
   */
  public static Appearance looks(Pages pages, Display display) {
    Appearance looks = new Appearance(display);
    if (display.isAuto()) {
      suit(pages, looks, display.backdrop());
    } else if (!display.theme().equals(looks.theme())) {
      pages.viewedWith(looks);
      pages.dress(new PageResult.Dress(display.theme(), pages.shown()));
    }
    if (!display.notice().isEmpty()) {
      pages.show(pages.shown().saying(display.notice()));
    }
    return looks;
  }

  /** Wears what suits a terminal; the page says so if that cannot be had. */
  private static void suit(Pages pages, Appearance looks, BackgroundTone backdrop) {
    try {
      looks.suit(backdrop);
    } catch (ThemeFault fault) {
      pages.show(pages.shown().saying(fault.getMessage()));
    }
  }

  /**
   * Paints a page and what is shown below it to a stream, and what comes of a space and of leaving.
   */
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

  /** Shows until one leaves; waits for input on this thread. */
  public void run() throws IOException, InterruptedException {
    try {
      begin();
      do {
        news.follow();
      } while (turn(inbox.next(pages.waitMillis())));
    } finally {
      unhear(); // others may play the game on
    }
  }

  /** Takes the screen over. */
  public void begin() throws IOException {
    terminal.wantMouse(looks.hasMouse());
    terminal.startScreen();
    paint();
    setDue();
  }

  /**
   * Takes one turn if anything came or is due, and paints what could not be painted before; never
   * waits. False if one was to leave.
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

  /** How long until {@link #step} has something to do though nothing comes; for ever if so. */
  long waitMillis() {
    long left = due == NEVER ? NEVER : Math.max(0, due - nanos.getAsLong());
    long millis = left == NEVER ? NEVER : (left + NANOS_PER_MILLI - 1) / NANOS_PER_MILLI;
    return Math.min(millis, inbox.waitMillis());
  }

  /**
   * Takes an input and what has come with it, for about {@link #WORK_NANOS}, and paints; what is
   * left is for the next turn. False if one was to leave.
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
      isBusy = late > still; // so that no slow key ends all of the turns
    }
    if (isBusy && pages.waitMillis() == 0 && !pages.tick()) {
      return stay(); // while keys keep coming, nobody waits for that moment
    }
    boolean isFirst = still == 0;
    still = paint() || !isBusy ? 0 : still % MOST_MORE + 1;
    return still == 0 || !isFirst || isStale || showChange();
  }

  /**
   * Takes inputs that wait, each with a paint of its own, until the screen changes, but at most
   * {@link #MOST_MORE}. False if one was to leave.
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

  /** Stays only while something is being written, and says so. */
  private boolean stay() throws IOException {
    isLeaving = !pages.savings().isEmpty();
    if (isLeaving) {
      pages.show(pages.shown().saying(pages.words().text("save.waits")));
      paint();
    }
    return isLeaving;
  }

  /**
   * Leaves once all is written, and stays if that failed and somebody is there to hear of it.
   * Ctrl-C waits no longer: what is half written takes nobody's place.
   */
  private boolean linger(Input input) throws IOException, InterruptedException {
    boolean isSeen = input instanceof Input.Resized || input instanceof Input.Suspend;
    if (input instanceof Input.Ended) {
      return false; // whoever leaves all pages waits
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

  /** Listens to no game any more. */
  void unhear() {
    news.end();
  }

  /** Does what an input asks for; false if that was to leave. */
  private boolean take(Input input) throws IOException, InterruptedException {
    if (input instanceof Input.Ended) {
      return false;
    } else if (input instanceof Input.Resized resized) {
      terminal.resize(resized.cols(), resized.rows());
      recorder.resized(resized.cols(), resized.rows());
    } else if (input instanceof Input.Suspend) {
      suspend();
    } else if (input instanceof Input.News) {
      pages.told();
    } else if (input instanceof Input.Told told) {
      suit(pages, looks, told.backdrop());
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

  /** Paints the page that is shown; false if the screen shows that already, or can't yet. */
  private boolean paint() throws IOException {
    isStale = !host.isReady();
    if (isStale) {
      return false;
    }
    return painter.paint();
  }
}
