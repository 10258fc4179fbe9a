package dev.banmen.tui.page;

import dev.banmen.app.BellUse;
import dev.banmen.app.Person;
import dev.banmen.tui.canvas.Appearance;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Display;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.PaintCache;
import dev.banmen.tui.canvas.Palette;
import dev.banmen.tui.term.CompactScreen;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.InputQueue;
import dev.banmen.tui.term.Keys;
import dev.banmen.tui.term.LocalTerminal;
import dev.banmen.tui.term.NoTerminal;
import dev.banmen.tui.term.Recorder;
import dev.banmen.tui.term.TerminalBackground;
import dev.banmen.tui.term.TerminalQuestion;
import dev.banmen.tui.theme.ThemeFault;
import java.io.IOException;
import java.util.function.LongSupplier;

/**
 * Shows pages on a terminal: takes all waiting input, paints once. It owns its pages and its
 * screen; one thread at a time. {@link #run} is the loop of a program that has a thread for it;
 * {@link DrivenScreen} calls {@link #step}, which never waits.
 */
public final class Viewer {
  /** The owner of the terminal, as far as the viewer needs it. */
  public interface Host {
    /** No owner: there is no program to stop. */
    Host NONE = new Host() {};

    default void suspend() throws IOException, InterruptedException {}

    /** Puts the size into the input queue. */
    default void measure() {}

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
   * Otherwise repeating keys could end several slices in a row with the same picture, nearly always
   * if one of them is slow: the screen would seem frozen.
   */
  static final int MOST_OVERDUE = 7;

  private static final long NANOS_PER_MILLI = 1_000_000;
  private static final long NEVER = Long.MAX_VALUE;

  private final CompactScreen screen;
  private final InputQueue queue;
  private final Appearance appearance;
  private final Host host;
  private final Pages pages;
  private final Bell bell = new Bell();
  private final NewsSubscription news;
  private final Recorder recorder;
  private final LongSupplier nanos; // passing time
  private final Inputs inputs = new Inputs();
  private PaintCache cache = new PaintCache();
  private Object painted; // what the last paint was drawn with
  private boolean isLeaving; // once all is saved
  private boolean isSpent; // whether the last slice ran out of time
  private int unchanged; // spent slices in a row that changed nothing: each takes one input more
  private boolean wantsPictures; // of stones, and has asked for the size of a cell
  private boolean isUnpainted; // the screen could not be painted yet
  private long due = NEVER; // when a driven viewer wakes without input, by nanos

  public Viewer(
      Pages pages, CompactScreen screen, InputQueue queue, Appearance appearance, Host host) {
    this(pages, screen, queue, appearance, host, Recorder.NONE, System::nanoTime);
  }

  /**
   * A viewer of pages on a terminal.
   *
   * @param recorder records everything shown
   * @param nanos a clock in nanoseconds, from any starting point
   */
  public Viewer(
      Pages pages,
      CompactScreen screen,
      InputQueue queue,
      Appearance appearance,
      Host host,
      Recorder recorder,
      LongSupplier nanos) {
    this.recorder = recorder;
    this.nanos = nanos;
    this.pages = pages;
    this.screen = screen;
    this.queue = queue;
    this.appearance = appearance;
    pages.viewedWith(appearance);
    pages.fedBy(queue);
    if (recorder == Recorder.NONE) { // a replay must not copy, too
      pages.copyingTo(screen);
    }
    news = new NewsSubscription(pages, queue);
    this.host = host;
  }

  /** Returns a viewer that nobody watches. */
  public static Viewer unseen(
      Pages pages, CompactScreen screen, InputQueue queue, Display display) {
    return new Viewer(pages, screen, queue, appearance(pages, display), Host.NONE);
  }

  static void showLocally(Pages pages, Person person, Display display, Recorder recorder)
      throws NoTerminal, IOException {
    try (LocalTerminal local = LocalTerminal.open(display.depth(), recorder)) {
      local.setFarewell(person::farewell);
      Host host = new LocalHost(local);
      Appearance appearance = appearance(pages, display);
      if (recorder == Recorder.NONE) { // a replay must not ask, too
        display.questions().forEach(local::ask);
      }
      Viewer viewer =
          new Viewer(
              pages,
              local.screen(),
              local.inputQueue(),
              appearance,
              host,
              recorder,
              System::nanoTime);
      viewer.begin();
      local.listen();
      viewer.takeSlices();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      pages.leaveAll();
    }
  }

  /** Begins with a theme; only one that can't be had is worth a word. */
  private static void begin(Pages pages, Appearance appearance, String theme) {
    try {
      appearance.useTheme(theme);
    } catch (ThemeFault fault) {
      pages.show(pages.shown().saying(fault.getMessage()));
    }
  }

