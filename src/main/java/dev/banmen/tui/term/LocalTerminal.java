package dev.banmen.tui.term;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
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
 * The terminal that the program was started on, raw while this is open. It is left as it was found,
 * exactly once: by {@link #close}, or where the program ends without it (SIGTERM, SIGHUP, an
 * exception nobody caught) by a shutdown hook. Made and closed by one thread; the bytes are read by
 * another.
 *
 * <p>Of JLine only the pseudo-terminal interface is used: its whole terminal asks for capabilities,
 * starts programs and waits for answers, and took 40 to 300 ms of a start that has 200.
 */
public final class LocalTerminal implements AutoCloseable {
  private static final int USUAL_COLS = 80;
  private static final int USUAL_ROWS = 24;

  /**
   * JLine 4.5.0 leaves the c_line of a termios to chance. Nothing acts on it, but {@code stty -a}
   * shows it, and the terminal is to be as it was: 0, the only discipline a shell works with.
   */
  private static final String FIX_LINE = "stty line 0 2>/dev/null";

  private final Pty pty;
  private final Attributes found;
  private final Attributes raw;
  private final Inbox inbox = new Inbox();
  private final Door door = new Door();
  private final CompactTerminal terminal;

  /**
   * Standard input as a channel, because closing a channel wakes up its reader: the JVM waits 300
   * ms at its end for a thread that sits in a read.
   */
  private final FileChannel keys = new FileInputStream(FileDescriptor.in).getChannel();

  private LocalTerminal(Pty pty, Depth depth) throws IOException {
    this.pty = pty;
    found = pty.getAttr();
    raw = raw(found);
    Size size = size();
    terminal = new CompactTerminal(door, depth, size.getColumns(), size.getRows());
  }

  /**
   * Opens the program's terminal. The screen is still as it was; {@code terminal()} enters it.
   *
   * @param depth how many colours it is taken to have
   * @throws NoTerminal if input or output is none, or TERM says it can only type
   */
  public static LocalTerminal open(Depth depth) throws NoTerminal {
    String term = System.getenv("TERM");
    if (term == null || term.isEmpty() || term.equals("dumb")) {
      throw new NoTerminal("TERM is '" + (term == null ? "" : term) + "', which cannot place text");
    }
    LocalTerminal local;
    try {
      local = new LocalTerminal(pty(), depth);
    } catch (IOException e) {
      throw new NoTerminal("the terminal does not answer: " + e.getMessage(), e);
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
      // No native library for this machine, or no folder to run one from: stty does it as well.
      ExecTerminalProvider stty = new ExecTerminalProvider();
      check(stty);
      return stty.current(SystemStream.Output);
    }
  }

  private static void check(TerminalProvider provider) throws NoTerminal {
    if (!provider.isSystemStream(SystemStream.Input)) {
      throw new NoTerminal("standard input is no terminal");
    } else if (!provider.isSystemStream(SystemStream.Output)) {
      throw new NoTerminal("standard output is no terminal");
    }
  }

  private static Attributes raw(Attributes found) {
    Attributes raw = new Attributes(found);
    raw.setInputFlag(InputFlag.ICRNL, false);
    raw.setInputFlag(InputFlag.INLCR, false);
    raw.setInputFlag(InputFlag.IXON, false);
    raw.setInputFlag(InputFlag.ISTRIP, false);
    raw.setLocalFlag(LocalFlag.ICANON, false);
    raw.setLocalFlag(LocalFlag.ECHO, false);
    raw.setLocalFlag(LocalFlag.IEXTEN, false);
    raw.setLocalFlag(LocalFlag.ISIG, false);
    raw.setControlChar(ControlChar.VMIN, 1);
    raw.setControlChar(ControlChar.VTIME, 0);
    return raw;
  }

