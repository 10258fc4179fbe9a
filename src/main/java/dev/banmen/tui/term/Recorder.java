package dev.banmen.tui.term;

/** Records what is shown on a terminal, as it is shown. For any thread. */
public interface Recorder {
  Recorder NONE = new Recorder() {};

  /** Starts with this size; nothing is shown yet. */
  default void started(int cols, int rows) {}

  /** Records bytes sent; a character may continue in the next ones. */
  default void shown(byte[] bytes, int from, int length) {}

  /** Records a new size, for what is sent from now on. */
  default void resized(int cols, int rows) {}
}
