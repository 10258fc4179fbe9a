package dev.banmen.cli.options;

/** The exit codes of the process. */
public final class ExitCode {
  public static final int DONE = 0;

  /** The input or the game had a fault. */
  public static final int FAULT = 1;

  /** The command line was wrong. */
  public static final int USAGE = 2;

  private ExitCode() {}
}