  private void begin() throws NoTerminal {
    Runtime.getRuntime().addShutdownHook(new Restorer());
    try {
      pty.setAttr(raw);
    } catch (IOException e) {
      throw new NoTerminal("the terminal cannot be made raw: " + e.getMessage(), e);
    }
    new Reader().start();
  }

  /** What the user does arrives here. */
  public Inbox inbox() {
    return inbox;
  }

  /** What is shown goes there. */
  public CompactTerminal terminal() {
    return terminal;
  }

  private Size size() throws IOException {
    Size size = pty.getSize();
    return size.getColumns() > 0 && size.getRows() > 0 ? size : Size.of(USUAL_COLS, USUAL_ROWS);
  }

  /**
   * Gives the terminal back to the shell and stops, as Ctrl-Z does, all programs of this job; comes
   * back when the job goes on, with the whole screen to be painted.
   */
  public void suspend() throws IOException, InterruptedException {
    terminal.exitPrivateMode();
    pty.setAttr(found);
    // The shell is a member of this job: it is stopped too, and waiting for it is waiting for fg.
    run("sh", "-c", FIX_LINE + "; kill -s TSTP 0");
    pty.setAttr(raw);
    terminal.enterPrivateMode();
    inbox.repaint();
  }

  @Override
  public void close() {
    restore();
    try {
      keys.close();
    } catch (IOException e) {
      // There is no more input, either way.
    }
  }

  private void restore() {
    if (door.shut(CompactTerminal.LEAVE)) {
      try {
        pty.setAttr(found);
        run("sh", "-c", FIX_LINE);
      } catch (IOException e) {
        // The terminal is gone: nothing is left to restore.
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }

  private static void run(String... command) throws IOException, InterruptedException {
    new ProcessBuilder(command).inheritIO().start().waitFor();
  }

  /** Standard output, until it is shut with a last word. Any thread. */
  private static final class Door extends OutputStream {
    private final OutputStream out = new FileOutputStream(FileDescriptor.out);
    private boolean shut;

    @Override
    public synchronized void write(byte[] bytes, int from, int length) throws IOException {
      if (!shut) {
        out.write(bytes, from, length);
      }
    }

    @Override
    public void write(int b) throws IOException {
      write(new byte[] {(byte) b}, 0, 1);
    }

    /** Writes the last word; false if that was done before. */
    synchronized boolean shut(String lastWord) {
      if (shut) {
        return false;
      }
      shut = true;
      try {
        out.write(lastWord.getBytes(StandardCharsets.US_ASCII));
      } catch (IOException e) {
        // Nobody is there to read it.
      }
      return true;
    }
  }

  private final class Restorer extends Thread {
    @Override
    public void run() {
      restore();
    }
  }

  private final class Resizer implements Runnable {
    @Override
    public void run() {
      try {
        Size size = size();
        inbox.resized(size.getColumns(), size.getRows());
      } catch (IOException e) {
        inbox.end();
      }
    }
  }

  /** Somebody stopped the program from outside, and a shell may have changed the terminal. */
  private final class Resumer implements Runnable {
    @Override
    public void run() {
      try {
        pty.setAttr(raw);
        inbox.repaint();
      } catch (IOException e) {
        inbox.end();
      }
    }
  }

  private final class Reader extends Thread {
    Reader() {
      super("keys");
      setDaemon(true);
    }

    @Override
    public void run() {
      listen();
      ByteBuffer piece = ByteBuffer.allocate(4096);
      try {
        while (keys.read(piece) >= 0) {
          inbox.bytes(piece.array(), piece.position());
          piece.clear();
        }
      } catch (IOException e) {
        // Closed by us, or by a terminal that went away: no more input, either way.
      }
      inbox.end();
    }

    /** Not before the first paint: it takes a dozen milliseconds that this thread has. */
    private void listen() {
      Resizer resizer = new Resizer();
      Signals.register("WINCH", resizer);
      Signals.register("CONT", new Resumer());
      resizer.run(); // the size may have changed before anybody listened
    }
  }
}
