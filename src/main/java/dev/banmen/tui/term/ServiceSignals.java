package dev.banmen.tui.term;

import java.util.List;
import org.jline.utils.Signals;

/**
 * The signals by which others steer a program that runs for weeks. Each task runs on a thread of
 * its own, while the program still runs as always: Java's own handling would close the log first.
 * Stateless.
 */
public final class ServiceSignals {
  private static final String HANGUP = "HUP";
  private static final List<String> ENDS = List.of("TERM", "INT");

  private ServiceSignals() {}

  /** Runs a task each time SIGHUP asks to read the program's files again. */
  public static void onHangup(Runnable task) {
    Signals.register(HANGUP, task);
  }

  /** Runs a task when SIGTERM or SIGINT asks the program to end, which the task sees to. */
  public static void onEnd(Runnable task) {
    ENDS.forEach(name -> Signals.register(name, task));
  }
}
