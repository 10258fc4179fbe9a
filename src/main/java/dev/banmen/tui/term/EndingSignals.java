package dev.banmen.tui.term;

import java.util.Map;
import org.jline.utils.Signals;

/**
 * Handles signals that would otherwise end the program on the spot, and leave its terminal as it
 * is. The JVM listens to SIGHUP, SIGINT and SIGTERM by itself; SIGQUIT is its own, and the launcher
 * makes it write nothing. Stateless.
 */
public final class EndingSignals {
  /**
   * The signals' numbers on Linux; nothing depends on it if one has another number or is not known.
   */
  private static final Map<String, Integer> NUMBERS =
      Map.of("USR1", 10, "ALRM", 14, "XCPU", 24, "VTALRM", 26, "PROF", 27, "IO", 29, "PWR", 30);

  /** The exit code of a program ended by a signal is this plus the signal's number. */
  static final int SIGNALLED = 128;

  private EndingSignals() {}

  /** Makes each of them end the program in order, with all that is done at its end. */
  public static void listen() {
    NUMBERS.forEach((name, number) -> Signals.register(name, new Ending(SIGNALLED + number)));
  }

  private record Ending(int code) implements Runnable {
    @Override
    public void run() {
      System.exit(code);
    }
  }
}
