package dev.banmen.tui.page;

import dev.banmen.app.Pending;
import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.record.Scheduler;
import dev.banmen.tui.TerminalUi;
import dev.banmen.tui.canvas.Appearance;
import dev.banmen.tui.canvas.Display;
import dev.banmen.tui.term.CompactScreen;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.InputQueue;
import dev.banmen.tui.term.Recorder;
import dev.banmen.tui.term.StreamTerminal;
import java.io.IOException;
import java.io.OutputStream;
import java.util.concurrent.Executor;

/**
 * A screen at the end of a connection, for one person. It has no thread: what is typed, news of a
 * game, and timers wake it, and it then takes a turn on an executor that any number of screens
 * share. There is at most one turn at a time. A turn takes inputs for {@link Viewer#WORK_NANOS} at
 * most, unless a single one takes longer, and paints at most once; with more to do it waits behind
 * the other screens. While the terminal takes nothing, nothing is painted; then the newest state
 * is.
 *
 * <p>What a page does to files, such as opening or saving a small one, it does in its turn; what
 * may take long is {@link Pending}, which turns only look at.
 *
 * <p>Each of its methods is for any thread, and comes back at once. Close all screens before their
 * executor.
 */
public final class DrivenScreen extends Surface implements AutoCloseable {
  private final RemoteTerminal remote;
  private final Scheduler scheduler;
  private final SerialTask turns;
  private final InputQueue inbox;
  private final Input.Resized size; // at first; within the bounds, whatever was asked for
  private final Object flow = new Object();
  private boolean isPaused; // under flow
  private volatile boolean isClosed;
  private volatile Shown shown; // null before it is known, and when it is over
  private Runnable timer = () -> {}; // cancels the one that is set; this and the rest of turns only
  private boolean isBegun;
  private boolean isLeft; // its user wants no more
  private boolean isGivenBack; // the terminal's own screen

  private record Shown(Pages pages, Viewer viewer, CompactScreen terminal) {}

  /**
   * A screen that shows nothing yet: give it to {@link TerminalUi#home} or the like, which come
   * back at once then.
   *
   * @param executor takes turns in the order in which they come, on any number of threads
   * @param scheduler for clocks that are shown, and the like
   */
  public DrivenScreen(
      RemoteTerminal remote, int cols, int rows, Executor executor, Scheduler scheduler) {
    this.remote = remote;
    size = new Input.Resized(cols, rows);
    this.scheduler = scheduler;
    turns = new SerialTask(executor, this::turn);
    inbox = new InputQueue(turns::wake);
  }

  /** Bytes were typed. With a megabyte of them waiting, {@link RemoteTerminal#pause} is called. */
  public void typed(byte[] bytes, int length) {
    if (isClosed) {
      return;
    }
    inbox.bytes(bytes, length);
    synchronized (flow) {
      if (isPaused || inbox.hasRoom()) {
        return;
      }
      isPaused = true;
      remote.pause();
    }
    turns.wake(); // all of it may have been taken before that
  }

  /** The terminal has another size. */
  public void resized(int newCols, int newRows) {
    inbox.resized(newCols, newRows);
  }

  /** The terminal can take a paint again. */
  public void ready() {
    turns.wake();
  }

  /**
   * The connection is gone, or is to go: nothing more is painted, and all games are left, after the
   * turn that runs. If anything was shown, {@link RemoteTerminal#ended} follows.
   */
  @Override
  public void close() {
    isClosed = true;
    inbox.end();
  }

  /** Begins to show pages. Called once. */
  @Override
  public void show(Pages pages, Person person, Display display, Recorder recorder) {
    CompactScreen terminal =
        new CompactScreen(
            new StreamTerminal(new Out(), inbox, display.depth(), size.cols(), size.rows()));
    terminal.suits(display.environment().get("TERM"));
    if (display.asks()) {
      terminal.ask();
      inbox.asked();
    }
    Appearance looks = Viewer.looks(pages, display);
    Viewer.Host host = new Host(terminal);
    Viewer viewer = new Viewer(pages, terminal, inbox, looks, host, recorder, System::nanoTime);
    shown = new Shown(pages, viewer, terminal);
    turns.wake();
  }

  @Override
  public boolean isWaitedFor() {
    return false;
  }

  /** Takes one turn; whether there is more to do now. */
  private boolean turn() {
    Shown now = shown;
    if (now == null) {
      return false;
    }
    timer.run();
    try {
      isLeft = isLeft || !step(now.viewer);
      if (isLeft) {
        leave(now);
      }
    } catch (IOException e) {
      close(); // the connection is gone; the next turn leaves
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      close();
    } catch (RuntimeException | Error e) {
      isLeft = true;
      close();
      report(e); // the fault of this screen is not that of the others on this thread
    }
    readOn();
    boolean hasMore = !isLeft && !inbox.isQuiet();
    long wait = hasMore ? Long.MAX_VALUE : waitMillis(now);
    timer = wait == Long.MAX_VALUE ? () -> {} : scheduler.after(wait, turns::wake);
    return hasMore;
  }

  private boolean step(Viewer viewer) throws IOException, InterruptedException {
    if (!isBegun) {
      isBegun = true;
      viewer.begin();
    }
    return viewer.step();
  }

  private long waitMillis(Shown now) {
    if (isLeft) {
      return now.pages.isWriting() ? Pages.LOOK_MILLIS : Long.MAX_VALUE;
    }
    return now.viewer.waitMillis();
  }

  private void readOn() {
    synchronized (flow) {
      if (isPaused && inbox.hasRoom()) {
        isPaused = false;
        remote.resume();
      }
    }
  }

  /** Gives the terminal's own screen back once it takes that, and leaves once all is written. */
  private void leave(Shown now) throws IOException {
    now.viewer.unhear();
    if (!isClosed && !isGivenBack) {
      if (!remote.isReady()) {
        return;
      }
      isGivenBack = true;
      now.terminal.stopScreen();
    }
    if (!now.pages.isWriting()) {
      isClosed = true;
      shown = null;
      try {
        now.pages.leaveAll();
      } finally {
        remote.ended(now.pages.end().map(Refusal::getMessage).orElse(""));
      }
    }
  }

  private static void report(Throwable fault) {
    Thread thread = Thread.currentThread();
    thread.getUncaughtExceptionHandler().uncaughtException(thread, fault);
  }

  private final class Host implements Viewer.Host {
    private final CompactScreen terminal;

    Host(CompactScreen terminal) {
      this.terminal = terminal;
    }

    @Override
    public void suspend() {
      // Only what was started from a shell can go back to it.
    }

    @Override
    public void measure() {
      inbox.resized(terminal.cols(), terminal.rows());
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
