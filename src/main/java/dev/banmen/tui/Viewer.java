package dev.banmen.tui;

import dev.banmen.game.Words;
import dev.banmen.lesson.Lesson;
import dev.banmen.lesson.Sitting;
import dev.banmen.record.Opened;
import dev.banmen.session.LiveSession;
import dev.banmen.tui.term.Backdrop;
import dev.banmen.tui.term.CompactTerminal;
import dev.banmen.tui.term.Depth;
import dev.banmen.tui.term.Inbox;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.LocalTerminal;
import dev.banmen.tui.term.NoTerminal;
import dev.banmen.tui.term.Recorder;
import dev.banmen.tui.term.Sheet;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * Shows pages on a terminal: waits for input, takes what has come, paints once. It owns its pages
 * and its screen; one thread.
 */
public final class Viewer {
  /** What is asked of the terminal's owner. */
  interface Host {
    /** Stops the program for a while. */
    void suspend() throws IOException, InterruptedException;

    /** Has the size arrive in the inbox. */
    void measure();
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

  /** How long inputs are taken before what came of them is painted: over twenty times a second. */
  static final long WORK_NANOS = 40_000_000;

  /**
   * When that time is over, up to 7 inputs more are taken: none in the first turn that is too long,
   * one more in each turn after it, and none again after 7. Else keys that repeat would be painted
   * after the slowest of them each time, and seem to stand still.
   */
  static final int MOST_MORE = 7;

  private final CompactTerminal terminal;
  private final Inbox inbox;
  private final Looks looks;
  private final Host host;
  private final Pages pages;
  private final Recorder recorder;
  private final LongSupplier nanos; // passing time
  private int phase; // inputs to take after the time of a turn
  private Memory memory = new Memory();
  private Object drawn; // what that is made by
  private Sheet unseen; // of the screen's size, see unseen()
  private LiveSession heard; // whose news arrive in the inbox
  private Runnable deaf; // ends that

  Viewer(Pages pages, CompactTerminal terminal, Inbox inbox, Looks looks, Host host) {
    this(pages, terminal, inbox, looks, host, Recorder.NONE, System::nanoTime);
  }

  /**
   * A viewer.
   *
   * @param recorder hears of all that is shown
   * @param nanos a clock in nanoseconds, from any starting point
   */
  Viewer(
      Pages pages,
      CompactTerminal terminal,
      Inbox inbox,
      Looks looks,
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
    this.host = host;
  }

  /**
   * Plays a game until its user leaves.
   *
   * @param notice what is to be said at first; may be nothing
   * @param isCoached whether a coach warns of moves
   * @throws NoTerminal if there is none to play on; nothing was shown then
   * @throws IOException if the terminal fails
   */
  public static void play(
      LiveSession game,
      String notice,
      boolean isCoached,
      House house,
      Display display,
      Surface surface)
      throws NoTerminal, IOException {
    Pages pages = Pages.of(house, Words.beside(Viewer.class), game);
    if (isCoached) {
      pages.show(GamePage.of(pages.words(), game.now()).coached(true));
    }
    if (!notice.isEmpty() || !isCoached) {
      pages.show(pages.shown().saying(notice));
    }
    surface.show(pages, house, display, Recorder.NONE);
  }

  /**
   * Lets somebody choose what to play until they leave.
   *
   * @throws NoTerminal if there is none; nothing was shown then
   * @throws IOException if the terminal fails
   */
  public static void home(House house, Display display, Surface surface)
      throws NoTerminal, IOException {
    Words words = Words.beside(Viewer.class);
    Pages pages = Pages.of(house, words, HomePage.of(house, words));
    surface.show(pages, house, display, Recorder.NONE);
  }

  /**
   * Lets somebody choose among the files of a folder until they leave.
   *
   * @throws NoTerminal if there is none; nothing was shown then
   * @throws IOException if the terminal fails
   */
  public static void browse(String folder, House house, Display display, Surface surface)
      throws NoTerminal, IOException {
    Words words = Words.beside(Viewer.class);
    Page page = BrowserPage.of(house, words, Folder.of(house, folder));
    surface.show(Pages.of(house, words, page), house, display, Recorder.NONE);
  }

