package dev.banmen.shell;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.jline.terminal.Terminal;
import org.jline.utils.Curses;
import org.jline.utils.InfoCmp.Capability;

/**
 * Puts the arrow keys back where a signal ends the program. JLine's editor has them send what
 * applications ask for while it reads a line, and ends that with the line; at the end of a program
 * its terminal restores the settings alone.
 */
final class KeypadReset extends Thread {
  /** How long a program that is to end waits for a terminal that takes nothing more. */
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
      // The program ends already, before a line was read.
    }
    return reset;
  }

  /** Stops this: the editor has reset the keys itself, unless the program is ending. */
  void cancel() {
    try {
      Runtime.getRuntime().removeShutdownHook(this);
    } catch (IllegalStateException e) {
      // It is being done.
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

  /** Past JLine's terminal, which is closed at the same time. */
  private void write() {
    try {
      new FileOutputStream(FileDescriptor.out).write(shown); // not closed: it is the process's
    } catch (IOException e) {
      // The terminal is gone.
    }
  }
}
