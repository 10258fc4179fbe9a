package dev.banmen.tui.term;

import org.jline.utils.Signals;

/** SIGHUP as a request to a program without a terminal: to read its files again. Stateless. */
public final class HangupSignal {
  private static final String NAME = "HUP";

  private HangupSignal() {}

  /** Runs a task, on any thread, each time it comes, which no longer ends the program. */
  public static void listen(Runnable task) {
    Signals.register(NAME, task);
  }
}
