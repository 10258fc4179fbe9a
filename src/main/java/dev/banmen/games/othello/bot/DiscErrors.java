package dev.banmen.games.othello.bot;

/** How far shallow searches are from deep ones. Stateless. */
final class DiscErrors {
  private DiscErrors() {}

  /** The depth of the search that may stand for one of this depth: about half, of equal parity. */
  static int shallow(int depth) {
    return 2 * (depth / 4) + (depth & 1);
  }

  /** The margin outside the window from which a shallow search is trusted, in discs. */
  static int margin(int empty, int depth, int shallow, int sureness) {
    double deviation = 3.0 + 0.25 * (depth - shallow) - 0.03 * shallow * 4;
    deviation = Math.max(1.5, deviation);
    return (int) Math.ceil(deviation * factor(sureness));
  }

  /** The share of wins to expect with this value, before a search to the end. */
  static double share(int value, int empty) {
    return 1 / (1 + Math.exp(-value / (2.5 + 0.08 * empty)));
  }

  private static double factor(int sureness) {
    return sureness / 25.0;
  }
}
