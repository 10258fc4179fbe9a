package dev.banmen.lesson.review;

/**
 * When somebody wants to review, and how much. Immutable.
 *
 * @param fsrs the schedule
 * @param most reviews a day, 1 or more; what is due beyond that waits
 */
public record ReviewPlan(Fsrs fsrs, int most) {
  /** The default. */
  public static final ReviewPlan USUAL = new ReviewPlan(Fsrs.USUAL, 20);

  public ReviewPlan {
    if (most < 1) {
      throw new IllegalArgumentException("most " + most);
    }
  }
}
