package dev.banmen.tui.term;

/** Who notes what is shown on a terminal, as it is shown. For any thread. */
public interface Recorder {
  /** Nobody does. */
  Recorder NONE =
      new Recorder() {
        @Override
        public void begun(int cols, int rows) {}

        @Override
        public void shown(byte[] bytes, int from, int length) {}

        @Override
        public void resized(int cols, int rows) {}
      };

  /** The terminal has this size; nothing is shown yet. */
  void begun(int cols, int rows);

  /** These bytes were sent; a character may go on in the next ones. */
  void shown(byte[] bytes, int from, int length);

  /** What is sent from now on is for a terminal of this size. */
  void resized(int cols, int rows);
}
