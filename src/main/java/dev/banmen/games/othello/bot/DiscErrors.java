package dev.banmen.games.othello.bot;

/**
 * How far shallow searches are from deep ones. Lines through what was measured on games of WTHOR
 * (src/bench/run othello-errors), in discs. Stateless.
 */
final class DiscErrors {
  private static final double ONE = 25; // the sureness of one standard deviation

  private DiscErrors() {}

  /** The depth of the search that may stand for one of this depth: about half, of equal parity. */
  static int shallow(int depth) {
    return 2 * (depth / 4) + (depth & 1);
  }

  /**
   * The margin outside the window from which a shallow search is trusted, in discs.
   *
   * @param sureness hundredths of four standard deviations
   */
  static int margin(int empty, int depth, int shallow, int sureness) {
    double deviation = shallow == 0 ? 5.2 : 3.3 + 0.12 * depth - 0.28 * shallow;
    deviation += empty < 20 ? 0.3 * (20 - empty) : 0;
    deviation += depth >= empty ? 1 : 0;
    deviation = Math.max(1.8, deviation);
    return (int) Math.ceil(deviation * sureness / ONE);
  }

  /** The share of wins to expect with this value, before a search to the end. */
  static double share(int value, int empty) {
    return 1 / (1 + Math.exp(-value / (1.5 + 0.2 * empty)));
  }
}
