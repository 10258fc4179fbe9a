package dev.banmen.game.bot;

/**
 * The range in which a share probably lies: E. B. Wilson's score interval at 95 % ("Probable
 * inference, the law of succession, and statistical inference", 1927). Immutable.
 *
 * @param from 0 to 1
 * @param to 0 to 1
 */
public record WilsonInterval(double from, double to) {
  private static final double Z = 1.959964;

  /** The interval for a share of so many games, at least one; a draw is half a point. */
  public static WilsonInterval of(double share, int games) {
    double square = Z * Z / games;
    double centre = share + square / 2;
    double width = Z * Math.sqrt(share * (1 - share) / games + square / 4 / games);
    return new WilsonInterval(
        Math.max(0, (centre - width) / (1 + square)), Math.min(1, (centre + width) / (1 + square)));
  }
}
