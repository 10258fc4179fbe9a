package dev.banmen.lesson;

import java.time.LocalDate;

/**
 * Where a missed problem lies in the card box of S. Leitner (<i>So lernt man lernen</i>, 1972):
 * what is known when it is due moves one box on and waits twice as long, what is missed goes back
 * to the first. Immutable.
 *
 * @param number 1 to {@link #LAST}; one more is out of the box: learned
 * @param due the first day on which it is asked for again
 */
record LeitnerBox(int number, LocalDate due) {
  /** The last box, in which a problem waits for 16 days. */
  static final int LAST = 5;

  /** A problem that is missed on a day. */
  static LeitnerBox missed(LocalDate day) {
    return in(1, day);
  }

  /** The same after a right answer on a day; one that comes before it is due moves nothing. */
  LeitnerBox known(LocalDate day) {
    return day.isBefore(due) || isLearned() ? this : in(number + 1, day);
  }

  private static LeitnerBox in(int number, LocalDate day) {
    return new LeitnerBox(number, day.plusDays(1L << (number - 1)));
  }

  boolean isLearned() {
    return number > LAST;
  }

  boolean isDue(LocalDate day) {
    return !isLearned() && !day.isBefore(due);
  }
}
