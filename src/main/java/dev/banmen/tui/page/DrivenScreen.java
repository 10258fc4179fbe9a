package dev.banmen.tui.page;

import dev.banmen.app.Pending;
import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.schedule.FaultBarrier;
import dev.banmen.schedule.Scheduler;
import dev.banmen.text.Language;
import dev.banmen.tui.canvas.Appearance;
import dev.banmen.tui.canvas.Display;
import dev.banmen.tui.term.CompactScreen;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.InputQueue;
import dev.banmen.tui.term.Recorder;
import dev.banmen.tui.term.StreamTerminal;
import dev.banmen.tui.term.TerminalQuestion;
import java.io.IOException;
import java.io.OutputStream;
import java.util.concurrent.Executor;
import java.util.function.LongSupplier;

/**
 * A screen at the end of a connection, for one person. It has no thread: what is typed, news of a
 * game, and timers wake it, and it then takes a slice on an executor that any number of screens
 * share. There is at most one slice at a time. A slice takes inputs for {@link Viewer#WORK_NANOS}
 * at most, unless a single one takes longer, and paints at most once; with more to do it waits
 * behind the other screens. Nothing is painted while the terminal is busy; then the newest state
 * is.
 *
 * <p>A page works on small files in its slice, such as opening or saving one; work that may take
 * long is {@link Pending}, which slices only look at.
 *
 * <p>Any thread may call its methods; each returns at once. Close all screens before their
 * executor.
 */
public final class DrivenScreen extends PageHost implements AutoCloseable {
  private final RemoteTerminal remote;
  private final Scheduler scheduler;
  private final LongSupplier nanos; // passing time
  private final SerialTask slices;
  private final InputQueue queue;
  private final Input.Resized size; // at first; within the bounds
  private final Object flow = new Object();
  private boolean isPaused; // under flow
  private volatile boolean isClosed;
  private volatile boolean isSentAway;
  private volatile Running shown; // null before anything is shown, and when it is over
  private volatile boolean isPlaying; // its person has a seat in the game that is shown
  private Runnable timer = () -> {}; // cancels the pending timer; used by slices only
  private boolean isBegun;
  private boolean isLeft; // its user has left
  private String why = ""; // it is left, if a fault has ended it
  private volatile boolean isGivenBack; // the terminal's own screen was restored

  private record Running(Pages pages, Viewer viewer, CompactScreen screen) {
    boolean isPlaying() {
      return pages
          .live()
          .filter(live -> !live.now().sidesOf(pages.person().me()).isEmpty())
          .isPresent();
    }
  }

  /**
   * A screen that shows nothing yet: give it to {@code TerminalUi.home} or the like, which then
   * return at once.
   *
   * @param executor takes slices in the order in which they come, on any number of threads
   * @param first takes those that run before all of that one's: of those who play or type
   * @param scheduler for visible clocks and the like
   */
  public DrivenScreen(
      RemoteTerminal remote,
      int cols,
      int rows,
      Executor executor,
      Executor first,
      Scheduler scheduler) {
    this(remote, cols, rows, executor, first, scheduler, System::nanoTime);
  }

  DrivenScreen(
      RemoteTerminal remote,
      int cols,
      int rows,
      Executor executor,
      Executor first,
      Scheduler scheduler,
      LongSupplier nanos) {
    this.remote = remote;
    size = new Input.Resized(cols, rows);
    this.scheduler = scheduler;
    this.nanos = nanos;
    slices = new SerialTask(executor, first, this::slice);
    queue = new InputQueue(this::wake);
  }

  private void wake() {
    if (isPlaying) {
      slices.wakeUrgently();
    } else {
      slices.wake();
    }
  }

  /** Takes typed bytes. With a megabyte of them waiting, {@link RemoteTerminal#pause} is called. */
  public void typed(byte[] bytes, int length) {
    if (isClosed) {
      return;
    }
    queue.bytes(bytes, length);
    slices.wakeUrgently();
    synchronized (flow) {
      if (isPaused || queue.hasRoom()) {
        return;
      }
      isPaused = true;
      remote.pause();
    }
    slices.wake(); // all of it may have been taken before that
  }

  /** Takes the terminal's new size. */
  public void resized(int newCols, int newRows) {
    queue.resized(newCols, newRows);
  }

  /** Notes that the terminal can take a paint again. */
  public void ready() {
    wake();
  }

