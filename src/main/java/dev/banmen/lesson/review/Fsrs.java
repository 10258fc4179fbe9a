package dev.banmen.lesson.review;

import java.util.Optional;

/**
 * The schedule of reviews: FSRS-6, the free spaced repetition scheduler that Anki has, with its
 * default parameters. Its formulas are those of "The Algorithm" in the wiki of fsrs4anki
 * (github.com/open-spaced-repetition/fsrs4anki/wiki/The-Algorithm, FSRS-6). Days are whole, and
 * nothing is random: the same reviews always give the same days. Immutable.
 *
 * @param retention the probability to remember a card on the day that it is due, {@link
 *     #LEAST_RETENTION} to {@link #MOST_RETENTION}
 */
public record Fsrs(double retention) {
  public static final double LEAST_RETENTION = 0.7;
  public static final double MOST_RETENTION = 0.97;

  /** The schedule as Anki has it, unless asked otherwise. */
  public static final Fsrs USUAL = new Fsrs(0.9);

  /** The longest time between two reviews, in days: a hundred years. */
  static final int LONGEST_DAYS = 36_500;

  /** The least stability, in days; below, the formulas would divide by nearly nothing. */
  static final double LEAST_STABILITY = 0.001;

  // The default parameters of FSRS-6, by their numbers there.
  private static final double[] W = {
    0.212,
    1.2931,
    2.3065,
    8.2956, // the stability after the first review, by grade
    6.4133,
    0.8334,
    3.0194,
    0.001, // difficulty
    1.8722,
    0.1666,
    0.796, // stability after remembering
    1.4835,
    0.0614,
    0.2629,
    1.6483, // stability after forgetting
    0.6014,
    1.8729, // hard, easy
    0.5425,
    0.0912,
    0.0658, // a second review on the same day
    0.1542 // the forgetting curve
  };

  private static final double DECAY = -W[20];
  private static final double FACTOR = Math.pow(0.9, 1 / DECAY) - 1;

  public Fsrs {
    if (!(retention >= LEAST_RETENTION && retention <= MOST_RETENTION)) {
      throw new IllegalArgumentException("retention " + retention);
    }
  }

  /**
   * Returns the memory after a review.
   *
   * @param before empty at the first review
   * @param days since the last review; negative counts as 0
   */
  public Memory after(Optional<Memory> before, long days, ReviewGrade rating) {
    if (before.isEmpty()) {
      double difficulty = clamped(firstDifficulty(rating), 1, 10);
      return new Memory(W[rating.ordinal()], difficulty);
    }
    Memory memory = before.get();
    double stability = days < 1 ? sameDay(memory, rating) : later(memory, days, rating);
    return new Memory(
        Math.max(LEAST_STABILITY, stability), difficulty(memory.difficulty(), rating));
  }

  /** Returns the probability to remember so many days after the last review, 0 to 1. */
  public double retrievability(Memory memory, long days) {
    return Math.pow(1 + FACTOR * Math.max(0, days) / memory.stability(), DECAY);
  }

  /** Returns the days until the next review, 1 to {@link #LONGEST_DAYS}. */
  public int interval(Memory memory) {
    double days = memory.stability() / FACTOR * (Math.pow(retention, 1 / DECAY) - 1);
    return (int) clamped(Math.rint(days), 1, LONGEST_DAYS);
  }

  private static double firstDifficulty(ReviewGrade rating) {
    return W[4] - Math.exp(W[5] * (rating.grade() - 1)) + 1;
  }

  /** Moves by the grade, less the nearer it is to 10, and a little towards that of an easy card. */
  private static double difficulty(double difficulty, ReviewGrade rating) {
    double moved = difficulty - W[6] * (rating.grade() - 3) * (10 - difficulty) / 9;
    return clamped(W[7] * firstDifficulty(ReviewGrade.EASY) + (1 - W[7]) * moved, 1, 10);
  }

  private static double sameDay(Memory memory, ReviewGrade rating) {
    double stability = memory.stability();
    double growth = Math.exp(W[17] * (rating.grade() - 3 + W[18])) * Math.pow(stability, -W[19]);
    boolean isKnown = rating == ReviewGrade.GOOD || rating == ReviewGrade.EASY;
    return stability * (isKnown ? Math.max(1, growth) : growth);
  }

  private double later(Memory memory, long days, ReviewGrade rating) {
    double stability = memory.stability();
    double forgotten = 1 - retrievability(memory, days);
    if (rating == ReviewGrade.AGAIN) {
      double relearned =
          W[11]
              * Math.pow(memory.difficulty(), -W[12])
              * (Math.pow(stability + 1, W[13]) - 1)
              * Math.exp(W[14] * forgotten);
      return Math.min(relearned, stability / Math.exp(W[17] * W[18]));
    }
    double growth =
        Math.exp(W[8])
            * (11 - memory.difficulty())
            * Math.pow(stability, -W[9])
            * (Math.exp(W[10] * forgotten) - 1)
            * (rating == ReviewGrade.HARD ? W[15] : 1)
            * (rating == ReviewGrade.EASY ? W[16] : 1);
    return stability * (1 + growth);
  }

  private static double clamped(double value, double least, double most) {
    return Math.max(least, Math.min(most, value));
  }
}
