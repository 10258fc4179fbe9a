package dev.banmen.cli.serve;

import java.io.FileInputStream;
import java.io.IOException;
import java.util.function.BooleanSupplier;

/**
 * The request that SIGHUP makes of a server: to read its files again, or to end, if it comes
 * because the terminal is gone from which the server was started. For any thread.
 */
final class HangUp implements Runnable {
  /** How often it is looked whether there is still a terminal. */
  static final long LOOK_MILLIS = 60_000;

  private final BooleanSupplier hasTerminal;
  private final Runnable read;
  private final Runnable end;
  private volatile boolean hadTerminal;

  /**
   * A server that has just started.
   *
   * @param hasTerminal whether the process has a terminal now
   */
  HangUp(BooleanSupplier hasTerminal, Runnable read, Runnable end) {
    this.hasTerminal = hasTerminal;
    this.read = read;
    this.end = end;
    hadTerminal = hasTerminal.getAsBoolean();
  }

  /**
   * Looks whether the terminal went without a signal, as for who logs out and leaves it running.
   */
  void look() {
    hadTerminal &= hasTerminal.getAsBoolean();
  }

  @Override
  public void run() {
    (hadTerminal && !hasTerminal.getAsBoolean() ? end : read).run();
  }

  /** Whether this process has a terminal: it opens no more once that is closed. */
  static boolean hasTerminal() {
    try {
      new FileInputStream("/dev/tty").close();
      return true;
    } catch (IOException e) {
      return false;
    }
  }
}