  /**
   * Ends the screen: nothing more is painted, and all games are left, after the slice in progress.
   * If anything was shown, {@link RemoteTerminal#ended} follows.
   */
  @Override
  public void close() {
    isClosed = true;
    queue.end();
  }

  /** Has the user leave, as if they had done so themselves: the terminal is given back. */
  public void leave() {
    isSentAway = true;
    slices.wake();
  }

  /** Whether the terminal has been given back, and the rest of the end needs it no more. */
  public boolean isGivenBack() {
    return isGivenBack;
  }

  /** Starts to show pages. Called once. */
  @Override
  public void show(Pages pages, Person person, Display display, Recorder recorder) {
    CompactScreen screen =
        new CompactScreen(
            new StreamTerminal(new Out(), queue, display.depth(), size.cols(), size.rows()));
    screen.setTermName(display.environment().get("TERM"));
    for (TerminalQuestion question : display.questions()) {
      screen.ask(question);
      queue.asked(question);
    }
    Appearance appearance = Viewer.appearance(pages, display);
    Viewer.Host host = new RemoteHost(screen);
    Viewer viewer = new Viewer(pages, screen, queue, appearance, host, recorder, nanos);
    shown = new Running(pages, viewer, screen);
    slices.wake();
  }

  @Override
  public boolean isWaitedFor() {
    return false;
  }

  /** Takes one slice; returns whether there is more to do now. */
  private boolean slice() {
    Running now = shown;
    if (now == null) {
      return false;
    }
    timer.run();
    timer = () -> {};
    long wait = Long.MAX_VALUE;
    boolean hasMore = false;
    try {
      isLeft = isLeft || isSentAway && isBegun || !step(now.viewer);
      if (isLeft) {
        leave(now);
      }
      isPlaying = now.isPlaying();
      hasMore = !isLeft && now.viewer.isBusy();
      wait = hasMore ? Long.MAX_VALUE : waitMillis(now);
    } catch (IOException e) {
      close(); // the connection is gone; the next slice leaves
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      close();
    } catch (RuntimeException | Error e) {
      fail(now.pages, e);
    }
    readOn();
    if (!isLeft && !hasMore && !queue.isQuiet()) {
      wake(); // for what came at the end of this slice, such as the answer to a move
    }
    timer = wait == Long.MAX_VALUE ? () -> {} : scheduler.after(wait, slices::wake);
    return hasMore;
  }

  /** Has the next slice leave; if not even that works, it gives nothing back. */
  private void fail(Pages pages, Throwable fault) {
    if (isLeft) {
      close();
    } else {
      Language language = pages.person().language();
      why = language.words(DrivenScreen.class).text("screen.fault");
    }
    isLeft = true;
    slices.wake();
    FaultBarrier.report(fault); // it must not reach the others on this thread
  }

  private boolean step(Viewer viewer) throws IOException, InterruptedException {
    if (!isBegun) {
      isBegun = true;
      viewer.begin();
    }
    return viewer.step();
  }

  private long waitMillis(Running now) {
    if (isLeft) {
      return now.pages.files().isWriting() ? OpenFiles.LOOK_MILLIS : Long.MAX_VALUE;
    }
    return now.viewer.waitMillis();
  }

  private void readOn() {
    synchronized (flow) {
      if (isPaused && queue.hasRoom()) {
        isPaused = false;
        remote.resume();
      }
    }
  }

  private void leave(Running now) throws IOException {
    now.viewer.stopListening();
    if (!isClosed && !isGivenBack) {
      if (!remote.isReady()) {
        return;
      }
      now.screen.stopScreen();
      isGivenBack = true;
    }
    if (!now.pages.files().isWriting()) {
      isClosed = true;
      shown = null;
      try {
        now.pages.leaveAll();
      } finally {
        remote.ended(now.pages.end().map(Refusal::getMessage).orElse(why));
      }
    }
  }

  private final class RemoteHost implements Viewer.Host {
    private final CompactScreen screen;

    RemoteHost(CompactScreen screen) {
      this.screen = screen;
    }

    @Override
    public void measure() {
      queue.resized(screen.cols(), screen.rows());
    }

    @Override
    public boolean isReady() {
      return !isClosed && remote.isReady();
    }
  }

  private final class Out extends OutputStream {
    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
      remote.write(bytes, from, length);
    }

    @Override
    public void write(int b) throws IOException {
      write(new byte[] {(byte) b}, 0, 1);
    }
  }
}