  /**
   * Returns the appearance asked for; the default if that can't be loaded, and the page says so.
   */
  public static Appearance appearance(Pages pages, Display display) {
    Appearance appearance = new Appearance(display.withThemes(pages.person().themes()));
    if (display.isAuto()) {
      suit(pages, appearance, display.background());
    } else if (!appearance.shows(display.theme())) {
      begin(pages, appearance, display.theme());
    }
    if (!display.notice().isEmpty()) {
      pages.show(pages.shown().saying(display.notice()));
    }
    return appearance;
  }

  /** Switches to the theme that suits a terminal; the page says so if it can't be loaded. */
  private static void suit(Pages pages, Appearance appearance, TerminalBackground background) {
    try {
      appearance.adaptTo(background);
    } catch (ThemeFault fault) {
      pages.show(pages.shown().saying(fault.getMessage()));
    }
  }

  /** Shows pages until their user leaves; waits for input on this thread. */
  public void run() throws IOException, InterruptedException {
    begin();
    takeSlices();
  }

  private void takeSlices() throws IOException, InterruptedException {
    try {
      do {
        followNews();
      } while (slice(queue.next(pages.waitMillis())));
    } finally {
      stopListening(); // others may play the game on
    }
  }

  /** Listens to the game shown, and shows what was missed since it was painted. */
  private void followNews() throws IOException {
    Page painted = pages.shown();
    news.follow();
    if (pages.shown() != painted) {
      paint();
    }
  }

  /** Takes over the screen. */
  public void begin() throws IOException {
    screen.wantMouse(appearance.hasMouse());
    screen.startScreen();
    paint();
    setDue();
  }

  /**
   * Takes one slice if anything came or is due, and paints what could not be painted before; never
   * waits. False if its user left.
   */
  boolean step() throws IOException, InterruptedException {
    Input input = queue.poll();
    if (input == null && waitMillis() == 0) {
      input = Input.Signal.TICK;
    }
    if (input != null && !slice(input)) {
      return false;
    }
    boolean isOther = news.follow();
    if (isOther || isUnpainted) {
      paint();
    }
    if (isOther || input != null) {
      setDue();
    }
    return true;
  }

  /** Whether the last slice left inputs for the next one, because its time was up. */
  boolean isBusy() {
    return isSpent && !queue.isQuiet();
  }

  private void setDue() {
    long wait = pages.waitMillis();
    due = wait == Long.MAX_VALUE ? NEVER : nanos.getAsLong() + wait * NANOS_PER_MILLI;
  }

  /** Returns how long until {@link #step} has something to do without input; may be for ever. */
  long waitMillis() {
    if (due == NEVER) {
      return queue.waitMillis();
    }
    long left = Math.max(0, due - nanos.getAsLong());
    return Math.min((left + NANOS_PER_MILLI - 1) / NANOS_PER_MILLI, queue.waitMillis());
  }

  /**
   * Takes an input and those waiting behind it, for about {@link #WORK_NANOS}, and paints; the rest
   * is left for the next slice. False if its user left.
   */
  public boolean slice(Input first) throws IOException, InterruptedException {
    if (isLeaving) {
      return whileSaving(first);
    }
    long begin = nanos.getAsLong();
    int overdue = 0; // inputs since the time was up
    for (Input input = first; input != null; input = overdue <= unchanged ? queue.poll() : null) {
      if (!take(input)) {
        return leaveOrSave();
      }
      overdue += nanos.getAsLong() - begin >= WORK_NANOS ? 1 : 0;
    }
    isSpent = overdue > unchanged;
    if (isSpent && pages.waitMillis() == 0 && !pages.tick()) {
      return leaveOrSave(); // while keys keep coming, nobody waits for that
    }
    boolean isFirst = unchanged == 0;
    unchanged = paint() || !isSpent ? 0 : unchanged % MOST_OVERDUE + 1;
    return !isFirst || unchanged == 0 || isUnpainted || showChange();
  }

  /**
   * Takes waiting inputs, painting after each, until the screen changes. False if its user left.
   */
  private boolean showChange() throws IOException, InterruptedException {
    for (int more = 0; more < MOST_OVERDUE && unchanged > 0; more++) {
      Input input = queue.poll();
      if (input == null) {
        return true;
      } else if (!take(input)) {
        return leaveOrSave();
      }
      unchanged = paint() ? 0 : unchanged;
    }
    return true;
  }

