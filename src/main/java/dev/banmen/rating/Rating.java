package dev.banmen.rating;

/**
 * How strong somebody is in one game, as far as that is known. Immutable.
 *
 * @param value on Glicko's scale: two players 200 apart score about 3 : 1
 * @param deviation how far off that may be: the true value is within two of them in 95 of 100 cases
 * @param volatility how much the value is expected to change
 * @param games how many games it comes from
 * @param at when the last of them ended, in milliseconds of the calendar
 */
public record Rating(double value, double deviation, double volatility, int games, long at) {
  /** Of somebody of whom nothing is known. */
  public static final Rating UNKNOWN = new Rating(1500, 350, 0.06, 0, 0);

  /** The deviation above which a rating says little, and is shown as provisional. */
  public static final double PROVISIONAL = 110;

  /** A rating so many points higher. */
  public Rating plus(double points) {
    return new Rating(value + points, deviation, volatility, games, at);
  }

  /** Whether too few games were played to say much. */
  public boolean isProvisional() {
    return deviation > PROVISIONAL;
  }
}
