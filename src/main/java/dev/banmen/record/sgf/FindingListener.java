package dev.banmen.record.sgf;

/** Receives a reader's findings. */
interface FindingListener {
  /** Ignores all findings. */
  FindingListener NONE = (finding, line, column, values) -> {};

  /**
   * Receives one.
   *
   * @param line from 1
   * @param column in bytes from 1
   * @param values the values in its text
   */
  void report(Finding finding, long line, long column, Object... values);
}
