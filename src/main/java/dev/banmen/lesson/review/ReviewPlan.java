package dev.banmen.lesson.review;

import java.time.Clock;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Optional;

/**
 * When somebody wants to review, and how much. Immutable.
 *
 * @param fsrs the schedule
 * @param most reviews a day, 1 or more; what is due beyond that waits
 * @param zone where a day ends at midnight; empty for where the clock is
 * @param isTurned whether problems of a file come turned or mirrored when they come again
 */
public record ReviewPlan(Fsrs fsrs, int most, Optional<ZoneId> zone, boolean isTurned) {
  /** The default. */
  public static final ReviewPlan USUAL = new ReviewPlan(Fsrs.USUAL, 20);

  public ReviewPlan(Fsrs fsrs, int most) {
    this(fsrs, most, Optional.empty(), true);
  }

  public ReviewPlan {
    if (most < 1) {
      throw new IllegalArgumentException("most " + most);
    }
  }

  public LocalDate today(Clock clock) {
    return LocalDate.now(zone.map(clock::withZone).orElse(clock));
  }
}