  /**
   * Teaches until the learner leaves.
   *
   * @param lesson the one to go on with; empty to choose among all
   * @throws House.Refusal if what was learned so far cannot be read
   * @throws NoTerminal if there is no terminal; nothing was shown then
   * @throws IOException if the terminal fails
   */
  public static void learn(Optional<Lesson> lesson, House house, Display display, Surface surface)
      throws House.Refusal, NoTerminal, IOException {
    Words words = Words.beside(Viewer.class);
    surface.show(Pages.of(house, words, page(words, lesson, house)), house, display, Recorder.NONE);
  }

  private static Page page(Words words, Optional<Lesson> lesson, House house) throws House.Refusal {
    if (lesson.isEmpty()) {
      return LearnPage.of(house, words);
    }
    Sitting sitting = Sitting.at(lesson.get(), house.progress().resume(lesson.get()));
    return LessonPage.of(words, sitting);
  }

  /**
   * Shows a file's only game, or a table of its games, until its viewer leaves.
   *
   * @param pending the file, once it is open
   * @param start what is shown first
   * @param recorder hears of all that is shown
   * @throws House.Refusal if the game cannot be read
   * @throws NoTerminal if there is no terminal; nothing was shown then
   * @throws IOException if the terminal fails
   */
  public static void view(
      String file,
      Pending<Opened> pending,
      Start start,
      House house,
      Display display,
      Recorder recorder,
      Surface surface)
      throws House.Refusal, NoTerminal, IOException {
    Words words = Words.beside(Viewer.class);
    OpeningPage.First first = opened -> start.page(words, house, opened);
    Page page =
        pending.isOver()
            ? first.of(pending.outcome())
            : OpeningPage.of(words, file, pending, first);
    Pages pages = Pages.of(house, words, page);
    surface.show(pages, house, display, recorder);
    if (pages.end().isPresent()) {
      throw pages.end().get();
    }
  }

  /** A viewer of what nobody sees. */
  static Viewer unseen(Pages pages, CompactTerminal terminal, Inbox inbox, Display display) {
    return new Viewer(pages, terminal, inbox, looks(pages, display), new LocalHost(null));
  }

