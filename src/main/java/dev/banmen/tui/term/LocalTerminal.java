package dev.banmen.tui.term;

import dev.banmen.tui.term.NoTerminal.NoTerminalReason;
import java.io.IOException;
import java.util.EnumSet;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jline.terminal.Attributes;
import org.jline.terminal.Attributes.ControlChar;
import org.jline.terminal.Attributes.InputFlag;
import org.jline.terminal.Attributes.LocalFlag;
import org.jline.terminal.Size;
import org.jline.terminal.impl.exec.ExecTerminalProvider;
import org.jline.terminal.impl.jni.JniTerminalProvider;
import org.jline.terminal.spi.Pty;
import org.jline.terminal.spi.SystemStream;
import org.jline.terminal.spi.TerminalProvider;
import org.jline.utils.Signals;

/**
 * The terminal that the program was started on, raw while this is open. It is restored exactly
 * once: by {@link #close}, or if the program ends without it (SIGTERM and the like, an uncaught
 * exception) by a shutdown hook. Opened and closed by one thread; another reads the bytes.
 *
 * <p>Only JLine's pseudo-terminal interface is used: its whole terminal asks for capabilities,
 * starts programs and waits for answers, and took 40 to 300 ms of a start that has 200.
 */
public final class LocalTerminal implements AutoCloseable {
  private enum Owner {
    PROGRAM,
    /** While this job is stopped. */
    SHELL_FOR_NOW,
    /** Permanently. */
    SHELL
  }

  private static final int DEFAULT_COLS = 80;
  private static final int DEFAULT_ROWS = 24;

  /**
   * JLine 4.5.0 leaves the c_line of a termios to chance. Nothing acts on it, but {@code stty -a}
   * shows it, and the terminal must be restored: to 0, the only discipline a shell works with.
   */
  private static final String FIX_LINE = "stty line 0 2>/dev/null";

  /** How long a program that is ending waits for its output to be read. */
  private static final long PATIENCE_MILLIS = 500;

  /** An answer later than this after the question is left to the shell. */
  private static final long ANSWER_MILLIS = 1000;

  private final Pty pty;
  private final Attributes original;
  private final Attributes raw;
  private final InputQueue queue = new InputQueue();
  private final SignalListener listener = new SignalListener();
  private final TerminalOut out;
  private final CompactScreen screen;
  private final Input.Resized firstSize;

  /**
   * Held by any thread that changes the settings: that of the pages, that of a signal, the hook at
   * the end. Each first checks who owns the terminal.
   */
  private final Object settings = new Object();

  private Owner owner = Owner.PROGRAM; // guarded by settings

  private volatile Supplier<String> farewell = () -> "";

  private KeyReader keys; // of the thread that opened this

  private LocalTerminal(Pty pty, Depth depth, Recorder recorder) throws IOException {
    this.pty = pty;
    out = new TerminalOut(recorder, queue);
    original = pty.getAttr();
    raw = raw(original);
    firstSize = size();
    screen =
        new CompactScreen(
            new StreamTerminal(out, queue, depth, firstSize.cols(), firstSize.rows()));
    screen.setTermName(System.getenv("TERM"));
    recorder.started(firstSize.cols(), firstSize.rows());
  }

  /**
   * Opens the program's terminal. The screen is still as it was; {@code screen()} enters it.
   *
   * @param depth how many colours it is assumed to have
   * @param recorder records everything shown
   * @throws NoTerminal if input or output isn't a terminal, or TERM says it can only type
   */
  public static LocalTerminal open(Depth depth, Recorder recorder) throws NoTerminal {
    String term = System.getenv("TERM");
    if (term == null || term.isEmpty() || term.equals("dumb")) {
      throw new NoTerminal(NoTerminalReason.TYPE, term == null ? "" : term);
    }
    LocalTerminal local;
    try {
      local = new LocalTerminal(pty(), depth, recorder);
    } catch (IOException e) {
      throw new NoTerminal(NoTerminalReason.SILENT, e);
    }
    local.begin();
    return local;
  }

