package dev.banmen.tui.term;

/** Records what is shown on a terminal, as it is shown. For any thread. */
public interface Recorder {
  /** Records nothing. */
  Recorder NONE =
      new Recorder() {
        @Override
        public void begun(int cols, int rows) {}

        @Override
        public void shown(byte[] bytes, int from, int length) {}

        @Override
        public void resized(int cols, int rows) {}
      };

  /** Starts with this size; nothing is shown yet. */
  void begun(int cols, int rows);

  /** Records bytes sent; a character may continue in the next ones. */
  void shown(byte[] bytes, int from, int length);

  /** Records a new size, for what is sent from now on. */
  void resized(int cols, int rows);
}
