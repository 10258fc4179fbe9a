package dev.banmen.lesson;

/** The result of a try at a step. */
public enum StepOutcome {
  /** The step had nothing to do but read. */
  READ,
  RIGHT,
  WRONG,
  /** Help was asked for. */
  HINT
}