  private static Pty pty() throws NoTerminal, IOException {
    try {
      JniTerminalProvider jni = new JniTerminalProvider();
      check(jni);
      return jni.current(SystemStream.Output);
    } catch (LinkageError | RuntimeException e) {
      // No native library for this machine, or no folder to run one from: use stty.
      ExecTerminalProvider stty = new ExecTerminalProvider();
      check(stty);
      return stty.current(SystemStream.Output);
    }
  }

  private static void check(TerminalProvider provider) throws NoTerminal {
    if (!provider.isSystemStream(SystemStream.Input)) {
      throw new NoTerminal(NoTerminalReason.INPUT, "");
    } else if (!provider.isSystemStream(SystemStream.Output)) {
      throw new NoTerminal(NoTerminalReason.OUTPUT, "");
    }
  }

  private static Attributes raw(Attributes original) {
    Attributes raw = new Attributes(original);
    raw.setInputFlags(
        EnumSet.of(InputFlag.ICRNL, InputFlag.INLCR, InputFlag.IXON, InputFlag.ISTRIP), false);
    raw.setLocalFlags(
        EnumSet.of(LocalFlag.ICANON, LocalFlag.ECHO, LocalFlag.IEXTEN, LocalFlag.ISIG), false);
    raw.setControlChar(ControlChar.VMIN, 1);
    raw.setControlChar(ControlChar.VTIME, 0);
    return raw;
  }

  private void begin() throws NoTerminal {
    Runtime.getRuntime().addShutdownHook(new Restorer());
    try {
      makeRaw();
    } catch (IOException e) {
      throw new NoTerminal(NoTerminalReason.RAW, e);
    }
    keys = KeyReader.start(queue);
  }

  /**
   * Sets the text to write once the terminal is restored, if a signal or a fault has ended the
   * program. It is requested on another thread.
   */
  public void setFarewell(Supplier<String> word) {
    farewell = word;
  }

  public InputQueue inputQueue() {
    return queue;
  }

  public CompactScreen screen() {
    return screen;
  }

  /**
   * Asks something of the terminal with the next thing shown; any answer comes to the input queue.
   * Nothing is asked to know the end of it: a question that every terminal answers, such as what it
   * is (DA1), would show at once that no more comes, but is one more answer that may be late or
   * split.
   */
  public void ask(TerminalQuestion question) {
    screen.ask(question);
    queue.asked(question);
  }

  /**
   * Starts listening to signals. After the first paint: it takes a dozen milliseconds, in the
   * background, and would delay that.
   */
  public void listen() {
    listener.start();
  }

  private Input.Resized size() throws IOException {
    Size size = pty.getSize();
    return size.getColumns() > 0 && size.getRows() > 0
        ? new Input.Resized(size.getColumns(), size.getRows())
        : new Input.Resized(DEFAULT_COLS, DEFAULT_ROWS);
  }

  /** Makes the terminal raw if it is ours; false if not. */
  private boolean makeRaw() throws IOException {
    synchronized (settings) {
      if (owner == Owner.PROGRAM) {
        pty.setAttr(raw);
      }
      return owner == Owner.PROGRAM;
    }
  }

  /** Puts the size into the input queue, whether new or not. Any thread. */
  public void measure() {
    try {
      Input.Resized size = size();
      queue.resized(size.cols(), size.rows());
    } catch (IOException e) {
      queue.end();
    }
  }

  /**
   * Gives the terminal back to the shell and stops all programs of this job, as Ctrl-Z does;
   * returns when the job continues. The size arrives anew then.
   */
  public void suspend() throws IOException, InterruptedException {
    listener.join(); // else it might catch, at first, what is to stop us
    queue.awaitAnswer(ANSWER_MILLIS);
    if (!giveToShell()) {
      return;
    }
    keys.end(); // a background reader is stopped, and could not even be killed then
    Signals.registerDefault("TSTP");
    int code = stop();
    if (code > EndingSignals.SIGNALLED) {
      System.exit(code); // what killed the shell was meant for the whole job
    }
    handle("TSTP");
    takeBack();
    keys = KeyReader.start(queue);
    measure();
  }

