package dev.banmen.cli;

/** What the process ends with. */
final class ExitCode {
  /** All went well. */
  static final int DONE = 0;

  /** The input or the game had a fault. */
  static final int FAULT = 1;

  /** The command line was wrong. */
  static final int USAGE = 2;

  private ExitCode() {}
}
