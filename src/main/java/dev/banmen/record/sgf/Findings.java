package dev.banmen.record.sgf;

/** Receives a reader's findings. */
interface Findings {
  /**
   * Reports one.
   *
   * @param line from 1
   * @param column in bytes from 1
   * @param told the values in its text
   */
  void found(Finding finding, long line, long column, Object... told);
}
