package dev.banmen.shell.line;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.jline.terminal.Terminal;
import org.jline.utils.Curses;
import org.jline.utils.InfoCmp.Capability;

/**
 * Resets the arrow keys if a signal ends the program. JLine's editor switches them to application
 * mode while it reads a line, and back at its end; at the end of a program its terminal restores
 * only the settings.
 */
final class KeypadReset extends Thread {
  /** How long an ending program waits for a terminal that accepts no more output. */
  private static final long PATIENCE_MILLIS = 500;

  private final byte[] shown;

  private KeypadReset(byte[] shown) {
    super("keypad");
    this.shown = shown;
  }

  /** Resets the arrow keys of a terminal when the program ends, however it ends. */
  static KeypadReset of(Terminal terminal) {
    String capability = terminal.getStringCapability(Capability.keypad_local);
    String keys = capability == null ? "" : Curses.tputs(capability);
    KeypadReset reset = new KeypadReset(keys.getBytes(StandardCharsets.US_ASCII));
    try {
      Runtime.getRuntime().addShutdownHook(reset);
    } catch (IllegalStateException e) {
      // The program ends before a line was read.
    }
    return reset;
  }

  /** Stops this: the editor has reset the keys itself, unless the program is ending. */
  void cancel() {
    try {
      Runtime.getRuntime().removeShutdownHook(this);
    } catch (IllegalStateException e) {
      // It is already running.
    }
  }

  /** Writes on a daemon thread, because a stopped terminal may never take the bytes. */
  @Override
  public void run() {
    Thread writer = new Thread(this::write, "keypad-writer");
    writer.setDaemon(true);
    writer.start();
    try {
      writer.join(PATIENCE_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Writes directly, not to JLine's terminal, which is closed at the same time. */
  private void write() {
    try {
      new FileOutputStream(FileDescriptor.out).write(shown); // not closed: it is the process's
    } catch (IOException e) {
      // The terminal is gone.
    }
  }
}
