package dev.banmen.lesson.review;

/** How a review went, by the names of FSRS. */
public enum ReviewGrade {
  /** Wrong. */
  AGAIN,
  /** Right after a hint. */
  HARD,
  /** Right. */
  GOOD,
  /** Right without effort; no answer in the program is rated so. */
  EASY;

  /** 1 to 4, as the formulas count. */
  int grade() {
    return ordinal() + 1;
  }
}
