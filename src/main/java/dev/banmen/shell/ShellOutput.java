package dev.banmen.shell;

/** Where the line mode speaks: one line at a time, of characters that a terminal only shows. */
public interface ShellOutput {
  /** Says nothing. */
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

  /** One line, without its end, that answers what was typed. */
  void say(String line);

  /**
   * One line, without its end, on what could not be done.
   *
   * @param number of the line that was typed, from 1; 0 before the first
   */
  void complain(long number, String line);
}
