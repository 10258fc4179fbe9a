package dev.banmen.server.monitor;

/**
 * Decides what becomes of a fault that nobody expected: each is written to the log, and after one
 * that leaves the virtual machine without memory or timers the process ends, as a server that
 * restarts is better than one that answers some people and not others. Everything else ends only
 * the task that it happened in: a stack that overflows, too, and a mapped file that was cut short.
 * For any thread.
 *
 * @param halt ends the process at once, with an exit code other than 0
 */
public record FaultPolicy(Runnable halt) implements Thread.UncaughtExceptionHandler {
  /** How deep causes are looked at; they may go in a circle. */
  private static final int MOST_CAUSES = 16;

  private static final EventLog LOG = EventLog.of(FaultPolicy.class);

  @Override
  public void uncaughtException(Thread thread, Throwable fault) {
    boolean isOver = endsProcess(fault);
    try {
      LOG.error(
          isOver ? LogEvent.HALTED : LogEvent.FAULT,
          LogField.of("fault", fault),
          LogField.trace("at", fault));
    } finally {
      if (isOver) {
        halt.run();
      }
    }
  }

  /** Whether nothing can be relied on after a fault. */
  static boolean endsProcess(Throwable fault) {
    Throwable one = fault;
    for (int i = 0; one != null && i < MOST_CAUSES; i++) {
      if (one instanceof VirtualMachineError
          && !(one instanceof StackOverflowError)
          && !isOfMappedFile(one)) {
        return true;
      }
      one = one.getCause();
    }
    return false;
  }

  /** Whether a file was cut short that is read as memory; the fault may come a little later. */
  private static boolean isOfMappedFile(Throwable fault) {
    return fault instanceof InternalError && String.valueOf(fault.getMessage()).contains("unsafe");
  }
}