  private boolean giveToShell() throws IOException {
    synchronized (settings) {
      if (owner != Owner.PROGRAM) {
        return false;
      }
      screen.stopScreen();
      pty.setAttr(original);
      owner = Owner.SHELL_FOR_NOW;
      return true;
    }
  }

  /**
   * Stops this job until it is in the foreground again, and returns the shell's exit code. The
   * shell is a member of the job: it is stopped too, and waiting for it is waiting for fg. A
   * program that changes settings in the background is stopped as well, so the shell tries that
   * before we do.
   */
  private static int stop() throws IOException, InterruptedException {
    return run("sh", "-c", FIX_LINE + "; kill -s TSTP 0; " + FIX_LINE);
  }

  private void takeBack() throws IOException {
    synchronized (settings) {
      if (owner == Owner.SHELL_FOR_NOW) {
        owner = Owner.PROGRAM;
        pty.setAttr(raw);
        screen.startScreen();
      }
    }
  }

  @Override
  public void close() {
    try {
      queue.awaitAnswer(ANSWER_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    restore("");
    keys.end();
  }

  /**
   * Restores the terminal; nothing else touches it before this is done, and nothing after.
   *
   * @param word written last
   */
  private void restore(String word) {
    synchronized (settings) {
      // A lent terminal is restored already, and the shell may have written there since.
      boolean isOurs = owner == Owner.PROGRAM;
      owner = Owner.SHELL;
      out.shut(isOurs ? StreamTerminal.LEAVE + word.replace("\n", "\r\n") : "");
      if (isOurs) {
        restoreSettings();
      }
    }
  }

  private void restoreSettings() {
    try {
      pty.setAttr(original);
      run("sh", "-c", FIX_LINE);
    } catch (IOException e) {
      // The terminal is gone: nothing is left to restore.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Runs a program to its end and returns its exit code. */
  private static int run(String... command) throws IOException, InterruptedException {
    return startProgram(command).waitFor();
  }

  private static Process startProgram(String... command) throws IOException {
    return new ProcessBuilder(command).inheritIO().start();
  }

  private final class Restorer extends Thread {
    Restorer() {
      super("restorer"); // without a name another class is needed to number it
    }

    /**
     * Restores the terminal, however long that takes, as long as what is written is read. If it
     * isn't, restores only the settings: the program's end need not wait.
     */
    @Override
    public void run() {
      Thread farewell = new Farewell();
      farewell.start();
      try {
        if (out.isShutWithin(PATIENCE_MILLIS)) {
          farewell.join();
        } else {
          pty.setAttr(original);
          startProgram("sh", "-c", FIX_LINE).waitFor(PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
        }
      } catch (IOException e) {
        // The terminal is gone: nothing is left to restore.
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }

  /** Writes the last word, and may be left behind, waiting for a reader, when the program ends. */
  private final class Farewell extends Thread {
    Farewell() {
      super("farewell");
      setDaemon(true);
    }

    @Override
    public void run() {
      restore(farewell.get());
    }
  }

  private void handle(String signal) {
    Signals.register(signal, new SignalHandler(signal));
  }

  private final class SignalHandler implements Runnable {
    private final String signal;

    SignalHandler(String signal) {
      this.signal = signal;
    }

    @Override
    public void run() {
      switch (signal) {
        case "TSTP" -> queue.suspend(); // a request from outside to stop, like Ctrl-Z
        case "CONT" -> resume();
        default -> measure();
      }
    }

    /** Takes back a terminal after a stop from outside, which a shell may have changed. */
    private void resume() {
      try {
        if (makeRaw()) {
          measure();
        }
      } catch (IOException e) {
        queue.end();
      }
    }
  }

  private final class SignalListener extends Thread {
    SignalListener() {
      super("signals");
      setDaemon(true);
    }

    @Override
    public void run() {
      EndingSignals.listen();
      handle("TSTP");
      handle("CONT");
      handle("WINCH"); // last: after a resize arrives, all are active
      try {
        if (!size().isAs(firstSize)) {
          measure(); // it may have changed before this
        }
      } catch (IOException e) {
        queue.end();
      }
    }
  }
}
