package dev.banmen.rating;

import java.util.List;

/**
 * Computes ratings: Mark Glickman, "Example of the Glicko-2 system" (glicko.net/glicko/glicko2.pdf,
 * 2013); the numbers of steps are those of the paper. Each game is a rating period of its own, and
 * somebody who does not play gets less certain as if a period passed each week. Stateless.
 */
public final class Glicko2 {
  /** How much volatilities may change; the paper's tau. */
  static final double TAU = 0.5;

  /** How long nobody plays until that counts as a period. */
  static final long PERIOD_MILLIS = 7L * 24 * 3600 * 1000;

  private static final double SCALE = 173.7178;
  private static final double MIDDLE = 1500;
  private static final double EPSILON = 0.000001;

  private Glicko2() {}

  /**
   * A game as one of its players sees it. Immutable.
   *
   * @param opponent the other one's rating before it
   * @param score 1 for a win, 0.5 for a draw, 0 for a loss
   */
  public record Result(Rating opponent, double score) {}

  /**
   * The rating of a player after a game.
   *
   * @param millis when it ended, in milliseconds of the calendar
   */
  public static Rating after(Rating before, Result result, long millis) {
    Rating opponent = rested(result.opponent(), millis);
    return after(rested(before, millis), List.of(new Result(opponent, result.score())), millis);
  }

  /** The rating of somebody who has not played until now; nobody is less certain than at first. */
  public static Rating rested(Rating before, long millis) {
    if (before.games() == 0) {
      return before;
    }
    double periods = Math.max(0, millis - before.at()) / (double) PERIOD_MILLIS;
    double phi = before.deviation() / SCALE;
    double grown =
        SCALE * Math.sqrt(phi * phi + before.volatility() * before.volatility() * periods);
    double deviation = Math.min(grown, Rating.UNKNOWN.deviation());
    return new Rating(before.value(), deviation, before.volatility(), before.games(), before.at());
  }

  /** The rating after a period with these games, one or more. */
  static Rating after(Rating before, List<Result> results, long millis) {
    double mu = (before.value() - MIDDLE) / SCALE; // step 2
    double phi = before.deviation() / SCALE;
    double inverse = 0;
    double gain = 0;
    for (Result result : results) { // steps 3 and 4
      double g = g(result.opponent().deviation() / SCALE);
      double expected =
          1 / (1 + Math.exp(-g * (mu - (result.opponent().value() - MIDDLE) / SCALE)));
      inverse += g * g * expected * (1 - expected);
      gain += g * (result.score() - expected);
    }
    double v = 1 / inverse;
    double sigma = volatility(before.volatility(), phi, v, v * gain);
    double wide = Math.sqrt(phi * phi + sigma * sigma); // step 6
    double next = 1 / Math.sqrt(1 / (wide * wide) + 1 / v); // step 7
    return new Rating(
        MIDDLE + SCALE * (mu + next * next * gain),
        SCALE * next,
        sigma,
        before.games() + results.size(),
        millis);
  }

  private static double g(double phi) {
    return 1 / Math.sqrt(1 + 3 * phi * phi / (Math.PI * Math.PI));
  }

  /** Step 5: the new volatility, by the Illinois algorithm. */
  private static double volatility(double sigma, double phi, double v, double delta) {
    double a = Math.log(sigma * sigma);
    double big = a;
    double small;
    if (delta * delta > phi * phi + v) {
      small = Math.log(delta * delta - phi * phi - v);
    } else {
      int k = 1;
      while (f(a - k * TAU, a, phi, v, delta) < 0) {
        k++;
      }
      small = a - k * TAU;
    }
    double ofBig = f(big, a, phi, v, delta);
    double ofSmall = f(small, a, phi, v, delta);
    while (Math.abs(small - big) > EPSILON) {
      double between = big + (big - small) * ofBig / (ofSmall - ofBig);
      double ofBetween = f(between, a, phi, v, delta);
      if (ofBetween * ofSmall <= 0) {
        big = small;
        ofBig = ofSmall;
      } else {
        ofBig /= 2;
      }
      small = between;
      ofSmall = ofBetween;
    }
    return Math.exp(big / 2);
  }

  private static double f(double x, double a, double phi, double v, double delta) {
    double e = Math.exp(x);
    double sum = phi * phi + v + e;
    return e * (delta * delta - sum) / (2 * sum * sum) - (x - a) / (TAU * TAU);
  }
}
