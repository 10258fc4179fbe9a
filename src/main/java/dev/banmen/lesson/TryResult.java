package dev.banmen.lesson;

/** What came of a try at a step, as it is remembered. */
public enum TryResult {
  /** There was nothing to do but read. */
  READ,
  RIGHT,
  WRONG,
  /** Help was asked for. */
  HINT
}
