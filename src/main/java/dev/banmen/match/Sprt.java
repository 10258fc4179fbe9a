package dev.banmen.match;

/**
 * Abraham Wald's sequential probability ratio test ("Sequential tests of statistical hypotheses",
 * 1945): whether a player's share of wins is rather the lower or the higher of two, each wrongly
 * accepted in at most one case of twenty. A draw counts as half a win and half a loss, which is
 * careful. Immutable.
 *
 * @param low above 0
 * @param high above low, below 1
 */
public record Sprt(double low, double high) {
  /** The logarithm of the ratio where the test ends. */
  static final double BOUND = Math.log(0.95 / 0.05);

  public Sprt {
    if (!(low > 0 && low < high && high < 1)) {
      throw new IllegalArgumentException(low + " and " + high);
    }
  }

  /** The logarithm of how much more probable these points are with the higher share. */
  double ratio(double points, int games) {
    return points * Math.log(high / low) + (games - points) * Math.log((1 - high) / (1 - low));
  }

  /** Whether these points decide it. */
  boolean isDecided(double points, int games) {
    return Math.abs(ratio(points, games)) >= BOUND;
  }
}
