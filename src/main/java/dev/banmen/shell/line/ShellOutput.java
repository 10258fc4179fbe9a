package dev.banmen.shell.line;

/** The output of line mode: one line at a time, without control characters. */
public interface ShellOutput {
  ShellOutput NONE =
      new ShellOutput() {
        @Override
        public void say(String line) {
          // Nobody hears it.
        }

        @Override
        public void complain(long number, String line) {
          // Nobody hears it.
        }
      };

  /** Prints one line of an answer, given without its end. */
  void say(String line);

  /**
   * Prints one line about what could not be done, given without its end.
   *
   * @param number of the line that was typed, from 1; 0 before the first
   */
  void complain(long number, String line);
}