  /** Leaves, or stays while a file is being saved, and says so; false if it leaves. */
  private boolean leaveOrSave() throws IOException {
    isLeaving = !pages.files().isEmpty();
    if (isLeaving) {
      pages.show(pages.shown().saying(pages.words().text("save.waits")));
      paint();
    }
    return isLeaving;
  }

  /**
   * Handles an input while files are being saved; false if the user leaves, once all are saved.
   * Stays if a save failed, for its message to be read. Ctrl-C stops waiting: a half-written file
   * replaces nothing.
   */
  private boolean whileSaving(Input input) throws IOException, InterruptedException {
    boolean isSeen = input instanceof Input.Resized || input == Input.Signal.SUSPEND;
    if (input == Input.Signal.ENDED) {
      return false; // leaveAll waits
    } else if (input instanceof Input.Key pressed && Keys.isCtrl(pressed.stroke(), 'c')) {
      pages.files().giveUp();
    } else if (isSeen) {
      take(input);
    }
    boolean areSaved = pages.files().showFinished();
    isLeaving = areSaved && !pages.files().isEmpty();
    if (isSeen || !isLeaving) {
      paint();
    }
    return isLeaving || !areSaved;
  }

  void stopListening() {
    news.end();
  }

  /** Carries out an input; false if that was to leave. */
  private boolean take(Input input) throws IOException, InterruptedException {
    return input.to(inputs);
  }

  /** Paints the current page; false if the screen shows that already, or can't yet. */
  private boolean paint() throws IOException {
    isUnpainted = !host.isReady();
    if (isUnpainted) {
      return false;
    }
    askForPictures();
    if (painted != appearance.drawing()) {
      painted = appearance.drawing();
      cache = new PaintCache();
      screen.wantMouse(appearance.hasMouse());
      screen.setDepth(appearance.depth());
    }
    cache.setMoving(pages.gate().cursorRest().isMoving());
    Palette palette = appearance.palette(pages.shown().ground());
    pages.paint(
        new Canvas(screen.newTextGraphics(), extent(), palette, appearance.glyphs(), cache));
    screen.setTitle(pages.title());
    if (bell.rings(pages)) {
      screen.ring();
      if (pages.person().preferences().bell() == BellUse.NOTIFY) {
        screen.notify(pages.words().text("notify.turn"));
      }
    }
    return screen.show();
  }

  private Extent extent() {
    return Extent.of(screen.cols(), screen.rows());
  }

  /** Asks for the size of a cell once pictures are wanted; a recording has none. */
  private void askForPictures() {
    boolean wants = appearance.wantsPictures() && recorder == Recorder.NONE;
    if (wants && !wantsPictures) {
      screen.ask(TerminalQuestion.CELL_SIZE);
    } else if (!wants && wantsPictures) {
      screen.showPictures(0, 0);
    }
    wantsPictures = wants;
  }

  /** Carries out inputs; false if one was to leave. */
  private final class Inputs implements Input.Handler {
    @Override
    public boolean key(Input.Key pressed) throws IOException, InterruptedException {
      if (Keys.isCtrl(pressed.stroke(), 'c')) {
        return false;
      } else if (Keys.isCtrl(pressed.stroke(), 'l')) {
        screen.forget();
        host.measure();
      } else if (Keys.isCtrl(pressed.stroke(), 'z')) {
        host.suspend();
      } else {
        return pages.take(pressed, extent());
      }
      return true;
    }

    @Override
    public boolean pointed(Input.Pointed pointed) {
      return pages.take(pointed, extent());
    }

    @Override
    public boolean pasted(Input.Pasted pasted) {
      return pages.take(pasted, extent());
    }

    @Override
    public boolean resized(Input.Resized size) {
      screen.resize(size.cols(), size.rows());
      recorder.resized(size.cols(), size.rows());
      wantsPictures = false; // cells may have another size, too
      return true;
    }

    @Override
    public boolean cellSize(Input.CellSizeReported size) {
      if (wantsPictures && size.isSane()) {
        screen.showPictures(size.width(), size.height());
      }
      return true;
    }

    @Override
    public boolean background(TerminalBackground background) {
      suit(pages, appearance, background);
      return true;
    }

    @Override
    public boolean colours(boolean areAll) {
      appearance.adaptTo(areAll);
      return true;
    }

    @Override
    public boolean named(String name) {
      appearance.nameTerminal(name);
      return true;
    }

    @Override
    public boolean signal(Input.Signal signal) throws IOException, InterruptedException {
      return switch (signal) {
        case TICK -> pages.tick();
        case ENDED -> false;
        case NEWS -> {
          pages.refreshSession();
          yield true;
        }
        case SUSPEND -> {
          host.suspend();
          yield true;
        }
      };
    }
  }
}
