package dev.banmen.record.sgf;

/** Whoever hears what a reader finds. */
interface Findings {
  /**
   * Tells of one.
   *
   * @param line from 1
   * @param column in bytes from 1
   * @param told what stands in its sentence
   */
  void found(Finding finding, long line, long column, Object... told);
}