  /** Shows pages on the program's own terminal, until their user leaves. */
  static void showLocally(Pages pages, House house, Display display, Recorder recorder)
      throws NoTerminal, IOException {
    try (LocalTerminal local = LocalTerminal.open(display.depth(), recorder)) {
      local.lastWord(house::farewell);
      Host host = new LocalHost(local);
      Looks looks = looks(pages, display);
      if (display.asks() && recorder == Recorder.NONE) { // or who plays it back would be asked, too
        local.ask();
      }
      new Viewer(pages, local.terminal(), local.inbox(), looks, host, recorder, System::nanoTime)
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
  static Looks looks(Pages pages, Display display) {
    Looks looks = new Looks(display);
    if (display.isAuto()) {
      suit(pages, looks, display.backdrop());
    } else if (!display.theme().equals(looks.theme())) {
      pages.viewedWith(looks);
      pages.dress(new PageStep.Dress(display.theme(), pages.shown()));
    }
    if (!display.notice().isEmpty()) {
      pages.show(pages.shown().saying(display.notice()));
    }
    return looks;
  }

  /** Wears what suits a terminal; the page says so if that cannot be had. */
  private static void suit(Pages pages, Looks looks, Backdrop backdrop) {
    try {
      looks.suit(backdrop);
    } catch (ThemeFault fault) {
      pages.show(pages.shown().saying(fault.getMessage()));
    }
  }

  /**
   * Paints a game to nowhere and tries a terminal of its own, so that a start-up archive learns the
   * classes that takes.
   */
  public static void rehearse(LiveSession game, House house) {
    rehearse(game, house, OutputStream.nullOutputStream());
    LocalTerminal.rehearse();
  }

  /** Paints the first page and a game, and what comes of placing a piece, to a stream. */
  static void rehearse(LiveSession game, House house, OutputStream out) {
    Pages pages = Pages.of(house, Words.beside(Viewer.class), game);
    CompactTerminal terminal = new CompactTerminal(out, Depth.INDEXED, 80, 24);
    try {
      Inbox inbox = new Inbox();
      Looks looks = new Looks(new Display(Depth.INDEXED, GlyphSet.UNICODE));
      Viewer viewer = new Viewer(pages, terminal, inbox, looks, new LocalHost(null));
      terminal.enter();
      HomePage home = HomePage.of(house, pages.words());
      home.paint(
          new Canvas(
              terminal.sheet(),
              viewer.screenExtent(),
              looks.palette(home.ground()),
              looks.glyphs()));
      viewer.paint();
      viewer.pages.take(Input.Key.of(' '), viewer.screenExtent());
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

  void run() throws IOException, InterruptedException {
    begin();
    do {
      do {
        hear();
      } while (turn(next()));
    } while (!isSaved());
  }

  /**
   * Waits for what is being written; false if that failed, and somebody is there to hear of it.
   * Ctrl-C waits no longer: what is half written takes nobody's place.
   */
  private boolean isSaved() throws IOException, InterruptedException {
    if (pages.savings().isEmpty()) {
      return true;
    }
    Page shown = pages.shown();
    pages.show(shown.saying(pages.words().text("save.waits")));
    paint();
    boolean isWell = true;
    while (isWell && !pages.savings().isEmpty()) {
      Input input = inbox.next(Pages.LOOK_MILLIS);
      boolean isLost = input instanceof Input.Key key && key.isCtrl('c');
      if (isLost) {
        pages.giveUpSaving();
      } else if (input instanceof Input.Ended) {
        return true; // whoever leaves all pages waits
      } else if (input instanceof Input.Resized || input instanceof Input.Suspend) {
        take(input);
        paint();
      }
      isWell = pages.hearOfSavings();
    }
    paint();
    return isWell;
  }

  /** Takes the screen over. */
  void begin() throws IOException {
    terminal.wantMouse(looks.hasMouse());
    terminal.enter();
    paint();
  }

  /**
   * Takes an input and what has come with it, for about {@link #WORK_NANOS}, and paints once; what
   * is left is for the next turn. False if one was to leave.
   */
  boolean turn(Input first) throws IOException, InterruptedException {
    long begin = nanos.getAsLong();
    int late = 0;
    boolean isBusy = false;
    for (Input input = first; input != null; input = isBusy ? null : inbox.poll()) {
      if (!take(input)) {
        return false;
      }
      late += nanos.getAsLong() - begin >= WORK_NANOS ? 1 : 0;
      isBusy = late > phase;
    }
    phase = isBusy && phase < MOST_MORE ? phase + 1 : 0;
    if (isBusy && pages.waitMillis() == 0 && !pages.tick()) {
      return false; // while keys keep coming, nobody waits for that moment
    }
    paint();
    return true;
  }

  /** Listens to the game that is shown now. */
  private void hear() {
    LiveSession live = pages.live().orElse(null);
    if (live != heard) {
      if (deaf != null) {
        deaf.run();
      }
      deaf = live == null ? null : live.listen(inbox::news);
      heard = live;
      pages.told(); // what came before we listened
    }
  }

  /** The next input, or the moment at which a clock that is shown has moved on. */
  private Input next() throws InterruptedException {
    long wait = pages.waitMillis();
    return wait == Long.MAX_VALUE ? inbox.next() : inbox.next(wait);
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
    return Extent.of(terminal.cols(), terminal.rows());
  }

  private void paint() throws IOException {
    Page page = pages.shown();
    if (drawn != looks.drawing()) {
      drawn = looks.drawing();
      memory = new Memory();
      terminal.wantMouse(looks.hasMouse());
      terminal.want(looks.depth());
    }
    pages.paint(canvas(page, terminal.sheet()));
    terminal.show();
    if (inbox.isQuiet()) {
      page.foresee(canvas(page, unseen()));
    }
  }

  private Canvas canvas(Page page, Sheet sheet) {
    return new Canvas(sheet, screenExtent(), looks.palette(page.ground()), looks.glyphs(), memory);
  }

  private Sheet unseen() {
    if (unseen == null || !unseen.isLike(terminal.sheet())) {
      unseen = new Sheet(terminal.cols(), terminal.rows());
    }
    return unseen;
  }
}
