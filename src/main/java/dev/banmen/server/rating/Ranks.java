package dev.banmen.server.rating;

/**
 * Ranks from ratings, as Go has them, and handicaps from ranks, by the formula of online-go.com
 * since 2021: rank = 23.15 ln(rating / 525), where 30 is 1 dan and 29 is 1 kyu
 * (forums.online-go.com/t/2021-rating-and-rank-adjustments). Stateless.
 */
public final class Ranks {
  public static final int FIRST_DAN = 30;

  /** 30 kyu. */
  static final int LEAST = 0;

  /** 9 dan. */
  static final int MOST = 38;

  /** The most ranks that the handicap of a rated game is worth: ranks go from 30k to 9d only. */
  public static final double MOST_RATED = 9;

  /** The fewest stones of a handicap. */
  private static final int FEWEST = 2;

  private static final double FACTOR = 23.15;
  private static final double LOWEST = 525;

  private Ranks() {}

  /** The rank of a rating, from {@link #LEAST} to {@link #MOST}. */
  public static int of(double rating) {
    return (int) Math.max(LEAST, Math.min(MOST, Math.floor(exact(rating))));
  }

  private static double exact(double rating) {
    return FACTOR * Math.log(Math.max(LOWEST, rating) / LOWEST);
  }

  /** The most stones of handicap in a rated game where each is worth so many ranks. */
  public static int mostStones(double ranksOfStone) {
    int most = (int) (MOST_RATED / ranksOfStone);
    return most < FEWEST ? 0 : most;
  }

  /** The stones of handicap that even out two ratings, as far as that is rated; or none. */
  public static int stones(double weaker, double stronger, double ranksOfStone) {
    long stones = Math.round((exact(stronger) - exact(weaker)) / ranksOfStone);
    return stones < FEWEST ? 0 : (int) Math.min(mostStones(ranksOfStone), stones);
  }

  /** How many points of rating lie between a rating and the one so many ranks above it. */
  static double points(double rating, double ranks) {
    return Math.max(LOWEST, rating) * (Math.exp(ranks / FACTOR) - 1);
  }
}
