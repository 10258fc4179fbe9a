package dev.banmen.server.rating;

/**
 * Ranks of Go from ratings, by the formula of online-go.com since 2021: rank = 23.15 ln(rating /
 * 525), where 30 is 1 dan and 29 is 1 kyu
 * (forums.online-go.com/t/2021-rating-and-rank-adjustments). Stateless.
 */
public final class GoRank {
  public static final int FIRST_DAN = 30;

  /** 30 kyu. */
  static final int LEAST = 0;

  /** 9 dan. */
  static final int MOST = 38;

  private static final double FACTOR = 23.15;
  private static final double LOWEST = 525;

  private GoRank() {}

  /** The rank of a rating, from {@link #LEAST} to {@link #MOST}. */
  public static int of(double rating) {
    return (int) Math.max(LEAST, Math.min(MOST, Math.floor(exact(rating))));
  }

  private static double exact(double rating) {
    return FACTOR * Math.log(Math.max(LOWEST, rating) / LOWEST);
  }

  /** The stones of handicap that even out two ratings, as far as that is rated; or none. */
  public static int stones(double weaker, double stronger, String size) {
    double ranks = exact(stronger) - exact(weaker);
    long stones = Math.round(ranks / RatedTerms.RANKS_OF_STONE.get(size));
    return stones < 2 ? 0 : (int) Math.min(RatedTerms.mostStones(size), stones);
  }

  /** How many points of rating lie between a rating and the one so many ranks above it. */
  static double points(double rating, double ranks) {
    return Math.max(LOWEST, rating) * (Math.exp(ranks / FACTOR) - 1);
  }
}
