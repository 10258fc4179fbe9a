package dev.banmen.lesson;

import java.time.LocalDate;

/**
 * The place of a missed problem in the card box of S. Leitner (<i>So lernt man lernen</i>, 1972): a
 * problem answered right when due moves one box on and waits twice as long; a missed one goes back
 * to the first. Immutable.
 *
 * @param number 1 to {@link #LAST}; one more means learned
 * @param due the first day on which it is asked again
 */
record LeitnerBox(int number, LocalDate due) {
  /** The last box, in which a problem waits for 16 days. */
  static final int LAST = 5;

  static LeitnerBox missed(LocalDate day) {
    return in(1, day);
  }

  /** Returns the box after a right answer on this day; one before it is due changes nothing. */
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
